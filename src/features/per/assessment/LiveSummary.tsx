import { useMemo } from 'react';
import { useFormSelector } from '#app/form/useFormSelector';
import type { PerOptions } from '#contract/perForm';
import type { ApplicableArea } from '#domain/per/perComponents';
import { useStrings } from '#ui/language/useStrings';
import { ExpandableSection } from '#ui/layout/ExpandableSection';
import { AssessmentSummary } from '../form/AssessmentSummary';
import { perProcessStrings } from '../form/strings';
import { type AssessmentValues, componentKey, questionKey } from './assessmentShape';

interface LiveSummaryProps {
  readonly areas: readonly ApplicableArea[];
  readonly options: PerOptions;
}

/** The summary of the current answers, computed only while it is expanded. @source reference/preparedness.md, section 1.7 */
export function LiveSummary({ areas, options }: LiveSummaryProps) {
  const t = useStrings(perProcessStrings);
  return (
    <ExpandableSection title={t.summary} headingLevel={2} isLazy>
      <Summary areas={areas} options={options} />
    </ExpandableSection>
  );
}

function Summary({ areas, options }: LiveSummaryProps) {
  const answers = useFormSelector((values: AssessmentValues) => selectAnswers(areas, values));
  const responses = useMemo(() => toResponses(areas, options, answers), [areas, options, answers]);
  return <AssessmentSummary areas={areas} options={options} responses={responses} />;
}

const componentsOf = (areas: readonly ApplicableArea[]) =>
  areas.flatMap(({ components }) => components.filter(({ component }) => !component.is_parent));

/** The rating and the answers of each component, in order. Texts are left out, so that typing does not render the summary again. */
const selectAnswers = (areas: readonly ApplicableArea[], values: AssessmentValues) =>
  componentsOf(areas).map(({ component, questions }) => {
    const componentValues = values[componentKey(component.id)];
    return [
      componentValues?.rating ?? null,
      ...questions.map(({ id }) => componentValues?.[questionKey(id)]?.answer ?? null),
    ];
  });

/** The answers in the shape that `AssessmentSummary` takes. */
const toResponses = (
  areas: readonly ApplicableArea[],
  options: PerOptions,
  chosen: readonly (readonly (number | null)[])[],
) =>
  componentsOf(areas).map(({ component }, index) => {
    const [rating, ...answers] = chosen[index] ?? [];
    return {
      id: component.id,
      component: component.id,
      component_details: component,
      rating_details: options.componentratings.find(({ id }) => id === rating) ?? null,
      question_responses: answers.map((answer) => ({ answer })),
    };
  });
