import type { CountryDetail } from '#contract/country';

/**
 * The sovereign state of a territory, whose pages are shown instead of the territory's.
 *
 * @returns its country id; null for an independent country and for a territory without one, such as a disputed territory
 * @source reference/countries-and-regions.md, sections 1.0 and 6
 */
export const sovereignStateOf = ({
  id,
  independent,
  sovereign_state_id,
}: Pick<CountryDetail, 'id' | 'independent' | 'sovereign_state_id'>): number | null =>
  independent === false && sovereign_state_id !== id ? sovereign_state_id : null;
