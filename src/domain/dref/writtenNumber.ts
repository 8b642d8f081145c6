import { westernDigits } from '../format/westernDigits';
import type { Language } from '../language/language';

/** The result of reading a number: a text that can mean two numbers is not guessed. */
export type WrittenNumber =
  | { readonly value: number }
  | { readonly value?: undefined; readonly problem: 'notANumber' | 'ambiguous' };

interface Separators {
  readonly decimal: string;
  /** Between groups of three digits, besides spaces and apostrophes. */
  readonly group: string;
}

/** How a language writes numbers. French groups with spaces, Arabic with its own marks. */
const separators: Readonly<Record<Language, Separators>> = {
  en: { decimal: '.', group: ',' },
  fr: { decimal: ',', group: '' },
  es: { decimal: ',', group: '.' },
  ar: { decimal: '٫', group: '٬' },
};

const isGrouped = (groups: readonly string[]) =>
  /^\d{1,3}$/.test(groups[0] ?? '') && groups.slice(1).every((group) => /^\d{3}$/.test(group));

const numberOf = (text: string): WrittenNumber =>
  /^\d+(\.\d+)?$/.test(text) ? { value: Number(text) } : { problem: 'notANumber' };

/** A number with one kind of separator. */
function withOne(text: string, mark: string, language: Language | undefined): WrittenNumber {
  const parts = text.split(mark);
  if (parts.length > 2) return isGrouped(parts) ? numberOf(parts.join('')) : { problem: 'notANumber' };
  const [whole = '', rest = ''] = parts;
  const own = language && separators[language];
  // 7.5, 12.50 and 0.500 cannot be groups of three digits
  const canBeGroup = isGrouped(parts) && !/^0/.test(whole);
  if (!canBeGroup || mark === '٫') return numberOf(`${whole}.${rest}`);
  if (mark === '٬' || mark === own?.group) return numberOf(whole + rest);
  return { problem: 'ambiguous' };
}

/** A number with two kinds of separators, of which the last one is the decimal mark: 1.234,5. */
function withTwo(text: string, first: string, last: string): WrittenNumber {
  const [whole = '', rest = '', ...more] = text.split(last);
  const groups = whole.split(first);
  return more.length === 0 && isGrouped(groups) ? numberOf(`${groups.join('')}.${rest}`) : { problem: 'notANumber' };
}

/**
 * Reads a number that a person wrote as text. The digits may be Arabic or Persian, groups may be set off by spaces or apostrophes, and a
 * percent sign may follow. `7,5` and `12.50` are read in any language, since no group has one or two digits; of `12.500` the language
 * decides, where it groups by that mark. Where it does not, the text may mean either number.
 *
 * @param language - of the person who wrote it; undefined if unknown
 * @source reference/dref.md, section 1.6
 */
export function writtenNumber(text: string, language: Language | undefined): WrittenNumber {
  const plain = westernDigits(text.trim())
    .replace(/\s*[%٪]$/, '')
    .replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/gu, '');
  const isNegative = /^[-−]/.test(plain);
  const digits = plain.replace(/^[-−+]/, '');
  const marks = [...new Set(digits.replace(/\d/g, ''))];
  const [first, last] = marks;
  const read =
    first === undefined
      ? numberOf(digits)
      : marks.some((mark) => !'.,٫٬'.includes(mark)) || marks.length > 2
        ? ({ problem: 'notANumber' } as const)
        : last === undefined
          ? withOne(digits, first, language)
          : withTwo(digits, first, last);
  return read.value === undefined || !isNegative ? read : { value: -read.value };
}
