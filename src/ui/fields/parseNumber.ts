import { westernDigits } from '#domain/format/westernDigits';
import { numberFormat } from '#domain/language/intl';
import type { Language } from '#domain/language/language';

const separators = (language: Language) => {
  const parts = numberFormat(language).formatToParts(1234567.5);
  const of = (type: string) => westernDigits(parts.find((part) => part.type === type)?.value ?? '');
  return { group: of('group'), decimal: of('decimal') };
};

/**
 * Parses a number in the format of a language: decimal and thousands separators, spaces between thousands, Arabic digits.
 *
 * React Aria's `NumberParser` is not used: it drops misplaced thousands separators, so that `1,5` in English becomes 15,
 * accepts spaces between thousands in `fr-FR` only, and rounds numbers beyond the safe integers.
 *
 * @returns the number; undefined for blank text; NaN when it is not a number, is beyond the safe integers, or has a thousands
 * sign in a wrong place (`1,5` in English is more likely one and a half than fifteen)
 */
export function parseNumber(text: string, language: Language): number | undefined {
  const { group, decimal } = separators(language);
  const written = westernDigits(text)
    .replace(/[\s\u00a0\u202f\u200e\u200f\u061c]/g, '')
    .replace(/[−–]/g, '-')
    .replaceAll('٫', '.decimal.')
    .replaceAll('٬', '.group.');
  if (written === '') return undefined;
  const marked = written
    .split(/(\.decimal\.|\.group\.)/)
    .map((piece) => {
      if (piece === '.decimal.') return 'd';
      if (piece === '.group.') return 'g';
      return [...piece].map((sign) => (sign === decimal ? 'd' : sign === group ? 'g' : sign)).join('');
    })
    .join('');
  const shape = /^([+-]?)(\d{1,3}(?:g\d{3})+|\d*)(?:d(\d*))?$/.exec(marked);
  if (!shape) return Number.NaN;
  const [, sign = '', integer = '', fraction = ''] = shape;
  if (integer === '' && fraction === '') return Number.NaN;
  const parsed = Number(`${sign}${integer.replaceAll('g', '') || '0'}.${fraction || '0'}`);
  // beyond this the number differs from the typed digits
  return Math.abs(parsed) > Number.MAX_SAFE_INTEGER ? Number.NaN : parsed;
}
