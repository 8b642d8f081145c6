import { lazyPage, type Pages } from '../page';

export const generalPages = {
  search: lazyPage(() => import('#features/search/SearchPage')),
  resources: lazyPage(() => import('#features/static-pages/ResourcesPage')),
  cookiePolicy: lazyPage(() => import('#features/static-pages/CookiePolicyPage')),
  termsAndConditions: lazyPage(() => import('#features/static-pages/TermsAndConditionsPage')),
  legacyCataloguePage: lazyPage(() => import('../LegacyCatalogue')),
} satisfies Pages;
