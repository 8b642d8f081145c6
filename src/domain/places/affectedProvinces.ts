import type { Appeal } from '#contract/appeal';
import type { DistrictGeo } from '#contract/district';
import type { EventDetail } from '#contract/event';
import { compareCodes, compareNames } from '../language/compare';

/** The unique ids of the emergencies of operations, latest operation first. */
export const emergenciesOf = (operations: readonly Pick<Appeal, 'event' | 'start_date'>[]): number[] => [
  ...new Set(
    operations.toSorted((a, b) => compareCodes(b.start_date, a.start_date)).flatMap(({ event }) => event ?? []),
  ),
];

type StruckBy = Pick<EventDetail, 'id' | 'name' | 'districts'>;

export interface AffectedProvince {
  readonly district: DistrictGeo;
  readonly events: readonly StruckBy[];
}

/**
 * The affected provinces of a country with their emergencies, most emergencies first.
 *
 * @param districts - the provinces of the country; emergencies may also name provinces of other countries
 */
export function affectedProvinces(
  events: readonly StruckBy[],
  districts: readonly DistrictGeo[],
  language: string,
): AffectedProvince[] {
  const byName = compareNames(language);
  return districts
    .map((district) => ({
      district,
      events: events.filter(({ districts: named }) => named.some(({ id }) => id === district.id)),
    }))
    .filter(({ events: own }) => own.length > 0)
    .toSorted((a, b) => b.events.length - a.events.length || byName(a.district.name, b.district.name));
}
