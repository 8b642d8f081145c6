import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#app/request/Loaded';
import { allActivitiesQuery } from '#resources/emergency-project/queries';
import { ResponseActivities } from '#resources/emergency-project/ResponseActivities';
import { Skeleton } from '#ui/feedback/Skeleton';
import { useEmergency } from './layout/useEmergency';

/** @source reference/three-w.md, section 1.10 */
export function Component() {
  const event = useEmergency();
  const scope = { event: event.id };
  return (
    <Loaded query={useQuery(allActivitiesQuery(scope))} skeleton={<Skeleton kind="block" height="60rem" />}>
      {({ results }) => (
        <ResponseActivities
          scope={scope}
          countries={event.countries}
          records={results}
          newSearch={scope}
          fileName="emergency-activities"
        />
      )}
    </Loaded>
  );
}
