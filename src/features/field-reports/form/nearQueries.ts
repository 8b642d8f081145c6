import { subDays } from 'date-fns/subDays';
import { apiQuery } from '#app/request/apiQuery';
import { duplicateWindow, sortByDistance } from '#domain/emergencies/likelyDuplicates';
import { formatIsoDate } from '#domain/format/dates';
import { latestEvents } from '#resources/event/ordering';
import type { ReportValues } from './reportShape';

/** What a report is about, as far as its likeness to others counts. */
export type Crisis = Pick<ReportValues, 'event' | 'country' | 'dtype' | 'start_date'>;

/** The server sorts by date, not by similarity: more are requested than shown. */
const requestedEmergencies = 50;

/** The emergencies that a new report may be about; not asked for while too little is known, or once one is chosen. */
export function likelyEmergenciesQuery({ event, country, dtype, start_date }: Crisis) {
  const days = start_date === null ? null : duplicateWindow(start_date);
  const query = {
    countries__in: country ?? 0,
    dtype: dtype ?? 0,
    disaster_start_date__gte: days?.from,
    disaster_start_date__lte: days?.to,
    ordering: latestEvents,
    limit: requestedEmergencies,
  };
  return {
    ...apiQuery('GET /api/v2/event/', { query }),
    enabled: event === null && country !== null && dtype !== null && days !== null,
    select: ({ results }: { results: readonly { id: number; name: string | null; disaster_start_date: string }[] }) =>
      sortByDistance(results, start_date ?? ''),
  };
}

/** Days within which a report of the same crisis was probably filed. */
const nearDays = 30;
const requestedReports = 5;

/** The last reports of the same country and type; not asked for while one of the two is open. */
export function nearReportsQuery({ country, dtype }: Crisis) {
  const query = {
    countries__in: country ?? 0,
    dtype: dtype ?? 0,
    created_at__gte: formatIsoDate(subDays(new Date(), nearDays)) ?? undefined,
    ordering: '-created_at',
    limit: requestedReports,
  };
  return { ...apiQuery('GET /api/v2/field-report/', { query }), enabled: country !== null && dtype !== null };
}
