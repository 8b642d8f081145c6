import { memo, useCallback, useContext } from 'react';
import { type NavigateOptions, Outlet } from 'react-router-dom';
import { LogInAgainHost } from '#app/login/LogInAgainHost';
import { PageSkeleton } from '#app/page/PageSkeleton';
import { rootStrings } from '#app/page/strings';
import { CurrentRouter } from '#app/routes/Redirect';
import { resolveRedirects } from '#app/routes/routeAt';
import { SectionsContext } from '#app/routes/SectionsContext';
import { CodeSuspense } from '#ui/feedback/CodeSuspense';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { useStrings } from '#ui/language/useStrings';
import { UiProvider } from '#ui/layout/UiProvider';
import { AccountNotice } from './banners/AccountNotice';
import { AlertContainer } from './banners/AlertContainer';
import { Banners } from './banners/Banners';
import { Footer } from './footer/Footer';
import { Head } from './menus/Head';
import { NavigationProgress } from './NavigationProgress';
import styles from './Shell.module.css';
import { useFocusAfterNavigation } from './useFocusAfterNavigation';
import { useSessionNotice } from './useSessionNotice';
import { WithOutbox } from './WithOutbox';

const OfflineNotices = lazyComponent(() => import('./banners/OfflineNotices').then((module) => module.OfflineNotices));

/** A component, so that a navigation does not render the shell again. */
function FocusAfterNavigation() {
  useFocusAfterNavigation();
  return null;
}

/** The frame of every page: head, footer, alerts and banners. A navigation renders of it only what shows where one is. */
export const Shell = memo(function Shell() {
  const t = useStrings(rootStrings);
  // not `useNavigate`, which renders its component again on every navigation
  const router = useContext(CurrentRouter);
  const open = useCallback(
    (address: string, options?: NavigateOptions) => void router?.navigate(resolveRedirects(address), options),
    [router],
  );
  useSessionNotice();
  const { outbox: Outbox } = useContext(SectionsContext);
  return (
    <UiProvider navigate={open}>
      <a className={styles.skip} href="#content">
        {t.skipToContent}
      </a>
      <NavigationProgress />
      <Banners />
      <Head />
      <AccountNotice />
      <LazyBlock when="idle" skeleton={null}>
        <OfflineNotices />
      </LazyBlock>
      <main id="content" tabIndex={-1} className={styles.main}>
        <CodeSuspense fallback={<PageSkeleton />}>
          <Outlet />
        </CodeSuspense>
      </main>
      <Footer />
      <AlertContainer />
      <LogInAgainHost />
      <WithOutbox>{Outbox && <Outbox />}</WithOutbox>
      <FocusAfterNavigation />
    </UiProvider>
  );
});
