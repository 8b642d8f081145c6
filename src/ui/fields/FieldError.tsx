import styles from './FieldFrame.module.css';
import { useSteadyWhilePressed } from './useSteadyWhilePressed';

interface FieldErrorProps {
  readonly id?: string;
  readonly message: string | undefined;
}

/** What is wrong, in a line below. It neither comes nor goes under a pressed pointer. */
export function FieldError({ id, message }: FieldErrorProps) {
  const shown = useSteadyWhilePressed(message);
  return shown ? (
    <div id={id} className={styles.error}>
      {shown}
    </div>
  ) : null;
}
