import { parseDay, parseMoment } from '../format/dates';

/** Conversion of the date formats of the sources of imminent events to ISO 8601. */

const monthWords = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** The date-time in UTC; null for an invalid date or time. */
function utc(year: number, month: number, day: number, hour: number, minute: number, second: number): string | null {
  const at = new Date(Date.UTC(year, month, day, hour, minute, second));
  const isSame = at.getUTCFullYear() === year && at.getUTCMonth() === month && at.getUTCDate() === day;
  return isSame && hour < 24 && minute < 60 && second < 60 ? at.toISOString() : null;
}

/**
 * Parses a date-time of PDC, `2023 SEP 04, 00:00Z`.
 *
 * @returns ISO 8601 in UTC; null for any other text
 * @source reference/risk-watch.md, section 1.2
 */
export function pdcDate(text: string): string | null {
  const [, year, word = '', day, hour, minute] =
    /^(\d{4}) ([A-Za-z]{3}) (\d{1,2}),? (\d{2}):(\d{2})Z?$/.exec(text.trim()) ?? [];
  const month = monthWords.indexOf(word.toUpperCase());
  return month === -1 ? null : utc(Number(year), month, Number(day), Number(hour), Number(minute), 0);
}

/**
 * Parses a date-time of GDACS, `04/09/2023 18:00:00`: day first, in UTC.
 *
 * @returns ISO 8601 in UTC; null for any other text
 * @source reference/risk-watch.md, section 1.2
 */
export function gdacsDate(text: string): string | null {
  const [, day, month, year, hour, minute, second] =
    /^(\d{2})\/(\d{2})\/(\d{4}) (\d{2}):(\d{2}):(\d{2})$/.exec(text.trim()) ?? [];
  return year === undefined
    ? null
    : utc(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second));
}

/** Parses ISO 8601; a date-time without a time zone is UTC. */
const isoDate = (text: string): string | null =>
  parseMoment(text)?.toISOString() ?? (/^\d{4}-\d{2}-\d{2}$/.test(text) && parseDay(text) ? text : null);

/**
 * Parses a date in any format of the sources.
 *
 * @returns a day unchanged, a date-time as ISO 8601 in UTC; null for any other value
 */
export function sourceDate(value: unknown): string | null {
  if (typeof value !== 'string' || value.trim() === '') return null;
  const text = value.trim();
  return isoDate(text) ?? pdcDate(text) ?? gdacsDate(text);
}

/** Milliseconds since 1970 of a date as `sourceDate` returns it; a day counts from its midnight in UTC. Infinity without a date. */
export const sourceTime = (date: string | null): number =>
  (date === null ? null : parseMoment(date.length === dayLength ? `${date}T00:00` : date))?.getTime() ??
  Number.POSITIVE_INFINITY;

const dayLength = 'yyyy-MM-dd'.length;

/** Whether a time is after another one; false when either is null. */
export const isAfter = (at: string | null, other: string | null): boolean =>
  at !== null && other !== null && sourceTime(at) > sourceTime(other);
