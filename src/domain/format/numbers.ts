import { numberFormat } from '../language/intl';
import type { Language } from '../language/language';

export interface NumberStyle {
  /** ISO 4217 code shown before the figure, such as `CHF`. */
  readonly currency?: string;
  /** Maximum number of fraction digits; each function has its default. */
  readonly maximumFractionDigits?: number;
}

type MaybeNumber = number | null | undefined;

const isCountable = (value: MaybeNumber): value is number => typeof value === 'number' && Number.isFinite(value);

const currencyOptions = ({ currency }: NumberStyle): Intl.NumberFormatOptions =>
  currency ? { style: 'currency', currency, currencyDisplay: 'code', minimumFractionDigits: 0 } : {};

/**
 * A localised number with all digits: `1,250,000`, `CHF 12,400,000`.
 *
 * @returns null for null, undefined, NaN and infinity
 */
export function formatNumber(value: MaybeNumber, language: Language, style: NumberStyle = {}): string | null {
  if (!isCountable(value)) return null;
  const { maximumFractionDigits = 2 } = style;
  return numberFormat(language, { ...currencyOptions(style), maximumFractionDigits }).format(value);
}

/** The figure in its compact unit (thousand, million, …): 38.2 for 38,200,000. */
function leadingUnits(value: number): number {
  const size = Math.abs(value);
  return size / 1000 ** Math.floor(Math.log10(size) / 3 + 1e-12);
}

/**
 * A localised number in compact notation: `74`, `12.35`, `1.9K`, `38.2M`, `CHF 450M`.
 *
 * Numbers below 1000 have up to two fraction digits; larger ones one, or none with three digits before the point.
 *
 * @returns null for null, undefined, NaN and infinity
 * @source reference/product.md, section 9
 */
export function formatCompact(value: MaybeNumber, language: Language, style: NumberStyle = {}): string | null {
  if (!isCountable(value)) return null;
  const aboveThousand = leadingUnits(value) >= 100 ? 0 : 1;
  const { maximumFractionDigits = Math.abs(value) < 1000 ? 2 : aboveThousand } = style;
  return numberFormat(language, {
    ...currencyOptions(style),
    notation: 'compact',
    compactDisplay: 'short',
    maximumFractionDigits,
  }).format(value);
}

/**
 * A localised percentage: 58 is `58%`.
 *
 * Values between 0 and 1 and between 99 and 100 keep a fraction digit, so that they are not rounded to 0% or 100%: `0.2%`, `99.9%`.
 *
 * @param points - percentage points; may exceed 100, as appeals can be over-funded
 * @returns null for null, undefined, NaN and infinity
 */
export function formatPercent(points: MaybeNumber, language: Language, style: NumberStyle = {}): string | null {
  if (!isCountable(points)) return null;
  const isNearlyNone = points > 0 && points < 1;
  const isNearlyAll = points > 99 && points < 100;
  const { maximumFractionDigits = isNearlyNone || isNearlyAll ? 1 : 0 } = style;
  const roundingMode = isNearlyNone ? 'expand' : isNearlyAll ? 'trunc' : 'halfExpand';
  return numberFormat(language, { style: 'percent', maximumFractionDigits, roundingMode }).format(points / 100);
}

/**
 * A part as percentage points of a total.
 *
 * @returns null when either is missing or the total is zero
 */
export function percentOf(part: MaybeNumber, total: MaybeNumber): number | null {
  return isCountable(part) && isCountable(total) && total !== 0 ? (100 * part) / total : null;
}

/** Significant digits of a fraction in a file: what the services give, without what adding up in binary leaves (0.30000000000000004). */
const fractionDigits = 12;

/** A number for a file: in full, without the dust of binary fractions. */
export const exactNumber = (value: number): number =>
  Number.isInteger(value) ? value : Number(value.toPrecision(fractionDigits));
