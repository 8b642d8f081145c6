import { scaleLinear } from '@visx/scale';
import { area as areaPath, line as linePath } from '@visx/shape';
import { useId } from 'react';
import { formatDate, formatMonth, monthNames, parseDay } from '#domain/format/dates';
import { formatNumber } from '#domain/format/numbers';
import type { Language } from '#domain/language/language';
import { displayStrings } from '../displayStrings';
import { useLanguage } from '../language/LanguageContext';
import { useStrings } from '../language/useStrings';
import { AriaHiddenGroup } from './AriaHiddenGroup';
import { fromLeft, LabelAxis, type Margins, ValueAxis } from './Axes';
import { type ChartArea, type ChartBasics, ChartFrame } from './ChartFrame';
import { seriesTable } from './chartTable';
import { Hatch, hatchFill } from './Hatch';
import { Marker } from './Marker';
import { type Mark, Plot, ringClass } from './Plot';
import { lookOfSeries } from './seriesLook';
import { valueScale, valueTicks } from './valueScale';

export interface LineSeries {
  readonly key: string;
  readonly label: string;
  /** One value for each moment; null leaves a gap. */
  readonly values: readonly (number | null)[];
  /** Index of the series for its colour and marker, so that they do not change when other series are hidden. */
  readonly index?: number;
}

/** `month-of-year` is a calendar month without a year, for averages over several years. */
type Interval = 'year' | 'month' | 'month-of-year' | 'day';

interface LineChartProps extends ChartBasics {
  /** ISO dates in ascending order. */
  readonly moments: readonly string[];
  readonly series: readonly LineSeries[];
  /** The interval between moments, which sets the format of their labels. */
  readonly interval: Interval;
  readonly look?: 'line' | 'area';
  /** The keys of two series, the lower one first, between which the chart is filled. */
  readonly band?: readonly [lower: string, upper: string];
  /** An amount that the scale includes besides the points, for charts that are compared. */
  readonly scaleTo?: number;
  /** Columns of the table and the file alone, such as the number of reports behind a mean. */
  readonly tableOnly?: readonly LineSeries[];
  /** The selected moment, as written in `moments`. */
  readonly selected?: string | null;
  readonly onSelect?: (moment: string) => void;
}

const margins: Margins = { top: 12, bottom: 28, start: 48, end: 16 };

function momentName(moment: string, interval: Interval, language: Language): string {
  if (interval === 'day') return formatDate(moment, language) ?? moment;
  if (interval === 'month-of-year') return monthNames(language)[parseDay(moment)?.getMonth() ?? 0] ?? moment;
  if (interval === 'month') return formatMonth(moment, language, 'short') ?? moment;
  return parseDay(moment)?.getFullYear().toString() ?? moment;
}

/** Amounts over time: lines, or lines over filled areas. */
export function LineChart(props: LineChartProps) {
  const { moments, series, interval, look, band, scaleTo, tableOnly = [], selected, onSelect, ...basics } = props;
  const t = useStrings(displayStrings);
  const { language } = useLanguage();
  const names = moments.map((moment) => momentName(moment, interval, language));
  const isEmpty = moments.length === 0 || !series.some(({ values }) => values.some((value) => value !== null));
  return (
    <ChartFrame
      {...basics}
      isEmpty={isEmpty}
      table={seriesTable(t.chartLabel, names, [...series, ...tableOnly])}
      legend={series.length > 1 ? series : undefined}
      legendLook="line"
    >
      {(area) => <Lines {...props} names={names} area={area} />}
    </ChartFrame>
  );
}

interface LinesProps extends LineChartProps {
  readonly names: readonly string[];
  readonly area: ChartArea;
}

interface Point {
  readonly index: number;
  readonly x: number;
  readonly y: number | null;
}

interface BandPoint {
  readonly x: number;
  readonly low: number | null;
  readonly high: number | null;
}

/** The edges of a band at each moment; empty without both lines. */
function toBandPoints([lower, upper]: readonly (readonly Point[] | undefined)[] = []): BandPoint[] {
  return (lower ?? []).map(({ x, y, index }) => ({ x, low: y, high: upper?.[index]?.y ?? null }));
}

