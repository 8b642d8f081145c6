import { useMemo } from 'react';
import { blankValues, valuesOfStored } from '#app/form/derive';
import type { EapRegistration } from '#contract/eap';
import type { FullEap } from '#contract/eapDocument';
import type { FullValues } from '../fields/eapShape';
import { fullLayout } from '../fields/fullLayout';
import { fullQuery } from '../queries';
import { fullForm } from './defineEapForm';
import { EapForm } from './EapForm';
import { EapFormPage, type ShownForm } from './EapFormPage';
import { fromRegistration } from './fromRegistration';
import { fullCalls } from './fullCalls';
import { useDocumentActions } from './useDocumentActions';
import { useEapStrings } from './useEapStrings';

export function Component() {
  return (
    <EapFormPage kind="full" query={fullQuery}>
      {(shown) => <FullForm {...shown} />}
    </EapFormPage>
  );
}

/** The answers that a new full protocol takes from its registration. */
const initialValues = (registration: EapRegistration): FullValues => ({
  ...blankValues(fullForm(registration.id)),
  ...fromRegistration(registration),
  expected_submission_time: registration.expected_submission_time,
});

/** A full protocol in its tabs. @source reference/eap.md, section 2.5 */
function FullForm(shown: ShownForm<FullEap>) {
  const t = useEapStrings();
  const { registration, stored, isRevision } = shown;
  const definition = useMemo(() => fullForm(registration.id, isRevision), [registration.id, isRevision]);
  const actions = useDocumentActions<FullValues, FullEap>(registration, fullCalls);
  return (
    <EapForm
      {...shown}
      definition={definition}
      layout={fullLayout}
      initial={stored ? valuesOfStored(definition, stored) : initialValues(registration)}
      actions={actions}
      label={t.fullTitle}
    />
  );
}
