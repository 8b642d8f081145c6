import { urlNumber, urlNumberOf } from '#ui/filters/urlParsers';

/** The federation has five regions, with these ids. @source reference/emergencies.md, section 5 */
const regionIds = [0, 1, 2, 3, 4];

/** Parsers of the filters by type, region and country in the URL. */
export const typeAndPlaceParsers = { dtype: urlNumber, region: urlNumberOf(regionIds), country: urlNumber };
