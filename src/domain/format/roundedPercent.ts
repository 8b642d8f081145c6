/** Percentage points with one fraction digit, as the tables and files of charts have them; null for none. */
export const roundedPercent = (points: number | null): number | null =>
  points === null ? null : Math.round(points * 10) / 10;
