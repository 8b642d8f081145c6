import { isolated } from '#domain/format/isolated';
import { formatCompact } from '#domain/format/numbers';
import { useLanguage } from '../language/LanguageContext';
import { AriaHiddenGroup } from './AriaHiddenGroup';
import type { ChartArea } from './ChartFrame';
import css from './ChartFrame.module.css';
import { letterWidth, shortened } from './chartText';

export interface Margins {
  readonly top: number;
  readonly bottom: number;
  /** At the inline start. */
  readonly start: number;
  readonly end: number;
}

/** Converts a distance from the inline start into a distance from the left. */
export const fromLeft = (inline: number, { width, isMirrored }: ChartArea) => (isMirrored ? width - inline : inline);

interface ValueAxisProps {
  readonly area: ChartArea;
  readonly margins: Margins;
  readonly ticks: readonly number[];
  /** The position of a value in pixels: from the top for a vertical axis, from the left for a horizontal one. */
  readonly at: (value: number) => number;
  readonly isLevel?: boolean;
  /** The label of an amount, instead of its number. */
  readonly nameOf?: (value: number) => string;
}

/** Grid lines with their amounts; the zero line is stronger. */
export function ValueAxis({ area, margins, ticks, at, isLevel = false, nameOf }: ValueAxisProps) {
  const { language } = useLanguage();
  const { height } = area;
  const [start, end] = [fromLeft(margins.start, area), fromLeft(area.width - margins.end, area)];
  return (
    <AriaHiddenGroup>
      {ticks.map((tick) => {
        const className = tick === 0 ? css.base : css.grid;
        const text = nameOf ? nameOf(tick) : formatCompact(tick, language);
        return isLevel ? (
          <g key={tick}>
            <line className={className} x1={at(tick)} x2={at(tick)} y1={margins.top} y2={height - margins.bottom} />
            <text x={at(tick)} y={height - margins.bottom + 16} textAnchor="middle">
              {text}
            </text>
          </g>
        ) : (
          <g key={tick}>
            <line className={className} x1={start} x2={end} y1={at(tick)} y2={at(tick)} />
            <text x={fromLeft(margins.start - 8, area)} y={at(tick)} textAnchor="end" dominantBaseline="middle">
              {text}
            </text>
          </g>
        );
      })}
    </AriaHiddenGroup>
  );
}

export interface AxisLabel {
  readonly key: string;
  readonly text: string;
  /** The middle on the axis in pixels: from the left for a level axis, from the top for an upright one. */
  readonly at: number;
}

interface LabelAxisProps {
  readonly area: ChartArea;
  readonly margins: Margins;
  readonly labels: readonly AxisLabel[];
  /** Maximum number of letters; longer labels end in an ellipsis, and the mark's tooltip has them in full. */
  readonly maxLength?: number;
}

interface PlacedLabel {
  readonly key: string;
  readonly text: string;
  readonly at: number;
  readonly half: number;
}

/** Whether two labels stand side by side without touching. */
const areApart = (one: PlacedLabel, other: PlacedLabel | undefined) =>
  !other || Math.abs(one.at - other.at) >= one.half + other.half;

/** Labels along a level axis, none beyond the drawing. Where they would overlap, only every second, third, … one is drawn. */
export function LabelAxis({ area, margins, labels, maxLength = 18 }: LabelAxisProps) {
  // isolated, so that the ellipsis stands at the end of the text in a page of the other direction
  const texts = labels.map(({ text }) => (text.length > maxLength ? isolated(shortened(text, maxLength)) : text));
  const widest = Math.max(1, ...texts.map((text) => text.length)) * letterWidth + 10;
  const room = (area.width - margins.start - margins.end) / Math.max(1, labels.length);
  const step = Math.max(1, Math.ceil(widest / room));
  const placed: PlacedLabel[] = [];
  labels.forEach(({ key, at }, index) => {
    if (index % step !== 0) return;
    const text = texts[index] ?? '';
    const half = (text.length * letterWidth) / 2;
    const label = { key, text, half, at: Math.max(half, Math.min(at, area.width - half)) };
    // moments at uneven distances, and a label that was moved inside, can come too near to the one before
    if (areApart(label, placed.at(-1))) placed.push(label);
  });
  return (
    <AriaHiddenGroup>
      {placed.map(({ key, at, text }) => (
        <text key={key} x={at} y={area.height - margins.bottom + 18} textAnchor="middle">
          {text}
        </text>
      ))}
    </AriaHiddenGroup>
  );
}
