import { lazyPage, type Pages } from '../page';

const formQueries = () => import('#features/dref/form/formQueries');
const printQueries = () => import('#features/dref/print/printQueries');

export const drefFormPages = {
  newDrefApplicationForm: lazyPage(
    () => import('#features/dref/application/NewApplicationPage'),
    () => formQueries().then(({ drefFormData }) => drefFormData),
  ),
  drefApplicationForm: lazyPage(
    () => import('#features/dref/application/EditApplicationPage'),
    () => formQueries().then(({ editApplicationData }) => editApplicationData),
  ),
  drefOperationalUpdateForm: lazyPage(
    () => import('#features/dref/update/EditUpdatePage'),
    () => formQueries().then(({ editUpdateData }) => editUpdateData),
  ),
  drefFinalReportForm: lazyPage(
    () => import('#features/dref/report/EditReportPage'),
    () => formQueries().then(({ editReportData }) => editReportData),
  ),
  oldDrefFinalReportForm: lazyPage(
    () => import('#features/dref/report/EditReportPage'),
    () => formQueries().then(({ editReportData }) => editReportData),
  ),
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
} satisfies Pages;
