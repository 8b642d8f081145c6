import styles from './Spinner.module.css';

/** A turning ring. It says nothing to screen readers: the control that is busy does. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
