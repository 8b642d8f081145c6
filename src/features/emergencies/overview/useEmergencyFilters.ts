import { parseAsInteger, useQueryStates } from 'nuqs';
import { useMemo, useState } from 'react';
import { usualStart } from '#domain/emergencies/emergencyPeriod';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import { overviewFilters } from '../listFilters';
import { askedOverview, emergencyTable, flashTable, reportTable } from '../listQueries';

/** The filters lead all lists of the page back to their first pages. */
const pages = Object.fromEntries(
  [emergencyTable, reportTable, flashTable].map(({ prefix }) => [`${prefix}_page`, parseAsInteger]),
);

/** The one set of filters of the emergencies page, in the URL: figures, charts, map and lists all ask with it. */
export function useEmergencyFilters() {
  // the day on which the page was opened decides: midnight does not pull the list from under its reader
  const [usual] = useState(usualStart);
  const [parsers] = useState(() => overviewFilters(usual));
  const filters = useUrlFilters(parsers);
  const [, setPages] = useQueryStates(pages, { history: 'replace' });
  const { applied } = filters;

  const asked = useMemo(() => askedOverview(applied), [applied]);

  const set: typeof filters.set = (name, value) => {
    filters.set(name, value);
    void setPages(null);
  };
  const clear = () => {
    filters.clear();
    void setPages(null);
  };
  return { ...filters, set, clear, asked, isUsual: applied.start_after === usual && applied.start_before === null };
}
