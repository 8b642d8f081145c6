import { lazyPage, type SomePages } from '../page';

const reportQueries = () => import('#features/field-reports/queries');
const formQueries = () => import('#features/field-reports/form/formQueries');

export const fieldReportFormPages = {
  fieldReportFormNew: lazyPage(
    () => import('#features/field-reports/form/NewFieldReportPage'),
    () => formQueries().then(({ reportFormData }) => reportFormData),
  ),
  fieldReportFormEdit: lazyPage(
    () => import('#features/field-reports/form/EditFieldReportPage'),
    async () => {
      const [{ fieldReportData }, { reportFormData }] = await Promise.all([reportQueries(), formQueries()]);
      return (source) => [...fieldReportData(source), ...reportFormData(source)];
    },
  ),
} satisfies SomePages;
