import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { displayStrings } from '../displayStrings';
import { useStrings } from '../language/useStrings';
import { AriaHiddenGroup } from './AriaHiddenGroup';
import type { ChartArea } from './ChartFrame';
import css from './ChartFrame.module.css';
import { type MarkPlace, moveFocus } from './moveFocus';

/** One thing in a chart that has a value: a bar, a point, a slice. */
export interface Mark extends MarkPlace {
  /** The anchor of the tooltip, in pixels of the drawing. */
  readonly x: number;
  readonly y: number;
  /** The accessible name and the text of the tooltip. */
  readonly text: string;
  readonly shape: ReactNode;
  /** The focus ring, drawn over the shape. */
  readonly ring: ReactNode;
  readonly isSelected?: boolean;
  readonly onSelect?: () => void;
}

interface PlotProps {
  readonly title: string;
  readonly area: ChartArea;
  readonly marks: readonly Mark[];
  /** Axes and lines under the marks. */
  readonly children?: ReactNode;
  /** Labels over the marks, without pointer events. */
  readonly over?: ReactNode;
}

/** The drawing of a chart: one tab stop; arrow keys move the focus between marks. */
export function Plot({ title, area, marks, children, over }: PlotProps) {
  const t = useStrings(displayStrings);
  const { width, height, isMirrored } = area;
  const [current, setCurrent] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const nodes = useRef(new Map<string, SVGGElement>());

  const selected = marks.find(({ isSelected }) => isSelected);
  const tabStop = marks.some(({ key }) => key === current) ? current : (selected ?? marks[0])?.key;
  const shown = marks.find(({ key }) => key === pointed);

  const onKeyDown = (event: KeyboardEvent, mark: Mark) => {
    if ((event.key === 'Enter' || event.key === ' ') && mark.onSelect) {
      event.preventDefault();
      mark.onSelect();
      return;
    }
    if (event.key === 'Escape') setPointed(null);
    const next = moveFocus(marks, mark.key, event.key, isMirrored);
    if (next === null) return;
    event.preventDefault();
    setCurrent(next);
    nodes.current.get(next)?.focus();
  };

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot contain an SVG drawing */}
      <svg
        className={css.svg}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="group"
        aria-label={marks.length > 1 ? `${title}. ${t.chartKeys}` : title}
      >
        {children}
        {marks.map((mark) => (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: set only where the role is button
          // biome-ignore lint/a11y/noStaticElementInteractions: the role is given below
          <g
            key={mark.key}
            ref={(node) => {
              if (node) nodes.current.set(mark.key, node);
              return () => void nodes.current.delete(mark.key);
            }}
            className={css.mark}
            role={mark.onSelect ? 'button' : 'img'}
            aria-label={mark.text}
            aria-pressed={mark.onSelect ? mark.isSelected === true : undefined}
            data-pressable={mark.onSelect ? true : undefined}
            tabIndex={mark.key === tabStop ? 0 : -1}
            onClick={mark.onSelect}
            onKeyDown={(event) => onKeyDown(event, mark)}
            onFocus={() => {
              setCurrent(mark.key);
              setPointed(mark.key);
            }}
            onBlur={() => setPointed(null)}
            onPointerEnter={() => setPointed(mark.key)}
            onPointerLeave={() => setPointed(null)}
          >
            {mark.shape}
            {mark.ring}
          </g>
        ))}
        {over && <AriaHiddenGroup>{over}</AriaHiddenGroup>}
      </svg>
      {shown && <ChartTooltip mark={shown} area={area} />}
    </>
  );
}

const edge = 120;

/** Placed beside the mark, towards the middle of the drawing. */
function ChartTooltip({ mark, area }: { readonly mark: Mark; readonly area: ChartArea }) {
  const start = area.isMirrored ? area.width - mark.x : mark.x;
  const isLate = start > area.width - edge;
  const isLow = mark.y < 40;
  return (
    <div
      className={css.tooltip}
      aria-hidden="true"
      style={{
        ...(isLate ? { insetInlineEnd: area.width - start + 8 } : { insetInlineStart: start + 8 }),
        ...(isLow ? { insetBlockStart: mark.y + 12 } : { insetBlockEnd: area.height - mark.y + 8 }),
      }}
    >
      {mark.text}
    </div>
  );
}

/** The class of a mark's ring. */
export const ringClass = css.ring;
