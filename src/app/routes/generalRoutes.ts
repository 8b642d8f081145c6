import { homeData } from '#features/home/queries';
import { page, type RouteTable, toRoute } from './route';

export const generalRoutes = {
  home: {
    path: '/',
    page: page(() => import('#features/home/HomePage')),
    data: homeData,
  },
  search: { path: '/search', page: page(() => import('#features/search/SearchPage')) },
  resources: { path: '/resources', page: page(() => import('#features/static-pages/ResourcesPage')) },
  cookiePolicy: { path: '/cookie-policy', page: page(() => import('#features/static-pages/CookiePolicyPage')) },
  termsAndConditions: {
    path: '/terms-and-conditions',
    page: page(() => import('#features/static-pages/TermsAndConditionsPage')),
  },
  riskWatchLayout: { path: '/risk-watch', redirect: toRoute('riskWatchSeasonal') },
  riskWatchSeasonal: { path: '/risk-watch/seasonal', isNotBuilt: true },
  riskWatchImminent: { path: '/risk-watch/imminent', isNotBuilt: true },
  operationalLearning: { path: '/operational-learning', isNotBuilt: true },
  spark: { path: '/spark', isNotBuilt: true, visibility: 'is-authenticated' },
  montandonLandingPage: { path: '/montandon-landing', isNotBuilt: true },
} as const satisfies RouteTable;
