import { valuesOfStored } from '#app/form/derive';
import { useIsReadOnly } from '#app/form/formContext';
import { LongForm } from '#app/form/LongForm';
import { LongFormSection } from '#app/form/LongFormSection';
import { useFormSelector } from '#app/form/useFormSelector';
import { Link } from '#app/routes/Link';
import type { FormComponentMini } from '#contract/perForm';
import type { PerProcess } from '#contract/perProcess';
import { componentTitle } from '#domain/per/perComponents';
import { perPhase, phaseOf } from '#domain/per/perCycle';
import { ContactLink } from '#ui/actions/ContactLink';
import { DescriptionGrid } from '#ui/display/DescriptionGrid';
import { TextOutput } from '#ui/display/TextOutput';
import { StateMessage } from '#ui/feedback/StateMessage';
import { FieldsInRow } from '#ui/form/FieldsInRow';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { componentKey } from '../assessment/assessmentShape';
import { perProcessStrings, perWorkPlanStrings } from '../form/strings';
import { useWorkPlanActions } from './useWorkPlanActions';
import { WorkPlanField, WorkPlanList, type workPlanForm } from './workPlanForm';
import { actionsBeyond, nationalSociety, type StoredWorkPlan, type WorkPlanValues } from './workPlanShape';

interface WorkPlanFormProps {
  readonly process: PerProcess;
  /** The prioritised components. */
  readonly components: readonly FormComponentMini[];
  readonly definition: ReturnType<typeof workPlanForm>;
  readonly stored: StoredWorkPlan;
  readonly isReadOnly: boolean;
}

/** The form of a work plan: an action for each prioritised component, and additional ones. @source reference/preparedness.md, section 2.4 */
export function WorkPlanForm({ process, components, definition, stored, isReadOnly }: WorkPlanFormProps) {
  const t = useStrings(perProcessStrings);
  // opened again by a save of the prioritisation: the server then leaves the plan final
  const isOpen = stored.is_draft || phaseOf(process) === perPhase.workPlan;
  const actions = useWorkPlanActions(process, isOpen);
  return (
    <>
      <PlanFacts perId={process.id} facts={stored.overview_details} />
      <LongForm
        definition={definition}
        label={t.title({ step: t.workPlan })}
        initial={valuesOfStored(definition, stored)}
        stored={stored}
        actions={actions}
        isReadOnly={isReadOnly}
      >
        {(step) => (step === 'components' ? <Planned components={components} stored={stored} /> : <Additional />)}
      </LongForm>
    </>
  );
}

interface PlanFactsProps {
  readonly perId: number;
  readonly facts: StoredWorkPlan['overview_details'];
}

/** The person responsible for the plan and its date, both from the overview. */
function PlanFacts({ perId, facts }: PlanFactsProps) {
  const t = useStrings(perWorkPlanStrings);
  const email = facts?.ns_focal_point_email?.trim();
  return (
    <Card
      title={t.header}
      actions={
        <Link to="perOverviewForm" params={{ perId }} variant="quiet" state={{ step: 'contacts' }}>
          {t.editOverview}
        </Link>
      }
    >
      <DescriptionGrid
        items={[
          {
            id: 'date',
            label: t.planDate,
            value: <TextOutput kind="date" value={facts?.workplan_development_date} show="words" />,
          },
          { id: 'name', label: t.responsible, value: facts?.ns_focal_point_name },
          { id: 'email', label: t.email, value: email && <ContactLink kind="email" address={email} /> },
        ]}
      />
    </Card>
  );
}

function Planned({ components, stored }: Pick<WorkPlanFormProps, 'components' | 'stored'>) {
  const t = useStrings(perWorkPlanStrings);
  const beyond = actionsBeyond(components, stored);
  return (
    <>
      {components.length === 0 && <StateMessage state="empty" message={t.noComponents} />}
      <PlannedActions components={components} />
      {beyond.length > 0 && (
        <LongFormSection title={t.noLongerPrioritized} description={t.noLongerPrioritizedText}>
          <DescriptionGrid
            items={beyond.map(({ id, component_details, actions }) => ({
              id: String(id),
              label: componentTitle(component_details),
              value: actions,
              isWide: true,
            }))}
          />
        </LongFormSection>
      )}
    </>
  );
}

function PlannedActions({ components }: Pick<WorkPlanFormProps, 'components'>) {
  const t = useStrings(perWorkPlanStrings);
  return components.map((component) => {
    const path = `prioritized.${componentKey(component.id)}` as const;
    return (
      <LongFormSection key={component.id} title={componentTitle(component)}>
        <WorkPlanField name={`${path}.actions`} caption={t.actions} rows={3} />
        <FieldsInRow>
          <WorkPlanField name={`${path}.due_date`} caption={t.dueDate} />
          <WorkPlanField name={`${path}.status`} caption={t.status} />
        </FieldsInRow>
        <FieldsInRow>
          <WorkPlanField name={`${path}.supported_by_organization_type`} caption={t.supportedBy} />
          <WorkPlanField name={`${path}.supported_by`} caption={t.supportingSociety} />
        </FieldsInRow>
      </LongFormSection>
    );
  });
}

function Additional() {
  const t = useStrings(perWorkPlanStrings);
  const isReadOnly = useIsReadOnly();
  return (
    <WorkPlanList name="additional" rowLabel={t.action} addLabel={t.addAction} isReadOnly={isReadOnly}>
      {(_, index) => <ActionFields index={index} />}
    </WorkPlanList>
  );
}

function ActionFields({ index }: { readonly index: number }) {
  const isBySociety = useFormSelector(
    ({ additional }: WorkPlanValues) => additional?.[index]?.supported_by_organization_type === nationalSociety,
  );
  return (
    <>
      <WorkPlanField name={`additional.${index}.actions`} rows={3} />
      <FieldsInRow>
        <WorkPlanField name={`additional.${index}.due_date`} />
        <WorkPlanField name={`additional.${index}.status`} />
      </FieldsInRow>
      <FieldsInRow>
        <WorkPlanField name={`additional.${index}.supported_by_organization_type`} />
        {isBySociety && <WorkPlanField name={`additional.${index}.supported_by`} />}
      </FieldsInRow>
    </>
  );
}
