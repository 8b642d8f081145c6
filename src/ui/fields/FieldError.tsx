import styles from './FieldFrame.module.css';
import { useStableDuringPress } from './useStableDuringPress';

interface FieldErrorProps {
  readonly id?: string;
  readonly message: string | undefined;
}

/** What is wrong, in a line below. It neither comes nor goes under a pressed pointer. */
export function FieldError({ id, message }: FieldErrorProps) {
  const shown = useStableDuringPress(message);
  return shown ? (
    <div id={id} className={styles.error}>
      {shown}
    </div>
  ) : null;
}
