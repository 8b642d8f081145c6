import type { CountryMini } from '#contract/country';
import type { Eru } from '#contract/eru';
import type { Personnel } from '#contract/personnel';
import { compareNames } from '../language/compare';
import { groupBy } from '../lists/groupBy';
import { type CountryPoint, countryPoint, type PlacedCountry } from '../places/countryPoint';

export type DeployedKind = 'both' | 'erus' | 'personnel';

/** The deployments in one country, as one point on the map. */
export interface DeploymentPoint extends CountryPoint {
  readonly kind: DeployedKind;
  readonly erus: readonly Eru[];
  readonly personnel: readonly Personnel[];
  /** Sum of the units of the ERUs. */
  readonly units: number;
}

/**
 * The country of a person's deployment; `country_deployed_to` is only the first country of the emergency.
 *
 * @source reference/surge.md, section 6
 */
const countryOf = ({ country_to, deployment }: Personnel): CountryMini | null =>
  country_to ?? deployment?.country_deployed_to ?? null;

/**
 * Deployed ERUs and personnel by country.
 *
 * @returns a point for each country with deployments and a centroid, sorted by name
 * @source reference/surge.md, section 1.2
 */
export function deploymentPoints(
  erus: readonly Eru[],
  personnel: readonly Personnel[],
  countries: readonly PlacedCountry[],
  language: string,
): DeploymentPoint[] {
  const byName = compareNames(language);
  const erusByCountry = groupBy(erus, ({ deployed_to }) => deployed_to?.id);
  const peopleByCountry = groupBy(personnel, (person) => countryOf(person)?.id);
  return countries
    .flatMap((country): DeploymentPoint[] => {
      const own = erusByCountry.get(country.id) ?? [];
      const people = peopleByCountry.get(country.id) ?? [];
      const point = countryPoint(country);
      if (!point || own.length + people.length === 0) return [];
      return [
        {
          ...point,
          kind: own.length === 0 ? 'personnel' : people.length === 0 ? 'erus' : 'both',
          erus: own,
          personnel: people,
          units: own.reduce((sum, { units }) => sum + units, 0),
        },
      ];
    })
    .sort((a, b) => byName(a.name, b.name));
}

/** Rows grouped by emergency; rows without one come last. */
export function groupByEmergency<Row>(
  rows: readonly Row[],
  eventOf: (row: Row) => { readonly id: number; readonly name: string | null } | null | undefined,
): { readonly event: { readonly id: number; readonly name: string | null } | null; readonly rows: readonly Row[] }[] {
  const groups = new Map<number | null, { event: ReturnType<typeof eventOf>; rows: Row[] }>();
  for (const row of rows) {
    const event = eventOf(row) ?? null;
    const group = groups.get(event?.id ?? null);
    if (group) group.rows.push(row);
    else groups.set(event?.id ?? null, { event, rows: [row] });
  }
  return [...groups.values()]
    .map(({ event, rows: own }) => ({ event: event ?? null, rows: own }))
    .sort((a, b) => Number(a.event === null) - Number(b.event === null));
}
