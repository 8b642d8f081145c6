import { arc, pie } from '@visx/shape';
import { useId } from 'react';
import { formatNumber, formatPercent, percentOf } from '#domain/format/numbers';
import { percentHeading, roundedPercent } from '#domain/format/roundedPercent';
import { displayStrings } from '../displayStrings';
import { useLanguage } from '../language/LanguageContext';
import { useStrings } from '../language/useStrings';
import { type ChartArea, type ChartBasics, ChartFrame } from './ChartFrame';
import { letterWidth } from './chartText';
import { Hatch, hatchFill } from './Hatch';
import { type Mark, Plot, ringClass } from './Plot';
import { pieSlices, type Slice } from './pieSlices';
import { lookOfSeries } from './seriesLook';

interface PieChartProps extends ChartBasics {
  readonly slices: readonly Slice[];
  readonly look?: 'pie' | 'donut';
  /** Maximum number of slices; the smaller ones are merged. */
  readonly maxSlices?: number;
  readonly selected?: string | null;
  readonly onSelect?: (slice: string) => void;
}

/** Shares of a total. */
export function PieChart({ slices, look = 'donut', maxSlices, selected, onSelect, ...basics }: PieChartProps) {
  const t = useStrings(displayStrings);
  const shown = pieSlices(slices, t.others, maxSlices);
  const total = shown.reduce((sum, { value }) => sum + value, 0);
  const rows = slices.map(({ label, value }) => [label, value, roundedPercent(percentOf(value, total))]);
  return (
    <ChartFrame
      {...basics}
      isEmpty={shown.length === 0}
      table={{ columns: [t.chartLabel, t.chartValue, percentHeading(t.chartShare)], rows }}
      legend={shown}
    >
      {(area) => (
        <Slices
          title={basics.title}
          slices={shown}
          total={total}
          look={look}
          area={area}
          selected={selected}
          onSelect={onSelect}
        />
      )}
    </ChartFrame>
  );
}

interface SlicesProps extends Pick<PieChartProps, 'title' | 'selected' | 'onSelect'> {
  readonly slices: readonly Slice[];
  readonly total: number;
  readonly look: 'pie' | 'donut';
  readonly area: ChartArea;
}

const minLabelledPercent = 6;
/** Between the slices and the text of a label, in pixels. */
const labelGap = 5;
/** Half the height of a label, in pixels. */
const halfHeight = 7;

function Slices({ title, slices, total, look, area, selected, onSelect }: SlicesProps) {
  const t = useStrings(displayStrings);
  const { language } = useLanguage();
  const id = useId();
  const shareOf = (value: number) => formatPercent(percentOf(value, total), language) ?? '';
  const widestShare = Math.max(0, ...slices.map(({ value }) => shareOf(value).length)) * letterWidth;
  const radius = Math.max(20, Math.min(area.width / 2 - labelGap - widestShare, area.height / 2 - 22));
  const centre = { x: area.width / 2, y: area.height / 2 };
  const turn = area.isMirrored ? -1 : 1;
  const angles = pie<Slice>({ value: ({ value }) => value, sort: null, startAngle: 0, endAngle: turn * 2 * Math.PI })([
    ...slices,
  ]);
  const shape = arc<(typeof angles)[number]>({ innerRadius: look === 'donut' ? radius * 0.6 : 0, outerRadius: radius });
  /** The middle of a label that touches a circle around the slices from outside. */
  const labelPlace = (angle: (typeof angles)[number], text: string) => {
    const [x, y] = shape.centroid(angle);
    const length = Math.hypot(x, y) || 1;
    const [right, down] = [x / length, y / length];
    const halfWidth = (text.length * letterWidth) / 2;
    const distance = radius + labelGap + Math.abs(right) * halfWidth + Math.abs(down) * halfHeight;
    return { x: centre.x + right * distance, y: centre.y + down * distance };
  };

  const marks = angles.map((angle, index): Mark => {
    const { key, label, value } = angle.data;
    const [x, y] = shape.centroid(angle);
    const share = shareOf(value);
    const path = shape(angle) ?? '';
    return {
      key,
      row: 0,
      column: index,
      x: centre.x + x,
      y: centre.y + y,
      text: t.chartSinglePoint({ label, value: `${formatNumber(value, language) ?? ''} (${share})` }),
      isSelected: key === selected,
      onSelect: onSelect && (() => onSelect(key)),
      shape: (
        <path
          d={path}
          transform={`translate(${centre.x} ${centre.y})`}
          fill={hatchFill(`${id}-${index}`, lookOfSeries(slices, index))}
          stroke="var(--surface)"
          strokeWidth={2}
          opacity={selected && key !== selected ? 0.45 : 1}
        />
      ),
      ring: <path d={path} transform={`translate(${centre.x} ${centre.y})`} className={ringClass} />,
    };
  });

  return (
    <Plot
      title={title}
      area={area}
      marks={marks}
      over={angles.map((angle) => {
        const share = shareOf(angle.data.value);
        return (percentOf(angle.data.value, total) ?? 0) < minLabelledPercent ? null : (
          <text key={angle.data.key} {...labelPlace(angle, share)} textAnchor="middle" dominantBaseline="middle">
            {share}
          </text>
        );
      })}
    >
      <defs>
        {slices.map(({ key }, index) => (
          <Hatch key={key} id={`${id}-${index}`} look={lookOfSeries(slices, index)} />
        ))}
      </defs>
    </Plot>
  );
}
