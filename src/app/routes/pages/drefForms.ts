import { lazyPage, type SomePages } from '../page';

const formQueries = () => import('#features/dref/form/formQueries');

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
} satisfies SomePages;
