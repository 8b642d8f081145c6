/** How a series is told from the others: by colour, and by what remains without colour. */
export interface SeriesLook {
  /** A colour the stylesheet knows. */
  readonly colour: string;
  readonly marker: 'circle' | 'square' | 'triangle' | 'diamond';
  /** Of lines; none is solid. */
  readonly dash: string | undefined;
  /** Of areas and bars; none is plain. */
  readonly hatch: 'none' | 'rising' | 'dots' | 'falling' | 'level' | 'cross';
}

const colours = 6;
const markers = ['circle', 'square', 'triangle', 'diamond'] as const;
const dashes = [undefined, '6 4', '2 3', '10 3 2 3'] as const;
const hatches = ['none', 'rising', 'dots', 'falling', 'level', 'cross'] as const;

/** The look of the n-th series, from 0; colours come again after six, with other patterns. */
export function seriesLook(index: number): SeriesLook {
  const round = Math.floor(index / colours);
  return {
    colour: `var(--series-${(index % colours) + 1})`,
    marker: markers[index % markers.length] ?? 'circle',
    dash: dashes[index % dashes.length],
    hatch: hatches[(index + round) % hatches.length] ?? 'none',
  };
}

/** The look of the series at a place, which follows its own index where it has one. */
export const lookAt = (series: readonly { readonly index?: number }[], place: number): SeriesLook =>
  seriesLook(series[place]?.index ?? place);
