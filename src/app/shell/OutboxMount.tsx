import { useContext, useState } from 'react';
import { useOutboxCounts } from '#app/outbox/outboxIndex';
import { SectionsContext } from '#app/routes/SectionsContext';
import { LazyBlock } from '#ui/feedback/LazyBlock';

/** Loads the outbox once the logged-in person has something in it. Its code that fails to load is tried again with the next page load. */
export function OutboxMount() {
  const { outbox: Outbox } = useContext(SectionsContext);
  const { own } = useOutboxCounts();
  const [hasFailed, setFailed] = useState(false);
  if (own === 0 || hasFailed || !Outbox) return null;
  return (
    <LazyBlock skeleton={null} onError={() => setFailed(true)}>
      <Outbox />
    </LazyBlock>
  );
}