function Lines(props: LinesProps) {
  const { title, moments, series, look = 'line', band, scaleTo, selected, onSelect, names, area } = props;
  const t = useStrings(displayStrings);
  const { language } = useLanguage();
  const id = useId();
  const dates = moments.map((moment) => parseDay(moment) ?? new Date(0));
  const [first, last] = [dates[0], dates.at(-1)];
  const inset = margins.start + 8;
  // linear over milliseconds: moments have labels of their own, and a time scale would add to the bundle
  const time = scaleLinear<number>({
    domain: [Number(first ?? 0), Number(last ?? 1)],
    range: [fromLeft(inset, area), fromLeft(area.width - margins.end, area)],
  });
  const middle = (fromLeft(inset, area) + fromLeft(area.width - margins.end, area)) / 2;
  const xOf = (index: number) => (moments.length === 1 ? middle : time(Number(dates[index] ?? 0)));
  const amounts = series.flatMap(({ values }) => values);
  const lookOf = (place: number) => lookOfSeries(series, place);
  const value = valueScale([...amounts, scaleTo], [area.height - margins.bottom, margins.top]);

  const lines = series.map(({ values }) =>
    moments.map((_, index): Point => {
      const amount = values[index];
      return { index, x: xOf(index), y: amount === null || amount === undefined ? null : value(amount) };
    }),
  );
  const line = linePath<Point>({ x: ({ x }) => x, y: ({ y }) => y ?? 0, defined: ({ y }) => y !== null });
  const fill = areaPath<Point>({
    x: ({ x }) => x,
    y0: value(0),
    y1: ({ y }) => y ?? 0,
    defined: ({ y }) => y !== null,
  });
  const bandPoints = toBandPoints(band?.map((key) => lines[series.findIndex((each) => each.key === key)]));
  const bandFill = areaPath<BandPoint>({
    x: ({ x }) => x,
    y0: ({ low }) => low ?? 0,
    y1: ({ high }) => high ?? 0,
    defined: ({ low, high }) => low !== null && high !== null,
  });
  const chosen = selected ? moments.indexOf(selected) : -1;

  const marks = series.flatMap(({ key, label, values }, row) =>
    moments.flatMap((moment, column): Mark[] => {
      const point = lines[row]?.[column];
      if (!point || point.y === null) return [];
      const amount = formatNumber(values[column], language) ?? '';
      const name = names[column] ?? moment;
      return [
        {
          key: `${key} ${moment}`,
          row,
          column,
          x: point.x,
          y: point.y,
          text:
            series.length > 1
              ? t.chartPoint({ series: label, label: name, value: amount })
              : t.chartSinglePoint({ label: name, value: amount }),
          isSelected: moment === selected,
          onSelect: onSelect && (() => onSelect(moment)),
          shape: (
            <>
              <circle cx={point.x} cy={point.y} r={12} fill="transparent" />
              <Marker look={lookOf(row)} x={point.x} y={point.y} size={moment === selected ? 6 : 4} />
            </>
          ),
          ring: <circle cx={point.x} cy={point.y} r={9} className={ringClass} />,
        },
      ];
    }),
  );

  return (
    <Plot title={title} area={area} marks={marks}>
      <defs>
        {series.map(({ key }, index) => (
          <Hatch key={key} id={`${id}-${index}`} look={lookOf(index)} />
        ))}
      </defs>
      <ValueAxis area={area} margins={margins} ticks={valueTicks(value, amounts)} at={(tick) => value(tick)} />
      <LabelAxis
        area={area}
        margins={margins}
        labels={moments.map((moment, index) => ({ key: moment, text: names[index] ?? moment, at: xOf(index) }))}
      />
      {chosen >= 0 && (
        <line
          x1={xOf(chosen)}
          x2={xOf(chosen)}
          y1={margins.top}
          y2={area.height - margins.bottom}
          stroke="var(--line-field)"
          strokeDasharray="3 3"
        />
      )}
      {bandPoints.length > 0 && (
        <AriaHiddenGroup>
          <path d={bandFill(bandPoints) ?? ''} fill="var(--line-field)" opacity={0.35} />
        </AriaHiddenGroup>
      )}
      {lines.map((points, index) => {
        const { colour, dash } = lookOf(index);
        const key = series[index]?.key;
        return (
          <AriaHiddenGroup key={key}>
            {look === 'area' && (
              <path d={fill(points) ?? ''} fill={hatchFill(`${id}-${index}`, lookOf(index))} opacity={0.25} />
            )}
            <path d={line(points) ?? ''} fill="none" stroke={colour} strokeWidth={2} strokeDasharray={dash} />
          </AriaHiddenGroup>
        );
      })}
    </Plot>
  );
}
