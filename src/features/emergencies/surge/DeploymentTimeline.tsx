import type { Span } from '#domain/emergencies/emergencySurge';
import { DateRange } from '#ui/display/DateRange';
import styles from './DeploymentTimeline.module.css';

interface DeploymentTimelineProps {
  readonly from: string | null;
  readonly to: string | null;
  /** Where it lies among the deployments beside it. */
  readonly span: Span | null;
}

/** When a deployment lasts: in dates, and as a bar that can be compared with its neighbours. */
export function DeploymentTimeline({ from, to, span }: DeploymentTimelineProps) {
  return (
    <div className={styles.timeline}>
      {span && (
        <div className={styles.track} aria-hidden="true">
          <div
            className={styles.bar}
            style={{ insetInlineStart: `${span.from}%`, inlineSize: `max(4px, ${span.length}%)` }}
          />
        </div>
      )}
      <span className={styles.dates}>
        <DateRange from={from} to={to} />
      </span>
    </div>
  );
}
