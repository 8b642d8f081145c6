import { useQuery } from '@tanstack/react-query';
import { LogInLink } from '#app/login/LogInLink';
import { Page } from '#app/page/Page';
import { isRefusedOrMissing } from '#app/request/errors';
import { useErrorMessage } from '#app/request/useErrorMessage';
import { href } from '#app/routes/href';
import { Link } from '#app/routes/Link';
import { useNumericParams } from '#app/routes/useNumericParams';
import { useCurrentUser } from '#app/session/currentUser';
import { TranslationNotice } from '#ui/display/TranslationNotice';
import { LazyBlock } from '#ui/feedback/LazyBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { UpdateFailedNote } from '#ui/feedback/UpdateFailedNote';
import { useStrings } from '#ui/language/useStrings';
import { Breadcrumbs } from '#ui/navigation/Breadcrumbs';
import { ReportBlocks } from './page/ReportBlocks';
import { ReportHead } from './page/ReportHead';
import { fieldReportPageStrings } from './page/strings';
import { fieldReportQuery } from './queries';

export function Component() {
  const t = useStrings(fieldReportPageStrings);
  const { fieldReportId } = useNumericParams('fieldReportId');
  const { permissions } = useCurrentUser();
  const { data: report, error, isPending, refetch } = useQuery(fieldReportQuery(fieldReportId));
  const messageOf = useErrorMessage();
  const summary = report?.summary?.trim();
  const isRefused = isRefusedOrMissing(error);

  return (
    <Page
      title={summary || t.pageName}
      breadcrumbs={
        <Breadcrumbs
          items={[
            { label: t.home, href: href('home') },
            { label: t.allReports, href: href('allFieldReports') },
            { label: t.pageName },
          ]}
        />
      }
      description={
        report && (
          <LazyBlock skeleton={null} resetKey={report}>
            <ReportHead report={report} />
          </LazyBlock>
        )
      }
      actions={
        report &&
        permissions.isMember && (
          <Link to="fieldReportFormEdit" params={{ fieldReportId }} variant="button">
            {t.editReport}
          </Link>
        )
      }
    >
      {isPending && <Skeleton kind="block" height="32rem" />}
      {error && !report && (
        <StateMessage
          state="error"
          message={
            isRefused ? (
              t.failed({ id: String(fieldReportId) })
            ) : (
              <>
                <div>{t.failedOtherwise}</div>
                <div>{messageOf(error)}</div>
              </>
            )
          }
          onRetry={() => refetch()}
          actions={isRefused && <LogInLink />}
        />
      )}
      {report && (
        <>
          {error && <UpdateFailedNote onRetry={() => void refetch()} />}
          <TranslationNotice original={report.translation_module_original_language} />
          <ReportBlocks report={report} />
        </>
      )}
    </Page>
  );
}
