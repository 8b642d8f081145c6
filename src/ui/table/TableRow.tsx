import { ChevronRight } from 'lucide-react';
import { memo, type ReactNode, useId } from 'react';
import { displayStrings } from '../displayStrings';
import { useStrings } from '../language/useStrings';
import { classNames } from '../layout/classNames';
import { type CardPart, isKnownByValue } from './cardParts';
import type { Column } from './columns';
import css from './Table.module.css';
import { tableRoles } from './tableRoles';

/** The expanded rows. */
export interface RowExpansion {
  readonly expanded: ReadonlySet<string | number>;
  readonly onToggle: (id: string | number) => void;
}

/** Content that can be expanded under a row. */
export interface RowDetails<Row> {
  /** The name of a row, for the accessible name of its expand button. */
  readonly label: (row: Row) => string;
  /** Null for a row without details. */
  readonly content: (row: Row) => ReactNode;
  /** Controlled state; without it the table has its own. */
  readonly expansion?: RowExpansion;
}

/** Props that all rows of a table share. */
export interface RowLayout<Row> {
  readonly columns: readonly Column<Row>[];
  /** One part for each column. */
  readonly parts: readonly CardPart[];
  /** The rows are cards, which can be expanded to the columns without a part. */
  readonly areCards: boolean;
  readonly rowActions?: (row: Row) => ReactNode;
  readonly details?: RowDetails<Row>;
  readonly onToggle: (id: string | number) => void;
}

interface TableRowProps<Row> {
  readonly id: string | number;
  readonly row: Row;
  readonly layout: RowLayout<Row>;
  readonly isExpanded: boolean;
  readonly rowIndex?: number;
}

interface ExpanderProps {
  readonly name: string;
  readonly isExpanded: boolean;
  /** The id of the details; undefined where the row itself expands. */
  readonly controls: string | undefined;
  readonly onToggle: () => void;
}

function Expander({ name, isExpanded, controls, onToggle }: ExpanderProps) {
  const t = useStrings(displayStrings);
  return (
    <button
      type="button"
      className={css.expander}
      aria-expanded={isExpanded}
      aria-controls={isExpanded ? controls : undefined}
      aria-label={isExpanded ? t.hideDetails({ name }) : t.showDetails({ name })}
      onClick={onToggle}
    >
      <ChevronRight size={16} aria-hidden />
    </button>
  );
}

const wordsStyle = (column: { readonly isNumeric?: boolean }) => (column.isNumeric ? undefined : css.words);

function Row<Row>({ id, row, layout, isExpanded, rowIndex }: TableRowProps<Row>) {
  const { columns, parts, areCards, rowActions, details, onToggle } = layout;
  const detailsId = useId();
  const nameId = useId();
  const content = details?.content(row) ?? null;
  const canExpand = content !== null || (areCards && parts.includes('rest'));
  const nameOf = (column: Column<Row>) => details?.label(row) ?? String(column.sortValue?.(row) ?? '');
  return (
    <>
      <tr
        {...tableRoles.row}
        className={classNames(css.row, rowActions && css.withActions)}
        aria-rowindex={rowIndex}
        data-expanded={isExpanded || undefined}
      >
        {columns.map((column, index) => {
          const part = parts[index];
          const isName = part === 'name';
          const hasExpander = isName && (details !== undefined || canExpand);
          const Cell = isName ? 'th' : 'td';
          return (
            <Cell
              {...(isName ? tableRoles.rowHeading : tableRoles.cell)}
              // a screen reader says the name with each cell of the row, not its button before it
              aria-labelledby={hasExpander ? nameId : undefined}
              key={column.id}
              className={css.cell}
              data-numeric={column.isNumeric || undefined}
              data-part={part}
              data-label={column.header}
              data-known={isKnownByValue(column) || undefined}
            >
              {isName ? (
                // the same elements in rows and cards, so that a link keeps the focus when the width changes
                <div className={hasExpander ? css.first : undefined}>
                  {canExpand && (
                    <Expander
                      name={nameOf(column)}
                      isExpanded={isExpanded}
                      controls={content === null ? undefined : detailsId}
                      onToggle={() => onToggle(id)}
                    />
                  )}
                  {hasExpander && !canExpand && <span className={css.noExpander} />}
                  <div className={wordsStyle(column)} id={hasExpander ? nameId : undefined}>
                    {column.cell(row)}
                  </div>
                </div>
              ) : (
                <div className={wordsStyle(column)}>{column.cell(row)}</div>
              )}
            </Cell>
          );
        })}
        {rowActions && (
          <td {...tableRoles.cell} className={classNames(css.cell, css.actions)}>
            {rowActions(row)}
          </td>
        )}
      </tr>
      {isExpanded && content !== null && (
        <tr {...tableRoles.row} id={detailsId}>
          <td {...tableRoles.cell} className={css.details} colSpan={columns.length + (rowActions ? 1 : 0)}>
            <div className={css.inView}>{content}</div>
          </td>
        </tr>
      )}
    </>
  );
}

/** One row and its expanded details; rendered again only when its own data or state changes. */
export const TableRow = memo(Row) as typeof Row;
