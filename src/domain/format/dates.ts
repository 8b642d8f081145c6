import { millisecondsInDay } from 'date-fns/constants';
import { formatISO } from 'date-fns/formatISO';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';
import type { Day, Moment } from '#contract/scalars';
import { dateTimeFormat } from '../language/intl';
import type { Language } from '../language/language';

/** The numeric patterns for reading and writing dates; Intl formats localised ones. @source reference/product.md, section 9 */
export type DatePattern = 'yyyy-MM-dd' | 'yyyy-MM';

/** A day: as the server sends it, or a parsed one at its local midnight. A `Moment` does not compile here: see `parseMoment`. */
export type DateLike = Day | Date | null | undefined;

/** A moment: as the server sends it, or a parsed one. A `Day` does not compile here. */
export type MomentLike = Moment | Date | null | undefined;

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

const isoMoment = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?$/;

/**
 * Parses a moment: a date-time, in UTC where it names no zone.
 *
 * @returns null without a value, for an invalid date-time and for a day, which has no time
 */
export function parseMoment(value: MomentLike): Date | null {
  if (value instanceof Date) return isValid(value) ? value : null;
  const [text, day, time, zone = 'Z'] = isoMoment.exec(value?.trim() ?? '') ?? [];
  if (text === undefined) return null;
  const date = parseISO(`${day}T${time}${zone}`);
  return isValid(date) ? date : null;
}

/**
 * Parses a day: `2026-10-02`, a month, or a date-time, whose day in UTC counts. The server stores days as moments and filters by days
 * of UTC; in the reader's zone such a day could be the one before or after.
 *
 * @returns local midnight of the day, as `Intl` formats it; null without a value and for an invalid date
 */
export function parseDay(value: DateLike): Date | null {
  if (value instanceof Date) return isValid(value) ? value : null;
  const text = value?.trim() ?? '';
  const moment = isoMoment.test(text) ? parseMoment(text) : null;
  return parseDate(moment?.toISOString().slice(0, 10) ?? text) ?? parseDate(text, 'yyyy-MM');
}

/** Whether a moment is midnight in UTC, which the server stores where a whole day is meant. */
export const isUtcMidnight = (value: string | null | undefined): boolean => {
  const moment = parseMoment(value);
  return moment !== null && moment.getTime() % millisecondsInDay === 0;
};

/**
 * Formats a day in one of the numeric patterns; a `Date` in the local time zone.
 *
 * @returns null without a date
 */
export function formatIsoDate(value: DateLike, pattern: DatePattern = 'yyyy-MM-dd'): string | null {
  const date = parseDay(value);
  return date && formatISO(date, { representation: 'date' }).slice(0, pattern.length);
}

/** English dates are in British order, as the organisation writes them. */
const localeOf = (language: Language) => (language === 'en' ? 'en-GB' : language);

const localised = (date: Date | null, language: Language, options: Intl.DateTimeFormatOptions) =>
  date && dateTimeFormat(localeOf(language), options).format(date);

/** A localised day: `2 Oct 2026`. Null without a date. */
export const formatDate = (value: DateLike, language: Language) =>
  localised(parseDay(value), language, { dateStyle: 'medium' });

/** A localised day and time of a moment, in the reader's zone: `2 Oct 2026, 14:05`. Null without a moment. */
export const formatDateTime = (value: MomentLike, language: Language) =>
  localised(parseMoment(value), language, { dateStyle: 'medium', timeStyle: 'short' });

/**
 * A localised day and time that names its zone: `2 Oct 2026, 14:05 GMT+3`. Null without a moment.
 *
 * @param timeZone - the reader's own by default
 */
export const formatZonedTime = (value: MomentLike, language: Language, timeZone?: 'UTC') =>
  localised(parseMoment(value), language, {
    ...{ day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
    ...{ hourCycle: 'h23', timeZoneName: 'short', timeZone },
  });

/** The day of the month with the time, for axis ticks: `2, 14:05`. Null without a moment. */
export const formatDayAndTime = (value: MomentLike, language: Language) =>
  localised(parseMoment(value), language, { day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** A localised month: `October 2026`, or `Oct 2026` when short. Null without a date. */
export const formatMonth = (value: DateLike, language: Language, month: 'long' | 'short' = 'long') =>
  localised(parseDay(value), language, { month, year: 'numeric' });

/** The short names of the twelve months, January first: `Jan`, `Feb`, … */
export const monthNames = (language: Language): string[] =>
  Array.from({ length: 12 }, (_, month) =>
    dateTimeFormat(localeOf(language), { month: 'short' }).format(new Date(2024, month)),
  );
