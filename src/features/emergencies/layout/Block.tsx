import type { ComponentType } from 'react';
import type { EventDetail } from '#contract/event';
import { LazyBlock } from '#ui/feedback/LazyBlock';

interface BlockProps {
  readonly event: EventDetail;
  readonly of: ComponentType<{ readonly event: EventDetail }>;
}

/** One block of an emergency's page: it fails alone, and is tried again with other data. */
export function Block({ event, of: Content }: BlockProps) {
  return (
    <LazyBlock skeleton={null} resetKey={event}>
      <Content event={event} />
    </LazyBlock>
  );
}
