import styles from './PeriodBar.module.css';

interface PeriodBarProps {
  /** Where the period begins and how long it is, in percent of the scale. */
  readonly from: number;
  readonly length: number;
}

/** A period as a bar on the scale of its list; the dates stand beside it in words. */
export function PeriodBar({ from, length }: PeriodBarProps) {
  return (
    <div className={styles.track} data-bar aria-hidden="true">
      <div className={styles.bar} style={{ insetInlineStart: `${from}%`, inlineSize: `max(4px, ${length}%)` }} />
    </div>
  );
}
