import { useFormSelector } from '#app/form/useFormSelector';
import type { PerOptions } from '#contract/perForm';
import type { AskedArea } from '#domain/per/perComponents';
import type { RatedResponse } from '#domain/per/perRatings';
import { useStrings } from '#ui/language/useStrings';
import { ExpandableSection } from '#ui/layout/ExpandableSection';
import { AssessmentSummary } from '../form/AssessmentSummary';
import { perProcessStrings } from '../form/strings';
import { type AssessmentValues, componentKey, questionKey } from './assessmentShape';

interface LiveSummaryProps {
  readonly areas: readonly AskedArea[];
  readonly options: PerOptions;
}

/** What the answers add up to, as they are now; computed only while it is open. @source reference/preparedness.md, section 1.7 */
export function LiveSummary({ areas, options }: LiveSummaryProps) {
  const t = useStrings(perProcessStrings);
  return (
    <ExpandableSection title={t.summary} headingLevel={2} isLazy>
      <Summary areas={areas} options={options} />
    </ExpandableSection>
  );
}

function Summary({ areas, options }: LiveSummaryProps) {
  const responses = useFormSelector((values: AssessmentValues) => responsesOf(areas, options, values));
  return <AssessmentSummary areas={areas} options={options} responses={responses} />;
}

/** The answers of the form in the shape in which ratings are summed up. */
const responsesOf = (areas: readonly AskedArea[], options: PerOptions, values: AssessmentValues) =>
  areas.flatMap(({ components }) =>
    components
      .filter(({ component }) => !component.is_parent)
      .map(({ component, questions }) => {
        const own = values[componentKey(component.id)];
        const rating = options.componentratings.find(({ id }) => id === own?.rating) ?? null;
        return {
          id: component.id,
          component: component.id,
          component_details: component,
          rating_details: rating,
          question_responses: questions.map(({ id }) => ({ answer: own?.[questionKey(id)]?.answer ?? null })),
        } satisfies RatedResponse & { question_responses: readonly { answer: number | null }[] };
      }),
  );
