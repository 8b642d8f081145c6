import { Page } from '#app/page/Page';
import { rootStrings } from '#app/page/strings';
import { Link } from '#app/routes/Link';
import { useCurrentUser } from '#app/session/currentUser';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { useStrings } from '#ui/language/useStrings';
import { contacts, mailboxes } from './contacts';
import styles from './PermissionDeniedPage.module.css';
import { permissionDeniedStrings } from './permissionDeniedStrings';

/** The page of a user without the permission. @source reference/product.md, section 2 */
export function PermissionDeniedPage() {
  const t = useStrings(permissionDeniedStrings);
  const root = useStrings(rootStrings);
  const { permissions } = useCurrentUser();
  return (
    <Page title={t.title} eyebrow={t.title} heading={t.code} description={t.text} width="narrow">
      {permissions.isGuest && <p>{t.guest({ address: mailboxes.informationManagement })}</p>}
      <p className={styles.links}>
        <ExternalLink href={contacts.support}>{t.getInTouch}</ExternalLink>
        <Link to="home" variant="button">
          {root.goHome}
        </Link>
      </p>
    </Page>
  );
}
