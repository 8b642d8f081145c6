const day = 24 * 60 * 60 * 1000;

/** The first moment of a day so many days before (or, negative, after) the reference day, as ISO text. */
export function daysBefore(now: Date, days: number): string {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  return new Date(midnight - Math.round(days * 24) * (day / 24)).toISOString();
}

/** `2024-05-01` of the day so many days before the reference day. */
export const dateBefore = (now: Date, days: number): string => daysBefore(now, days).slice(0, 10);
