/** The letters of a spreadsheet's column by its index from 0: 27 gives `AB`. */
export const columnLetters = (column: number): string =>
  (column >= 26 ? columnLetters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));
