import { useContext } from 'react';
import { useFormContext } from 'react-hook-form';
import { FieldLabels } from '#ui/form/FieldLabels';
import { useStrings } from '#ui/language/useStrings';
import styles from './MissingAnswers.module.css';
import { longFormStrings } from './strings';

interface MissingAnswersProps {
  /** The names of the fields. */
  readonly names: readonly string[];
  readonly labelOf: (name: string) => string | undefined;
}

/** The missing answers of the current step, with links to their fields; renders nothing without any. */
export function MissingAnswers({ names, labelOf }: MissingAnswersProps) {
  const t = useStrings(longFormStrings);
  const labels = useContext(FieldLabels);
  const { setFocus } = useFormContext();
  if (names.length === 0) return null;
  const focus = (name: string) => (labels?.get(name)?.focus ?? (() => setFocus(name)))();
  return (
    <details className={styles.missing}>
      <summary>{t.missingHeading({ count: names.length })}</summary>
      <p>{t.missingText}</p>
      <ul className={styles.names}>
        {names.map((name) => (
          <li key={name}>
            <button type="button" className={styles.name} onClick={() => focus(name)}>
              {labelOf(name) ?? name}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
