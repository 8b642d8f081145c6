import { millisecondsInDay, millisecondsInHour, millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants';
import { listFormat, numberFormat } from '../language/intl';
import type { Language } from '../language/language';

const noBreakSpace = '\u00a0';

/**
 * Units with their length in milliseconds. A year has 365 days and a month 30; date-fns' `intervalToDuration` counts calendar months.
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
 * Splits a duration into its largest non-zero units; the remainder below the last unit is dropped.
 *
 * @param milliseconds - a finite duration; the sign is ignored
 * @param most - maximum number of units
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
 * A localised duration, in two units by default: `1 year, 2 months`, `3 hours, 20 minutes`. An amount and its unit are not broken apart,
 * as `Intl` has it in French.
 *
 * @returns null for a missing or infinite duration
 */
export function formatDuration(milliseconds: number | null | undefined, language: Language, most = 2): string | null {
  if (typeof milliseconds !== 'number' || !Number.isFinite(milliseconds)) return null;
  const words = splitDuration(milliseconds, most).map(([unit, amount]) =>
    numberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount).replaceAll(' ', noBreakSpace),
  );
  return listFormat(language, { type: 'unit', style: 'long' }).format(words);
}
