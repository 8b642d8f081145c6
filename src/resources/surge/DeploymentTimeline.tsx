import type { Span } from '#domain/surge/deployments';
import { DateRange } from '#ui/display/DateRange';
import styles from './DeploymentTimeline.module.css';

interface DeploymentTimelineProps {
  readonly from: string | null;
  readonly to: string | null;
  /** Its position among the deployments of the table. */
  readonly span: Span | null;
}

/** The period of a deployment, as dates and as a bar on the scale of the table. */
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
