import { useQuery } from '@tanstack/react-query';
import { useErrorMessage } from '#app/request/useErrorMessage';
import { KeyFigures } from '#ui/display/KeyFigures';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import styles from './details/blocks.module.css';
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
    <div className={styles.blocks}>
      <DeploymentFigures emergencyId={id} />
      <SurgeAlerts emergencyId={id} />
      <DeployedPersonnel emergencyId={id} />
      <DeployedErus emergencyId={id} />
    </div>
  );
}

function DeploymentFigures({ emergencyId }: { readonly emergencyId: number }) {
  const t = useStrings(emergencySurgeStrings);
  const messageOf = useErrorMessage();
  const { data, error, isPending, refetch } = useQuery(deploymentFiguresQuery(emergencyId));
  if (error && !data)
    return <StateMessage state="error" isCompact message={messageOf(error)} onRetry={() => void refetch()} />;
  return (
    <KeyFigures
      isLoading={isPending}
      figures={[
        { id: 'personnel', label: t.personnelFigure, value: data?.active_rapid_response_personnel },
        { id: 'erus', label: t.erusFigure, value: data?.active_emergency_response_units },
      ]}
    />
  );
}
