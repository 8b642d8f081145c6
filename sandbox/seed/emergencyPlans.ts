import { placesFor } from './hazardPlaces';
import type { Random } from './random';
import { richEmergencies } from './richEmergencies';
import type { RichEmergency } from './richEmergency';

/** What an emergency is made from, written by hand or drawn. */
export interface EmergencyPlan extends RichEmergency {
  isWritten: boolean;
}

/** Types with how often they happen, the people they touch at most, and in which regions they are likely. */
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

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Some thirty of the drawn ones are recent and still run, so that together with the written ones about sixty do. */
const recentShare = 0.085;

function drawn(random: Random, now: Date, typeName: (id: number) => string): EmergencyPlan {
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
  const month = months[new Date(now.getTime() - daysAgo * 86_400_000).getUTCMonth()] ?? '';
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

/** The written emergencies first, then drawn ones until there are as many as asked. */
export function emergencyPlans(
  total: number,
  random: Random,
  now: Date,
  typeName: (id: number) => string,
): EmergencyPlan[] {
  const written = richEmergencies.map((each): EmergencyPlan => ({ ...each, isWritten: true }));
  const count = Math.max(0, total - written.length);
  return [...written, ...Array.from({ length: count }, () => drawn(random, now, typeName))];
}
