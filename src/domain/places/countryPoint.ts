import type { Country } from '#contract/country';

/** What a country's point is made from. */
export type PlacedCountry = Pick<Country, 'id' | 'name' | 'iso3' | 'centroid' | 'independent' | 'record_type'>;

/** A country as a point on a map of countries. */
export interface CountryPoint {
  readonly countryId: number;
  readonly iso3: string;
  readonly name: string;
  /** Longitude and latitude in degrees. */
  readonly position: readonly [number, number];
}

/**
 * A country's point on maps of countries. Territories have one, as they have operations of their own.
 *
 * @returns null without a code or a centroid, and for a record that is neither independent nor of a known type
 * @source reference/emergencies.md, section 1.1; reference/countries-and-regions.md, section 1.13
 */
export function countryPoint({
  id,
  name,
  iso3,
  centroid,
  independent,
  record_type,
}: PlacedCountry): CountryPoint | null {
  const [longitude = 0, latitude] = centroid?.coordinates ?? [];
  if (!iso3 || latitude === undefined || !(independent || record_type)) return null;
  return { countryId: id, iso3, name: name ?? iso3, position: [longitude, latitude] };
}
