import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { differenceInCalendarMonths } from 'date-fns/differenceInCalendarMonths';
import { differenceInDays } from 'date-fns/differenceInDays';
import { differenceInMonths } from 'date-fns/differenceInMonths';
import { differenceInSeconds } from 'date-fns/differenceInSeconds';
import type { Language } from '../language/language';
import { type DateLike, readDate } from './dates';

const secondsPerMinute = 60;
const secondsPerHour = 3600;

/**
 * The difference in the largest unit of which one has passed in full; fractions of a unit are dropped, so that no amount
 * reaches the next unit. Days, months and years are then counted in the calendar: "yesterday" is the day before.
 */
function difference(date: Date, now: Date): [amount: number, unit: Intl.RelativeTimeFormatUnit] {
  const months = differenceInCalendarMonths(date, now);
  if (Math.abs(months) >= 12) return [date.getFullYear() - now.getFullYear(), 'year'];
  if (differenceInMonths(date, now) !== 0) return [months, 'month'];
  if (differenceInDays(date, now) !== 0) return [differenceInCalendarDays(date, now), 'day'];
  const seconds = differenceInSeconds(date, now);
  if (Math.abs(seconds) >= secondsPerHour) return [Math.trunc(seconds / secondsPerHour), 'hour'];
  if (Math.abs(seconds) >= secondsPerMinute) return [Math.trunc(seconds / secondsPerMinute), 'minute'];
  return [seconds, 'second'];
}

/**
 * How long ago, or in how long: `3 days ago`, `in 2 hours`, `yesterday`.
 *
 * date-fns' own `intlFormatDistance` is not used: it counts weeks and quarters, which the product does not.
 *
 * @param now - the moment to count from
 * @param style - `short` for `12 sec. ago`
 * @returns null where there is no date
 */
export function formatRelative(
  value: DateLike,
  language: Language,
  now: Date,
  style: 'long' | 'short' = 'long',
): string | null {
  const date = readDate(value);
  if (!date) return null;
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto', style }).format(...difference(date, now));
}
