import { unparse } from 'papaparse';
import { byteOrderMark } from '#domain/files/byteOrderMark';
import { formulaCell } from '#domain/files/formulaCell';
import { exactNumber } from '#domain/format/numbers';
import { baseName, fileName, saveFile } from '../display/saveFile';
import type { FileSource } from '../table/tableFile';
import type { ChartTable } from './chartTable';

/**
 * The numbers of a chart as CSV, after its settings and an empty line where it has some. Texts that a spreadsheet would evaluate as formulas are
 * escaped.
 *
 * @param hasTags - adds the row of HXL hashtags under the headings
 */
export function chartCsv({ columns, rows, settings = [], hxl = [] }: ChartTable, hasTags = false): string {
  const data = rows.map((row) => row.map((cell) => (typeof cell === 'number' ? exactNumber(cell) : cell)));
  const head = settings.length > 0 ? [...settings.map((line) => [...line]), []] : [];
  const tags = hasTags ? [columns.map((_, index) => hxl[index] ?? '')] : [];
  return byteOrderMark + unparse([...head, [...columns], ...tags, ...data], { escapeFormulae: formulaCell });
}

export function saveChartCsv(title: string, table: ChartTable, hasTags = false) {
  const name = hasTags ? `${title} hxl` : title;
  saveFile(new Blob([chartCsv(table, hasTags)], { type: 'text/csv;charset=utf-8' }), fileName(name, 'csv'));
}

interface ChartWorkbook {
  /** The names of the two sheets. */
  readonly sheets: readonly [table: string, source: string];
  readonly source: FileSource;
  /** Adds the row of HXL hashtags under the headings. */
  readonly hasTags?: boolean;
}

/** Saves the numbers of a chart as a workbook, with a sheet that says where they come from. */
export async function saveChartWorkbook(
  title: string,
  { columns, rows, hxl = [] }: ChartTable,
  { sheets, source, hasTags = false }: ChartWorkbook,
) {
  const { saveTable } = await import('../table/tableFile');
  const fileColumns = columns.map((header, index) => ({
    id: String(index),
    header,
    cell: () => null,
    fileValue: (row: ChartTable['rows'][number]) => row[index],
    ...(hxl[index] && { hxl: hxl[index] }),
  }));
  await saveTable(
    { name: baseName(title), columns: fileColumns, rows, source, sheets },
    hasTags ? 'hxlWorkbook' : 'xlsx',
  );
}

const shapeProperties = [
  'visibility',
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'fill-opacity',
  'stroke-opacity',
] as const;
const textProperties = ['font-size', 'font-weight', 'text-anchor', 'dominant-baseline'] as const;
const imageRatio = 2;
const margin = 24;
const noteHeight = 16;
const family = 'system-ui, "Noto Sans Arabic", sans-serif';

/** A copy of the drawing that does not depend on the page: tokens become colours, CSS classes become attributes. */
function standalone(source: SVGSVGElement): SVGSVGElement {
  const copy = source.cloneNode(true) as SVGSVGElement;
  const [originals, copies] = [source, copy].map((root) => [root, ...root.querySelectorAll('*')]);
  originals?.forEach((original, index) => {
    const target = copies?.[index];
    const style = getComputedStyle(original);
    for (const property of [...shapeProperties, ...textProperties]) {
      const value = style.getPropertyValue(property);
      const isPattern = property === 'fill' && original.getAttribute('fill')?.startsWith('url(');
      if (value && !isPattern) target?.setAttribute(property, value);
    }
    target?.removeAttribute('class');
    target?.removeAttribute('style');
    target?.removeAttribute('tabindex');
  });
  const { width, height } = source.getBoundingClientRect();
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('font-family', family);
  copy.setAttribute('direction', getComputedStyle(source).direction);
  return copy;
}

async function rasterised(source: SVGSVGElement): Promise<HTMLImageElement> {
  const text = new XMLSerializer().serializeToString(standalone(source));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}

interface ChartPicture {
  readonly title: string;
  readonly unit: string | undefined;
  readonly plot: SVGSVGElement;
  readonly legend: readonly { readonly swatch: SVGSVGElement; readonly label: string }[];
  /** Lines under the chart: its source and date. */
  readonly notes: readonly string[];
}

/** Saves a chart with its title, unit, legend and source as a PNG file. */
export async function saveChartImage({ title, unit, plot, legend, notes }: ChartPicture) {
  const style = getComputedStyle(plot);
  const colour = (token: string) => style.getPropertyValue(token).trim() || 'black';
  const isRightToLeft = style.direction === 'rtl';
  const { width, height } = plot.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas to draw the picture on');
  context.font = `13px ${family}`;
  const entries = legend.map(({ swatch, label }) => ({
    swatch,
    label,
    size: 30 + context.measureText(label).width + 20,
  }));
  const rows: (typeof entries)[] = [[]];
  for (const entry of entries) {
    const row = rows.at(-1) ?? [];
    const isFull = row.reduce((sum, { size }) => sum + size, entry.size) > width && row.length > 0;
    if (isFull) rows.push([entry]);
    else row.push(entry);
  }
  const plotTop = margin + (unit ? 52 : 34);
  const legendTop = plotTop + height + 8;
  canvas.width = (width + 2 * margin) * imageRatio;
  const notesTop = legendTop + (entries.length > 0 ? rows.length * 24 : 0) + 8;
  canvas.height = (notesTop + notes.length * noteHeight + margin) * imageRatio;
  context.scale(imageRatio, imageRatio);
  context.direction = isRightToLeft ? 'rtl' : 'ltr';
  context.textAlign = isRightToLeft ? 'right' : 'left';
  const across = (x: number, size = 0) => (isRightToLeft ? margin + width - x - size : margin + x);
  context.fillStyle = colour('--surface');
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = colour('--heading');
  context.font = `700 20px ${family}`;
  context.fillText(title, across(0), margin + 18, width);
  context.font = `13px ${family}`;
  context.fillStyle = colour('--muted');
  if (unit) context.fillText(unit, across(0), margin + 40, width);
  context.drawImage(await rasterised(plot), margin, plotTop, width, height);
  context.fillStyle = colour('--ink');
  for (const [index, row] of rows.entries()) {
    let x = 0;
    for (const { swatch, label, size } of row) {
      const y = legendTop + index * 24;
      context.drawImage(await rasterised(swatch), across(x, 22), y, 22, 14);
      context.fillText(label, across(x + 28), y + 12);
      x += size;
    }
  }
  context.font = `11px ${family}`;
  context.fillStyle = colour('--muted');
  for (const [index, note] of notes.entries())
    context.fillText(note, across(0), notesTop + (index + 1) * noteHeight, width);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The picture is too large for this browser');
  saveFile(blob, fileName(title, 'png'));
}
