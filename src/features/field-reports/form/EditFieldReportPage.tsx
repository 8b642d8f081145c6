import { useQuery } from '@tanstack/react-query';
import { valuesOfStored } from '#app/form/derive';
import { FormPage } from '#app/form/FormPage';
import { StoredDocument } from '#app/form/StoredDocument';
import { href } from '#app/routes/href';
import { useNumericParams } from '#app/routes/useNumericParams';
import { useStrings } from '#ui/language/useStrings';
import { fieldReportQuery } from '../queries';
import { ReportForm } from './ReportForm';
import { reportForm } from './reportForm';
import { reportFormStrings } from './strings';

export function Component() {
  const t = useStrings(reportFormStrings);
  const { fieldReportId } = useNumericParams('fieldReportId');
  const query = fieldReportQuery(fieldReportId);
  const { data } = useQuery(query);
  return (
    <FormPage
      title={t.editTitle}
      description={data?.summary?.trim()}
      list={{ label: t.allReports, href: href('allFieldReports') }}
    >
      <StoredDocument query={query} missing={t.notLoaded({ id: String(fieldReportId) })}>
        {(report) => <ReportForm key={report.id} report={report} initial={valuesOfStored(reportForm, report)} />}
      </StoredDocument>
    </FormPage>
  );
}
