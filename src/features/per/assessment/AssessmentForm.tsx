import { valuesOfStored } from '#app/form/derive';
import { LongForm } from '#app/form/LongForm';
import { useNumericParams } from '#app/routes/useNumericParams';
import type { PerOptions } from '#contract/perForm';
import type { ApplicableArea } from '#domain/per/perComponents';
import { useStrings } from '#ui/language/useStrings';
import { perProcessStrings } from '../form/strings';
import { AreaStep } from './AreaStep';
import { type assessmentForm, stepOfArea } from './assessmentForm';
import type { Consideration, StoredAssessment } from './assessmentShape';
import { LiveSummary } from './LiveSummary';
import { useAssessmentActions } from './useAssessmentActions';

interface AssessmentFormProps {
  /** What is asked; the same object at every rendering, and the definition made of it. */
  readonly source: {
    readonly areas: readonly ApplicableArea[];
    readonly options: PerOptions;
    readonly asked: readonly Consideration[];
  };
  readonly definition: ReturnType<typeof assessmentForm>;
  readonly stored: StoredAssessment;
  readonly isReadOnly: boolean;
}

/** An assessment: an area is a step, and of its components one at a time is open. @source reference/preparedness.md, section 2.2 */
export function AssessmentForm({ source, definition, stored, isReadOnly }: AssessmentFormProps) {
  const t = useStrings(perProcessStrings);
  const { perId } = useNumericParams('perId');
  const { areas, options, asked } = source;
  const actions = useAssessmentActions(perId, areas);
  return (
    <LongForm
      definition={definition}
      label={t.title({ step: t.assessment })}
      initial={valuesOfStored(definition, stored)}
      stored={stored}
      actions={actions}
      isReadOnly={isReadOnly}
      above={() => <LiveSummary areas={areas} options={options} />}
    >
      {(step) => {
        const area = areas.find((each) => stepOfArea(each.area.id) === step);
        return area && <AreaStep area={area} considerations={asked} />;
      }}
    </LongForm>
  );
}
