import { lazyPage, type SomePages } from '../page';

export const generalPages = {
  home: lazyPage(
    () => import('#features/home/HomePage'),
    () => import('#features/home/queries').then(({ homeData }) => homeData),
    { chunk: 'home', isKept: true },
  ),
  search: lazyPage(
    () => import('#features/search/SearchPage'),
    () => import('#features/search/queries').then(({ searchData }) => searchData),
    { chunk: 'general' },
  ),
  resources: lazyPage(() => import('#features/static-pages/ResourcesPage'), null, { chunk: 'general' }),
  cookiePolicy: lazyPage(() => import('#features/static-pages/CookiePolicyPage'), null, { chunk: 'general' }),
  termsAndConditions: lazyPage(() => import('#features/static-pages/TermsAndConditionsPage'), null, {
    chunk: 'general',
  }),
  spark: lazyPage(() => import('#features/static-pages/spark/SparkPage'), null, { chunk: 'general' }),
  montandonLandingPage: lazyPage(() => import('#features/static-pages/montandon/MontandonPage'), null, {
    chunk: 'general',
  }),
  legacyCataloguePage: lazyPage(() => import('../../router/LegacyCatalogue'), null, { chunk: 'general' }),
  operationalLearning: lazyPage(
    () => import('#features/operational-learning/OperationalLearningPage'),
    () => import('#features/operational-learning/queries').then(({ learningData }) => learningData),
    { chunk: 'operationalLearning' },
  ),
} satisfies SomePages;
