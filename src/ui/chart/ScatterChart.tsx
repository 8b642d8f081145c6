import { scaleLinear } from '@visx/scale';
import { type AxisLabel, fromLeft, LabelAxis, type Margins, ValueAxis } from './Axes';
import { type ChartArea, type ChartBasics, ChartFrame } from './ChartFrame';
import type { LegendSeries } from './ChartLegend';
import type { ChartTable } from './chartTable';
import { Marker } from './Marker';
import { type Mark, Plot, ringClass } from './Plot';
import { seriesLook } from './seriesLook';
import { valueScale, valueTicks } from './valueScale';

export interface ScatterPoint {
  readonly key: string;
  /** On the horizontal axis, in the unit of `domain`. */
  readonly x: number;
  readonly y: number;
  /** The accessible name and the text of the tooltip. */
  readonly text: string;
  /** Index of its series in the legend, 0 by default. */
  readonly series?: number;
}

interface ScatterChartProps extends ChartBasics {
  readonly points: readonly ScatterPoint[];
  /** The ends of the horizontal axis. */
  readonly domain: readonly [number, number];
  /** The labels of the horizontal axis, `at` in the unit of `domain`. */
  readonly labels: readonly AxisLabel[];
  /** The series of the markers, where there are several. */
  readonly legend?: readonly LegendSeries[];
  /** The exponent of a power scale: below 1, small amounts get more room (1/3 is the cube root). The unit states it. */
  readonly exponent?: number;
  /** The points as rows. */
  readonly table: ChartTable;
}

const margins: Margins = { top: 12, bottom: 28, start: 52, end: 20 };

/** Points by two amounts, or by time and amount. */
export function ScatterChart(props: ScatterChartProps) {
  const { points, domain, labels, table, legend, exponent, ...basics } = props;
  return (
    <ChartFrame {...basics} isEmpty={points.length === 0} table={table} legend={legend} legendLook="point">
      {(area) => <Points {...props} area={area} />}
    </ChartFrame>
  );
}

function Points({ title, points, domain, labels, exponent, area }: ScatterChartProps & { readonly area: ChartArea }) {
  const amounts = points.map(({ y }) => y);
  const value = valueScale(amounts, [area.height - margins.bottom, margins.top], exponent);
  const place = scaleLinear<number>({
    domain: [...domain],
    range: [fromLeft(margins.start + 12, area), fromLeft(area.width - margins.end, area)],
  });
  // arrow keys move along the horizontal axis
  const marks = points
    .toSorted((a, b) => a.x - b.x || a.y - b.y)
    .map(({ key, x, y, text, series = 0 }, column): Mark => {
      const at = { x: place(x), y: value(y) };
      return {
        key,
        row: 0,
        column,
        ...at,
        text,
        shape: (
          <>
            <circle cx={at.x} cy={at.y} r={12} fill="transparent" />
            <Marker look={seriesLook(series)} x={at.x} y={at.y} size={5} />
          </>
        ),
        ring: <circle cx={at.x} cy={at.y} r={10} className={ringClass} />,
      };
    });
  return (
    <Plot title={title} area={area} marks={marks}>
      <ValueAxis area={area} margins={margins} ticks={valueTicks(value, amounts)} at={(tick) => value(tick)} />
      <LabelAxis area={area} margins={margins} labels={labels.map((label) => ({ ...label, at: place(label.at) }))} />
    </Plot>
  );
}
