import { formatISO } from 'date-fns/formatISO';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';
import type { Language } from '../language/language';

/** The patterns in which the product writes and reads dates; words of a language come from Intl. @source reference/product.md, section 9 */
export type DatePattern = 'yyyy-MM-dd' | 'yyyy-MM';

/** A date as the server sends it (ISO 8601), or one already read. */
export type DateLike = string | Date | null | undefined;

const forms: Readonly<Record<DatePattern, RegExp>> = {
  'yyyy-MM-dd': /^\d{4}-\d{2}-\d{2}$/,
  'yyyy-MM': /^\d{4}-\d{2}$/,
};

/** Accepted formats. `parseISO` alone would also accept week dates, ordinal dates and years. */
function parseForm(text: string, form: RegExp): Date | null {
  if (!form.test(text)) return null;
  const date = parseISO(text);
  return isValid(date) ? date : null;
}

/**
 * Reads a date written in one of the product's patterns.
 *
 * @returns local midnight of that day (the first day for a month), or null for anything else, such as 2026-02-30
 */
export const parseDate = (text: string, pattern: DatePattern = 'yyyy-MM-dd'): Date | null =>
  parseForm(text.trim(), forms[pattern]);

const isoMoment = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/;
const isoMidnight = /^(\d{4}-\d{2}-\d{2})T00:00(:00(\.0+)?)?(Z|\+00:?00)?$/;

/**
 * Reads a date as the server sends it: a day, a month, or a moment with or without time zone.
 *
 * The server stores many days (a disaster's start) as midnight UTC. Such a value is a calendar day: read as a moment, it
 * would show the day before west of Greenwich.
 *
 * @returns null without a value or for an invalid date
 */
export function readDate(value: DateLike): Date | null {
  if (value instanceof Date) return isValid(value) ? value : null;
  if (!value) return null;
  const text = value.trim();
  const midnight = isoMidnight.exec(text)?.[1];
  if (midnight) return parseDate(midnight);
  return parseDate(text) ?? parseDate(text, 'yyyy-MM') ?? parseForm(text, isoMoment);
}

/**
 * A date in one of the product's patterns, in the reader's time zone.
 *
 * @returns null where there is no date
 */
export function writeDate(value: DateLike, pattern: DatePattern = 'yyyy-MM-dd'): string | null {
  const date = readDate(value);
  return date && formatISO(date, { representation: 'date' }).slice(0, pattern.length);
}

/** English dates read in the British order, as the organisation writes them. */
const localeOf = (language: Language) => (language === 'en' ? 'en-GB' : language);

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats are cached: building one costs more than a hundred uses, and a table formats thousands of dates. */
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

/** The day of the month with the time, for the marks of an axis: `2, 14:05`. Null where there is no date. */
export const formatDayAndTime = (value: DateLike, language: Language) =>
  localised(value, language, { day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** A month in words: `October 2026`, or `Oct 2026` when short. Null where there is no date. */
export const formatMonth = (value: DateLike, language: Language, month: 'long' | 'short' = 'long') =>
  localised(value, language, { month, year: 'numeric' });

/** The twelve months without a year, January first: `Jan`, `Feb`, … */
export const monthNames = (language: Language): string[] =>
  Array.from({ length: 12 }, (_, month) => formatFor(language, { month: 'short' }).format(new Date(2024, month)));
