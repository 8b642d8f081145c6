import { useState } from 'react';
import { config } from '#app/config';
import { Link } from '#app/routes/Link';
import { readStored, writeStored } from '#app/storage';
import { Button } from '#ui/actions/Button';
import { useStrings } from '#ui/language/useStrings';
import { rootStrings } from '../strings';
import styles from './Banners.module.css';
import { environmentName } from './environmentName';

const acceptanceKey = 'cookies-accepted';

/** At the foot of the window: which environment this is, and the cookie notice until it is accepted. */
export function Banners() {
  const t = useStrings(rootStrings);
  const environment = environmentName(config.environment, t);
  const [isAccepted, setAccepted] = useState(() => readStored(acceptanceKey) === true);
  const accept = () => {
    writeStored(acceptanceKey, true);
    setAccepted(true);
  };
  return (
    <>
      {environment && (
        <aside className={styles.environment} aria-label={environment}>
          {t.environmentNotice({ environment })}
        </aside>
      )}
      {!isAccepted && (
        <section className={styles.cookies} aria-label={t.cookiePolicy}>
          <p>
            {t.cookieText} <Link to="cookiePolicy">{t.cookieMore}</Link>
          </p>
          <Button variant="primary" onPress={accept}>
            {t.cookieAccept}
          </Button>
        </section>
      )}
    </>
  );
}
