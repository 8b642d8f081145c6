import { scaleBand } from '@visx/scale';
import { displayStrings } from '../displayStrings';
import { useStrings } from '../language/useStrings';
import { fromLeft, LabelAxis, type Margins, ValueAxis } from './Axes';
import { type ChartArea, type ChartBasics, ChartFrame } from './ChartFrame';
import { type Mark, Plot, ringClass } from './Plot';
import { seriesLook } from './seriesLook';
import { valueScale, valueTicks } from './valueScale';

export interface ValueRange {
  readonly key: string;
  /** The label on the axis. */
  readonly label: string;
  readonly low: number;
  readonly middle: number;
  readonly high: number;
  /** The accessible name and the text of the tooltip. */
  readonly text: string;
}

interface RangeChartProps extends ChartBasics {
  readonly ranges: readonly ValueRange[];
  /** Names of the three values: the column headings of the table. */
  readonly names: { readonly low: string; readonly middle: string; readonly high: string };
}

const margins: Margins = { top: 10, bottom: 28, start: 48, end: 8 };
const widestBar = 24;

/** Floating bars from a low to a high value, with a mark at the middle one. */
export function RangeChart(props: RangeChartProps) {
  const { ranges, names, ...basics } = props;
  const t = useStrings(displayStrings);
  return (
    <ChartFrame
      {...basics}
      isEmpty={ranges.length === 0}
      table={{
        columns: [t.chartLabel, names.low, names.middle, names.high],
        rows: ranges.map(({ label, low, middle, high }) => [label, low, middle, high]),
      }}
    >
      {(area) => <Ranges title={props.title} ranges={ranges} area={area} />}
    </ChartFrame>
  );
}

function Ranges({ title, ranges, area }: Pick<RangeChartProps, 'title' | 'ranges'> & { readonly area: ChartArea }) {
  const ends = ranges.flatMap(({ low, high }) => [low, high]);
  const value = valueScale(ends, [area.height - margins.bottom, margins.top]);
  const [first, last] = [fromLeft(margins.start, area), fromLeft(area.width - margins.end, area)];
  const band = scaleBand<string>({
    domain: ranges.map(({ key }) => key),
    range: [first, last],
    padding: 0.25,
  });
  const thickness = Math.min(widestBar, band.bandwidth());
  const middleOf = (key: string) => (band(key) ?? 0) + band.bandwidth() / 2;
  const { colour } = seriesLook(0);
  const marks = ranges.map(({ key, low, middle, high, text }, column): Mark => {
    const x = middleOf(key);
    const box = {
      x: x - thickness / 2,
      y: value(high),
      width: thickness,
      height: Math.max(1, value(low) - value(high)),
    };
    return {
      key,
      row: 0,
      column,
      x,
      y: value(high),
      text,
      shape: (
        <>
          <rect {...box} rx={2} fill={colour} opacity={0.55} />
          <line
            x1={box.x}
            x2={box.x + thickness}
            y1={value(middle)}
            y2={value(middle)}
            stroke="var(--ink)"
            strokeWidth={2}
          />
        </>
      ),
      ring: <rect {...box} className={ringClass} />,
    };
  });
  return (
    <Plot title={title} area={area} marks={marks}>
      <ValueAxis area={area} margins={margins} ticks={valueTicks(value, ends)} at={(tick) => value(tick)} />
      <LabelAxis
        area={area}
        margins={margins}
        labels={ranges.map(({ key, label }) => ({ key, text: label, at: middleOf(key) }))}
      />
    </Plot>
  );
}
