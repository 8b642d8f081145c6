import { scaleTime } from '@visx/scale';
import { useId } from 'react';
import { formatDate, formatMonth, readDate, writeDate } from '#domain/format/dates';
import { displayStrings } from '../displayStrings';
import { useLanguage } from '../language/LanguageContext';
import { useStrings } from '../language/useStrings';
import { type AxisLabel, fromLeft, LabelAxis, type Margins } from './Axes';
import { type ChartArea, type ChartBasics, ChartFrame } from './ChartFrame';
import css from './ChartFrame.module.css';
import type { LegendSeries } from './ChartLegend';
import { Hatch, hatchFill } from './Hatch';
import { type Mark, Plot, ringClass } from './Plot';
import { seriesLook } from './seriesLook';
import { Unspoken } from './Unspoken';

export interface TimelineRow {
  readonly key: string;
  readonly label: string;
  /** Days as the server writes them; null where it is not known. */
  readonly start: string | null;
  /** Null while it goes on. */
  readonly end: string | null;
  /** The kind it belongs to, by its place in `kinds`. */
  readonly kind?: number;
}

interface TimelineChartProps extends Omit<ChartBasics, 'height'> {
  readonly rows: readonly TimelineRow[];
  readonly kinds?: readonly LegendSeries[];
  /** Marks this day, and ends what goes on. */
  readonly today: Date;
  readonly onSelect?: (row: string) => void;
}

interface Span {
  readonly row: TimelineRow;
  readonly start: Date;
  readonly end: Date;
}

const rowHeight = 30;
const barHeight = 16;
const dayLength = 86_400_000;
const shortestSpan = 2 * dayLength;

/** What lasted from when to when. Rows without a start stand in the table alone. */
export function TimelineChart({ rows, kinds = [], today, onSelect, ...basics }: TimelineChartProps) {
  const t = useStrings(displayStrings);
  const spans = rows.flatMap((row): Span[] => {
    const start = readDate(row.start);
    if (!start) return [];
    const end = readDate(row.end) ?? today;
    return [{ row, start, end: new Date(Math.max(end.getTime(), start.getTime())) }];
  });
  return (
    <ChartFrame
      {...basics}
      height={spans.length * rowHeight + 40}
      isEmpty={spans.length === 0}
      table={{
        columns: [t.chartLabel, t.chartStart, t.chartEnd],
        rows: rows.map(({ label, start, end }) => [label, writeDate(start), writeDate(end)]),
      }}
      legend={kinds.length > 1 ? kinds : undefined}
    >
      {(area) => (
        <Spans title={basics.title} spans={spans} kinds={kinds} today={today} onSelect={onSelect} area={area} />
      )}
    </ChartFrame>
  );
}

interface SpansProps extends Pick<TimelineChartProps, 'title' | 'today' | 'onSelect'> {
  readonly spans: readonly Span[];
  readonly kinds: readonly LegendSeries[];
  readonly area: ChartArea;
}

function Spans({ title, spans, kinds, today, onSelect, area }: SpansProps) {
  const t = useStrings(displayStrings);
  const { language } = useLanguage();
  const id = useId();
  const longest = Math.min(26, Math.max(...spans.map(({ row }) => row.label.length)));
  const nameRoom = Math.min(area.width * 0.38, longest * 6.8 + 16);
  const margins: Margins = { top: 8, bottom: 28, start: nameRoom, end: 16 };
  const first = Math.min(...spans.map(({ start }) => start.getTime()));
  const last = Math.max(...spans.map(({ end }) => end.getTime()), first + shortestSpan);
  const time = scaleTime<number>({
    domain: [new Date(first), new Date(last)],
    range: [fromLeft(margins.start, area), fromLeft(area.width - margins.end, area)],
  });
  const at = (date: Date) => time(date) ?? 0;
  const isLong = last - first > 90 * dayLength;
  const ticks: AxisLabel[] = time.ticks(Math.max(2, Math.floor((area.width - nameRoom) / 110))).map((date) => ({
    key: date.toISOString(),
    text: (isLong ? formatMonth(date, language, 'short') : formatDate(date, language)) ?? '',
    at: at(date),
  }));

  const marks = spans.map(({ row, start, end }, index): Mark => {
    const [from, to] = [at(start), at(end)].sort((a, b) => a - b) as [number, number];
    const box = {
      x: from,
      y: margins.top + index * rowHeight + (rowHeight - barHeight) / 2,
      width: Math.max(4, to - from),
      height: barHeight,
    };
    const kind = row.kind ?? 0;
    const begin = formatDate(start, language) ?? '';
    const name = kinds[kind] && kinds.length > 1 ? `${row.label} (${kinds[kind].label})` : row.label;
    const text = row.end
      ? t.chartSpan({ label: name, from: begin, to: formatDate(row.end, language) ?? '' })
      : t.chartSinglePoint({ label: name, value: t.rangeFrom({ from: begin }) });
    return {
      key: row.key,
      row: 0,
      column: index,
      x: (from + to) / 2,
      y: box.y,
      text,
      onSelect: onSelect && (() => onSelect(row.key)),
      shape: <rect {...box} rx={3} fill={hatchFill(`${id}-${kind}`, seriesLook(kind))} />,
      ring: <rect {...box} className={ringClass} />,
    };
  });

  const isTodayShown = today.getTime() >= first && today.getTime() <= last;
  const bottom = area.height - margins.bottom;
  return (
    <Plot title={title} area={area} marks={marks}>
      <defs>
        {(kinds.length > 0 ? kinds : [{ key: 'only' }]).map(({ key }, index) => (
          <Hatch key={key} id={`${id}-${index}`} look={seriesLook(index)} />
        ))}
      </defs>
      {ticks.map((tick) => (
        <line key={tick.key} className={css.grid} x1={tick.at} x2={tick.at} y1={margins.top} y2={bottom} />
      ))}
      <LabelAxis area={area} margins={margins} labels={ticks} />
      <LabelAxis
        area={area}
        margins={margins}
        isUpright
        longest={Math.floor((nameRoom - 16) / 6.6)}
        labels={spans.map(({ row }, index) => ({
          key: row.key,
          text: row.label,
          at: margins.top + (index + 0.5) * rowHeight,
        }))}
      />
      {isTodayShown && (
        <Unspoken>
          <line
            x1={at(today)}
            x2={at(today)}
            y1={margins.top}
            y2={bottom}
            stroke="var(--focus)"
            strokeDasharray="4 3"
          />
          <text x={at(today)} y={margins.top - 1} textAnchor="middle">
            {t.today}
          </text>
        </Unspoken>
      )}
    </Plot>
  );
}
