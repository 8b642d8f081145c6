import type { Country } from '#contract/country';
import type { EapMini } from '#contract/eap';
import { compareNames } from '../language/compare';
import { groupBy } from '../lists/groupBy';
import { sumOf } from '../lists/sumOf';
import { type EapKind, eapKind } from './eapTypes';

/** The kind of the protocols of a country, `both` where they differ. */
export type ActiveEapKind = EapKind | 'both';

/** The protocols in force of one country, as one point on the map. */
export interface ActiveEapPoint {
  readonly countryId: number;
  readonly iso3: string | null;
  readonly name: string;
  /** Longitude and latitude in degrees. */
  readonly position: readonly [number, number];
  readonly kind: ActiveEapKind;
  /** The sum of the known total budgets, in CHF; null without a known one. */
  readonly requirement: number | null;
  readonly protocols: readonly EapMini[];
}

/** A protocol in force has a type: the first form that was saved decided it. */
function kindOf(protocols: readonly EapMini[]): ActiveEapKind {
  const kinds = new Set(protocols.map(({ eap_type }) => eapKind(eap_type)));
  const [only] = kinds;
  return kinds.size > 1 || !only ? 'both' : only;
}

/**
 * Protocols in force grouped by their country, each group at the country's centroid, by the names of the countries.
 *
 * @param countries - a country without a centroid gets no point
 * @source reference/eap.md, section 1.7
 */
export function activeEapPoints(
  protocols: readonly EapMini[],
  countries: readonly Country[],
  language: string,
): ActiveEapPoint[] {
  const byName = compareNames(language);
  const byCountry = groupBy(protocols, ({ country }) => country);
  return countries
    .flatMap(({ id, iso3, name, centroid }): ActiveEapPoint[] => {
      const own = byCountry.get(id);
      const [longitude, latitude] = centroid?.coordinates ?? [];
      if (!own || longitude === undefined || latitude === undefined) return [];
      return [
        {
          countryId: id,
          iso3,
          name: name ?? iso3 ?? String(id),
          position: [longitude, latitude],
          kind: kindOf(own),
          requirement: sumOf(own.map(({ requirement_cost }) => requirement_cost)),
          protocols: own,
        },
      ];
    })
    .toSorted((a, b) => byName(a.name, b.name));
}
