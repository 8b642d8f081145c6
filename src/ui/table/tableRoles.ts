/**
 * The roles of a table's elements as attributes: where the rows are cards, the elements have another `display`, and some browsers
 * then drop the roles that they have by themselves.
 */
export const tableRoles = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  heading: { role: 'columnheader' },
  /** The cell that names its row: a screen reader says it with each other cell of the row. */
  rowHeading: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
