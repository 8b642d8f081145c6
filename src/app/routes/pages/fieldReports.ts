import { lazyPage, type SomePages } from '../page';

export const fieldReportsPages = {
  allFieldReports: lazyPage(
    () => import('#features/field-reports/AllFieldReportsPage'),
    () => import('#features/field-reports/queries').then(({ fieldReportsData }) => fieldReportsData),
    { chunk: 'fieldReports', isKept: true },
  ),
  fieldReportDetails: lazyPage(
    () => import('#features/field-reports/FieldReportPage'),
    () => import('#features/field-reports/queries').then(({ fieldReportData }) => fieldReportData),
    { chunk: 'fieldReports' },
  ),
  fieldReportFormNew: lazyPage(
    () => import('#features/field-reports/form/NewFieldReportPage'),
    () => import('#features/field-reports/form/formQueries').then(({ reportFormData }) => reportFormData),
    { chunk: 'fieldReportForms' },
  ),
  fieldReportFormEdit: lazyPage(
    () => import('#features/field-reports/form/EditFieldReportPage'),
    async () => {
      const [{ fieldReportData }, { reportFormData }] = await Promise.all([
        import('#features/field-reports/queries'),
        import('#features/field-reports/form/formQueries'),
      ]);
      return (source) => [...fieldReportData(source), ...reportFormData(source)];
    },
    { chunk: 'fieldReportForms' },
  ),
} satisfies SomePages;
