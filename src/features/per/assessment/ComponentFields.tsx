import { Fragment } from 'react';
import { RowsToFollow } from '#app/form/RowsToFollow';
import { limitRows, useShownRows } from '#app/form/shownRows';
import type { ApplicableComponent } from '#domain/per/perComponents';
import { RichContent } from '#ui/content/RichContent';
import { FormRow } from '#ui/form/FormRow';
import { useStrings } from '#ui/language/useStrings';
import { perAssessmentStrings } from '../form/strings';
import styles from './AreaStep.module.css';
import { AssessmentField, AssessmentRow, considerationLabel } from './assessmentForm';
import { type Consideration, componentKey, questionKey } from './assessmentShape';
import { PreviousComponent } from './PreviousCycle';

/** A benchmark with its answer and notes is about a sixth of the screen high. */
const firstScreenBenchmarks = 5;

interface ComponentFieldsProps {
  readonly applicable: ApplicableComponent;
  readonly considerations: readonly Consideration[];
}

const guidance = {
  epi_considerations: 'epi_considerations_guidance',
  urban_considerations: 'urban_considerations_guidance',
  climate_environmental_considerations: 'climate_environmental_considerations_guidance',
  migration_considerations: 'migration_considerations_guidance',
} as const;

/** The benchmarks of a component, then its rating, notes and considerations. */
export function ComponentFields({ applicable, considerations }: ComponentFieldsProps) {
  const t = useStrings(perAssessmentStrings);
  const { component, groups } = applicable;
  const key = componentKey(component.id);
  const count = useShownRows(firstScreenBenchmarks);
  const shown = limitRows(
    groups.map(({ questions }) => questions),
    count,
  );
  return (
    <>
      {component.description && (
        <div className={styles.description}>
          <RichContent html={component.description} />
        </div>
      )}
      <PreviousComponent applicable={applicable} considerations={considerations} />
      {groups.map(({ group }, index) => (
        <Fragment key={group?.id ?? 0}>
          {group && <h4 className={styles.group}>{group.title}</h4>}
          {shown[index]?.map(({ id, description }) => (
            <AssessmentRow
              key={id}
              name={`${key}.${questionKey(id)}.answer`}
              hint={description ? <RichContent html={description} /> : undefined}
              isClearable
            >
              <AssessmentField name={`${key}.${questionKey(id)}.notes`} caption={t.questionNotes} rows={1} />
            </AssessmentRow>
          ))}
        </Fragment>
      ))}
      <RowsToFollow count={count} />
      {count === Number.POSITIVE_INFINITY && <Conclusion applicable={applicable} considerations={considerations} />}
    </>
  );
}

/** The rating, notes and considerations after the benchmarks. */
function Conclusion({ applicable: { component }, considerations }: ComponentFieldsProps) {
  const t = useStrings(perAssessmentStrings);
  const key = componentKey(component.id);
  return (
    <>
      <FormRow title={t.rating}>
        <AssessmentField name={`${key}.rating`} isLabelHidden />
      </FormRow>
      <FormRow title={t.notes}>
        <AssessmentField name={`${key}.notes`} isLabelHidden rows={3} />
      </FormRow>
      {considerations.map((name) => (
        <FormRow
          key={name}
          title={considerationLabel(name, t)}
          description={component[guidance[name]] ? <RichContent html={component[guidance[name]]} /> : undefined}
        >
          <AssessmentField name={`${key}.${name}`} isLabelHidden rows={3} />
        </FormRow>
      ))}
    </>
  );
}
