import { lazyPage, type SomePages } from '../page';

const queries = () => import('#features/surge-catalogue/queries');

export const surgeCataloguePages = {
  surgeCatalogueLayout: lazyPage(
    () => import('#features/surge-catalogue/CatalogueLayout'),
    () => queries().then(({ catalogueData }) => catalogueData),
  ),
  surgeCatalogueOverview: lazyPage(
    () => import('#features/surge-catalogue/OverviewPage'),
    () => queries().then(({ catalogueOverviewData }) => catalogueOverviewData),
  ),
  surgeCataloguePage: lazyPage(
    () => import('#features/surge-catalogue/CataloguePage'),
    () => queries().then(({ cataloguePageData }) => cataloguePageData),
  ),
} satisfies SomePages;
