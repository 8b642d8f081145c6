import { lazyPage, type SomePages } from '../page';

export const drefPages = {
  drefLanding: lazyPage(
    () => import('#features/dref/landing/DrefPage'),
    () => import('#features/dref/landing/landingData').then(({ drefLandingData }) => drefLandingData),
    { chunk: 'drefLanding' },
  ),
  // a chunk without the forms: the list needs only a few strings of them
  accountMyFormsDref: lazyPage(
    () => import('#features/dref/list/DrefsTab'),
    () => import('#features/dref/list/drefLists').then(({ drefListData }) => drefListData),
    { chunk: 'drefList' },
  ),
  newDrefApplicationForm: lazyPage(
    () => import('#features/dref/application/NewApplicationPage'),
    () => import('#features/dref/form/formQueries').then(({ drefFormData }) => drefFormData),
    { chunk: 'drefForms' },
  ),
  drefApplicationForm: lazyPage(
    () => import('#features/dref/application/EditApplicationPage'),
    () => import('#features/dref/form/formQueries').then(({ editApplicationData }) => editApplicationData),
    { chunk: 'drefForms' },
  ),
  drefOperationalUpdateForm: lazyPage(
    () => import('#features/dref/update/EditUpdatePage'),
    () => import('#features/dref/form/formQueries').then(({ editUpdateData }) => editUpdateData),
    { chunk: 'drefForms' },
  ),
  drefFinalReportForm: lazyPage(
    () => import('#features/dref/report/EditReportPage'),
    () => import('#features/dref/form/formQueries').then(({ editReportData }) => editReportData),
    { chunk: 'drefForms' },
  ),
  oldDrefFinalReportForm: lazyPage(
    () => import('#features/dref/report/EditReportPage'),
    () => import('#features/dref/form/formQueries').then(({ editReportData }) => editReportData),
    { chunk: 'drefForms' },
  ),
  drefApplicationExport: lazyPage(
    () => import('#features/dref/print/ApplicationPrintPage'),
    () => import('#features/dref/print/printQueries').then(({ printApplicationData }) => printApplicationData),
    { chunk: 'drefPrint' },
  ),
  drefOperationalUpdateExport: lazyPage(
    () => import('#features/dref/print/UpdatePrintPage'),
    () => import('#features/dref/print/printQueries').then(({ printUpdateData }) => printUpdateData),
    { chunk: 'drefPrint' },
  ),
  drefFinalReportExport: lazyPage(
    () => import('#features/dref/print/ReportPrintPage'),
    () => import('#features/dref/print/printQueries').then(({ printReportData }) => printReportData),
    { chunk: 'drefPrint' },
  ),
  oldDrefFinalReportExport: lazyPage(
    () => import('#features/dref/print/ReportPrintPage'),
    () => import('#features/dref/print/printQueries').then(({ printReportData }) => printReportData),
    { chunk: 'drefPrint' },
  ),
} satisfies SomePages;
