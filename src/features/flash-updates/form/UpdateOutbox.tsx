import { href } from '#app/routes/href';
import type { OutboxFormProps } from '#app/sending/outboxForm';
import { updateForm } from './updateForm';
import { useUpdateActions } from './useUpdateActions';

/** Sends flash updates from the outbox. */
export function UpdateOutbox({ children }: OutboxFormProps) {
  const actions = useUpdateActions();
  const addressOf = ({ id }: { readonly id: number }) => href('flashUpdateFormDetails', { flashUpdateId: id });
  return children({ definition: updateForm, actions, addressOf });
}
