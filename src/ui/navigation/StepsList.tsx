import { Check } from 'lucide-react';
import { Button as RacButton } from 'react-aria-components';
import { useStrings } from '#ui/language/useStrings';
import { strings } from '../strings';
import styles from './StepsList.module.css';

export interface Step<Key extends string = string> {
  readonly key: Key;
  readonly label: string;
  /** Errors found in this step, 0 when none. */
  readonly errorCount?: number;
  /** Answers that a complete document has and this one lacks; shown while nothing is wrong. */
  readonly missingCount?: number;
  /** A few words on the state of the step, such as how much is answered; shown while nothing is wrong or missing. */
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

/** The parts of a long form, with how much is left to fix in each. Any step can be gone to at any time unless disabled. */
export function StepsList<Key extends string>({ steps, current, onSelect, label }: StepsListProps<Key>) {
  const t = useStrings(strings);
  return (
    <nav aria-label={label ?? t.steps} className={styles.nav}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.key}>
            <RacButton
              className={styles.step}
              isDisabled={step.isDisabled}
              aria-current={step.key === current ? 'step' : undefined}
              onPress={() => onSelect(step.key)}
            >
              <span className={styles.label}>{step.label}</span>{' '}
              {step.errorCount ? (
                <span className={styles.errors}>{t.toFix({ count: step.errorCount })}</span>
              ) : step.missingCount ? (
                <span className={styles.missing}>{t.missing({ count: step.missingCount })}</span>
              ) : step.note ? (
                <span className={styles.missing}>{step.note}</span>
              ) : (
                step.isDone && <Check className={styles.done} aria-hidden="true" />
              )}
            </RacButton>
          </li>
        ))}
      </ol>
    </nav>
  );
}
