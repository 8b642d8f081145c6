import { useQuery } from '@tanstack/react-query';
import { combineQueries } from '#app/request/combineQueries';
import { assessedComponents } from '#domain/per/perRatings';
import { formAreasQuery, perAssessmentQuery, perOptionsQuery } from '#resources/per/queries';
import { perStatsQuery } from './queries';

interface ResultsSource {
  readonly country: number;
  readonly perId: number;
  readonly assessment: number;
}

/** The results of a cycle: assessed components, areas, options of the answers, and the mean ratings of all cycles of the country. */
export function useCycleResults({ country, perId, assessment }: ResultsSource) {
  const all = combineQueries([
    useQuery(perAssessmentQuery(assessment)),
    useQuery(formAreasQuery()),
    useQuery(perOptionsQuery()),
    useQuery(perStatsQuery(country, perId)),
  ]);
  const [answers, areas, options, stats] = all.data ?? [];
  const data =
    answers && areas && options && stats
      ? {
          responses: assessedComponents(answers),
          areas: areas.results.toSorted((a, b) => a.area_num - b.area_num),
          options,
          trend: stats.results[0]?.assessment_ratings ?? [],
        }
      : undefined;
  return { data, error: all.error, refetch: all.refetch };
}

export type CycleResults = NonNullable<ReturnType<typeof useCycleResults>['data']>;
