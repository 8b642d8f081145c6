import { compareCodes } from '../language/compare';
import { type LocalUnitUserFacts, localUnitRights, type UnitPlace } from './rights';

interface WaitingUnit {
  readonly id: number;
  readonly country: number;
  readonly type: number;
  readonly modified_at: string;
}

/**
 * The units that wait for this validator, the longest wait first.
 *
 * @param units - unvalidated units and pending edits
 * @param regionOf - the id of a country's region; null where it is unknown
 * @source reference/local-units.md, section 3.2
 */
export function unitsWaitingFor<Unit extends WaitingUnit>(
  user: LocalUnitUserFacts,
  units: readonly Unit[],
  regionOf: (country: number) => UnitPlace['region'],
): readonly Unit[] {
  return units
    .filter(({ country, type }) => localUnitRights(user, { country, region: regionOf(country) }).mayValidate(type))
    .toSorted((a, b) => compareCodes(a.modified_at, b.modified_at) || a.id - b.id);
}

/**
 * The units before and after one in a list that is worked through. A unit that has been decided since is no longer in the list: its place
 * in the earlier order counts.
 *
 * @param order - the ids when the unit was opened
 * @param waiting - the ids that wait now
 */
export function neighbours(id: number, order: readonly number[], waiting: readonly number[]) {
  const place = order.indexOf(id);
  const isWaiting = (other: number) => waiting.includes(other);
  const before = place < 0 ? [] : order.slice(0, place).filter(isWaiting);
  const after = place < 0 ? waiting.filter((other) => other !== id) : order.slice(place + 1).filter(isWaiting);
  return { previous: before.at(-1) ?? null, next: after[0] ?? null };
}
