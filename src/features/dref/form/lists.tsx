import type { ComponentType, ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { ChosenRowList, useRowOptions } from '#app/form/ChosenRowList';
import { fieldNamed } from '#app/form/derive';
import { useIsReadOnly, useLongFormContext } from '#app/form/formContext';
import { LongFormField, LongFormList, LongFormSublist } from '#app/form/LongFormField';
import { FieldsInRow } from '#ui/form/FieldsInRow';
import type { DrefValues, RowList } from '../fields/drefShape';
import { ImminentBudgetOverview, InterventionsBudget } from './BudgetOverview';
import { FoldedDetails } from './FoldedDetails';
import { useDrefStrings } from './useDrefStrings';

type Path = (name: string) => string;

interface TitledListProps {
  readonly name: RowList;
  /** What one row is called. */
  readonly rowLabel: string;
  readonly addLabel: string;
  readonly children: (path: Path, index: number) => ReactNode;
}

/** A list with at most one row for each title of an enumeration. */
function TitledList(props: TitledListProps) {
  const t = useDrefStrings();
  return <ChosenRowList {...props} chosen="title" texts={t} />;
}

/** The named fields that rows of the list have in this form. */
function RowFields({
  list,
  path,
  names,
}: {
  readonly list: RowList;
  readonly path: Path;
  readonly names: readonly string[];
}) {
  const { definition } = useLongFormContext();
  const fields = fieldNamed(definition, list)?.rowFields ?? {};
  return names.filter((name) => name in fields).map((name) => <LongFormField key={name} name={path(name)} rows={4} />);
}

function NationalSocietyActions() {
  const t = useDrefStrings();
  return (
    <TitledList name="national_society_actions" rowLabel={t.action_title} addLabel={t.addAction}>
      {(path) => <LongFormField name={path('description')} rows={4} />}
    </TitledList>
  );
}

function Needs() {
  const t = useDrefStrings();
  return (
    <TitledList name="needs_identified" rowLabel={t.need_title} addLabel={t.addNeed}>
      {(path) => <LongFormField name={path('description')} rows={4} />}
    </TitledList>
  );
}

const interventionFigures = ['budget', 'person_targeted', 'person_assisted', 'male', 'female'];
const interventionTexts = [
  'description',
  'progress_towards_outcome',
  'narrative_description_of_achievements',
  'lessons_learnt',
  'challenges',
];

function Interventions() {
  const t = useDrefStrings();
  const options = useRowOptions('planned_interventions', 'title');
  const titleOf = (title: unknown) => options.find(({ key }) => key === title)?.label ?? String(title ?? '');
  const { getValues } = useFormContext<DrefValues>();
  return (
    <>
      <InterventionsBudget titleOf={titleOf} />
      <TitledList name="planned_interventions" rowLabel={t.intervention_title} addLabel={t.addIntervention}>
        {(path, index) => (
          <>
            <FieldsInRow isShort>
              <RowFields list="planned_interventions" path={path} names={interventionFigures} />
            </FieldsInRow>
            <FoldedDetails
              index={index}
              name={titleOf(getValues(`planned_interventions.${index}.title`))}
              figures={interventionFigures}
            >
              <Indicators name={path('indicators')} />
              <RowFields list="planned_interventions" path={path} names={interventionTexts} />
            </FoldedDetails>
          </>
        )}
      </TitledList>
    </>
  );
}

/** The indicators of an intervention. In a final report only the actual figure can be changed. @source reference/dref.md, section 7 */
function Indicators({ name }: { readonly name: string }) {
  const t = useDrefStrings();
  const { definition } = useLongFormContext();
  const isReport = definition.key === 'dref-final-report';
  const parts = fieldNamed(definition, name)?.rowFields ?? {};
  return (
    <LongFormSublist name={name} rowLabel={t.indicator_title} isReadOnly={isReport}>
      {(path) => (
        <>
          <LongFormField name={path('title')} isReadOnly={isReport} />
          <FieldsInRow isShort>
            <LongFormField name={path('target')} isReadOnly={isReport} />
            {'actual' in parts && <LongFormField name={path('actual')} />}
          </FieldsInRow>
        </>
      )}
    </LongFormSublist>
  );
}

function Risks() {
  const t = useDrefStrings();
  return (
    <LongFormList name="risk_security" rowLabel={t.risk} addLabel={t.addRow}>
      {(path) => (
        <FieldsInRow>
          <LongFormField name={path('risk')} rows={4} />
          <LongFormField name={path('mitigation')} rows={4} />
        </FieldsInRow>
      )}
    </LongFormList>
  );
}

function Sources() {
  const t = useDrefStrings();
  return (
    <LongFormList name="source_information" rowLabel={t.source} addLabel={t.addRow}>
      {(path) => (
        <FieldsInRow>
          <LongFormField name={path('source_name')} />
          <LongFormField name={path('source_link')} />
        </FieldsInRow>
      )}
    </LongFormList>
  );
}

/** The early actions and the early response; rows are neither added nor removed. */
function ProposedActions() {
  const t = useDrefStrings();
  const options = useRowOptions('proposed_action', 'proposed_type');
  const isReadOnly = useIsReadOnly();
  const { definition } = useLongFormContext();
  // a report has its costs beside its expenditure
  const isReport = definition.key === 'dref-final-report';
  const nameOf = (type: unknown) => options.find(({ key }) => key === type)?.label ?? t.proposed_type;
  return (
    <>
      {!isReport && <ImminentBudgetOverview nameOf={nameOf} />}
      <LongFormList
        name="proposed_action"
        rowLabel={t.proposed_type}
        isReadOnly
        rowName={({ proposed_type }) => nameOf(proposed_type)}
      >
        {(path) => (
          <>
            <FieldsInRow>
              <RowFields list="proposed_action" path={path} names={['total_budget', 'total_expenditure']} />
            </FieldsInRow>
            <LongFormSublist
              name={path('activities')}
              rowLabel={t.activity}
              addLabel={t.addRow}
              isReadOnly={isReadOnly}
            >
              {(activity) => (
                <>
                  <LongFormField name={activity('sector')} />
                  <LongFormField name={activity('activity')} rows={3} />
                </>
              )}
            </LongFormSublist>
          </>
        )}
      </LongFormList>
    </>
  );
}

/** The component of each list. */
export const lists: Readonly<Record<RowList, ComponentType>> = {
  national_society_actions: NationalSocietyActions,
  needs_identified: Needs,
  planned_interventions: Interventions,
  risk_security: Risks,
  source_information: Sources,
  proposed_action: ProposedActions,
};
