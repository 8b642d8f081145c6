import { formatIsoDate } from '#domain/format/dates';
import { labelled } from '#domain/format/labelled';
import { formatNumber, formatPercent } from '#domain/format/numbers';
import type { Language } from '#domain/language/language';
import type { KeyFigure } from './KeyFigures';

interface FigureTexts {
  readonly notAvailable: string;
  readonly amountOf: (values: { amount: string; total: string }) => string;
  readonly source: (values: { source: string }) => string;
  readonly asOf: (values: { date: string }) => string;
}

function valueText(figure: KeyFigure, t: FigureTexts, language: Language): string {
  const { value, kind = 'number', currency, total } = figure;
  if (typeof value === 'string') return value.trim() || t.notAvailable;
  if (kind === 'percent') return formatPercent(value, language) ?? t.notAvailable;
  const amount = formatNumber(value, language, { currency });
  const whole = formatNumber(total, language);
  if (amount === null) return t.notAvailable;
  return whole === null ? amount : t.amountOf({ amount, total: whole });
}

/**
 * Key figures as plain text to be copied: one line each, in full and not abbreviated, with source and day where they are known.
 *
 * @param t - the texts of displays
 */
export const figuresText = (figures: readonly KeyFigure[], t: FigureTexts, language: Language): string =>
  figures
    .map((figure) => {
      const date = formatIsoDate(figure.date);
      const origin = [figure.source && t.source({ source: figure.source }), date && t.asOf({ date })].filter(Boolean);
      const line = labelled(language, figure.label, valueText(figure, t, language));
      return origin.length > 0 ? `${line} (${origin.join(' · ')})` : line;
    })
    .join('\n');
