import { isolated, shortened } from './chartText';

const separator = ' · ';

/**
 * A name and an amount in bidi isolates, so that neither reorders the other in a text of the other direction.
 *
 * @param letters - maximum number of letters; a longer name is truncated, the amount is not
 */
export function labelText(name: string, amount: string, letters = Number.POSITIVE_INFINITY): string {
  const maxLength = Math.max(4, letters - separator.length - amount.length);
  return `${isolated(shortened(name, maxLength))}${separator}${isolated(amount)}`;
}

/** Number of zero-width bidi characters that `labelText` adds. */
const marks = 4;

/**
 * Maximum number of letters of the labels of each column. Labels follow their node, those of the last column precede it: between the last
 * two columns two labels share the width, and the longer one gets what the shorter one does not use.
 *
 * @param room - number of letters between two columns
 * @param lengths - of the labels in each column
 */
export function lettersByColumn(room: number, lengths: readonly (readonly number[])[]): number[] {
  const longestIn = (column: number) => Math.max(0, ...(lengths[column] ?? [])) - marks;
  const last = lengths.length - 1;
  const half = Math.floor(room / 2) - 1;
  return lengths.map((_, column) => {
    if (last < 1 || column < last - 1) return room;
    const other = longestIn(column === last ? last - 1 : last);
    return other < half ? room - other - 2 : half;
  });
}
