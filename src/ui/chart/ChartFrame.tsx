import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import { displayStrings } from '../displayStrings';
import { useLanguage } from '../language/LanguageContext';
import { useStrings } from '../language/useStrings';
import { classNames } from '../layout/classNames';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import css from './ChartFrame.module.css';
import { ChartLegend, type LegendSeries } from './ChartLegend';
import { ChartNumbers } from './ChartNumbers';
import { ChartTools } from './ChartTools';
import type { ChartTable } from './chartTable';
import { useWidth } from './useWidth';

/** Props of every chart. */
export interface ChartBasics {
  readonly title: string;
  /** The unit of the numbers: people, CHF, reports. */
  readonly unit?: string;
  /** Set where the page's heading shows the title already. */
  readonly isTitleHidden?: boolean;
  /** What the numbers depend on, for the names and the first lines of the files. */
  readonly settings?: ChartTable['settings'] | undefined;
  /** The hashtags of its table's columns in files (HXL 1.1): of the labels first, then of each series. */
  readonly hxl?: ChartTable['hxl'] | undefined;
  /** In pixels, without title and legend. */
  readonly height?: number | undefined;
}

/** The size of the drawing in pixels, and its direction. */
export interface ChartArea {
  readonly width: number;
  readonly height: number;
  readonly isMirrored: boolean;
}

interface ChartFrameProps extends Omit<ChartBasics, 'height'> {
  /** In pixels, without title and legend; a function where it depends on the width, which is 0 until it is measured. */
  readonly height?: number | undefined | ((width: number) => number | undefined);
  readonly table: ChartTable;
  readonly legend?: readonly LegendSeries[];
  readonly legendLook?: 'area' | 'line' | 'point';
  /** Width in pixels below which the drawing scrolls sideways instead of getting narrower. */
  readonly minWidth?: number;
  /** Shows a message instead of the drawing. */
  readonly isEmpty: boolean;
  readonly children: (area: ChartArea) => ReactNode;
}

/** On phones, with the width of the style sheets in pixels, a chart is lower, and its tools are one button. */
const isOnPhone = () => window.innerWidth <= 480;

/** In pixels. */
export const defaultHeight = () => (isOnPhone() ? 160 : 200);

/** The frame of every chart: title, unit, legend, the numbers as a table, and both as files. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, unit, isTitleHidden, legend = [], legendLook = 'area', isEmpty, minWidth = 0 } = props;
  const { settings, hxl } = props;
  const table = { ...props.table, ...(settings && { settings }), ...(hxl && { hxl }) };
  const t = useStrings(displayStrings);
  const { direction } = useLanguage();
  const frame = useRef<HTMLElement>(null);
  const plot = useRef<HTMLDivElement>(null);
  const available = useWidth(plot, typeof props.height === 'function');
  const width = available > 0 ? Math.max(available, minWidth) : 0;
  const height = (typeof props.height === 'function' ? props.height(width) : props.height) ?? defaultHeight();
  const [isTable, setTable] = useState(false);

  const style: CSSProperties & Record<'--chart-height', string> = { '--chart-height': `${height}px` };
  const heading = (
    <div>
      <h3>{title}</h3>
      {unit && <div className={css.unit}>{unit}</div>}
    </div>
  );

  return (
    <figure className={css.frame} ref={frame} aria-label={title} style={style}>
      <figcaption className={css.head}>
        {isTitleHidden ? (
          unit ? (
            <div className={css.unit}>{unit}</div>
          ) : (
            <VisuallyHidden>{title}</VisuallyHidden>
          )
        ) : (
          heading
        )}
        {!isEmpty && (
          <ChartTools
            title={title}
            unit={unit}
            table={table}
            frame={frame}
            isTable={isTable}
            onToggle={() => setTable(!isTable)}
            isMenu={isOnPhone()}
          />
        )}
      </figcaption>
      <div className={classNames(css.plot, width > available && css.scrolled)} ref={plot} data-plot>
        {isEmpty && <p className={css.empty}>{t.empty}</p>}
        {!isEmpty && isTable && <ChartNumbers title={title} table={table} />}
        {!isEmpty && !isTable && width > 0 && props.children({ width, height, isMirrored: direction === 'rtl' })}
      </div>
      {legend.length > 0 && !isEmpty && (
        <div data-legend>
          <ChartLegend series={legend} look={legendLook} />
        </div>
      )}
    </figure>
  );
}
