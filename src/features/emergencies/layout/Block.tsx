import type { ComponentType } from 'react';
import { LazyBlock } from '#ui/feedback/LazyBlock';

interface BlockProps<Shown> {
  readonly event: Shown;
  readonly of: ComponentType<{ readonly event: Shown }>;
}

/** One block of an emergency's page, with an error boundary of its own that resets when the data change. */
export function Block<Shown>({ event, of: Content }: BlockProps<Shown>) {
  return (
    <LazyBlock skeleton={null} resetKey={event}>
      <Content event={event} />
    </LazyBlock>
  );
}
