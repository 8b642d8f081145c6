import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { combineQueries } from '#app/request/combineQueries';
import { useReference } from '#app/request/referenceData';
import { applicableAreas } from '#domain/per/perComponents';
import { formAreasQuery, formQuestionsQuery, perOptionsQuery, questionGroupsQuery } from '#resources/per/queries';

/** The areas with their components and questions, and the options of the answers. Memoised until one of the queries changes. */
export function useApplicableAreas() {
  const areas = useQuery(formAreasQuery());
  const components = useReference('perComponents');
  const questions = useQuery(formQuestionsQuery());
  const groups = useQuery(questionGroupsQuery());
  const options = useQuery(perOptionsQuery());
  const all = combineQueries([areas, components, questions, groups, options]);
  const applicable = useMemo(
    () =>
      areas.data && components.data && questions.data && groups.data
        ? applicableAreas({
            areas: areas.data.results,
            components: components.data.results,
            questions: questions.data.results,
            groups: groups.data.results,
          })
        : undefined,
    [areas.data, components.data, questions.data, groups.data],
  );
  const lists = useMemo(
    () => (applicable && options.data ? { areas: applicable, options: options.data } : undefined),
    [applicable, options.data],
  );
  return { ...all, data: lists };
}

export type AssessmentLists = NonNullable<ReturnType<typeof useApplicableAreas>['data']>;
