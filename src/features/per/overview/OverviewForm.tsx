import { useLocation } from 'react-router-dom';
import { LongForm } from '#app/form/LongForm';
import { LongFormSection } from '#app/form/LongFormSection';
import type { PerOverview } from '#contract/perOverview';
import { Alert } from '#ui/feedback/Alert';
import { FieldsInRow } from '#ui/form/FieldsInRow';
import { useStrings } from '#ui/language/useStrings';
import { perOverviewStrings, perProcessStrings } from '../form/strings';
import { CycleRow } from './CycleRow';
import { contactNames, OverviewField, OverviewRow, overviewForm, partLabel } from './overviewForm';
import {
  type ConsiderationField,
  considerations,
  contactFieldsOf,
  contactRoles,
  type OverviewValues,
} from './overviewShape';
import { useOverviewActions } from './useOverviewActions';

interface OverviewFormProps {
  readonly initial: OverviewValues;
  /** The stored overview; undefined for a new one. */
  readonly overview?: PerOverview;
  readonly isReadOnly?: boolean;
}

/** The form of the overview of a cycle; the fields that the assessment depends on are read-only once it is set up. @source reference/preparedness.md, section 2.1 */
export function OverviewForm({ initial, overview, isReadOnly = false }: OverviewFormProps) {
  const t = useStrings(perProcessStrings);
  const isDraft = overview?.is_draft ?? true;
  const actions = useOverviewActions(isDraft);
  const { state } = useLocation() as { state: { readonly step?: string } | null };
  return (
    <LongForm
      definition={overviewForm}
      label={overview ? t.title({ step: t.overview }) : t.newTitle}
      initial={initial}
      stored={overview}
      actions={actions}
      isReadOnly={isReadOnly}
      initialStep={state?.step}
    >
      {(step) => (step === 'process' ? <ProcessStep overview={overview} isLocked={!isDraft} /> : <ContactsStep />)}
    </LongForm>
  );
}

interface ProcessStepProps {
  readonly overview: PerOverview | undefined;
  readonly isLocked: boolean;
}

function ProcessStep({ overview, isLocked }: ProcessStepProps) {
  const t = useStrings(perOverviewStrings);
  return (
    <>
      {isLocked && <Alert tone="info" title={t.locked} />}
      <OverviewRow name="country" isReadOnly={isLocked} />
      <OverviewRow name="date_of_orientation" isReadOnly={isLocked} />
      <OverviewRow name="orientation_documents" />
      <OverviewRow name="date_of_assessment" isReadOnly={isLocked} />
      <OverviewRow name="type_of_assessment" isReadOnly={isLocked} />
      <OverviewRow name="branches_involved" isReadOnly={isLocked} />
      <OverviewRow name="assessment_method" isReadOnly={isLocked} />
      {(Object.keys(considerations) as ConsiderationField[]).map((name) => (
        <OverviewRow key={name} name={name} isReadOnly={isLocked} isClearable />
      ))}
      <CycleRow overview={overview} />
    </>
  );
}

function ContactsStep() {
  const t = useStrings(perOverviewStrings);
  return (
    <>
      <OverviewRow name="workplan_development_date" />
      <OverviewRow name="workplan_revision_date" />
      {contactRoles.map((role) => (
        <LongFormSection key={role} title={contactNames[role](t)}>
          <FieldsInRow>
            {contactFieldsOf(role).map((name) => (
              <OverviewField key={name} name={name} caption={partLabel(name, t)} />
            ))}
          </FieldsInRow>
        </LongFormSection>
      ))}
    </>
  );
}
