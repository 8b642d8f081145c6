import { href } from '#app/routes/href';
import type { OutboxFormProps } from '#app/sending/outboxForm';
import { registrationForm } from './registrationForm';
import { useRegistrationActions } from './useRegistrationActions';

/** Sends registrations of early action protocols from the outbox. */
export function RegistrationOutbox({ children }: OutboxFormProps) {
  const actions = useRegistrationActions();
  const addressOf = ({ id }: { readonly id: number }) => href('eapDevelopmentRegistration', { eapId: id });
  return children({ definition: registrationForm, actions, addressOf });
}
