import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import css from './PrintTable.module.css';

export interface PrintColumn {
  readonly id: string;
  readonly label: string;
  readonly isNumber?: boolean;
}

/** Tables up to this number of rows are not broken across pages. */
const shortTable = 5;

interface PrintTableProps {
  readonly caption: string;
  readonly columns: readonly PrintColumn[];
  /** Cells by column id; a total row is emphasised. */
  readonly rows: readonly {
    readonly id: string | number;
    readonly cells: Readonly<Record<string, ReactNode>>;
    readonly isTotal?: boolean;
  }[];
}

/** A ruled table for print; its head is repeated on every page, and rows do not break across pages. */
export function PrintTable({ caption, columns, rows }: PrintTableProps) {
  return (
    <table className={css.table} data-short={rows.length <= shortTable || undefined}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map(({ id, label, isNumber }) => (
            <th key={id} scope="col" data-number={isNumber || undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} data-total={row.isTotal || undefined}>
            {columns.map(({ id, isNumber }) => (
              <td key={id} data-number={isNumber || undefined}>
                {row.cells[id]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
