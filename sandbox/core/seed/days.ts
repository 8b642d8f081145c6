const day = 24 * 60 * 60 * 1000;

/** Midnight of the day a number of days before (negative: after) the reference day, as ISO text. */
export function daysBefore(now: Date, days: number): string {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  return new Date(midnight - Math.round(days * 24) * (day / 24)).toISOString();
}

/** The day a number of days before the reference day, as `2024-05-01`. */
export const dateBefore = (now: Date, days: number): string => daysBefore(now, days).slice(0, 10);
