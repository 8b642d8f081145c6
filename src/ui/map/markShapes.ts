/** Corners of the marks in a 100 × 100 box, from the top left; a disc has none. */
export const markShapes = {
  disc: [],
  square: [
    [14, 14],
    [86, 14],
    [86, 86],
    [14, 86],
  ],
  triangle: [
    [50, 4],
    [98, 90],
    [2, 90],
  ],
  diamond: [
    [50, 0],
    [100, 50],
    [50, 100],
    [0, 50],
  ],
  pentagon: [
    [50, 2],
    [98, 38],
    [79, 96],
    [21, 96],
    [2, 38],
  ],
  hexagon: [
    [26, 8],
    [74, 8],
    [100, 50],
    [74, 92],
    [26, 92],
    [0, 50],
  ],
  star: [
    [50, 0],
    [63, 35],
    [100, 38],
    [71, 61],
    [81, 98],
    [50, 77],
    [19, 98],
    [29, 61],
    [0, 38],
    [37, 35],
  ],
  wedge: [
    [2, 10],
    [98, 10],
    [50, 96],
  ],
  hourglass: [
    [6, 6],
    [94, 6],
    [62, 50],
    [94, 94],
    [6, 94],
    [38, 50],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly [x: number, y: number])[]>>;

export type MarkShape = keyof typeof markShapes;

/** The CSS shape of a mark. */
export const markClip = (shape: MarkShape): string =>
  markShapes[shape].length === 0
    ? 'circle(50%)'
    : `polygon(${markShapes[shape].map(([x, y]) => `${x}% ${y}%`).join(', ')})`;

/** Adds the outline of a mark to a canvas path. @param left - with `top` the corner of its box of `size` pixels */
export function traceMark(
  context: Pick<CanvasRenderingContext2D, 'beginPath' | 'arc' | 'moveTo' | 'lineTo' | 'closePath'>,
  shape: MarkShape,
  { left, top, size }: { readonly left: number; readonly top: number; readonly size: number },
): void {
  context.beginPath();
  const corners = markShapes[shape];
  if (corners.length === 0) context.arc(left + size / 2, top + size / 2, size / 2, 0, 2 * Math.PI);
  corners.forEach(([x, y], index) => {
    const at = [left + (x * size) / 100, top + (y * size) / 100] as const;
    if (index === 0) context.moveTo(...at);
    else context.lineTo(...at);
  });
  context.closePath();
}
