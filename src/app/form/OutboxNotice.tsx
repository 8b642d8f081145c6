import { useSyncExternalStore } from 'react';
import { onOutboxChange } from '#app/outbox/hasOutbox';
import { indexedEntries } from '#app/outbox/outboxIndex';
import { isUnsent } from '#app/outbox/outboxState';
import { Link } from '#app/routes/Link';
import { Alert } from '#ui/feedback/Alert';
import { useStrings } from '#ui/language/useStrings';
import { sendLaterStrings } from './sendLaterStrings';

interface OutboxNoticeProps {
  readonly userId: string;
  readonly documentKey: string;
}

/** Says that changes of the same stored document wait in the outbox; a new document is another one each time. */
export function OutboxNotice({ userId, documentKey }: OutboxNoticeProps) {
  const t = useStrings(sendLaterStrings);
  const isWaiting = useSyncExternalStore(onOutboxChange, () =>
    indexedEntries(userId).some((each) => each.documentKey === documentKey && isUnsent(each)),
  );
  if (!isWaiting || documentKey.endsWith('/new')) return null;
  return (
    <Alert
      tone="warning"
      title={t.waitsAlready}
      description={
        <Link to="accountOutbox" variant="quiet">
          {t.openOutbox}
        </Link>
      }
    />
  );
}
