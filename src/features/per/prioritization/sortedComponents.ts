import type { PerComponentResponse } from '#contract/perAssessment';
import type { PerComponent } from '#contract/perComponent';
import { compareByNumber } from '#domain/per/perComponents';
import { compareWeakness, countAnsweredBenchmarks } from '#domain/per/perRatings';

export type PriorityOrder = 'weakest' | 'number' | 'benchmarks';

/** The components in the selected order; ties by number. */
export function sortedComponents(
  components: readonly PerComponent[],
  responses: ReadonlyMap<number, PerComponentResponse>,
  order: PriorityOrder,
): readonly PerComponent[] {
  const ratingValue = ({ id }: PerComponent) => responses.get(id)?.rating_details?.value ?? null;
  const countOf = ({ id }: PerComponent) => {
    const response = responses.get(id);
    return response ? countAnsweredBenchmarks(response) : 0;
  };
  const compare: Readonly<Record<PriorityOrder, (a: PerComponent, b: PerComponent) => number>> = {
    weakest: (a, b) => compareWeakness(ratingValue(a), ratingValue(b)),
    number: () => 0,
    benchmarks: (a, b) => countOf(b) - countOf(a),
  };
  return components.toSorted((a, b) => compare[order](a, b) || compareByNumber(a, b));
}
