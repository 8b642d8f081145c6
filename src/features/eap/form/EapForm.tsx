import { useLocation } from 'react-router-dom';
import type { AnyFormDefinition, FormOf } from '#app/form/definition';
import { fieldOfHash } from '#app/form/fieldOfHash';
import { LongForm } from '#app/form/LongForm';
import type { SaveActions } from '#app/form/saveActions';
import type { EapStep } from '#domain/eap/eapSteps';
import { Alert } from '#ui/feedback/Alert';
import type { Layout } from '../fields/layout';
import { useMaySubmit, useRegionName } from '../rights';
import { stepTitle } from './defineEapForm';
import type { ShownForm } from './EapFormPage';
import { EapNotes } from './EapNotes';
import { EapStepFields } from './EapStepFields';
import type { StoredVersion } from './useDocumentActions';
import { useEapStrings } from './useEapStrings';

interface EapFormProps<V extends object, Stored extends StoredVersion> extends ShownForm<Stored> {
  readonly definition: FormOf<V, Stored>;
  readonly layout: Layout<EapStep> | Layout<string>;
  readonly initial: V;
  readonly actions: SaveActions<V, Stored>;
  readonly label: string;
}

const nothing: ReadonlySet<string> = new Set();
/** Only a version that answers comments has this file. */
const withoutChecklist: ReadonlySet<string> = new Set(['updated_checklist_file']);

/** A version of a protocol in its tabs. */
export function EapForm<V extends object, Stored extends StoredVersion>(props: EapFormProps<V, Stored>) {
  const { definition, layout, initial, actions, label, registration, stored, isReadOnly, isRevision } = props;
  const t = useEapStrings();
  const { state, hash }: { readonly state: { readonly step?: string } | null; readonly hash: string } = useLocation();
  const region = useRegionName(registration.national_society_details.region);
  const isSubmittedByOthers = !useMaySubmit(registration);
  const hasChecklist = isRevision || (stored !== undefined && stored.version > 1);
  return (
    <LongForm
      definition={definition as AnyFormDefinition}
      label={label}
      initial={initial}
      stored={stored}
      actions={actions as SaveActions<object, Stored>}
      isReadOnly={isReadOnly}
      initialStep={state?.step}
      initialField={fieldOfHash(hash)}
      above={(_, goTo) => !isReadOnly && <EapNotes onGoTo={goTo} />}
    >
      {(step) => (
        <>
          {isSubmittedByOthers && !isReadOnly && <Alert tone="info" title={t.submittedByOthers} />}
          {step === 'overview' && !isReadOnly && (
            <Alert tone="info" title={region === undefined ? t.contactsText : t.contactsOf({ region })} />
          )}
          <EapStepFields
            sections={layout[step as EapStep] ?? []}
            title={stepTitle(step as EapStep, t)}
            hidden={hasChecklist ? nothing : withoutChecklist}
          />
        </>
      )}
    </LongForm>
  );
}
