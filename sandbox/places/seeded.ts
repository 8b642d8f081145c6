import type { SeedContext } from '../core/seed/context';
import { type CountryRow, countries, districts } from './tables';

/** The seeded places, for the seeds of other rooms. */
export interface SeededPlaces {
  /** Countries by ISO 2. */
  readonly byIso: ReadonlyMap<string, CountryRow>;
  readonly byId: ReadonlyMap<number, CountryRow>;
  /** Ids of the provinces of a country. */
  districtsOf(country: number): readonly number[];
}

export function seededPlaces({ rows }: SeedContext): SeededPlaces {
  const withIso = rows(countries).filter(({ iso }) => iso !== null);
  const districtIds = new Map<number, number[]>();
  for (const { id, country } of rows(districts)) {
    const ids = districtIds.get(country);
    if (ids) ids.push(id);
    else districtIds.set(country, [id]);
  }
  return {
    byIso: new Map(withIso.map((row) => [row.iso ?? '', row])),
    byId: new Map(withIso.map((row) => [row.id, row])),
    districtsOf: (country) => districtIds.get(country) ?? [],
  };
}
