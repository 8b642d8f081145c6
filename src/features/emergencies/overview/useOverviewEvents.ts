import { useMemo } from 'react';
import { useAllRows } from '#app/lists/useList';
import { isOfCategory } from '#domain/emergencies/severityFilter';
import { type OverviewFilters, overviewEventList } from './queries';

const noFilters = {};

/** All emergencies that match the filters, in one request for figures, charts, map and tables. */
export function useOverviewEvents(filters: OverviewFilters) {
  const query = useAllRows(overviewEventList, noFilters, filters);
  const { level } = filters;
  const all = query.data?.results;
  const events = useMemo(() => all?.filter((event) => isOfCategory(event, level)), [all, level]);
  return { query, events };
}
