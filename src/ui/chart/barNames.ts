import { letterWidth, withBrokenWords, wrapped } from './chartText';

/** Where the names of horizontal bars stand, and the room that they need, in pixels. */
export interface BarNames {
  /** Names stand beside their bars, or above them where the drawing is too narrow. */
  readonly place: 'beside' | 'above';
  /** The lines of each name. */
  readonly lines: readonly (readonly string[])[];
  /** The width of the names beside the bars, with the gap; 0 above. */
  readonly gutter: number;
  /** The least height of each bar with its name. */
  readonly bands: readonly number[];
}

/** The share of a band that its name above and its bars take. */
export const bandShare = 0.75;
/** The height of a line of a name in pixels. */
export const nameLineHeight = 15;
const oneLineBand = 22;
/** Between a bar and the name of the next one below it. */
const gapBelow = 5;
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
    const least = Math.max(oneLineBand, lanesHeight / bandShare);
    return {
      place: 'beside',
      lines,
      gutter: Math.ceil(longest * letterWidth + gap),
      bands: lines.map(({ length }) => (length > 1 ? Math.max(least, 2 * nameLineHeight + 4) : least)),
    };
  }
  const letters = Math.floor(width / letterWidth);
  const above = names.map((name) => wrapped(withBrokenWords(name, letters), letters));
  return {
    place: 'above',
    lines: above,
    gutter: 0,
    bands: above.map((own) => heightOf(own) + lanesHeight + gapBelow),
  };
}

const heightOf = (lines: readonly string[]) => Math.max(1, lines.length) * nameLineHeight + 2;

/** The upper edge of a bar and its height, in pixels. */
export interface BarLane {
  readonly top: number;
  readonly size: number;
}

/**
 * Distributes bars over the height of a drawing, each with the room that its name needs.
 *
 * @param from - the upper edge of the first band in pixels
 * @param height - of all bands in pixels
 * @returns for each name the upper edge of its band, and its bars
 */
export function layOutBars({ place, lines, bands }: BarNames, from: number, height: number) {
  const least = bands.reduce((sum, band) => sum + band, 0);
  const more = (height - least) / Math.max(1, bands.length);
  // all bars are as high as those of the lowest band
  const beside = (Math.min(...bands) + more) * bandShare;
  let top = from;
  return bands.map((band, index): { readonly top: number; readonly bars: BarLane } => {
    const [start, room] = [top, band + more];
    top += room;
    if (place === 'beside') {
      return { top: start, bars: { top: start + (room - beside) / 2, size: beside } };
    }
    const above = heightOf(lines[index] ?? []);
    return { top: start, bars: { top: start + above, size: Math.max(2, room - above - gapBelow) } };
  });
}
