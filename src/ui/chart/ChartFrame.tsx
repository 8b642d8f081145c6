import { ChartColumn, FileDown, ImageDown, Table2 } from 'lucide-react';
import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import { Button } from '../actions/Button';
import { displayStrings } from '../displayStrings';
import { useLanguage } from '../language/LanguageContext';
import { useStrings } from '../language/useStrings';
import { classNames } from '../layout/classNames';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import css from './ChartFrame.module.css';
import { ChartLegend, type LegendSeries } from './ChartLegend';
import { ChartNumbers } from './ChartNumbers';
import type { ChartTable } from './chartTable';
import { useWidth } from './useWidth';

/** Props of every chart. */
export interface ChartBasics {
  readonly title: string;
  /** The unit of the numbers: people, CHF, reports. */
  readonly unit?: string;
  /** Set where the page's heading shows the title already. */
  readonly isTitleHidden?: boolean;
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

/** In pixels. */
export const defaultHeight = 220;

/** The frame of every chart: title, unit, legend, the numbers as a table, and both as files. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, unit, isTitleHidden, table, legend = [], legendLook = 'area', isEmpty } = props;
  const { minWidth = 0 } = props;
  const t = useStrings(displayStrings);
  const { direction } = useLanguage();
  const frame = useRef<HTMLElement>(null);
  const plot = useRef<HTMLDivElement>(null);
  const available = useWidth(plot);
  const width = available > 0 ? Math.max(available, minWidth) : 0;
  const height = (typeof props.height === 'function' ? props.height(width) : props.height) ?? defaultHeight;
  const [isTable, setTable] = useState(false);
  const [failed, setFailed] = useState<'csv' | 'image' | null>(null);

  const save = (kind: 'csv' | 'image') => async () => {
    setFailed(null);
    try {
      const { saveChartCsv, saveChartImage } = await import('./saveChart');
      if (kind === 'csv') {
        saveChartCsv(title, table);
        return;
      }
      const drawing = plot.current?.querySelector('svg');
      const entries = [...(frame.current?.querySelectorAll<HTMLElement>('[data-legend] li') ?? [])].flatMap((entry) => {
        const swatch = entry.querySelector('svg');
        return swatch ? [{ swatch, label: entry.textContent ?? '' }] : [];
      });
      if (drawing) await saveChartImage({ title, unit, plot: drawing, legend: entries });
    } catch (error) {
      console.warn('The chart was not saved', error);
      setFailed(kind);
    }
  };

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
          <div className={css.tools}>
            <Button
              size="s"
              variant="text"
              icon={isTable ? <ChartColumn size={16} aria-hidden /> : <Table2 size={16} aria-hidden />}
              label={isTable ? t.chartDrawing : t.chartTable}
              onPress={() => setTable(!isTable)}
            />
            <Button
              size="s"
              variant="text"
              icon={<ImageDown size={16} aria-hidden />}
              label={t.downloadImage}
              isDisabled={isTable}
              onPress={save('image')}
            />
            <Button
              size="s"
              variant="text"
              icon={<FileDown size={16} aria-hidden />}
              label={t.downloadCsv}
              onPress={save('csv')}
            />
          </div>
        )}
      </figcaption>
      <div className={classNames(css.plot, width > available && css.scrolled)} ref={plot}>
        {isEmpty && <p className={css.empty}>{t.empty}</p>}
        {!isEmpty && isTable && <ChartNumbers title={title} table={table} />}
        {!isEmpty && !isTable && width > 0 && props.children({ width, height, isMirrored: direction === 'rtl' })}
      </div>
      {legend.length > 0 && !isEmpty && (
        <div data-legend>
          <ChartLegend series={legend} look={legendLook} />
        </div>
      )}
      {failed && <p role="alert">{failed === 'csv' ? t.dataFailed : t.downloadFailed}</p>}
    </figure>
  );
}
