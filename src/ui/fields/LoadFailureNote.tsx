import { useStrings } from '#ui/language/useStrings';
import styles from './FieldFrame.module.css';
import { strings } from './strings';

/** A note that the code of a control's overlay could not be fetched; the next press retries. */
export function LoadFailureNote() {
  const t = useStrings(strings);
  return (
    <div role="alert" className={styles.error}>
      {t.partFailed}
    </div>
  );
}
