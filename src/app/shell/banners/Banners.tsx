import { useState } from 'react';
import { config } from '#app/config';
import { rootStrings } from '#app/page/strings';
import { Link } from '#app/routes/Link';
import { readStored, writeStored } from '#app/storage';
import { Button } from '#ui/actions/Button';
import { useStrings } from '#ui/language/useStrings';
import styles from './Banners.module.css';
import { environmentName } from './environmentName';

/** Above the head: which environment this is, and the cookie notice until it is accepted. */
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

/** Takes a place of its own in the layout, so that it covers nothing, and comes before the menus in the tab order. */
function CookieBanner() {
  const t = useStrings(rootStrings);
  const [isAccepted, setAccepted] = useState(() => readStored(acceptanceKey) === true);
  if (isAccepted) return null;
  const accept = () => {
    writeStored(acceptanceKey, true);
    setAccepted(true);
    // the button is gone with the banner
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
