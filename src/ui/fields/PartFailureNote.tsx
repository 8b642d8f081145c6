import { useStrings } from '#ui/language/useStrings';
import styles from './FieldFrame.module.css';
import { strings } from './strings';

/** Says that what the control opens did not arrive; the next press fetches it again. */
export function PartFailureNote() {
  const t = useStrings(strings);
  return (
    <div role="alert" className={styles.error}>
      {t.partFailed}
    </div>
  );
}
