import { href } from '#app/routes/href';
import type { OutboxFormProps } from '#app/sending/outboxForm';
import { activityForm } from './activityForm';
import { useActivityActions } from './useActivityActions';

/** Sends 3W activities from the outbox. */
export function ActivityOutbox({ children }: OutboxFormProps) {
  const actions = useActivityActions();
  const addressOf = ({ id }: { readonly id: number }) => href('threeWActivityDetail', { activityId: id });
  return children({ definition: activityForm, actions, addressOf });
}
