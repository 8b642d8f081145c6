import { ChevronDown, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { rootStrings } from '#app/page/strings';
import { href } from '#app/routes/href';
import { Link } from '#app/routes/Link';
import { loginSearch } from '#app/routes/returnPath';
import { useSession } from '#app/session/session';
import { Button } from '#ui/actions/Button';
import { lazyComponent } from '#ui/feedback/LazyBlock';
import { useStrings } from '#ui/language/useStrings';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden';
import { Menu } from '#ui/overlays/Menu';
import { Brand } from '../Brand';
import { WithOutbox } from '../WithOutbox';
import { AccountMenu } from './AccountMenu';
import { LanguageMenu } from './LanguageMenu';
import styles from './TopBar.module.css';
import { useMenuLink } from './useMenuLink';

const OutboxLink = lazyComponent(() => import('./outboxParts').then((module) => module.OutboxLink));

interface TopBarProps {
  /** The buttons of the second row, on phones. */
  readonly menu: ReactNode;
  readonly search: ReactNode;
}

/** The first row of the head: brand, language, account and the menu of new reports. */
export function TopBar({ menu, search }: TopBarProps) {
  const t = useStrings(rootStrings);
  const session = useSession();
  return (
    <div className={styles.bar}>
      <div className={styles.row}>
        {menu}
        <Brand />
        <span className={styles.push} />
        {search}
        <WithOutbox>
          <OutboxLink />
        </WithOutbox>
        <LanguageMenu />
        {session ? (
          <AccountMenu />
        ) : (
          <span className={styles.links}>
            <LoginLink />
            <Link to="register" variant="nav">
              {t.register}
            </Link>
          </span>
        )}
        <CreateReportMenu />
      </div>
    </div>
  );
}

/** The link to the login, which leads back to the present page. */
function LoginLink() {
  const t = useStrings(rootStrings);
  const location = useLocation();
  // the login page itself keeps the page that it remembers
  const isLogin = location.pathname === href('login');
  return (
    <Link to="login" search={isLogin ? undefined : loginSearch(location)} variant="nav">
      {t.login}
    </Link>
  );
}

function CreateReportMenu() {
  const t = useStrings(rootStrings);
  const fieldReport = useMenuLink({ to: 'fieldReportFormNew' });
  const activity = useMenuLink({ to: 'newThreeWActivity' });
  const dref = useMenuLink({ to: 'newDrefApplicationForm' });
  const [isWanted, setWanted] = useState(false);
  const eap = useMenuLink({ to: 'newEapDevelopmentRegistration' }, isWanted);
  const flashUpdate = useMenuLink({ to: 'flashUpdateFormNew' }, isWanted);
  return (
    <Menu
      onIntent={() => setWanted(true)}
      placement="bottom end"
      trigger={
        <Button variant="primary">
          <Plus aria-hidden="true" className={styles.plus} />
          <VisuallyHidden isOnPhonesAlone>{t.createReport}</VisuallyHidden>
          <ChevronDown aria-hidden="true" />
        </Button>
      }
      items={[
        { id: 'field-report', label: t.newFieldReport, ...fieldReport },
        { id: 'activity', label: t.newThreeWActivity, ...activity },
        { id: 'dref', label: t.newDrefApplication, ...dref },
        { id: 'eap', label: t.newEap, ...eap },
        { id: 'flash-update', label: t.newFlashUpdate, ...flashUpdate },
      ]}
    />
  );
}
