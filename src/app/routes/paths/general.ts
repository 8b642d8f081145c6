import { type PathTable, toRoute } from '../path';

export const generalPaths = {
  home: { path: '/' },
  search: { path: '/search' },
  resources: { path: '/resources' },
  cookiePolicy: { path: '/cookie-policy' },
  termsAndConditions: { path: '/terms-and-conditions' },
  riskWatchLayout: { path: '/risk-watch', redirect: toRoute('riskWatchSeasonal') },
  riskWatchSeasonal: { path: '/risk-watch/seasonal' },
  riskWatchImminent: { path: '/risk-watch/imminent' },
  operationalLearning: { path: '/operational-learning' },
  spark: { path: '/spark', visibility: 'is-authenticated' },
  montandonLandingPage: { path: '/montandon-landing' },
} as const satisfies PathTable;
