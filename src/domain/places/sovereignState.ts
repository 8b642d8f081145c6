import type { CountryDetail } from '#contract/country';

/**
 * The state whose pages stand for a territory's.
 *
 * @returns its id; null for a country of its own and for a territory without one, as disputed ones are
 * @source reference/countries-and-regions.md, sections 1.0 and 6
 */
export const sovereignStateOf = ({
  id,
  independent,
  sovereign_state_id,
}: Pick<CountryDetail, 'id' | 'independent' | 'sovereign_state_id'>): number | null =>
  independent === false && sovereign_state_id !== id ? sovereign_state_id : null;
