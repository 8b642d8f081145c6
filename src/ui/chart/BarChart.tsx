import { scaleBand } from '@visx/scale';
import { useId } from 'react';
import { formatCompact, formatNumber } from '#domain/format/numbers';
import { displayStrings } from '../displayStrings';
import { useLanguage } from '../language/LanguageContext';
import { useStrings } from '../language/useStrings';
import { fromLeft, LabelAxis, type Margins, ValueAxis } from './Axes';
import { type BarEnd, BarNamesAxis, BarValues } from './BarTexts';
import { bandShare, layOutBars, layOutNames } from './barNames';
import { type BarSeries, barPieces } from './barPieces';
import { type ChartArea, type ChartBasics, ChartFrame, defaultHeight } from './ChartFrame';
import { seriesTable } from './chartTable';
import { letterWidth } from './chartText';
import { Hatch, hatchFill } from './Hatch';
import { type Mark, Plot, ringClass } from './Plot';
import { lookOfSeries } from './seriesLook';
import { valueScale, valueTicks } from './valueScale';

interface BarChartProps extends ChartBasics {
  /** `short` is the axis label, where `label` is too long for the axis. */
  readonly categories: readonly { readonly key: string; readonly label: string; readonly short?: string }[];
  readonly series: readonly BarSeries[];
  /** Several series side by side, or on top of each other. */
  readonly arrangement?: 'grouped' | 'stacked';
  /** Horizontal bars, for many categories or long names. Vertical bars that would be too narrow for their patterns become horizontal too. */
  readonly isHorizontal?: boolean;
  /** An amount that the scale includes besides the bars, for charts that are compared. */
  readonly scaleTo?: number;
  /** Columns of the table and the file alone, such as the number of reports behind a mean. */
  readonly tableOnly?: readonly BarSeries[];
  /** The exponent of a power scale: below 1, small amounts get more room (1/3 is the cube root). The unit states it. */
  readonly exponent?: number;
  /** The label of an amount that stands for a category; the table has the numbers. */
  readonly nameOf?: (value: number) => string;
  readonly selected?: string | null;
  readonly onSelect?: (category: string) => void;
}

/** Minimum width of a bar in pixels beside which its amount is written. */
const leastLane = 11;
/** Minimum width of a bar in pixels: below it patterns cannot be distinguished. */
const narrowestLane = 12;
const axisRoom = 30;
/** Above and below lying bars whose amounts need no axis. */
const edgeRoom = 8;

/** Whether vertical bars of several series are too narrow for their patterns. */
const areBarsTooNarrow = (width: number, categories: number, lanes: number) =>
  width > 0 && lanes > 1 && ((width - axisRoom) * bandShare) / (categories * lanes) < narrowestLane;

const lanesOf = (arrangement: 'grouped' | 'stacked', series: readonly unknown[]) =>
  arrangement === 'grouped' ? series.length : 1;

/** Whether each bar says its amount at its end. */
const hasAmounts = ({ nameOf, arrangement }: Pick<BarChartProps, 'nameOf' | 'arrangement'>) =>
  !nameOf && arrangement !== 'stacked';

const namesOf = (categories: BarChartProps['categories'], width: number, lanes: number) =>
  layOutNames(
    categories.map(({ label, short }) => short ?? label),
    width,
    lanes * narrowestLane,
  );

/** The height in pixels of horizontal bars: the least one, or what their names need. */
const heightFor = (props: BarChartProps, width: number, lanes: number) => {
  const { bands } = namesOf(props.categories, width, lanes);
  const own = bands.reduce((sum, band) => sum + band, hasAmounts(props) ? edgeRoom : axisRoom);
  return Math.max(props.height ?? (hasAmounts(props) ? 0 : defaultHeight()), Math.round(own));
};

const defaultTickWidth = 48;

/** The width in pixels of the longest label of an amount. */
const nameWidth = (amounts: readonly (number | undefined)[], nameOf: (value: number) => string) => {
  const maximum = Math.max(0, ...amounts.map((amount) => amount ?? 0));
  const names = Array.from({ length: Math.ceil(maximum) + 1 }, (_, amount) => nameOf(amount).length);
  return Math.max(defaultTickWidth, Math.max(...names) * letterWidth + 12);
};

/** Amounts by category. */
export function BarChart(props: BarChartProps) {
  const {
    categories,
    series,
    arrangement = 'grouped',
    isHorizontal = false,
    scaleTo,
    tableOnly = [],
    exponent,
    nameOf,
    selected,
    onSelect,
    ...basics
  } = props;
  const t = useStrings(displayStrings);
  const lanes = lanesOf(arrangement, series);
  const isLying = (width: number) => isHorizontal || areBarsTooNarrow(width, categories.length, lanes);
  const isMany = series.length > 1;
  const labels = categories.map(({ label }) => label);
  const isEmpty = categories.length === 0 || !series.some(({ values }) => values.some((value) => value !== null));
  return (
    <ChartFrame
      {...basics}
      height={(width) => (isLying(width) && !isEmpty ? heightFor(props, width, lanes) : basics.height)}
      isEmpty={isEmpty}
      table={seriesTable(t.chartLabel, labels, [...series, ...tableOnly])}
      legend={isMany ? series : undefined}
    >
      {(area) => <Bars {...props} arrangement={arrangement} isHorizontal={isLying(area.width)} area={area} />}
    </ChartFrame>
  );
}

type BarsProps = BarChartProps &
  Required<Pick<BarChartProps, 'arrangement' | 'isHorizontal'>> & { readonly area: ChartArea };

