import type { Span } from '#domain/surge/deployments';
import { DateRange } from '#ui/display/DateRange';
import { Stack } from '#ui/layout/Stack';
import styles from './DeploymentTimeline.module.css';
import { PeriodBar } from './PeriodBar';

interface DeploymentTimelineProps {
  readonly from: string | null;
  readonly to: string | null;
  /** Its position among the deployments of the table. */
  readonly span: Span | null;
}

/** The period of a deployment, as dates and as a bar on the scale of the table. */
export function DeploymentTimeline({ from, to, span }: DeploymentTimelineProps) {
  return (
    <Stack gap="s1" className={styles.timeline}>
      {span && <PeriodBar {...span} />}
      <span className={styles.dates}>
        <DateRange from={from} to={to} />
      </span>
    </Stack>
  );
}
