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
import { Head } from './menus/Head';
import { NavigationProgress } from './NavigationProgress';
import styles from './Shell.module.css';
import { useFocusAfterNavigation } from './useFocusAfterNavigation';
import { useSessionNotice } from './useSessionNotice';

/** Returns an absolute URL unchanged, which the router would resolve as a relative path. */
function useLinkHref(address: string) {
  const inside = useHref(address);
  return /^[a-z][a-z\d+.-]*:/i.test(address) ? address : inside;
}

/** The frame of every page: head, footer, alerts and banners. */
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
      <Head />
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
