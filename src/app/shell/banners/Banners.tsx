import { useState } from 'react';
import { config } from '#app/config';
import { rootStrings } from '#app/page/strings';
import { Link } from '#app/routes/Link';
import { readStored, writeStored } from '#app/storage';
import { Button } from '#ui/actions/Button';
import { useStrings } from '#ui/language/useStrings';
import styles from './Banners.module.css';
import { environmentName } from './environmentName';

/** The banners above the head: the environment, and the cookie notice until it is accepted. */
export function Banners() {
  return (
    <>
      <EnvironmentBanner />
      <CookieBanner />
    </>
  );
}

function EnvironmentBanner() {
  const t = useStrings(rootStrings);
  const environment = environmentName(config.environment, t);
  return (
    environment && (
      <aside className={styles.environment} aria-label={t.environment}>
        {environment}
      </aside>
    )
  );
}

const acceptanceKey = 'cookies-accepted';

/**
 * The cookie notice. It is in the flow, and precedes the menus in the tab order; on phones it is at the end of the window, where nothing
 * else stays then.
 */
function CookieBanner() {
  const t = useStrings(rootStrings);
  const [isAccepted, setAccepted] = useState(() => readStored(acceptanceKey) === true);
  if (isAccepted) return null;
  const accept = () => {
    writeStored(acceptanceKey, true);
    setAccepted(true);
    // the focused button is unmounted with the banner
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <section className={styles.cookies} aria-label={t.cookiePolicy}>
      <p>
        {t.cookieText} <Link to="cookiePolicy">{t.cookieMore}</Link>
      </p>
      <Button variant="primary" onPress={accept}>
        {t.cookieAccept}
      </Button>
    </section>
  );
}
