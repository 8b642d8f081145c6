import { useQuery } from '@tanstack/react-query';
import { combineQueries } from '#app/request/combineQueries';
import { assessedComponents } from '#domain/per/perRatings';
import { formAreasQuery, perAssessmentQuery, perOptionsQuery } from '#resources/per/queries';

/** The results of a cycle: assessed components, areas and options of the answers. @param assessment - the id of its assessment */
export function useCycleResults(assessment: number) {
  const all = combineQueries([
    useQuery(perAssessmentQuery(assessment)),
    useQuery(formAreasQuery()),
    useQuery(perOptionsQuery()),
  ]);
  const [answers, areas, options] = all.data ?? [];
  const data =
    answers && areas && options
      ? {
          responses: assessedComponents(answers),
          areas: areas.results.toSorted((a, b) => a.area_num - b.area_num),
          options,
        }
      : undefined;
  return { data, error: all.error, refetch: all.refetch };
}

export type CycleResults = NonNullable<ReturnType<typeof useCycleResults>['data']>;
