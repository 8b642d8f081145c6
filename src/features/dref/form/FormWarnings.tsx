import { labelOf } from '#app/form/derive';
import { useLongFormContext } from '#app/form/formContext';
import { useFormSelector } from '#app/form/useFormSelector';
import type { DrefValues } from '../fields/drefShape';
import styles from './FormWarnings.module.css';
import { warningsOfForm, warningText } from './figures';
import { useDrefStrings } from './useDrefStrings';

/** A warning at a field, which does not prevent a save. */
export interface FieldWarning {
  readonly path: string;
  readonly message: string;
}

const none: readonly FieldWarning[] = [];

interface FormWarningsProps {
  /** Warnings besides those of figures that contradict each other. */
  readonly others?: readonly FieldWarning[];
  /** Shows a field and focuses it. */
  readonly onGoTo: (path: string) => void;
}

/** What contradicts in a form, on every tab: each warning names its field and leads there. */
export function FormWarnings({ others = none, onGoTo }: FormWarningsProps) {
  const t = useDrefStrings();
  const { definition } = useLongFormContext();
  const figures = useFormSelector((values: DrefValues) =>
    warningsOfForm(definition, values).map((warning) => ({
      path: warning.path,
      message: warningText(warning, t),
    })),
  );
  const warnings = [...others, ...figures];
  const labels = useFormSelector((values: DrefValues) =>
    warnings.map(({ path }) => labelOf(definition, path, t, values) ?? path),
  );
  if (warnings.length === 0) return null;
  return (
    <section className={styles.warnings} aria-label={t.warnings}>
      {t.warningsCounted({ count: warnings.length })}
      <ul className={styles.list}>
        {warnings.map(({ path, message }, index) => (
          <li key={`${path} ${message}`}>
            <button type="button" className={styles.field} onClick={() => onGoTo(path)}>
              {labels[index]}
            </button>{' '}
            {message}
          </li>
        ))}
      </ul>
    </section>
  );
}
