import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AnyFormDefinition } from '#app/form/definition';
import { type OutboxFormProps, scopeOf } from '#app/sending/outboxForm';
import { ReadFirst } from '#app/sending/ReadFirst';
import type { EapRegistration } from '#contract/eap';
import type { EapKind } from '#domain/eap/eapTypes';
import { RegistrationContext } from '../fields/eapOptions';
import { registrationQuery } from '../queries';
import { fullForm, simplifiedForm } from './defineEapForm';
import { EapKindContext } from './EapKindContext';
import { fullCalls } from './fullCalls';
import { simplifiedCalls } from './simplifiedCalls';
import { type DocumentCalls, type StoredVersion, useDocumentActions } from './useDocumentActions';

interface ProtocolProps extends Pick<OutboxFormProps, 'children'> {
  readonly registration: EapRegistration;
  readonly kind: EapKind;
}

function Protocol({ registration, kind, children }: ProtocolProps) {
  const { id: eapId } = registration;
  const definition: AnyFormDefinition = useMemo(
    () => (kind === 'full' ? fullForm(eapId) : simplifiedForm(eapId)),
    [kind, eapId],
  );
  // both kinds have the parts that saves depend on
  const calls = (kind === 'full' ? fullCalls : simplifiedCalls) as DocumentCalls<StoredVersion>;
  const actions = useDocumentActions<object, StoredVersion>(registration, calls);
  return children({ definition, actions, addressOf: () => calls.address(eapId) });
}

const outboxOf = (kind: EapKind) =>
  function ProtocolOutbox({ entry, onFailed, children }: OutboxFormProps) {
    const query = useQuery(registrationQuery(scopeOf(entry)));
    return (
      <ReadFirst query={query} onFailed={onFailed}>
        {(registration) => (
          <EapKindContext value={kind}>
            <RegistrationContext value={registration}>
              <Protocol registration={registration} kind={kind}>
                {children}
              </Protocol>
            </RegistrationContext>
          </EapKindContext>
        )}
      </ReadFirst>
    );
  };

/** Sends simplified protocols from the outbox. */
export const SimplifiedOutbox = outboxOf('simplified');

/** Sends full protocols from the outbox. */
export const FullOutbox = outboxOf('full');
