import { AriaHiddenGroup } from './AriaHiddenGroup';
import { type AxisLabel, fromLeft } from './Axes';
import { type BarNames, nameLineHeight } from './barNames';
import type { ChartArea } from './ChartFrame';

interface BarNamesAxisProps {
  readonly area: ChartArea;
  readonly names: BarNames;
  readonly labels: readonly AxisLabel[];
  /** The upper edge of the band of the n-th name, in pixels. */
  readonly top: (index: number) => number;
}

/** The names of horizontal bars, whole: beside the bars or above them. */
export function BarNamesAxis({ area, names, labels, top }: BarNamesAxisProps) {
  const isBeside = names.place === 'beside';
  return (
    <AriaHiddenGroup>
      {labels.map(({ key, at }, index) => {
        const lines = names.lines[index] ?? [];
        const first = isBeside ? at - ((lines.length - 1) * nameLineHeight) / 2 : top(index) + nameLineHeight / 2;
        const x = fromLeft(isBeside ? names.gutter - 8 : 0, area);
        return (
          <text key={key} textAnchor={isBeside ? 'end' : 'start'} dominantBaseline="middle">
            {lines.map((line, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of one name have no identity
              <tspan key={place} x={x} y={first + place * nameLineHeight}>
                {line}
              </tspan>
            ))}
          </text>
        );
      })}
    </AriaHiddenGroup>
  );
}

/** The end of a bar away from zero, in pixels. */
export interface BarEnd {
  readonly x: number;
  readonly y: number;
}

interface BarValuesProps {
  readonly isHorizontal: boolean;
  readonly isMirrored: boolean;
  readonly values: readonly (BarEnd & { readonly key: string; readonly text: string })[];
}

/** The amounts at the ends of bars. The marks announce them. */
export function BarValues({ isHorizontal, isMirrored, values }: BarValuesProps) {
  return values.map(({ key, text, x, y }) =>
    isHorizontal ? (
      <text key={key} x={x + (isMirrored ? -6 : 6)} y={y} textAnchor="start" dominantBaseline="middle">
        {text}
      </text>
    ) : (
      <text key={key} x={x} y={y - 5} textAnchor="middle">
        {text}
      </text>
    ),
  );
}
