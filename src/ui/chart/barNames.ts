import { letterWidth, wrapped } from './chartText';

/** Where the names of horizontal bars stand, and the room that they need, in pixels. */
export interface BarNames {
  /** Names stand beside their bars, or above them where the drawing is too narrow. */
  readonly place: 'beside' | 'above';
  /** The lines of each name. */
  readonly lines: readonly (readonly string[])[];
  /** The width of the names beside the bars, with the gap; 0 above. */
  readonly gutter: number;
  /** The least height of a bar with its name. */
  readonly band: number;
}

/** The share of a band that its name above and its bars take. */
export const bandShare = 0.75;
/** The height of a line of a name in pixels. */
export const nameLineHeight = 15;
const oneLineBand = 24;
const gap = 16;
/** The share of a drawing that names beside their bars take at most. */
const gutterShare = 0.42;
const narrowestGutter = 72;

/**
 * Lays out the names of horizontal bars so that they can be read whole: beside the bars in up to two lines, else above them.
 *
 * @param width - of the drawing in pixels
 * @param lanesHeight - the least height in pixels of the bars of one name
 */
export function layOutNames(names: readonly string[], width: number, lanesHeight: number): BarNames {
  const widest = Math.max(narrowestGutter, width * gutterShare) - gap;
  const lines = names.map((name) => wrapped(name, Math.floor(widest / letterWidth)));
  const longest = Math.max(1, ...lines.flat().map((line) => line.length));
  const most = Math.max(1, ...lines.map(({ length }) => length));
  if (most <= 2 && longest * letterWidth <= widest) {
    const band = most === 1 ? oneLineBand : 2 * nameLineHeight + 6;
    return {
      place: 'beside',
      lines,
      gutter: Math.ceil(longest * letterWidth + gap),
      band: Math.max(band, lanesHeight),
    };
  }
  const above = names.map((name) => wrapped(name, Math.floor(width / letterWidth)));
  const mostAbove = Math.max(1, ...above.map(({ length }) => length));
  return { place: 'above', lines: above, gutter: 0, band: (mostAbove * nameLineHeight + 2) / bandShare + lanesHeight };
}

/** The height in pixels of the names above a bar. */
export const heightAbove = ({ place, lines }: BarNames): number =>
  place === 'above' ? Math.max(1, ...lines.map(({ length }) => length)) * nameLineHeight + 2 : 0;
