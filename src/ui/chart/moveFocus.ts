/** The position of a mark: index of its series and of its point. */
export interface MarkPlace {
  readonly key: string;
  readonly row: number;
  readonly column: number;
}

const keys = new Set(['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End']);

const nearest = (marks: readonly MarkPlace[], from: MarkPlace) =>
  [...marks].sort((a, b) => Math.abs(a.column - from.column) - Math.abs(b.column - from.column))[0];

function beside(marks: readonly MarkPlace[], from: MarkPlace, step: 1 | -1) {
  const ahead = marks.filter(({ row, column }) => row === from.row && (column - from.column) * step > 0);
  return ahead.sort((a, b) => (a.column - b.column) * step)[0];
}

function across(marks: readonly MarkPlace[], from: MarkPlace, step: 1 | -1) {
  const rows = marks.filter(({ row }) => (row - from.row) * step > 0).map(({ row }) => row);
  if (rows.length === 0) return undefined;
  const row = step > 0 ? Math.min(...rows) : Math.max(...rows);
  return nearest(
    marks.filter((mark) => mark.row === row),
    from,
  );
}

/**
 * The mark that a key moves the focus to: left and right within the series, up and down between series, Home and End to its ends.
 *
 * @param isMirrored - the series runs from right to left
 * @returns the current mark where there is no further one, null for any other key
 */
export function moveFocus(
  marks: readonly MarkPlace[],
  current: string,
  key: string,
  isMirrored: boolean,
): string | null {
  const from = marks.find((mark) => mark.key === current) ?? marks[0];
  if (!from) return null;
  const onward: 1 | -1 = isMirrored ? -1 : 1;
  const isSingle = new Set(marks.map(({ row }) => row)).size === 1;
  const line = marks.filter(({ row }) => row === from.row).sort((a, b) => a.column - b.column);
  const move = (): MarkPlace | undefined => {
    switch (key) {
      case 'ArrowRight':
        return beside(marks, from, onward);
      case 'ArrowLeft':
        return beside(marks, from, onward === 1 ? -1 : 1);
      case 'ArrowDown':
        return isSingle ? beside(marks, from, 1) : across(marks, from, 1);
      case 'ArrowUp':
        return isSingle ? beside(marks, from, -1) : across(marks, from, -1);
      case 'Home':
        return line[0];
      default:
        return line.at(-1);
    }
  };
  return keys.has(key) ? (move()?.key ?? from.key) : null;
}
