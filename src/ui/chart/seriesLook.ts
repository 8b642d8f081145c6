/** Colour, marker, line dash and pattern of a series. */
export interface SeriesLook {
  /** A CSS colour, by its token. */
  readonly colour: string;
  readonly marker: 'circle' | 'square' | 'triangle' | 'diamond';
  /** `stroke-dasharray` of lines; undefined for a solid line. */
  readonly dash: string | undefined;
  /** The pattern of areas and bars. */
  readonly hatch: 'none' | 'rising' | 'dots' | 'falling' | 'level' | 'cross';
}

const colours = 6;
const markers = ['circle', 'square', 'triangle', 'diamond'] as const;
const dashes = [undefined, '6 4', '2 3', '10 3 2 3'] as const;
const hatches = ['none', 'rising', 'dots', 'falling', 'level', 'cross'] as const;

/** The look of the n-th series, from 0. Colours repeat after six, with other patterns. */
export function seriesLook(index: number): SeriesLook {
  const round = Math.floor(index / colours);
  return {
    colour: `var(--series-${(index % colours) + 1})`,
    marker: markers[index % markers.length] ?? 'circle',
    dash: dashes[index % dashes.length],
    hatch: hatches[(index + round) % hatches.length] ?? 'none',
  };
}

/** What decides the look of a series, besides its place in the list. */
export interface Looked {
  /** Index of the series for its colour and pattern, so that they do not change with the selection of series. */
  readonly index?: number;
  /** The step of a series on an ordered scale, 0 (lowest) to 5: its colour says the order. */
  readonly step?: number;
}

const stepLook = (step: number): SeriesLook => ({
  ...seriesLook(step),
  colour: `var(--scale-${Math.min(5, Math.max(0, Math.round(step)))})`,
});

/** The look of a series, by its step on a scale or its `index` where it has one, else by its place in the list. */
export function lookOfSeries(series: readonly Looked[], place: number): SeriesLook {
  const { step, index } = series[place] ?? {};
  return step === undefined ? seriesLook(index ?? place) : stepLook(step);
}
