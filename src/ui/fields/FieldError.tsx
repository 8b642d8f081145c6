import styles from './FieldFrame.module.css';
import { useStableDuringPress } from './useStableDuringPress';

interface FieldErrorProps {
  readonly id?: string;
  readonly message: string | undefined;
}

/** The error message below a field. It does not appear or disappear while the pointer is pressed. */
export function FieldError({ id, message }: FieldErrorProps) {
  const shown = useStableDuringPress(message);
  return shown ? (
    <div id={id} className={styles.error}>
      {shown}
    </div>
  ) : null;
}
