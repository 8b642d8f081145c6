import { Link } from '#app/routes/Link';
import { useCurrentUser } from '#app/session/currentUser';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { useStrings } from '#ui/language/useStrings';
import { contacts, mailboxes } from './contacts';
import { Page } from './Page';
import styles from './PermissionDeniedPage.module.css';
import { rootStrings } from './strings';

/** For a person who lacks the permission of a page. @source specification.md, section 2 */
export function PermissionDeniedPage() {
  const t = useStrings(rootStrings);
  const { permissions } = useCurrentUser();
  return (
    <Page
      title={t.deniedTitle}
      eyebrow={t.deniedTitle}
      heading={t.deniedCode}
      description={t.deniedText}
      width="narrow"
    >
      {permissions.isGuest && <p>{t.deniedGuest({ address: mailboxes.informationManagement })}</p>}
      <p className={styles.links}>
        <ExternalLink href={contacts.support}>{t.getInTouch}</ExternalLink>
        <Link to="home" variant="button">
          {t.goHome}
        </Link>
      </p>
    </Page>
  );
}
