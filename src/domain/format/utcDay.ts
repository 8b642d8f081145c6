/**
 * The day of a start in UTC, for fields that the server filters by days of UTC, such as the start of a disaster: a start with a
 * time (22:30 UTC) is then the same day in lists and filters, in every time zone.
 *
 * @param moment - a date-time of the server, in UTC, or a day
 * @returns yyyy-MM-dd; null without a date, the text itself where it is none
 */
export function utcDay(moment: string | null | undefined): string | null {
  if (!moment) return null;
  const hasOffset = /[+-]\d{2}:?\d{2}$/.test(moment.slice(10));
  const time = hasOffset ? Date.parse(moment.trim().replace(' ', 'T')) : Number.NaN;
  if (!Number.isNaN(time)) return new Date(time).toISOString().slice(0, 10);
  return /^\d{4}-\d{2}-\d{2}[T ]/.test(moment) ? moment.slice(0, 10) : moment;
}
