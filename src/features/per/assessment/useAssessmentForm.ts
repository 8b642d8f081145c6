import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { combineQueries } from '#app/request/combineQueries';
import { perOverviewQuery } from '#resources/per/queries';
import { useApplicableAreas } from '../form/useApplicableAreas';
import { allConsiderations, assessmentForm, considerationFlags } from './assessmentForm';

/** The questions of a cycle's assessment, and the form that they make. Memoised until one of the queries changes. */
export function useAssessmentForm(perId: number) {
  const applicable = useApplicableAreas();
  const overview = useQuery(perOverviewQuery(perId));
  const { data: lists } = applicable;
  const flags = overview.data;
  const source = useMemo(
    () =>
      lists &&
      flags && {
        ...lists,
        considerations: allConsiderations.filter((name) => flags[considerationFlags[name]] === true),
      },
    [lists, flags],
  );
  const definition = useMemo(() => source && assessmentForm(source), [source]);
  return { ...combineQueries([applicable, overview]), data: source && definition && { source, definition } };
}

export type AssessmentFormSource = NonNullable<ReturnType<typeof useAssessmentForm>['data']>;
