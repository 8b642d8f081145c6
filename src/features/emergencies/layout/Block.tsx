import type { ComponentType } from 'react';
import type { EventDetail } from '#contract/event';
import { LazyBlock } from '#ui/feedback/LazyBlock';

interface BlockProps {
  readonly event: EventDetail;
  readonly of: ComponentType<{ readonly event: EventDetail }>;
}

/** One block of an emergency's page, with an error boundary of its own that resets when the data change. */
export function Block({ event, of: Content }: BlockProps) {
  return (
    <LazyBlock skeleton={null} resetKey={event}>
      <Content event={event} />
    </LazyBlock>
  );
}
