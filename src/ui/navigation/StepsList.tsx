import { Check } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { useStrings } from '#ui/language/useStrings';
import { strings } from '../strings';
import styles from './StepsList.module.css';

export interface Step<Key extends string = string> {
  readonly key: Key;
  readonly label: string;
  /** Errors found in this step, 0 when none. */
  readonly errorCount?: number;
  /** Number of answers missing for a complete document; shown without errors. */
  readonly missingCount?: number;
  /** The state of the step, such as the number of answers; shown without errors and missing answers. */
  readonly note?: string | undefined;
  readonly isDone?: boolean;
  readonly isDisabled?: boolean;
}

export interface StepsListProps<Key extends string = string> {
  readonly steps: readonly Step<Key>[];
  readonly current: Key;
  readonly onSelect: (key: Key) => void;
  readonly label?: string;
}

/** The steps of a long form with their errors. Every step can be selected unless it is disabled. */
export function StepsList<Key extends string>({ steps, current, onSelect, label }: StepsListProps<Key>) {
  const t = useStrings(strings);
  return (
    <nav aria-label={label ?? t.steps} className={styles.nav}>
      <ol className={styles.steps}>
        {steps.map(({ key, ...step }) => (
          <StepItem key={key} {...step} stepKey={key} isCurrent={key === current} onSelect={onSelect} />
        ))}
      </ol>
    </nav>
  );
}

interface StepItemProps<Key extends string> extends Omit<Step<Key>, 'key'> {
  readonly stepKey: Key;
  readonly isCurrent: boolean;
  readonly onSelect: (key: Key) => void;
}

/** Memoised, because the list of steps changes with most key presses. */
const StepItem = memo(function StepItem<Key extends string>(props: StepItemProps<Key>) {
  const { stepKey, label, errorCount, missingCount, note, isDone, isDisabled, isCurrent, onSelect } = props;
  const t = useStrings(strings);
  return (
    <li>
      <button
        type="button"
        className={styles.step}
        disabled={isDisabled}
        aria-current={isCurrent ? 'step' : undefined}
        onClick={() => onSelect(stepKey)}
      >
        <span className={styles.label}>{label}</span>{' '}
        {errorCount ? (
          <span className={styles.errors}>{t.toFix({ count: errorCount })}</span>
        ) : missingCount ? (
          <span className={styles.missing}>{t.missing({ count: missingCount })}</span>
        ) : note ? (
          <span className={styles.missing}>{note}</span>
        ) : (
          isDone && <Check className={styles.done} aria-hidden="true" />
        )}
      </button>
    </li>
  );
}) as <Key extends string>(props: StepItemProps<Key>) => ReactNode;
