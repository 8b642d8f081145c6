import { lazyPage, type SomePages } from '../page';

export const perPages = {
  accountMyFormsPer: lazyPage(
    () => import('#features/per/list/CyclesTab'),
    () => import('#features/per/list/cycleList').then(({ cycleListData }) => cycleListData),
    { chunk: 'per' },
  ),
  countryPreparedness: lazyPage(
    () => import('#features/per/country/CountryPreparednessPage'),
    () => import('#features/per/country/queries').then(({ countryPerData }) => countryPerData),
    { chunk: 'per' },
  ),
  perExport: lazyPage(
    () => import('#features/per/print/PerPrintPage'),
    () => import('#features/per/country/queries').then(({ printPerData }) => printPerData),
    { chunk: 'per' },
  ),
  // a chunk with the form kit, which the list and the pages of countries do not need
  newPerOverviewForm: lazyPage(
    () => import('#features/per/overview/NewOverviewPage'),
    () => import('#features/per/form/formQueries').then(({ newOverviewData }) => newOverviewData),
    { chunk: 'perForms' },
  ),
  perOverviewForm: lazyPage(
    () => import('#features/per/overview/EditOverviewPage'),
    () => import('#features/per/form/formQueries').then(({ overviewData }) => overviewData),
    { chunk: 'perForms' },
  ),
  perAssessmentForm: lazyPage(
    () => import('#features/per/assessment/EditAssessmentPage'),
    () => import('#features/per/form/formQueries').then(({ assessmentData }) => assessmentData),
    { chunk: 'perForms' },
  ),
  perPrioritizationForm: lazyPage(
    () => import('#features/per/prioritization/EditPrioritizationPage'),
    () => import('#features/per/form/formQueries').then(({ prioritizationData }) => prioritizationData),
    { chunk: 'perForms' },
  ),
  perWorkPlanForm: lazyPage(
    () => import('#features/per/work-plan/EditWorkPlanPage'),
    () => import('#features/per/form/formQueries').then(({ workPlanData }) => workPlanData),
    { chunk: 'perForms' },
  ),
  preparednessLayout: lazyPage(() => import('#features/per/dashboards/PreparednessLayout'), null, {
    chunk: 'preparedness',
  }),
  preparednessGlobalSummary: lazyPage(
    () => import('#features/per/dashboards/summary/SummaryTab'),
    () => import('#features/per/dashboards/queries').then(({ summaryData }) => summaryData),
    { chunk: 'preparedness' },
  ),
  preparednessGlobalPerformance: lazyPage(
    () => import('#features/per/dashboards/performance/PerformanceTab'),
    () => import('#features/per/dashboards/queries').then(({ performanceData }) => performanceData),
    { chunk: 'preparedness' },
  ),
  preparednessGlobalCatalogue: lazyPage(() => import('#features/per/dashboards/CatalogueTab'), null, {
    chunk: 'preparedness',
  }),
} satisfies SomePages;
