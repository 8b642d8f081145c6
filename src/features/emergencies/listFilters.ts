import { typeAndPlaceParsers } from '#resources/event/typeAndPlace';
import { urlChoice, urlDate } from '#ui/filters/urlParsers';

/** The filters of the list of all emergencies, in the URL. */
export const allEmergenciesFilters = { start_after: urlDate, start_before: urlDate, ...typeAndPlaceParsers };

export const levels = ['0', '1', '2'] as const;

/**
 * The one set of filters of the emergencies page, in the URL.
 *
 * @param start - the first day of the usual period, yyyy-MM-dd
 */
export const overviewFilters = (start: string) => ({
  ...allEmergenciesFilters,
  start_after: urlDate.withDefault(start),
  level: urlChoice(levels),
});
