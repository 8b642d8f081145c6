import { displayNames } from '#domain/language/intl';
import type { MapLayer } from './mapTypes';

/** The properties of a country in the base map's shapes. */
export interface BaseCountry {
  readonly iso2?: unknown;
  readonly iso3?: unknown;
}

/**
 * The label of the country under the pointer: its name in the language, where a layer colours countries.
 *
 * @returns null without such a layer, or without a country
 */
export function countryLabel(country: BaseCountry | null | undefined, layers: readonly MapLayer[], language: string) {
  const isColoured = layers.some((layer) => layer.kind === 'countries');
  if (!isColoured || typeof country?.iso2 !== 'string' || !/^[A-Z]{2}$/.test(country.iso2)) return null;
  return displayNames(language, { type: 'region' }).of(country.iso2) ?? null;
}
