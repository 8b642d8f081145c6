import { useNavigation } from 'react-router-dom';
import styles from './NavigationProgress.module.css';

/** A thin line on top while the next page loads. */
export function NavigationProgress() {
  const isLoading = useNavigation().state !== 'idle';
  return <div className={styles.bar} data-loading={isLoading || undefined} aria-hidden="true" />;
}
