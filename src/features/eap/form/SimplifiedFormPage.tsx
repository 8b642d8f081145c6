import { useMemo } from 'react';
import { blankValues, valuesOfStored } from '#app/form/derive';
import type { EapRegistration } from '#contract/eap';
import type { SimplifiedEap } from '#contract/eapDocument';
import type { SimplifiedValues } from '../fields/eapShape';
import { simplifiedLayout } from '../fields/simplified';
import { simplifiedQuery } from '../queries';
import { simplifiedForm } from './defineEapForm';
import { EapForm } from './EapForm';
import { EapFormPage, type ShownForm } from './EapFormPage';
import { fromRegistration } from './fromRegistration';
import { simplifiedCalls } from './simplifiedCalls';
import { useDocumentActions } from './useDocumentActions';
import { useEapStrings } from './useEapStrings';

export function Component() {
  return (
    <EapFormPage kind="simplified" query={simplifiedQuery}>
      {(shown) => <SimplifiedForm {...shown} />}
    </EapFormPage>
  );
}

/** The answers that a new simplified protocol takes from its registration. */
const initialValues = (registration: EapRegistration): SimplifiedValues => ({
  ...blankValues(simplifiedForm(registration.id)),
  ...fromRegistration(registration),
});

/** A simplified protocol in its tabs. @source reference/eap.md, section 2.4 */
function SimplifiedForm(shown: ShownForm<SimplifiedEap>) {
  const t = useEapStrings();
  const { registration, stored, isRevision } = shown;
  const definition = useMemo(() => simplifiedForm(registration.id, isRevision), [registration.id, isRevision]);
  const actions = useDocumentActions<SimplifiedValues, SimplifiedEap>(registration, simplifiedCalls);
  return (
    <EapForm
      {...shown}
      definition={definition}
      layout={simplifiedLayout}
      initial={stored ? valuesOfStored(definition, stored) : initialValues(registration)}
      actions={actions}
      label={t.simplifiedTitle}
    />
  );
}
