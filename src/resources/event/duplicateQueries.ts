import { apiQuery } from '#app/request/apiQuery';
import { duplicateWindow, sortByDistance } from '#domain/emergencies/likelyDuplicates';

/** The server sorts by date, not by similarity: more are requested than shown. */
const requestedDuplicates = 50;
const shownDuplicates = 5;

export interface Crisis {
  readonly country: number | null;
  readonly dtype: number | null;
  readonly start_date: string | null;
}

/** The emergencies that a new report may be about; null while too little is known. */
export function duplicatesQuery({ country, dtype, start_date }: Crisis) {
  const days = start_date === null ? null : duplicateWindow(start_date);
  if (country === null || dtype === null || start_date === null || days === null) return null;
  const query = {
    countries__in: country,
    dtype,
    disaster_start_date__gte: days.from,
    disaster_start_date__lte: days.to,
    limit: requestedDuplicates,
  };
  return {
    ...apiQuery('GET /api/v2/event/', { query }),
    select: ({ results }: { results: readonly { id: number; name: string | null; disaster_start_date: string }[] }) =>
      sortByDistance(results, start_date).slice(0, shownDuplicates),
  };
}
