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
  /** The questions, options and enabled considerations; memoised, like the definition built from it. */
  readonly source: {
    readonly areas: readonly ApplicableArea[];
    readonly options: PerOptions;
    readonly considerations: readonly Consideration[];
  };
  readonly definition: ReturnType<typeof assessmentForm>;
  readonly stored: StoredAssessment;
  readonly isReadOnly: boolean;
}

/** The form of an assessment. Each area is a step, with one open component at a time. @source reference/preparedness.md, section 2.2 */
export function AssessmentForm({ source, definition, stored, isReadOnly }: AssessmentFormProps) {
  const t = useStrings(perProcessStrings);
  const { perId } = useNumericParams('perId');
  const { areas, options, considerations } = source;
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
        return area && <AreaStep area={area} considerations={considerations} />;
      }}
    </LongForm>
  );
}
