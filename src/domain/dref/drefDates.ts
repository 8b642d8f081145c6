/** The duration of an imminent operation, in days. @source reference/dref.md, section 5 */
export const imminentDays = 45;

const parts = (day: string) => /^(\d{4})-(\d{2})-(\d{2})$/.exec(day)?.slice(1).map(Number);

/**
 * The last day of a month.
 *
 * @param month - 0 to 11; larger values roll over to later years
 * @returns yyyy-MM-dd; null after the year 9999, which a partly typed input can reach
 */
function lastOfMonth(year: number, month: number): string | null {
  const day = new Date(Date.UTC(year, month + 1, 0));
  return day.getUTCFullYear() <= 9999 ? day.toISOString().slice(0, 10) : null;
}

/**
 * The last day of the month that is a number of months after the start.
 *
 * @param start - yyyy-MM-dd
 * @returns yyyy-MM-dd; null without a start or a timeframe, and after the year 9999
 * @source reference/dref.md, section 2.3.5
 */
export function endAfterMonths(start: string | null | undefined, months: number | null | undefined): string | null {
  const [year, month] = (start && parts(start)) || [];
  if (year === undefined || month === undefined || months === null || months === undefined) return null;
  return lastOfMonth(year, month - 1 + months);
}

/**
 * The last day of the month in which an operation of a number of days ends.
 *
 * @param start - yyyy-MM-dd
 * @returns yyyy-MM-dd; null without a start or a timeframe, and after the year 9999
 * @source reference/dref.md, section 2.3.5
 */
export function endAfterDays(start: string | null | undefined, days: number | null | undefined): string | null {
  const [year, month, day] = (start && parts(start)) || [];
  if (year === undefined || month === undefined || day === undefined) return null;
  if (days === null || days === undefined) return null;
  const end = new Date(Date.UTC(year, month - 1, day + days));
  return lastOfMonth(end.getUTCFullYear(), end.getUTCMonth());
}
