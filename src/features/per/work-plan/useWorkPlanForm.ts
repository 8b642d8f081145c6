import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { compareByNumber } from '#domain/per/perComponents';
import { perPrioritizationQuery } from '#resources/per/queries';
import { workPlanForm } from './workPlanForm';

/** The prioritised components, and the form that they make. Memoised until the prioritisation changes. */
export function useWorkPlanForm(prioritization: number | undefined) {
  const prioritized = useQuery({
    ...perPrioritizationQuery(prioritization ?? 0),
    enabled: prioritization !== undefined,
  });
  const { data } = prioritized;
  const components = useMemo(
    () =>
      data &&
      (data.prioritized_action_responses ?? [])
        .map(({ component_details }) => component_details)
        .toSorted(compareByNumber),
    [data],
  );
  const definition = useMemo(() => components && workPlanForm(components), [components]);
  return {
    data: components && definition && { components, definition },
    error: prioritized.error,
    refetch: prioritized.refetch,
  };
}
