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
 * A number in full, grouped as the language groups it: `1,250,000`, `CHF 12,400,000`.
 *
 * @param value - any finite number; null, undefined, NaN and infinity count as nothing
 * @returns the text, or null where there is nothing to show
 */
export function formatNumber(value: MaybeNumber, language: Language, style: NumberStyle = {}): string | null {
  if (!isCountable(value)) return null;
  const { maximumFractionDigits = 2 } = style;
  return numberFormat(language, { ...currencyOptions(style), maximumFractionDigits }).format(value);
}

/** How many units of thousand, million, … the figure has before its point: 38.2M has 38. */
function leadingUnits(value: number): number {
  const size = Math.abs(value);
  return size / 1000 ** Math.floor(Math.log10(size) / 3 + 1e-12);
}

/**
 * A number shortened for a headline: `74`, `12.35`, `1.9K`, `38.2M`, `CHF 450M`.
 *
 * Below 1000 up to two fraction digits stay; above, one digit while fewer than three stand before the point, else none.
 *
 * @returns the text, or null where there is nothing to show
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
 * A share as the API gives it, in percentage points: 58 reads `58%`.
 *
 * Nearly nothing never reads as nothing and nearly all never as all: 0.2 reads `0.2%`, 99.97 reads `99.9%`.
 *
 * @param points - percentage points (100 is all of it); more than 100 is allowed, appeals may be over-funded
 * @returns the text, or null where there is nothing to show
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
 * A part of a total in percentage points.
 *
 * @returns null where either is missing or the total is zero
 */
export function percentOf(part: MaybeNumber, total: MaybeNumber): number | null {
  return isCountable(part) && isCountable(total) && total !== 0 ? (100 * part) / total : null;
}
