import { TextOutput } from '../display/TextOutput';
import css from './ChartFrame.module.css';
import type { ChartTable } from './chartTable';

interface ChartNumbersProps {
  readonly title: string;
  readonly table: ChartTable;
}

const isNumeric = (table: ChartTable, column: number) =>
  table.rows.some((row) => typeof row[column] === 'number') &&
  !table.rows.some((row) => typeof row[column] === 'string');

const Cell = ({ value }: { readonly value: string | number | null | undefined }) =>
  typeof value === 'number' ? <TextOutput kind="number" value={value} /> : <TextOutput value={value} />;

/** The numbers of a chart as a table. */
export function ChartNumbers({ title, table }: ChartNumbersProps) {
  const numeric = table.columns.map((_, column) => isNumeric(table, column) || undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a group that scrolls, not a set of fields
    <div className={css.numbers} role="group" aria-label={title} tabIndex={0}>
      <table aria-label={title}>
        <thead>
          <tr>
            {table.columns.map((column, index) => (
              <th key={column} scope="col" data-numeric={numeric[index]}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their order, and two rows may be equal
            <tr key={place}>
              {table.columns.map((column, index) =>
                index === 0 ? (
                  <th key={column} scope="row">
                    <Cell value={row[index]} />
                  </th>
                ) : (
                  <td key={column} data-numeric={numeric[index]}>
                    <Cell value={row[index]} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
