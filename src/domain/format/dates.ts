import type { Language } from '../language/language';

/** The patterns in which the product writes and reads dates. @source specification.md, section 9 */
export type DatePattern = 'yyyy-MM-dd' | 'yyyy-MM' | 'dd-MM-yyyy';

/** A date as the server sends it (ISO 8601), or one already read. */
export type DateLike = string | Date | null | undefined;

const readers: Readonly<Record<DatePattern, RegExp>> = {
  'yyyy-MM-dd': /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
  'yyyy-MM': /^(?<year>\d{4})-(?<month>\d{2})$/,
  'dd-MM-yyyy': /^(?<day>\d{2})-(?<month>\d{2})-(?<year>\d{4})$/,
};

function calendarDay(year: number, month: number, day: number): Date | null {
  const date = new Date(2000, 0, 1);
  date.setFullYear(year, month - 1, day);
  const exists = date.getFullYear() === year && date.getMonth() === month - 1 && date.getDate() === day;
  return exists ? date : null;
}

/**
 * Reads a date written in one of the product's patterns.
 *
 * @returns local midnight of that day (the first day for a month), or null for anything else, such as 2026-02-30
 */
export function parseDate(text: string, pattern: DatePattern = 'yyyy-MM-dd'): Date | null {
  const parts = readers[pattern].exec(text.trim())?.groups;
  return parts ? calendarDay(Number(parts.year), Number(parts.month), Number(parts.day ?? '1')) : null;
}

const isoMoment = /^(\d{4}-\d{2}-\d{2})[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/;
const isoMidnight = /^(\d{4}-\d{2}-\d{2})T00:00(:00(\.0+)?)?(Z|\+00:?00)?$/;

/**
 * Reads a date as the server sends it: a day, a month, or a moment with or without time zone.
 *
 * The server keeps many days (a disaster's start) as midnight UTC. Such a value is a calendar day: reading it as a moment
 * would show the day before to everyone west of Greenwich.
 *
 * @returns null where there is none, or where the text is no date
 */
export function readDate(value: DateLike): Date | null {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value;
  if (!value) return null;
  const text = value.trim();
  const midnight = isoMidnight.exec(text)?.[1];
  if (midnight) return parseDate(midnight);
  const day = isoMoment.exec(text)?.[1];
  if (!day) return parseDate(text) ?? parseDate(text, 'yyyy-MM');
  const moment = new Date(text.replace(' ', 'T'));
  return parseDate(day) && !Number.isNaN(moment.getTime()) ? moment : null;
}

const padded = (value: number, length: number) => String(value).padStart(length, '0');

/**
 * A date in one of the product's patterns, in the reader's time zone.
 *
 * @returns null where there is no date
 */
export function writeDate(value: DateLike, pattern: DatePattern = 'yyyy-MM-dd'): string | null {
  const date = readDate(value);
  if (!date) return null;
  const [year, month, day] = [padded(date.getFullYear(), 4), padded(date.getMonth() + 1, 2), padded(date.getDate(), 2)];
  return {
    'yyyy-MM-dd': `${year}-${month}-${day}`,
    'yyyy-MM': `${year}-${month}`,
    'dd-MM-yyyy': `${day}-${month}-${year}`,
  }[pattern];
}

/** English dates read in the British order, as the organisation writes them. */
const localeOf = (language: Language) => (language === 'en' ? 'en-GB' : language);

const formats = new Map<string, Intl.DateTimeFormat>();

/** Building a format costs more than using it a hundred times, and tables ask for thousands. */
function formatFor(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(localeOf(language), options);
  formats.set(key, made);
  return made;
}

const localised = (value: DateLike, language: Language, options: Intl.DateTimeFormatOptions) => {
  const date = readDate(value);
  return date ? formatFor(language, options).format(date) : null;
};

/** A day in words: `2 Oct 2026`. Null where there is no date. */
export const formatDate = (value: DateLike, language: Language) => localised(value, language, { dateStyle: 'medium' });

/** A day and time in words: `2 Oct 2026, 14:05`. Null where there is no date. */
export const formatDateTime = (value: DateLike, language: Language) =>
  localised(value, language, { dateStyle: 'medium', timeStyle: 'short' });

/** A month in words: `October 2026`, or `Oct 2026` when short. Null where there is no date. */
export const formatMonth = (value: DateLike, language: Language, month: 'long' | 'short' = 'long') =>
  localised(value, language, { month, year: 'numeric' });

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['day', day],
  ['hour', hour],
  ['minute', minute],
  ['second', second],
];

/**
 * How long ago, or in how long: `3 days ago`, `in 2 hours`, `yesterday`.
 *
 * @param now - the moment to count from
 * @returns null where there is no date
 */
export function formatRelative(value: DateLike, language: Language, now: Date): string | null {
  const date = readDate(value);
  if (!date) return null;
  const distance = date.getTime() - now.getTime();
  const [unit, size] = steps.find(([, length]) => Math.abs(distance) >= length) ?? ['second', second];
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(Math.round(distance / size), unit);
}
