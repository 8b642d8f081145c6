import styles from './Spinner.module.css';

/** A rotating ring, hidden from screen readers: the busy control announces its state. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
