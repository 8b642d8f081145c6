import { englishMonths } from '#domain/format/englishMonths';
import type { SeedContext } from '../../core/seed/context';
import { Random } from '../../core/seed/random';
import { disasterTypeNames } from '../../reference/seeded';
import { placesFor } from './hazardPlaces';
import { writtenEmergencies } from './written';
import type { WrittenEmergency } from './writtenEmergency';

/** The facts behind the rows of an emergency, written by hand or random. */
export interface EmergencyPlan extends WrittenEmergency {
  isWritten: boolean;
}

/** Disaster types with their weight and the maximum of people affected. */
const hazards: readonly (readonly [dtype: number, weight: number, most: number])[] = [
  [12, 26, 900_000],
  [27, 10, 80_000],
  [4, 12, 700_000],
  [1, 12, 60_000],
  [2, 7, 400_000],
  [5, 8, 500_000],
  [20, 6, 2_000_000],
  [21, 4, 2_500_000],
  [15, 5, 20_000],
  [24, 5, 15_000],
  [14, 4, 120_000],
  [19, 2, 300_000],
  [7, 4, 30_000],
  [8, 3, 50_000],
  [6, 2, 3_000_000],
  [23, 2, 40_000],
  [54, 1, 500],
  [62, 1, 300_000],
  [57, 1, 4_000],
  [13, 1, 20_000],
];

/** Share of recent plans: about thirty of 370, so that about sixty emergencies are active at scale 1. */
const recentShare = 0.085;

function drawnPlan(random: Random, now: Date, typeName: (id: number) => string): EmergencyPlan {
  const [dtype, , most] = random.weighted(hazards.map((hazard) => [hazard, hazard[1]] as const));
  const affected = random.figure(200, most);
  const daysAgo = random.chance(recentShare) ? random.between(3, 85) : random.between(190, 3640);
  const severity = affected > 300_000 ? 2 : affected > 40_000 ? 1 : 0;
  const atype = random.weighted([
    [0, affected > 300_000 ? 2 : 8],
    [1, affected > 100_000 ? 6 : 1],
    [3, [4, 12, 14, 19, 20].includes(dtype) ? 1 : 0],
  ] as const);
  const requested = atype === 1 ? random.figure(900_000, 24_000_000) : random.figure(60_000, 900_000);
  const funded = atype === 1 ? Math.round(requested * (0.15 + random.next() * 0.85)) : requested;
  const count = random.weighted([
    [1, 24],
    [2, 2],
    [3, 1],
  ] as const);
  const month = englishMonths[new Date(now.getTime() - daysAgo * 86_400_000).getUTCMonth()] ?? '';
  return {
    isWritten: false,
    title: `${typeName(dtype)} ${month}`,
    dtype,
    countries: placesFor(dtype, count, random),
    daysAgo,
    severity,
    affected,
    appeal: [atype, requested, funded, Math.max(100, Math.round(affected * (0.1 + random.next() * 0.4)))],
    summary: [],
  };
}

/**
 * The plan of every emergency, in order of id: the written ones first, then drawn ones.
 *
 * The numbers come from a source of their own, so that the emergencies and their appeals are made from the same plans.
 */
export function emergencyPlans(context: SeedContext): readonly EmergencyPlan[] {
  const random = new Random(37);
  const names = disasterTypeNames(context);
  const written = writtenEmergencies.map((emergency): EmergencyPlan => ({ ...emergency, isWritten: true }));
  const total = context.scaled(400, written.length);
  const drawn = Array.from({ length: total - written.length }, () =>
    drawnPlan(random, context.now, (id) => names.get(id) ?? ''),
  );
  return [...written, ...drawn];
}
