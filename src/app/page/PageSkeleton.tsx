import { useStrings } from '#ui/language/useStrings';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden';
import styles from './PageSkeleton.module.css';
import { rootStrings } from './strings';

/** The skeleton of a page, about as tall as the screen: the footer does not shift. */
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
