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

/** A part of the width that the labels at either side take at most. */
const widestSide = 0.3;

export interface LabelRoom {
  /** The width in pixels beside the flows, for the labels of the first and of the last column. */
  readonly start: number;
  readonly end: number;
  /** Maximum number of letters of the labels of each column. */
  readonly letters: readonly number[];
}

/**
 * The room of labels: those of the first and last column stand beside the flows, those between them above their nodes.
 *
 * @param width - of the diagram, in pixels
 * @param lengths - of the labels in each column, in letters
 * @param options - pixels between a node and its label, and the average width of a letter
 */
export function labelRoom(
  width: number,
  lengths: readonly (readonly number[])[],
  { gap, letter }: { readonly gap: number; readonly letter: number },
): LabelRoom {
  const last = lengths.length - 1;
  const sideOf = (column: number) => {
    const longest = Math.max(0, ...(lengths[column] ?? []).map((length) => length - marks));
    return Math.round(Math.min(width * widestSide, longest * letter + gap));
  };
  const start = last > 0 ? sideOf(0) : 0;
  const end = sideOf(Math.max(0, last));
  const between = (width - start - end) / Math.max(1, last);
  const letters = lengths.map((_, column) => {
    const side = last > 0 && column === 0 ? start : column === last ? end : between;
    return Math.floor((side - gap) / letter);
  });
  return { start, end, letters };
}
