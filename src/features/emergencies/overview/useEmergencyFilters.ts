import { parseAsInteger, useQueryStates } from 'nuqs';
import { useMemo, useState } from 'react';
import { typeAndPlaceParsers } from '#app/lists/TypeAndPlaceFilters';
import { usualStart } from '#domain/emergencyPeriod';
import { endOfDay } from '#domain/queryTime';
import { urlChoice, urlDate } from '#ui/filters/urlParsers';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import type { EmergencyFilters, ReportFilters } from '../queries';

export const levels = ['0', '1', '2'] as const;

/** The lists of the page; the filters lead all of them back to their first pages. */
export const prefixes = { emergencies: 'emergencies', reports: 'reports', flash: 'flash' } as const;
const pages = Object.fromEntries(Object.values(prefixes).map((prefix) => [`${prefix}_page`, parseAsInteger]));

const parsersFrom = (start: string) => ({
  start_after: urlDate.withDefault(start),
  start_before: urlDate,
  ...typeAndPlaceParsers,
  level: urlChoice(levels),
});

/** The one set of filters of the emergencies page, in the URL: figures, charts, map and lists all ask with it. */
export function useEmergencyFilters() {
  // the day on which the page was opened decides: midnight does not pull the list from under its reader
  const [usual] = useState(usualStart);
  const [parsers] = useState(() => parsersFrom(usual));
  const filters = useUrlFilters(parsers);
  const [, setPages] = useQueryStates(pages, { history: 'replace' });
  const { applied } = filters;

  const asked = useMemo(() => {
    const { start_after: start, start_before: end, country, region, dtype, level } = applied;
    const before = endOfDay(end);
    const place = {
      dtype: dtype ?? undefined,
      regions__in: region ?? undefined,
      countries__in: country ?? undefined,
    };
    return {
      events: {
        disaster_start_date__gte: start,
        disaster_start_date__lte: before,
        ...place,
      } satisfies EmergencyFilters,
      reports: { created_at__gte: start, created_at__lte: before, ...place } satisfies ReportFilters,
      start,
      end,
      country,
      region,
      dtype,
      level: level === null ? null : (Number(level) as 0 | 1 | 2),
    };
  }, [applied]);

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

/** What the blocks of the page are asked for. */
export type AskedEmergencies = ReturnType<typeof useEmergencyFilters>['asked'];
