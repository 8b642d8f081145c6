import { endOfDay } from '#domain/format/queryTime';
import { typeAndPlaceParsers } from '#resources/event/typeAndPlace';
import type { UrlValues } from '#ui/filters/readUrl';
import { urlDate } from '#ui/filters/urlParsers';

/** The filters that the overview and the list of emergencies have in the URL. */
export const eventFilters = { start_after: urlDate, start_before: urlDate, ...typeAndPlaceParsers };

/** The parameters of the endpoint of emergencies. */
export const toEventQuery = ({
  start_after,
  start_before,
  dtype,
  region,
  country,
}: UrlValues<typeof eventFilters>) => ({
  disaster_start_date__gte: start_after,
  disaster_start_date__lte: endOfDay(start_before),
  dtype,
  regions__in: region,
  countries__in: country,
});
