import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { differenceInCalendarMonths } from 'date-fns/differenceInCalendarMonths';
import { differenceInDays } from 'date-fns/differenceInDays';
import { differenceInMonths } from 'date-fns/differenceInMonths';
import { differenceInSeconds } from 'date-fns/differenceInSeconds';
import { relativeTimeFormat } from '../language/intl';
import type { Language } from '../language/language';
import { type MomentLike, parseMoment } from './dates';

const secondsPerMinute = 60;
const secondsPerHour = 3600;

/**
 * The difference in the largest unit of which at least one has passed; fractions are dropped. Days, months and years are counted
 * by the calendar: "yesterday" is the day before.
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
 * A localised relative time: `3 days ago`, `in 2 hours`, `yesterday`.
 *
 * date-fns' `intlFormatDistance` is not used because it also counts weeks and quarters.
 *
 * @param now - the reference time
 * @param style - `short` for `12 sec. ago`
 * @returns null without a date
 */
export function formatRelative(
  value: MomentLike,
  language: Language,
  now: Date,
  style: 'long' | 'short' = 'long',
): string | null {
  const date = parseMoment(value);
  if (!date) return null;
  return relativeTimeFormat(language, { numeric: 'auto', style }).format(...difference(date, now));
}
