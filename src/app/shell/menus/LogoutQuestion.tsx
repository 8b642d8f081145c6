import { useOutboxCounts } from '#app/outbox/outboxIndex';
import { useStrings } from '#ui/language/useStrings';
import { outboxHeadStrings } from './outboxStrings';

/** The question before a logout on a device with an outbox: what of the person's own stays behind. */
export function LogoutQuestion() {
  const t = useStrings(outboxHeadStrings);
  const { own } = useOutboxCounts();
  return own > 0 ? t.logoutWaiting({ count: own }) : t.logoutConfirm;
}
