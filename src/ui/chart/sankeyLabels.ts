import { isolated } from '#domain/format/isolated';
import { withBrokenWords, wrapped } from './chartText';

const separator = ' · ';

/** A name and an amount in bidi isolates, so that neither reorders the other in a text of the other direction. */
export const labelText = (name: string, amount: string): string => `${isolated(name)}${separator}${isolated(amount)}`;

/**
 * A name and an amount in lines of a number of letters: the name is read whole, the amount stands beside its last word.
 *
 * @param letters - maximum number of letters of a line; a word that is longer is broken
 */
export function labelLines(name: string, amount: string, letters: number): readonly string[] {
  const roomOfAmount = '·'.repeat(separator.length + amount.length);
  const lines = wrapped(`${withBrokenWords(name.trim(), letters)}${roomOfAmount}`, letters);
  const last = lines.at(-1) ?? '';
  return [...lines.slice(0, -1).map(isolated), labelText(last.slice(0, -roomOfAmount.length), amount)];
}

/** A label beside its node: its middle and its height, in pixels. */
interface PlacedLabel {
  readonly middle: number;
  readonly height: number;
}

/** Minimum height in pixels between two labels, where there is room for it: more than between two lines of one. */
const betweenLabels = 4;

/**
 * The labels of a column, moved as little as it takes for none to join the next or to leave the diagram.
 *
 * @param labels - in the order in which they stand
 * @param end - the height of the diagram; labels that are higher together stand out below
 */
export function spreadLabels<Label extends PlacedLabel>(labels: readonly Label[], end: number): readonly Label[] {
  const total = labels.reduce((sum, { height }) => sum + height, 0);
  const gap = Math.max(0, Math.min(betweenLabels, (end - total) / Math.max(1, labels.length - 1)));
  let top = 0;
  const down = labels.map((label) => {
    const middle = Math.max(label.middle, top + label.height / 2);
    top = middle + label.height / 2 + gap;
    return { ...label, middle };
  });
  let bottom = Math.max(end, total);
  const up = down.toReversed().map((label) => {
    const middle = Math.min(label.middle, bottom - label.height / 2);
    bottom = middle - label.height / 2 - gap;
    return { ...label, middle };
  });
  return up.toReversed();
}

/** Number of zero-width bidi characters that `labelText` adds. */
const marks = 4;

/** A part of the width that the labels at either side take at most. */
const widestSide = 0.24;
/** A part of the way to the next column that the labels between take at most. */
const widestBetween = 0.72;

export interface LabelRoom {
  /** The width in pixels beside the flows, for the labels of the first and of the last column. */
  readonly start: number;
  readonly end: number;
  /** The width in pixels beside each column between them, from which its flows go on. */
  readonly between: readonly number[];
  /** Maximum number of letters of the labels of each column. */
  readonly letters: readonly number[];
}

/**
 * The room of labels: those of the first and last column stand beside the flows, those between them behind their nodes, before the flows go on.
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
  const roomOf = (column: number, most: number) => {
    const longest = Math.max(0, ...(lengths[column] ?? []).map((length) => length - marks));
    return Math.round(Math.min(most, longest * letter + gap));
  };
  const start = last > 0 ? roomOf(0, width * widestSide) : 0;
  const end = roomOf(Math.max(0, last), width * widestSide);
  const step = (width - start - end) / Math.max(1, last);
  const isBetween = (column: number) => column > 0 && column < last;
  const between = lengths.map((_, column) => (isBetween(column) ? roomOf(column, step * widestBetween) : 0));
  const letters = lengths.map((_, column) => {
    const room = isBetween(column) ? between[column] : column === last ? end : start;
    return Math.floor(((room ?? 0) - gap) / letter);
  });
  return { start, end, between, letters };
}
