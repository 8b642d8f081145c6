import { millisecondsInDay, millisecondsInHour, millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants';
import { numberFormat } from '../language/intl';
import type { Language } from '../language/language';

/**
 * Lengths in milliseconds. date-fns' `intervalToDuration` counts by the calendar; here a year has 365 days and a month 30.
 * @source reference/product.md, section 9
 */
const units = [
  ['year', 365 * millisecondsInDay],
  ['month', 30 * millisecondsInDay],
  ['day', millisecondsInDay],
  ['hour', millisecondsInHour],
  ['minute', millisecondsInMinute],
  ['second', millisecondsInSecond],
] as const;

export type DurationUnit = (typeof units)[number][0];
export type DurationPart = readonly [unit: DurationUnit, amount: number];

/**
 * Splits a length of time into its largest units, leaving out those that are zero; what is smaller than the last unit is dropped.
 *
 * @param milliseconds - a finite length; the sign is ignored
 * @param most - how many units at most
 * @returns largest first; `[['second', 0]]` for less than a second
 */
export function splitDuration(milliseconds: number, most = 2): DurationPart[] {
  let rest = Math.abs(milliseconds);
  const parts: DurationPart[] = [];
  for (const [unit, length] of units) {
    const amount = Math.floor(rest / length);
    rest -= amount * length;
    if (amount > 0) parts.push([unit, amount]);
    if (parts.length === most) break;
  }
  return parts.length > 0 ? parts : [['second', 0]];
}

/**
 * A length of time in words, two units by default: `1 year, 2 months`, `3 hours, 20 minutes`.
 *
 * @returns null where there is no finite length
 */
export function formatDuration(milliseconds: number | null | undefined, language: Language, most = 2): string | null {
  if (typeof milliseconds !== 'number' || !Number.isFinite(milliseconds)) return null;
  const words = splitDuration(milliseconds, most).map(([unit, amount]) =>
    numberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount),
  );
  return new Intl.ListFormat(language, { type: 'unit', style: 'long' }).format(words);
}
