import { readColour } from './colours';
import type { AreaEdge, LegendEntry } from './mapTypes';
import { traceMark } from './markShapes';

interface MapPicture {
  readonly title: string;
  readonly drawing: ImageBitmap;
  readonly legend: readonly LegendEntry[];
  /** Lines under the map: sources and disclaimer. */
  readonly notes: readonly string[];
  readonly isRightToLeft: boolean;
  /** The element at which the theme's colours are read. */
  readonly root: Element;
}

const margin = 24;
const fonts = { title: '700 22px', legend: '400 13px', note: '400 11px' } as const;
const family = '"Open Sans Variable", system-ui, "Noto Sans Arabic Variable", sans-serif';
const lineHeight = 18;

function wrapped(context: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && context.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

interface MarkBox {
  readonly left: number;
  readonly top: number;
  readonly size: number;
}

/** Draws a translucent square with the outline that it has on the map. */
function drawEdgedMark(
  context: CanvasRenderingContext2D,
  { lineWidth, isDashed }: AreaEdge,
  { left, top, size }: MarkBox,
) {
  context.globalAlpha = 0.4;
  context.fillRect(left, top, size, size);
  context.globalAlpha = 1;
  context.strokeStyle = context.fillStyle;
  context.lineWidth = lineWidth;
  context.setLineDash(isDashed ? [3, 3] : []);
  context.strokeRect(left + lineWidth / 2, top + lineWidth / 2, size - lineWidth, size - lineWidth);
  context.setLineDash([]);
}

function drawHaloMark(context: CanvasRenderingContext2D, { left, top, size }: MarkBox) {
  context.globalAlpha = 0.3;
  traceMark(context, 'disc', { left, top, size });
  context.fill();
  context.globalAlpha = 1;
  traceMark(context, 'disc', { left: left + size / 4, top: top + size / 4, size: size / 2 });
  context.fill();
}

function drawLineMark(context: CanvasRenderingContext2D, isDashed: boolean, { left, top, size }: MarkBox) {
  context.strokeStyle = context.fillStyle;
  context.lineWidth = 3;
  context.setLineDash(isDashed ? [size / 3, size / 3] : []);
  context.beginPath();
  context.moveTo(left, top + size / 2);
  context.lineTo(left + size, top + size / 2);
  context.stroke();
  context.setLineDash([]);
}

/** Draws the mark of an entry as in the legend of the map. */
export function drawMark(context: CanvasRenderingContext2D, { look = 'dot', edge, shape }: LegendEntry, box: MarkBox) {
  if (edge && !shape) drawEdgedMark(context, edge, box);
  else if (!shape && (look === 'line' || look === 'dashed')) drawLineMark(context, look === 'dashed', box);
  else if (!shape && look === 'halo') drawHaloMark(context, box);
  else {
    traceMark(context, shape ?? (look === 'area' ? 'square' : 'disc'), box);
    context.fill();
  }
}

/** Draws the legend in rows. @returns its height in pixels */
function drawLegend(
  context: CanvasRenderingContext2D,
  picture: MapPicture,
  top: number,
  width: number,
  isDrawn: boolean,
) {
  context.font = `${fonts.legend} ${family}`;
  let [x, y] = [0, top];
  for (const entry of picture.legend) {
    const { label, colour } = entry;
    const size = context.measureText(label).width + 34;
    if (x > 0 && x + size > width) [x, y] = [0, y + lineHeight + 4];
    if (isDrawn) {
      const at = (offset: number) => (picture.isRightToLeft ? margin + width - x - offset : margin + x + offset);
      context.fillStyle = readColour(colour, picture.root);
      drawMark(context, entry, { left: at(6) - 6, top: y + 2, size: 12 });
      context.fillStyle = readColour('--ink', picture.root);
      context.fillText(label, at(18), y + 13);
    }
    x += size;
  }
  return picture.legend.length > 0 ? y + lineHeight + 10 : top;
}

/** Saves a map with its title, legend and notes as a PNG file. */
export async function mapImage(picture: MapPicture): Promise<Blob> {
  const { drawing, title, notes, isRightToLeft, root } = picture;
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas to draw the picture on');
  const width = drawing.width;
  const prepare = () => {
    context.direction = isRightToLeft ? 'rtl' : 'ltr';
    context.textAlign = isRightToLeft ? 'right' : 'left';
  };
  prepare();
  context.font = `${fonts.title} ${family}`;
  const titleLines = wrapped(context, title, width);
  context.font = `${fonts.note} ${family}`;
  const noteLines = notes.flatMap((note) => wrapped(context, note, width));
  const mapTop = margin + titleLines.length * 30;
  const legendTop = mapTop + drawing.height + 14;
  const notesTop = drawLegend(context, picture, legendTop, width, false);

  canvas.width = width + 2 * margin;
  canvas.height = notesTop + noteLines.length * lineHeight + margin;
  prepare();
  context.fillStyle = readColour('--surface', root);
  context.fillRect(0, 0, canvas.width, canvas.height);
  const start = isRightToLeft ? margin + width : margin;
  context.fillStyle = readColour('--heading', root);
  context.font = `${fonts.title} ${family}`;
  titleLines.forEach((line, index) => {
    context.fillText(line, start, margin + 18 + index * 30);
  });
  context.drawImage(drawing, margin, mapTop);
  drawLegend(context, picture, legendTop, width, true);
  context.fillStyle = readColour('--muted', root);
  context.font = `${fonts.note} ${family}`;
  noteLines.forEach((line, index) => {
    context.fillText(line, start, notesTop + 10 + index * lineHeight);
  });
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large for this browser'))),
      'image/png',
    ),
  );
}
