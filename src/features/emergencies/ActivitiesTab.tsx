import { useQuery } from '@tanstack/react-query';
import { ExportButton } from '#app/lists/ExportButton';
import { Loaded } from '#app/request/Loaded';
import { Link } from '#app/routes/Link';
import type { EmergencyProject } from '#contract/emergencyProject';
import type { EventDetail } from '#contract/event';
import { BlockBoundary } from '#ui/feedback/BlockBoundary';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import styles from './ActivitiesTab.module.css';
import { ActivitiesBySector } from './activities/ActivitiesBySector';
import { ActivityCards } from './activities/ActivityCards';
import { ActivityFilterBar } from './activities/ActivityFilterBar';
import { ActivityPlaces } from './activities/ActivityPlaces';
import { ActivityTable } from './activities/ActivityTable';
import { emergencyActivitiesStrings } from './activities/strings';
import { useActivityFilters } from './activities/useActivityFilters';
import { useEmergency } from './layout/useEmergency';
import { activitiesFilters, activitiesQuery } from './queries';

/** @source reference/emergencies.md, section 1.8 */
export function Component() {
  const event = useEmergency();
  const query = useQuery(activitiesQuery(event.id));
  return (
    <Loaded query={query} skeleton={<Skeleton kind="block" height="60rem" />}>
      {({ results, count }) => <Activities event={event} projects={results} total={count} />}
    </Loaded>
  );
}

interface ActivitiesProps {
  readonly event: EventDetail;
  readonly projects: readonly EmergencyProject[];
  readonly total: number;
}

function Activities({ event, projects, total }: ActivitiesProps) {
  const t = useStrings(emergencyActivitiesStrings);
  const filters = useActivityFilters(projects);
  const addActivity = (
    <Link to="newThreeWActivity" variant="quiet">
      {t.addActivity}
    </Link>
  );
  if (total === 0) return <StateMessage state="empty" actions={addActivity} />;
  return (
    <div className={styles.blocks}>
      <BlockBoundary skeleton={null} resetKey={projects}>
        <ActivityCards projects={projects} total={total} />
      </BlockBoundary>
      <Card
        title={t.table}
        hasPadding={false}
        actions={
          <>
            <ExportButton
              endpoint="GET /api/v2/emergency-project/"
              query={activitiesFilters(event.id)}
              total={total}
              fileName="emergency-activities.csv"
            />
            {addActivity}
          </>
        }
      >
        <ActivityFilterBar projects={projects} filters={filters} />
        <div className={styles.split}>
          <BlockBoundary skeleton={<Skeleton kind="block" height="420px" />}>
            <ActivityPlaces event={event} projects={filters.shown} />
          </BlockBoundary>
          <BlockBoundary skeleton={null} resetKey={projects}>
            <ActivitiesBySector projects={filters.shown} />
          </BlockBoundary>
        </div>
        <BlockBoundary skeleton={null} resetKey={projects}>
          <ActivityTable projects={filters.shown} isFiltered={filters.activeCount > 0} />
        </BlockBoundary>
      </Card>
    </div>
  );
}
