import { lazyPage, type SomePages } from '../page';

const queries = () => import('#features/per/dashboards/queries');

export const preparednessPages = {
  preparednessLayout: lazyPage(() => import('#features/per/dashboards/PreparednessLayout')),
  preparednessGlobalSummary: lazyPage(
    () => import('#features/per/dashboards/summary/SummaryTab'),
    () => queries().then(({ summaryData }) => summaryData),
  ),
  preparednessGlobalPerformance: lazyPage(
    () => import('#features/per/dashboards/performance/PerformanceTab'),
    () => queries().then(({ performanceData }) => performanceData),
  ),
  preparednessGlobalCatalogue: lazyPage(() => import('#features/per/dashboards/CatalogueTab')),
} satisfies SomePages;
