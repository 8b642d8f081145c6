import { ListExport } from '#app/lists/ListExport';
import { ListTable } from '#app/lists/ListTable';
import { useList } from '#app/lists/useList';
import { usePageTitle } from '#app/page/Page';
import { Link } from '#app/routes/Link';
import { useSession } from '#app/session/session';
import { ActivityMenu } from '#resources/emergency-project/ActivityMenu';
import { emergencyActivitiesStrings } from '#resources/emergency-project/strings';
import { useActivityColumns } from '#resources/emergency-project/useActivityColumns';
import { ProjectMenu } from '#resources/project/ProjectMenu';
import { ProjectsClosed } from '#resources/project/ProjectsClosed';
import { projectStrings } from '#resources/project/strings';
import { useProjectColumns } from '#resources/project/useProjectColumns';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Stack } from '#ui/layout/Stack';
import styles from '../overview/overview.module.css';
import { ownActivityList, ownProjectList } from './queries';
import { ownThreeWStrings } from './strings';

/** The route requires a login: without a session no request is sent. @source reference/three-w.md, section 1.11 */
export function Component() {
  const t = useStrings(ownThreeWStrings);
  const session = useSession();
  usePageTitle(t.title);
  return (
    session && (
      <Stack gap="s4" className={styles.blocks}>
        <ProjectsClosed />
        <OwnProjects user={session.id} />
        <OwnActivities user={session.id} />
      </Stack>
    )
  );
}

const columnNames = [
  'country',
  'society',
  'name',
  'sector',
  'budget',
  'programmeType',
  'disasterType',
  'targeted',
  'reached',
] as const;

function OwnProjects({ user }: { readonly user: number }) {
  const t = useStrings(ownThreeWStrings);
  const sharedStrings = useStrings(projectStrings);
  const list = useList(ownProjectList, user);
  const { query, table } = list;
  const columns = useProjectColumns(columnNames);
  const count = query.data?.count;
  return (
    <Card
      title={count === undefined ? t.projects : t.projectsCounted({ count })}
      hasPadding={false}
      actions={
        <>
          <ListExport list={list} columns={columns} fileName="my-3w-projects" />
          <Link to="allThreeWProject" variant="quiet">
            {sharedStrings.viewAll}
          </Link>
        </>
      }
    >
      <ListTable
        caption={t.projects}
        columns={columns}
        rowKey={({ id }) => id}
        query={query}
        table={table}
        emptyMessage={t.noProjects}
        rowActions={(project) => <ProjectMenu project={project} />}
      />
    </Card>
  );
}

function OwnActivities({ user }: { readonly user: number }) {
  const t = useStrings(ownThreeWStrings);
  const sharedStrings = useStrings(emergencyActivitiesStrings);
  const list = useList(ownActivityList, user);
  const { query, table } = list;
  const columns = useActivityColumns('server', true);
  const count = query.data?.count;
  return (
    <Card
      title={count === undefined ? t.activities : t.activitiesCounted({ count })}
      hasPadding={false}
      actions={
        <>
          <ListExport list={list} columns={columns} fileName="my-3w-activities" />
          <Link to="allThreeWActivity" variant="quiet">
            {sharedStrings.viewAll}
          </Link>
        </>
      }
    >
      <ListTable
        caption={t.activities}
        columns={columns}
        rowKey={({ id }) => id}
        query={query}
        table={table}
        emptyMessage={t.noActivities}
        rowActions={(record) => <ActivityMenu record={record} />}
      />
    </Card>
  );
}
