import { useIsPageLoaded } from '#app/request/useIsPageLoaded';
import { BlockBoundary } from '#ui/feedback/BlockBoundary';
import { retryableLazy } from '#ui/feedback/retryableLazy';
import styles from './Footer.module.css';

const FooterContent = retryableLazy(() => import('./FooterContent').then((module) => module.FooterContent));

/** The foot of every page; its content loads after the page. */
export function Footer() {
  const isPageLoaded = useIsPageLoaded();
  return (
    <footer className={styles.footer}>
      {isPageLoaded && (
        <BlockBoundary skeleton={null}>
          <FooterContent />
        </BlockBoundary>
      )}
    </footer>
  );
}