function Bars(props: BarsProps) {
  const { title, categories, series, arrangement, isHorizontal, scaleTo, exponent, area } = props;
  const { nameOf, selected, onSelect } = props;
  const t = useStrings(displayStrings);
  const { language } = useLanguage();
  const id = useId();
  const pieces = barPieces(series, categories.length, arrangement);
  const ends = [...pieces.flatMap(({ from, to }) => [from, to]), scaleTo];
  const tickRoom = nameOf ? nameWidth(ends, nameOf) : defaultTickWidth;
  const lanes = lanesOf(arrangement, series);
  const names = namesOf(categories, area.width, lanes);
  const amountsOf = hasAmounts(props) ? (amount: number) => formatCompact(amount, language) ?? '' : () => '';
  // lying bars are always high enough for their amounts, which say what an axis would
  const needsAxis = !isHorizontal || !hasAmounts(props);
  const amountWidth = Math.max(0, ...pieces.map((piece) => amountsOf(piece.value).length)) * letterWidth;
  const margins: Margins = isHorizontal
    ? { top: 4, bottom: needsAxis ? 26 : 4, start: names.gutter, end: Math.max(16, amountWidth + 8) }
    : { top: 18, bottom: 28, start: tickRoom, end: 8 };
  const isMirrored = area.isMirrored;
  const [inlineStart, inlineEnd] = [fromLeft(margins.start, area), fromLeft(area.width - margins.end, area)];
  const room = isHorizontal
    ? ([inlineStart, inlineEnd] as const)
    : ([area.height - margins.bottom, margins.top] as const);
  const value = valueScale(ends, room, exponent);
  const band = scaleBand<number>({
    domain: categories.map((_, index) => index),
    range: [inlineStart, inlineEnd].sort((a, b) => a - b) as [number, number],
    padding: 1 - bandShare,
  });
  const rows = isHorizontal ? layOutBars(names, margins.top, area.height - margins.top - margins.bottom) : [];
  const lookOf = (place: number) => lookOfSeries(series, place);
  const thickness = Math.max(2, (rows[0]?.bars.size ?? band.bandwidth()) / lanes);
  const bandAt = (category: number) =>
    rows[category]?.bars.top ?? band(isMirrored ? categories.length - 1 - category : category) ?? 0;

  const marks = pieces.flatMap((piece): (Mark & { readonly end: BarEnd; readonly short: string })[] => {
    const [category, of] = [categories[piece.category], series[piece.series]];
    if (!category || !of) return [];
    const look = lookOf(piece.series);
    const lane = arrangement === 'grouped' ? piece.series : 0;
    const across = bandAt(piece.category) + (isMirrored && !isHorizontal ? lanes - 1 - lane : lane) * thickness;
    const [near, far] = [value(piece.from), value(piece.to)].sort((a, b) => a - b);
    const along = { start: near ?? 0, size: Math.max(1, (far ?? 0) - (near ?? 0)) };
    const box = isHorizontal
      ? { x: along.start, y: across, width: along.size, height: Math.max(1, thickness - 1) }
      : { x: across, y: along.start, width: Math.max(1, thickness - 1), height: along.size };
    const amount = nameOf?.(piece.value) ?? formatNumber(piece.value, language) ?? '';
    const isOther = selected !== undefined && selected !== null && selected !== category.key;
    return [
      {
        key: `${of.key} ${category.key}`,
        row: piece.series,
        column: piece.category,
        x: isHorizontal ? value(piece.to) : box.x + box.width / 2,
        y: box.y,
        end: isHorizontal
          ? { x: value(Math.max(piece.from, piece.to)), y: across + box.height / 2 }
          : { x: box.x + box.width / 2, y: box.y },
        short: amountsOf(piece.value),
        text:
          series.length > 1
            ? t.chartPoint({ series: of.short ?? of.label, label: category.label, value: amount })
            : t.chartSinglePoint({ label: category.label, value: amount }),
        isSelected: selected === category.key,
        onSelect: onSelect && (() => onSelect(category.key)),
        shape: <rect {...box} rx={2} fill={hatchFill(`${id}-${piece.series}`, look)} opacity={isOther ? 0.45 : 1} />,
        ring: <rect {...box} className={ringClass} />,
      },
    ];
  });

  const values = marks.map(({ key, end, short }) => ({ key, text: short, ...end }));
  const labels = categories.map(({ key, label, short }, index) => ({
    key,
    text: short ?? label,
    at: bandAt(index) + (thickness * lanes) / 2,
  }));
  const nameLength = Math.max(4, Math.floor((band.step() - 8) / letterWidth));
  const fits = isHorizontal ? thickness >= leastLane : lanes === 1 && amountWidth <= band.step();
  const ticks = needsAxis ? valueTicks(value, ends, isHorizontal ? Math.max(2, Math.floor(area.width / 120)) : 5) : [0];
  return (
    <Plot
      title={title}
      area={area}
      marks={marks}
      over={fits && <BarValues isHorizontal={isHorizontal} isMirrored={isMirrored} values={values} />}
    >
      <defs>
        {series.map(({ key }, index) => (
          <Hatch key={key} id={`${id}-${index}`} look={lookOf(index)} />
        ))}
      </defs>
      <ValueAxis
        area={area}
        margins={margins}
        ticks={ticks}
        at={(tick) => value(tick)}
        isLevel={isHorizontal}
        nameOf={needsAxis ? nameOf : () => ''}
      />
      {isHorizontal ? (
        <BarNamesAxis area={area} names={names} labels={labels} top={(index) => rows[index]?.top ?? 0} />
      ) : (
        <LabelAxis
          area={area}
          margins={margins}
          labels={labels}
          maxLength={categories.some(({ short }) => short) ? undefined : nameLength}
        />
      )}
    </Plot>
  );
}
