import { Suspense } from 'react';
import { Outlet, ScrollRestoration, useHref, useNavigate } from 'react-router-dom';
import { LogInAgainHost } from '#app/login/LogInAgainHost';
import { PageSkeleton } from '#app/page/PageSkeleton';
import { rootStrings } from '#app/page/strings';
import { useStrings } from '#ui/language/useStrings';
import { UiProvider } from '#ui/layout/UiProvider';
import { AccountNotice } from './banners/AccountNotice';
import { AlertContainer } from './banners/AlertContainer';
import { Banners } from './banners/Banners';
import { Footer } from './footer/Footer';
import { MainNav } from './menus/MainNav';
import { TopBar } from './menus/TopBar';
import { NavigationProgress } from './NavigationProgress';
import styles from './Shell.module.css';
import { useFocusAfterNavigation } from './useFocusAfterNavigation';
import { useSessionNotice } from './useSessionNotice';

/** An address outside the product stays as it is: the router would take it for a path below the current one. */
function useLinkHref(address: string) {
  const inside = useHref(address);
  return /^[a-z][a-z\d+.-]*:/i.test(address) ? address : inside;
}

/** What stands around every page: head, foot, alerts and banners. */
export function Shell() {
  const t = useStrings(rootStrings);
  const navigate = useNavigate();
  useFocusAfterNavigation();
  useSessionNotice();
  return (
    <UiProvider navigate={navigate} useHref={useLinkHref}>
      <a className={styles.skip} href="#content">
        {t.skipToContent}
      </a>
      <NavigationProgress />
      <Banners />
      <header>
        <TopBar />
        <MainNav />
      </header>
      <AccountNotice />
      <main id="content" tabIndex={-1} className={styles.main}>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      <AlertContainer />
      <LogInAgainHost />
      <ScrollRestoration />
    </UiProvider>
  );
}
