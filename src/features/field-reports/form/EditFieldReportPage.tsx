import { useQuery } from '@tanstack/react-query';
import { valuesOfStored } from '#app/form/derive';
import { isApiError } from '#app/request/errors';
import { useErrorMessage } from '#app/request/useErrorMessage';
import { useNumericParams } from '#app/routes/useNumericParams';
import { useCurrentUser } from '#app/session/currentUser';
import { Alert } from '#ui/feedback/Alert';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { fieldReportQuery } from '../queries';
import { FormPage } from './FormPage';
import { ReportForm } from './ReportForm';
import { reportForm } from './reportForm';
import { reportFormStrings } from './strings';

export function Component() {
  const t = useStrings(reportFormStrings);
  const { language } = useLanguage();
  const messageOf = useErrorMessage();
  const { user } = useCurrentUser();
  const { fieldReportId } = useNumericParams('fieldReportId');
  const { data: report, error, refetch } = useQuery(fieldReportQuery(fieldReportId));
  const original = report?.translation_module_original_language;
  const isMissing = isApiError(error) && [403, 404].includes(error.status ?? 0);

  const content = () => {
    if (error && !report) {
      return (
        <StateMessage
          state="error"
          message={isMissing ? t.notLoaded({ id: String(fieldReportId) }) : messageOf(error)}
          onRetry={() => refetch()}
        />
      );
    }
    if (!report || !user) return <Skeleton kind="block" height="32rem" />;
    if (original && original !== language) {
      const name = new Intl.DisplayNames([language], { type: 'language' }).of(original) ?? original;
      // the server refuses other languages too: a translation would be taken for the original
      return <Alert tone="warning" title={t.otherLanguage({ language: name })} />;
    }
    return <ReportForm key={report.id} userId={user.id} report={report} initial={valuesOfStored(reportForm, report)} />;
  };
  return (
    <FormPage title={t.editTitle} description={report?.summary?.trim()}>
      {content()}
    </FormPage>
  );
}
