import { needsWriter } from '#app/outbox/outboxState';
import { href } from '#app/routes/href';
import { Link } from '#app/routes/Link';
import { useOutbox } from '#app/sending/useOutbox';
import { DeskBlock } from '#resources/desk/DeskBlock';
import { useStrings } from '#ui/language/useStrings';
import { outboxStrings } from '../outbox/strings';

/** The forms on this device that the server did not take, or that need a choice of their writer. Renders nothing without one. */
export function DeskOutbox() {
  const t = useStrings(outboxStrings);
  const query = useOutbox();
  if (!query.isError && !query.data?.entries.some(needsWriter)) return null;
  return (
    <DeskBlock
      name="outbox"
      title={t.couldNotBeSent}
      empty={t.empty}
      query={query}
      more={
        <Link to="accountOutbox" variant="quiet">
          {t.openOutbox}
        </Link>
      }
      items={({ entries }) =>
        entries.filter(needsWriter).map(({ id, title, status }) => ({
          id,
          name: title ?? t.untitled,
          href: href('accountOutbox'),
          note: t[status],
        }))
      }
    />
  );
}
