import { safeHref } from '#domain/links/safeUrl';
import styles from './PrintedRows.module.css';

interface RowTitleProps {
  readonly title: string;
  /** Address of a picture. */
  readonly icon: string;
}

/** The title of a row with its icon. */
export function RowTitle({ title, icon }: RowTitleProps) {
  const address = safeHref(icon);
  return (
    <h3 className={styles.title}>
      {address !== null && <img className={styles.icon} src={address} alt="" />}
      {title}
    </h3>
  );
}
