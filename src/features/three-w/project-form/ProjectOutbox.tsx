import { href } from '#app/routes/href';
import type { OutboxFormProps } from '#app/sending/outboxForm';
import { projectForm } from './projectForm';
import { useProjectActions } from './useProjectActions';

/** Sends 3W projects from the outbox. */
export function ProjectOutbox({ children }: OutboxFormProps) {
  const actions = useProjectActions();
  const addressOf = ({ id }: { readonly id: number }) => href('threeWProjectDetail', { projectId: id });
  return children({ definition: projectForm, actions, addressOf });
}
