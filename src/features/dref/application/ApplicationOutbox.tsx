import type { OutboxFormProps } from '#app/sending/outboxForm';
import { documentAddress } from '../documentAddress';
import { applicationForm } from './applicationForm';
import { useApplicationActions } from './useApplicationActions';

/** Sends DREF applications from the outbox. */
export function ApplicationOutbox({ children }: OutboxFormProps) {
  const actions = useApplicationActions();
  const addressOf = ({ id }: { readonly id: number }) =>
    documentAddress({ stage: 'application', id, isImminentV2: false });
  return children({ definition: applicationForm, actions, addressOf });
}
