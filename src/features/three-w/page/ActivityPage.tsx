import { useQuery } from '@tanstack/react-query';
import { Page } from '#app/page/Page';
import { href } from '#app/routes/href';
import { Link } from '#app/routes/Link';
import { useNavigateUnlessLeft } from '#app/routes/useNavigateUnlessLeft';
import { useNumericParams } from '#app/routes/useNumericParams';
import { useCurrentUser } from '#app/session/currentUser';
import { useDisplayName } from '#app/shell/useDisplayName';
import type { EmergencyProject } from '#contract/emergencyProject';
import { formatDateTime } from '#domain/format/dates';
import { useDeleteActivities } from '#resources/emergency-project/ActivityMenu';
import { activityOptionsQuery, activityRecordQuery } from '#resources/emergency-project/queries';
import { Button } from '#ui/actions/Button';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Split } from '#ui/layout/Split';
import { Stack } from '#ui/layout/Stack';
import { Breadcrumbs } from '#ui/navigation/Breadcrumbs';
import { ActivityFacts } from './ActivityFacts';
import { ActivityList } from './ActivityList';
import { RecordContact } from './RecordContact';
import { RecordFrame } from './RecordFrame';
import { activityPageStrings } from './strings';

const ActivityPoints = lazyComponent(() => import('./ActivityPoints').then((module) => module.ActivityPoints));

/** @source reference/three-w.md, section 1.5 */
export function Component() {
  const t = useStrings(activityPageStrings);
  const { activityId } = useNumericParams('activityId');
  const query = useQuery(activityRecordQuery(activityId));
  // supplies are keyed by id, which is shown until the options have loaded
  const { data: options } = useQuery(activityOptionsQuery());
  const record = query.data;
  return (
    <Page
      title={record?.title.trim() || t.pageName}
      breadcrumbs={
        <Breadcrumbs
          items={[
            { label: t.home, href: href('home') },
            { label: t.allActivities, href: href('allThreeWActivity') },
            { label: record?.title.trim() || t.pageName },
          ]}
        />
      }
      description={record && <Modified record={record} />}
      actions={record && <Actions record={record} />}
    >
      <RecordFrame query={query} missing={t.missing({ id: String(activityId) })}>
        {(stored) => (
          <Split>
            <Stack gap="s4" align="start">
              <LazyBlock skeleton={null} resetKey={stored}>
                <ActivityList record={stored} options={options} />
              </LazyBlock>
              {stored.activities.some(({ points }) => points.length > 0) && (
                <LazyBlock when="idle" skeleton={<Skeleton kind="block" height="420px" />}>
                  <ActivityPoints record={stored} />
                </LazyBlock>
              )}
            </Stack>
            <Stack gap="s4" align="start">
              <LazyBlock skeleton={null} resetKey={stored}>
                <ActivityFacts record={stored} />
              </LazyBlock>
              <RecordContact title={t.contact} record={stored} />
            </Stack>
          </Split>
        )}
      </RecordFrame>
    </Page>
  );
}

/** An unchanged record has no editor: its author is shown instead. */
function Modified({ record }: { readonly record: EmergencyProject }) {
  const t = useStrings(activityPageStrings);
  const { language } = useLanguage();
  const nameOf = useDisplayName();
  const editor = record.modified_by_details ?? record.created_by_details;
  const date = formatDateTime(record.modified_at, language) ?? '';
  return editor ? t.modifiedBy({ name: nameOf(editor), date }) : t.modified({ date });
}

function Actions({ record }: { readonly record: EmergencyProject }) {
  const t = useStrings(activityPageStrings);
  const navigate = useNavigateUnlessLeft();
  const { permissions } = useCurrentUser();
  const remove = useDeleteActivities(record);
  const removeAndLeave = async () => {
    if (await remove?.()) await navigate(href('allThreeWActivity'));
  };
  return (
    <>
      {permissions.isMember && (
        <>
          <Link to="newThreeWActivity" search={{ duplicate: record.id }} variant="quiet">
            {t.duplicate}
          </Link>
          <Link to="threeWActivityEdit" params={{ activityId: record.id }} variant="button">
            {t.edit}
          </Link>
        </>
      )}
      {remove && <Button onPress={() => void removeAndLeave()}>{t.delete}</Button>}
    </>
  );
}
