import { formatISO } from 'date-fns/formatISO';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';
import type { Language } from '../language/language';

/** The numeric patterns for reading and writing dates; Intl formats localised ones. @source reference/product.md, section 9 */
export type DatePattern = 'yyyy-MM-dd' | 'yyyy-MM';

/** A date as the server sends it (ISO 8601), or a parsed one. */
export type DateLike = string | Date | null | undefined;

const forms: Readonly<Record<DatePattern, RegExp>> = {
  'yyyy-MM-dd': /^\d{4}-\d{2}-\d{2}$/,
  'yyyy-MM': /^\d{4}-\d{2}$/,
};

/** Parses a text in an accepted form; `parseISO` alone would also accept week dates, ordinal dates and years. */
function parseForm(text: string, form: RegExp): Date | null {
  if (!form.test(text)) return null;
  const date = parseISO(text);
  return isValid(date) ? date : null;
}

/**
 * Parses a date in one of the numeric patterns.
 *
 * @returns local midnight of that day (of the first day for a month); null for any other text, such as 2026-02-30
 */
export const parseDate = (text: string, pattern: DatePattern = 'yyyy-MM-dd'): Date | null =>
  parseForm(text.trim(), forms[pattern]);

const isoMoment = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/;
const isoMidnight = /^(\d{4}-\d{2}-\d{2})T00:00(:00(\.0+)?)?(Z|\+00:?00)?$/;

/** Whether a date-time of the server stands for a day: midnight in UTC. */
export const isServerDay = (value: string): boolean => isoMidnight.test(value.trim());

/**
 * Parses a date as the server sends it: a day, a month, or a date-time with or without a time zone.
 *
 * The server stores many days (a disaster's start) as midnight UTC. Such a value is parsed as a calendar day; as a date-time it
 * would be the day before in time zones west of Greenwich.
 *
 * @returns null without a value or for an invalid date
 */
export function parseServerDate(value: DateLike): Date | null {
  if (value instanceof Date) return isValid(value) ? value : null;
  if (!value) return null;
  const text = value.trim();
  const midnight = isoMidnight.exec(text)?.[1];
  if (midnight) return parseDate(midnight);
  return parseDate(text) ?? parseDate(text, 'yyyy-MM') ?? parseForm(text, isoMoment);
}

/**
 * Formats a date in one of the numeric patterns, in the local time zone.
 *
 * @returns null without a date
 */
export function formatIsoDate(value: DateLike, pattern: DatePattern = 'yyyy-MM-dd'): string | null {
  const date = parseServerDate(value);
  return date && formatISO(date, { representation: 'date' }).slice(0, pattern.length);
}

/** English dates are in British order, as the organisation writes them. */
const localeOf = (language: Language) => (language === 'en' ? 'en-GB' : language);

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats are cached: creating one costs more than using it a hundred times, and a table formats thousands of dates. */
function formatFor(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(localeOf(language), options);
  formats.set(key, made);
  return made;
}

const localised = (value: DateLike, language: Language, options: Intl.DateTimeFormatOptions) => {
  const date = parseServerDate(value);
  return date ? formatFor(language, options).format(date) : null;
};

/** A localised day: `2 Oct 2026`. Null without a date. */
export const formatDate = (value: DateLike, language: Language) => localised(value, language, { dateStyle: 'medium' });

/** A localised day and time: `2 Oct 2026, 14:05`. Null without a date. */
export const formatDateTime = (value: DateLike, language: Language) =>
  localised(value, language, { dateStyle: 'medium', timeStyle: 'short' });

/** The day of the month with the time, for axis ticks: `2, 14:05`. Null without a date. */
export const formatDayAndTime = (value: DateLike, language: Language) =>
  localised(value, language, { day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** A localised month: `October 2026`, or `Oct 2026` when short. Null without a date. */
export const formatMonth = (value: DateLike, language: Language, month: 'long' | 'short' = 'long') =>
  localised(value, language, { month, year: 'numeric' });

/** The short names of the twelve months, January first: `Jan`, `Feb`, … */
export const monthNames = (language: Language): string[] =>
  Array.from({ length: 12 }, (_, month) => formatFor(language, { month: 'short' }).format(new Date(2024, month)));
