import { useMemo } from 'react';
import { href } from '#app/routes/href';
import { type OutboxFormProps, scopeOf } from '#app/sending/outboxForm';
import { defineReadinessForm } from './readinessForm';
import { useReadinessActions } from './useReadinessActions';

/** Sends the readiness of units from the outbox. */
export function ReadinessOutbox({ entry, children }: OutboxFormProps) {
  const owner = scopeOf(entry);
  const definition = useMemo(() => defineReadinessForm(owner), [owner]);
  const actions = useReadinessActions(owner);
  return children({ definition, actions, addressOf: () => href('surgeEmergencyResponseUnit') });
}
