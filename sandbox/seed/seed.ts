import type { Store } from '../store/store';
import { seedEmergencies, worldOf } from './emergencies';
import { seedFieldReports } from './fieldReports';
import { seedOperations } from './operations';
import { seedParticulars } from './particulars';
import { seedPeople } from './people';
import { seedPlaces } from './places';
import { seedReference } from './reference';

/**
 * Fills an empty database with illustrative data, the same on every machine: only the day it is laid around differs.
 *
 * @param options - `now` is the day of the first start, so that what runs is running; `scale` multiplies emergencies and what
 * hangs on them
 */
export function seed(store: Store, { now, scale }: { now: Date; scale: number }): void {
  seedPlaces(store);
  seedReference(store);
  seedPeople(store, now);
  const world = worldOf(store, now);
  const events = seedEmergencies(world, scale);
  seedFieldReports(world, events);
  seedOperations(world, events);
  seedParticulars(world, events);
}
