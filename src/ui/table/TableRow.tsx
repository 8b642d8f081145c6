import type { RowData } from '@tanstack/react-table';
import { ChevronRight } from 'lucide-react';
import { memo, type ReactNode, useId } from 'react';
import { displayStrings } from '../displayStrings';
import { useStrings } from '../language/useStrings';
import { classNames } from '../layout/classNames';
import type { Column } from './columns';
import css from './Table.module.css';
import type { TableRowModel } from './useTableModel';

/** What opens under a row. */
export interface RowDetails<Row> {
  /** What the row is called, for the button that opens it. */
  readonly label: (row: Row) => string;
  /** Null where this row has nothing to open. */
  readonly content: (row: Row) => ReactNode;
}

export interface RowLayout<Row extends RowData> {
  readonly columns: readonly Column<Row>[];
  readonly rowActions?: (row: Row) => ReactNode;
  readonly details?: RowDetails<Row>;
}

interface TableRowProps<Row extends RowData> {
  readonly row: TableRowModel<Row>;
  readonly layout: RowLayout<Row>;
  readonly isOpen: boolean;
  readonly rowIndex?: number;
}

interface ExpanderProps {
  readonly name: string;
  readonly isOpen: boolean;
  readonly controls: string;
  readonly toggle: () => void;
}

function Expander({ name, isOpen, controls, toggle }: ExpanderProps) {
  const t = useStrings(displayStrings);
  return (
    <button
      type="button"
      className={css.expander}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      aria-label={isOpen ? t.hideDetails({ name }) : t.showDetails({ name })}
      onClick={toggle}
    >
      <ChevronRight size={16} aria-hidden />
    </button>
  );
}

function Row<Row extends RowData>({ row, layout, isOpen, rowIndex }: TableRowProps<Row>) {
  const { columns, rowActions, details } = layout;
  const detailsId = useId();
  const item = row.original;
  const content = details?.content(item) ?? null;
  return (
    <>
      <tr className={css.row} aria-rowindex={rowIndex}>
        {columns.map((column, index) => {
          const isExpandable = index === 0 && details && content !== null;
          return (
            <td key={column.id} className={css.cell} data-numeric={column.isNumeric || undefined}>
              {isExpandable ? (
                <div className={css.first}>
                  <Expander
                    name={details.label(item)}
                    isOpen={isOpen}
                    controls={detailsId}
                    toggle={() => row.toggleExpanded()}
                  />
                  <div>{column.cell(item)}</div>
                </div>
              ) : (
                <div className={column.isNumeric ? undefined : css.words}>{column.cell(item)}</div>
              )}
            </td>
          );
        })}
        {rowActions && <td className={classNames(css.cell, css.actions)}>{rowActions(item)}</td>}
      </tr>
      {isOpen && content !== null && (
        <tr id={detailsId}>
          <td className={css.details} colSpan={columns.length + (rowActions ? 1 : 0)}>
            <div className={css.inView}>{content}</div>
          </td>
        </tr>
      )}
    </>
  );
}

/** One row, and what is open under it; drawn again only when its own data or state changes. */
export const TableRow = memo(Row) as typeof Row;
