import { collator } from '#domain/language/intl';
import type { Language } from '#domain/language/language';
import type { SortValue } from './columns';

type Present = Exclude<SortValue, null | undefined>;

/** The value to compare; undefined for an empty cell. */
function presentValue(value: SortValue): Present | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  return typeof value === 'number' && Number.isNaN(value) ? undefined : value;
}

interface SortOptions<Row> {
  readonly sortValue: (row: Row) => SortValue;
  readonly isDescending: boolean;
  /** Its collation: case and accents do not separate equal words, and `MDR2` comes before `MDR10`. */
  readonly language: Language;
}

/** Rows ordered by one value each; empty cells come last in both directions, and equal rows keep their order. */
export function sortRows<Row>(rows: readonly Row[], { sortValue, isDescending, language }: SortOptions<Row>): Row[] {
  const { compare } = collator(language, { numeric: true, sensitivity: 'base' });
  const sign = isDescending ? -1 : 1;
  return rows
    .map((row) => ({ row, value: presentValue(sortValue(row)) }))
    .sort(({ value: a }, { value: b }) => {
      if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
      return sign * (typeof a === 'string' && typeof b === 'string' ? compare(a, b) : Number(a) - Number(b));
    })
    .map(({ row }) => row);
}
