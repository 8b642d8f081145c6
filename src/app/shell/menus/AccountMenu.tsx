import { ChevronDown } from 'lucide-react';
import { useHasOutbox } from '#app/outbox/hasOutbox';
import { rootStrings } from '#app/page/strings';
import { queryClient } from '#app/request/queryClient';
import { useCurrentUser } from '#app/session/currentUser';
import { useDeskCount } from '#app/session/deskCounts';
import { endSession } from '#app/session/session';
import { useDisplayName } from '#app/shell/useDisplayName';
import { Button } from '#ui/actions/Button';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { useStrings } from '#ui/language/useStrings';
import { Menu } from '#ui/overlays/Menu';
import { useConfirmation } from '#ui/overlays/useConfirmation';
import styles from './AccountMenu.module.css';
import { useMenuLink } from './useMenuLink';

const LogoutQuestion = lazyComponent(() => import('./outboxParts').then((module) => module.LogoutQuestion));

/** The logged-in person's menu. Logging out is local: the server has one token a user, shared by all devices. */
export function AccountMenu() {
  const t = useStrings(rootStrings);
  const { session, user, permissions } = useCurrentUser();
  const nameOf = useDisplayName();
  const confirm = useConfirmation();
  const forMe = useMenuLink({ to: 'accountForMe' });
  const account = useMenuLink({ to: 'accountDetails' });
  const units = useMenuLink({ to: 'localUnitsWaiting' });
  const hasOutbox = useHasOutbox();
  const count = useDeskCount();
  const forMeLabel = count > 0 ? t.forMeCounted({ count }) : t.forMe;

  const logOut = async () => {
    const message = hasOutbox ? (
      <LazyBlock skeleton={t.logoutConfirm} errorMessage={() => t.logoutConfirm}>
        <LogoutQuestion />
      </LazyBlock>
    ) : (
      t.logoutConfirm
    );
    if (!(await confirm({ heading: t.logoutHeading, message }))) return;
    endSession();
    queryClient.clear();
    // the next page load does it where this fails
    await import('#app/offline/answerStore').then(({ dropOtherAnswers }) => dropOtherAnswers()).catch(() => undefined);
    location.reload();
  };

  const name = user ? nameOf(user) : session?.displayName || nameOf({});
  return (
    <Menu
      placement="bottom end"
      trigger={
        <Button variant="text">
          <span className={styles.name} dir="auto">
            {name}
          </span>
          {count > 0 && (
            <span className={styles.count} role="img" aria-label={forMeLabel}>
              {count}
            </span>
          )}
          <ChevronDown aria-hidden="true" />
        </Button>
      }
      items={[
        { id: 'forMe', label: forMeLabel, ...forMe },
        { id: 'account', label: t.account, ...account },
        ...(permissions.isLocalUnitValidator ? [{ id: 'waiting', label: t.unitsToValidate, ...units }] : []),
        { id: 'logout', label: t.logout, onAction: logOut },
      ]}
    />
  );
}
