import { apiListQuery } from '#app/request/apiQuery';
import type { LoaderSource } from '#app/routes/page';
import type { QueryOf } from '#contract/types';
import { endOfDay } from '#domain/format/queryTime';
import { typeAndPlaceParsers } from '#resources/event/typeAndPlace';
import { readUrl, type UrlValues } from '#ui/filters/readUrl';
import { urlChoice, urlDate } from '#ui/filters/urlParsers';
import { type PageQuery, readUrlTable } from '#ui/filters/urlTable';

type AppealListQuery = QueryOf<'GET /api/v2/appeal/'>;

export const appealTypes = ['0', '1', '2', '3'] as const;

/** The filters of the list, in the URL. */
export const appealFilters = {
  start_after: urlDate,
  start_before: urlDate,
  atype: urlChoice(appealTypes),
  ...typeAndPlaceParsers,
};

export const appealTable = { defaultOrdering: '-start_date' };

/** Newest first. A chosen order replaces the server's, so it gets the same tie-break. @source reference/emergencies.md, section 1.10 */
const appealOrdering = (chosen: string | null | undefined) =>
  !chosen || chosen === appealTable.defaultOrdering ? '-start_date,-id' : `${chosen},-start_date`;

/** What filters and order ask for; without a page it is the whole list. */
export const askedAppeals = (
  filters: UrlValues<typeof appealFilters>,
  ordering: string | null | undefined,
): AppealListQuery => ({
  ordering: appealOrdering(ordering),
  start_date__gte: filters.start_after ?? undefined,
  start_date__lte: endOfDay(filters.start_before),
  atype: filters.atype === null ? undefined : (Number(filters.atype) as AppealListQuery['atype']),
  dtype: filters.dtype ?? undefined,
  region: filters.region ?? undefined,
  country: filters.country ?? undefined,
});

export const appealsQuery = (asked: AppealListQuery, { limit, offset }: PageQuery) =>
  apiListQuery('GET /api/v2/appeal/', { query: { ...asked, limit, offset } });

export const appealsData = ({ search }: LoaderSource) => {
  const page = readUrlTable(search, appealTable);
  return [appealsQuery(askedAppeals(readUrl(search, appealFilters), page.ordering), page)];
};
