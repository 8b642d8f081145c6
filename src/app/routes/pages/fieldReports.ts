import { lazyPage, type SomePages } from '../page';

const reportQueries = () => import('#features/field-reports/queries');

export const fieldReportPages = {
  allFieldReports: lazyPage(
    () => import('#features/field-reports/AllFieldReportsPage'),
    () => reportQueries().then(({ fieldReportsData }) => fieldReportsData),
  ),
  fieldReportDetails: lazyPage(
    () => import('#features/field-reports/FieldReportPage'),
    () => reportQueries().then(({ fieldReportData }) => fieldReportData),
  ),
} satisfies SomePages;
