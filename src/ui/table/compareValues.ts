import type { Language } from '#domain/language/language';
import type { SortValue } from './columns';

type Present = Exclude<SortValue, null | undefined>;

/** What a cell is ordered by; undefined where it holds nothing, so that it goes last in both directions. */
export function presentValue(value: SortValue): Present | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  return typeof value === 'number' && Number.isNaN(value) ? undefined : value;
}

/** Compares two cells that both hold something, in the order of a language. */
export function compareValues(a: Present, b: Present, collator: Intl.Collator): number {
  return typeof a === 'string' && typeof b === 'string' ? collator.compare(a, b) : Number(a) - Number(b);
}

/** Texts as the language orders them: accents and case do not part equal words, `MDR2` comes before `MDR10`. */
export const collatorOf = (language: Language) => new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
