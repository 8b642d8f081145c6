import { useStrings } from '#ui/language/useStrings';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden';
import styles from './PageSkeleton.module.css';
import { rootStrings } from './strings';

/** Stands where a page will be, about as tall as the screen, so that the footer does not jump. */
export function PageSkeleton() {
  const t = useStrings(rootStrings);
  return (
    <div className={styles.page} aria-busy="true">
      <VisuallyHidden>{t.loadingPage}</VisuallyHidden>
      <div className={styles.title} />
      <div className={styles.line} />
      <div className={styles.block} />
    </div>
  );
}
