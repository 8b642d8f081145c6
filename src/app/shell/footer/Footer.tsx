import { useIsPageLoaded } from '#app/request/useIsPageLoaded';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import styles from './Footer.module.css';

const FooterContent = lazyComponent(() => import('./FooterContent').then((module) => module.FooterContent));

/** The footer of every page; its content loads after the page. */
export function Footer() {
  const isPageLoaded = useIsPageLoaded();
  return (
    <footer className={styles.footer}>
      {isPageLoaded && (
        <LazyBlock skeleton={null}>
          <FooterContent />
        </LazyBlock>
      )}
    </footer>
  );
}
