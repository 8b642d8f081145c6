import { isolated, shortened } from './chartText';

const separator = ' · ';

/**
 * A name and an amount, kept apart by marks, so that neither turns the other round in a text of the other direction.
 *
 * @param letters - that fit; a longer name ends in an ellipsis, the amount stands in full
 */
export function labelText(name: string, amount: string, letters = Number.POSITIVE_INFINITY): string {
  const longest = Math.max(4, letters - separator.length - amount.length);
  return `${isolated(shortened(name, longest))}${separator}${isolated(amount)}`;
}

/** Marks of direction that `labelText` adds, which take no room. */
const marks = 4;

/**
 * How many letters the labels of each column have. Labels stand after their node, those of the last column before it: between the last
 * two columns two labels share the room, of which the shorter ones leave the rest to the longer.
 *
 * @param room - letters that fit between two columns
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
