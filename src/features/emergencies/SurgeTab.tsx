import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#app/request/Loaded';
import type { ResponseOf } from '#contract/types';
import { KeyFigures } from '#ui/display/KeyFigures';
import { LazyBlock } from '#ui/feedback/LazyBlock';
import { useStrings } from '#ui/language/useStrings';
import { Stack } from '#ui/layout/Stack';
import { useEmergency } from './layout/useEmergency';
import { deploymentFiguresQuery } from './queries';
import { DeployedErus } from './surge/DeployedErus';
import { DeployedPersonnel } from './surge/DeployedPersonnel';
import { SurgeAlerts } from './surge/SurgeAlerts';
import { emergencySurgeStrings } from './surge/strings';

/** @source reference/emergencies.md, section 1.13 */
export function Component() {
  const { id } = useEmergency();
  return (
    <Stack gap="s4">
      <LazyBlock skeleton={null} resetKey={id}>
        <DeploymentFigures emergencyId={id} />
      </LazyBlock>
      <LazyBlock skeleton={null} resetKey={id}>
        <SurgeAlerts emergencyId={id} />
      </LazyBlock>
      <LazyBlock skeleton={null} resetKey={id}>
        <DeployedPersonnel emergencyId={id} />
      </LazyBlock>
      <LazyBlock skeleton={null} resetKey={id}>
        <DeployedErus emergencyId={id} />
      </LazyBlock>
    </Stack>
  );
}

function DeploymentFigures({ emergencyId }: { readonly emergencyId: number }) {
  const query = useQuery(deploymentFiguresQuery(emergencyId));
  return (
    <Loaded query={query} isCompact skeleton={<Figures />}>
      {(data) => <Figures data={data} />}
    </Loaded>
  );
}

function Figures({ data }: { readonly data?: ResponseOf<'GET /api/v2/deployment/aggregated'> }) {
  const t = useStrings(emergencySurgeStrings);
  return (
    <KeyFigures
      isLoading={data === undefined}
      figures={[
        { id: 'personnel', label: t.personnelFigure, value: data?.active_rapid_response_personnel },
        { id: 'erus', label: t.erusFigure, value: data?.active_emergency_response_units },
      ]}
    />
  );
}
