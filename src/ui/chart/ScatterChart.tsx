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
  /** On the level axis, in the unit of `domain`. */
  readonly x: number;
  readonly y: number;
  /** All that the point stands for, to the ear and in the tooltip. */
  readonly text: string;
  /** Its place among the series of the legend, from 0; the first where there are none. */
  readonly series?: number;
}

interface ScatterChartProps extends ChartBasics {
  readonly points: readonly ScatterPoint[];
  /** The first and the last place of the level axis. */
  readonly domain: readonly [number, number];
  /** The names along the level axis, `at` in the unit of `domain`. */
  readonly labels: readonly AxisLabel[];
  /** What the signs of the points stand for, where there are several. */
  readonly legend?: readonly LegendSeries[];
  /** Below 1 small amounts get more room beside large ones: 1/3 for cube roots. The unit says so. */
  readonly exponent?: number;
  /** The same things as rows. */
  readonly table: ChartTable;
}

const margins: Margins = { top: 12, bottom: 28, start: 52, end: 20 };

/** Single things by two amounts, or by time and amount. */
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
  // the arrow keys go along the level axis
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
