import { useMemo } from 'react';
import { combineQueries } from '#app/request/combineQueries';
import { compareByNumber } from '#domain/per/perComponents';
import { useApplicableAreas } from '../form/useApplicableAreas';
import { prioritizationForm } from './prioritizationForm';

/** The components that can be selected, and the form that they make. Memoised until one of the queries changes. */
export function usePrioritizationForm() {
  const applicable = useApplicableAreas();
  const { data: lists } = applicable;
  const components = useMemo(
    () =>
      lists?.areas
        .flatMap((each) => each.components.map(({ component }) => component))
        .filter(({ is_parent }) => is_parent !== true)
        .toSorted(compareByNumber),
    [lists],
  );
  const definition = useMemo(() => components && prioritizationForm(components), [components]);
  const data = lists && components && definition && { lists, components, definition };
  return { ...combineQueries([applicable]), data };
}
