import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { combineQueries } from '#app/request/combineQueries';
import { useReference } from '#app/request/referenceData';
import { applicableAreas } from '#domain/per/perComponents';
import { formAreasQuery, formQuestionsQuery, perOptionsQuery, questionGroupsQuery } from '#resources/per/queries';

/** What an assessment asks, and the options of its answers; the same objects until one of the lists changes. */
export function useApplicableAreas() {
  const areas = useQuery(formAreasQuery());
  const components = useReference('perComponents');
  const questions = useQuery(formQuestionsQuery());
  const groups = useQuery(questionGroupsQuery());
  const options = useQuery(perOptionsQuery());
  const all = combineQueries([areas, components, questions, groups, options]);
  const asked = useMemo(
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
    () => (asked && options.data ? { areas: asked, options: options.data } : undefined),
    [asked, options.data],
  );
  return { ...all, data: lists };
}

export type AskedLists = NonNullable<ReturnType<typeof useApplicableAreas>['data']>;
