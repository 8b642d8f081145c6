import { useQueryStates } from 'nuqs';
import { useState } from 'react';
import { defaultPeriodStart } from '#domain/emergencies/emergencyPeriod';
import { urlKey } from '#ui/filters/urlKey';
import { urlNumber } from '#ui/filters/urlParsers';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import {
  type OverviewFilters,
  overviewEventList,
  overviewFilters,
  overviewFlashUpdateList,
  overviewReportList,
} from './queries';

const pageParsers = Object.fromEntries(
  [overviewEventList, overviewReportList, overviewFlashUpdateList].map(({ prefix }) => [
    urlKey('page', prefix),
    urlNumber,
  ]),
);

/** The filters of the overview in the URL. A change resets all tables to their first page. */
export function useOverviewFilters() {
  // initial state, so that the default period does not change at midnight
  const [defaultStart] = useState(defaultPeriodStart);
  const [parsers] = useState(() => overviewFilters(defaultStart));
  const filters = useUrlFilters(parsers);
  const [, setPages] = useQueryStates(pageParsers, { history: 'replace' });
  const applied: OverviewFilters = filters.applied;

  const set: typeof filters.set = (name, value) => {
    filters.set(name, value);
    void setPages(null);
  };
  const clear = () => {
    filters.clear();
    void setPages(null);
  };
  const isDefaultPeriod = applied.start_after === defaultStart && applied.start_before === null;
  return { ...filters, set, clear, applied, isDefaultPeriod };
}
