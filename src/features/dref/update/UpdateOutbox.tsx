import type { OutboxFormProps } from '#app/sending/outboxForm';
import { documentAddress } from '../documentAddress';
import { useDocumentActions } from '../form/useDocumentActions';
import { updateCalls } from './updateCalls';
import { updateForm } from './updateForm';

/** Sends operational updates from the outbox. */
export function UpdateOutbox({ children }: OutboxFormProps) {
  const actions = useDocumentActions(updateCalls);
  const addressOf = ({ id }: { readonly id: number }) =>
    documentAddress({ stage: 'operationalUpdate', id, isImminentV2: false });
  return children({ definition: updateForm, actions, addressOf });
}
