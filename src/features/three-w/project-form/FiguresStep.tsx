import { LongFormSection } from '#app/form/LongFormSection';
import { useFormSelector } from '#app/form/useFormSelector';
import { useReference } from '#app/request/referenceData';
import { DescriptionGrid } from '#ui/display/DescriptionGrid';
import { FieldsInRow } from '#ui/form/FieldsInRow';
import { Note } from '#ui/layout/Note';
import { ProjectField, ProjectFieldList, ProjectFieldRow } from './projectForm';
import { statusOf, totalOf } from './projectRules';
import { figureKinds, type ProjectValues, peopleGroups } from './projectShape';
import { useProjectStrings } from './useProjectStrings';

/** The step with the dates, the budget and the people. */
export function FiguresStep() {
  const t = useProjectStrings();
  const isAnnual = useFormSelector((values: ProjectValues) => values.is_annual_report);
  return (
    <>
      <LongFormSection title={t.dates}>
        <FieldsInRow>
          <ProjectField name="start_date" />
          <ProjectField name="end_date" />
        </FieldsInRow>
        <StatusPreview />
      </LongFormSection>
      <ProjectFieldRow name="budget_amount" />
      <ProjectFieldRow name="actual_expenditure" />
      <ProjectFieldRow name="is_annual_report" />
      <LeftOut />
      {!isAnnual && (
        <>
          <LongFormSection title={t.targeted}>
            <People kind="target" />
          </LongFormSection>
          <LongFormSection title={t.reached}>
            <People kind="reached" />
          </LongFormSection>
        </>
      )}
      <ProjectFieldList name="annual_splits" rowLabel={t.yearRow} addLabel={t.addYear}>
        {(_, index) => (
          <>
            <FieldsInRow>
              <ProjectField name={`annual_splits.${index}.year`} />
              <ProjectField name={`annual_splits.${index}.budget_amount`} />
            </FieldsInRow>
            {figureKinds.map((kind) => (
              <People key={kind} kind={kind} year={index} />
            ))}
          </>
        )}
      </ProjectFieldList>
      <ProjectFieldRow name="visibility" />
    </>
  );
}

/** Says that figures of the other way to report stay in the form and are not saved. */
function LeftOut() {
  const t = useProjectStrings();
  const leftOut = useFormSelector((values: ProjectValues) => {
    if (values.is_annual_report) return figureKinds.some((kind) => hasFigures(values, kind)) ? 'totalsLeftOut' : null;
    return (values.annual_splits ?? []).some(({ year }) => year !== null) ? 'yearsLeftOut' : null;
  });
  return <div role="status">{leftOut && <Note padding="s3 edge">{t[leftOut]}</Note>}</div>;
}

const hasFigures = (values: ProjectValues, kind: (typeof figureKinds)[number]) =>
  values[`${kind}_total`] !== null || totalOf(values, kind) !== null;

/** The status that the server computes from the current dates. */
function StatusPreview() {
  const t = useProjectStrings();
  const status = useFormSelector(statusOf);
  const { data: enums } = useReference('globalEnums');
  const name = enums?.deployments_project_status.find(({ key }) => key === status)?.value;
  return (
    <div role="status">
      <DescriptionGrid
        look="rows"
        items={[{ id: 'status', label: t.status, value: status === null ? t.unknownStatus : name }]}
      />
      {t.statusText}
    </div>
  );
}

interface PeopleProps {
  readonly kind: (typeof figureKinds)[number];
  /** The index of the year in an annual report. */
  readonly year?: number;
}

/** People by sex and in total; the total is the sum if any part is given. */
function People({ kind, year }: PeopleProps) {
  const t = useProjectStrings();
  const hasParts = useFormSelector((values: ProjectValues) => {
    const holder = year === undefined ? values : values.annual_splits?.[year];
    return holder !== undefined && totalOf(holder, kind) !== null;
  });
  const pathOf = (group: (typeof peopleGroups)[number] | 'total') =>
    year === undefined ? (`${kind}_${group}` as const) : (`annual_splits.${year}.${kind}_${group}` as const);
  return (
    <FieldsInRow isShort>
      {peopleGroups.map((group) => (
        <ProjectField key={group} name={pathOf(group)} />
      ))}
      <ProjectField name={pathOf('total')} isReadOnly={hasParts} hint={hasParts ? t.totalLocked : undefined} />
    </FieldsInRow>
  );
}
