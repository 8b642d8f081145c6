import { lazyPage, type SomePages } from '../page';

const printQueries = () => import('#features/dref/print/printQueries');

export const drefPrintPages = {
  drefApplicationExport: lazyPage(
    () => import('#features/dref/print/ApplicationPrintPage'),
    () => printQueries().then(({ printApplicationData }) => printApplicationData),
  ),
  drefOperationalUpdateExport: lazyPage(
    () => import('#features/dref/print/UpdatePrintPage'),
    () => printQueries().then(({ printUpdateData }) => printUpdateData),
  ),
  drefFinalReportExport: lazyPage(
    () => import('#features/dref/print/ReportPrintPage'),
    () => printQueries().then(({ printReportData }) => printReportData),
  ),
  oldDrefFinalReportExport: lazyPage(
    () => import('#features/dref/print/ReportPrintPage'),
    () => printQueries().then(({ printReportData }) => printReportData),
  ),
} satisfies SomePages;
