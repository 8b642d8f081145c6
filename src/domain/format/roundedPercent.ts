/**
 * Percentage points with one fraction digit, as the tables of charts and all files have them. As on the screen, a share that is nearly nothing
 * or nearly everything is not rounded to 0 or 100.
 *
 * @returns null for what is no number
 */
export function roundedPercent(points: unknown): number | null {
  if (typeof points !== 'number' || !Number.isFinite(points)) return null;
  const rounded = Math.round(points * 10) / 10;
  if (rounded === 0 && points > 0) return 0.1;
  return rounded === 100 && points < 100 ? 99.9 : rounded;
}

/** The heading of a column of such numbers. */
export const percentHeading = (heading: string): string => `${heading} (%)`;
