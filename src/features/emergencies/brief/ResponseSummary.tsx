import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#app/request/Loaded';
import type { EventDetail } from '#contract/event';
import { leadName } from '#domain/three-w/activities';
import { allActivitiesQuery } from '#resources/emergency-project/queries';
import { KeyFigures } from '#ui/display/KeyFigures';
import { Skeleton } from '#ui/feedback/Skeleton';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import { deploymentFiguresQuery } from '../queries';
import { emergencyBriefStrings } from './strings';

/** Who responds: people and units that are deployed today, and the activities of National Societies. */
export function ResponseSummary({ event: { id } }: { readonly event: EventDetail }) {
  const t = useStrings(emergencyBriefStrings);
  const waiting = <Skeleton kind="block" height="5rem" />;
  return (
    <Card title={t.response}>
      <Stack gap="s4">
        <Loaded query={useQuery(deploymentFiguresQuery(id))} skeleton={waiting} isCompact>
          {({ active_rapid_response_personnel, active_emergency_response_units }) => (
            <KeyFigures
              figures={[
                { id: 'personnel', label: t.personnel, value: active_rapid_response_personnel },
                { id: 'units', label: t.units, value: active_emergency_response_units },
              ]}
            />
          )}
        </Loaded>
        <Loaded query={useQuery(allActivitiesQuery({ event: id }))} skeleton={waiting} isCompact>
          {({ results }) => (
            <KeyFigures
              figures={[
                { id: 'activities', label: t.activities, value: results.length },
                {
                  id: 'societies',
                  label: t.societies,
                  value: new Set(results.flatMap((each) => leadName(each) ?? [])).size,
                },
              ]}
            />
          )}
        </Loaded>
        <Note>{t.responseSource}</Note>
      </Stack>
    </Card>
  );
}
