import { href } from '#app/routes/href';
import type { OutboxFormProps } from '#app/sending/outboxForm';
import { overviewForm } from './overviewForm';
import { useOverviewActions } from './useOverviewActions';

/** Sends PER overviews from the outbox, which does not set up assessments. */
export function OverviewOutbox({ children }: OutboxFormProps) {
  const actions = useOverviewActions(false);
  const addressOf = ({ id }: { readonly id: number }) => href('perOverviewForm', { perId: id });
  return children({ definition: overviewForm, actions, addressOf });
}
