import type { SeedContext } from '../../core/seed/context';
import { type EventRow, events } from '../tables';

/** Emergencies in order of id, without those that were merged into another one; the written ones come first. */
export const seededEmergencies = ({ rows }: SeedContext): readonly EventRow[] =>
  rows(events).filter(({ parent_event }) => parent_event === null);

/** The written emergency whose name ends with this title; throws when it was renamed. */
export function emergencyTitled(emergencies: readonly EventRow[], title: string): EventRow {
  const found = emergencies.find(({ name }) => name.endsWith(title));
  if (!found) throw new Error(`no seeded emergency has the title "${title}"`);
  return found;
}

/** Days from a moment to the reference day. */
export const daysSince = (moment: string, now: Date): number => (now.getTime() - Date.parse(moment)) / 86_400_000;
