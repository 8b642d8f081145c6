import { lazyPage, type SomePages } from '../page';

export const generalPages = {
  search: lazyPage(() => import('#features/search/SearchPage')),
  resources: lazyPage(() => import('#features/static-pages/ResourcesPage')),
  cookiePolicy: lazyPage(() => import('#features/static-pages/CookiePolicyPage')),
  termsAndConditions: lazyPage(() => import('#features/static-pages/TermsAndConditionsPage')),
  spark: lazyPage(() => import('#features/static-pages/spark/SparkPage')),
  montandonLandingPage: lazyPage(() => import('#features/static-pages/montandon/MontandonPage')),
  legacyCataloguePage: lazyPage(() => import('../../router/LegacyCatalogue')),
} satisfies SomePages;
