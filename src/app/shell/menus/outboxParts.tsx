import { Send } from 'lucide-react';
import { useOutboxCounts } from '#app/outbox/outboxIndex';
import { href } from '#app/routes/href';
import { Link } from '#app/routes/Link';
import { loginSearch } from '#app/routes/returnPath';
import { useSession } from '#app/session/session';
import { useStrings } from '#ui/language/useStrings';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden';
import styles from './outboxParts.module.css';
import { outboxHeadStrings } from './outboxStrings';

/** How many forms wait on this device to be sent, as a link to them; nothing without one. A visitor is told to log in, without whose they are. */
export function OutboxLink() {
  const t = useStrings(outboxHeadStrings);
  const session = useSession();
  const { own, others } = useOutboxCounts();
  if (session)
    return (
      own > 0 && (
        <Link to="accountOutbox" variant="nav">
          <VisuallyHidden isOnPhonesAlone>{t.outbox({ count: own })}</VisuallyHidden>
          <span className={styles.short} aria-hidden="true">
            <Send />
            {own}
          </span>
        </Link>
      )
    );
  return (
    others > 0 && (
      <Link to="login" search={loginSearch({ pathname: href('accountOutbox'), search: '', hash: '' })} variant="nav">
        {t.outboxOfOthers({ count: others })}
      </Link>
    )
  );
}

/** The question before a logout on a device with an outbox: what of the person's own stays behind. */
export function LogoutQuestion() {
  const t = useStrings(outboxHeadStrings);
  const { own } = useOutboxCounts();
  return own > 0 ? t.logoutWaiting({ count: own }) : t.logoutConfirm;
}
