import type { RowData } from '@tanstack/react-table';
import { type CSSProperties, type ReactNode, Suspense, useMemo, useState } from 'react';
import { FailureBoundary } from '../feedback/FailureBoundary';
import { retryableLazy } from '../feedback/retryableLazy';
import type { Column } from './columns';
import css from './Table.module.css';
import { TableHead } from './TableHead';
import { type RowDetails, type RowLayout, TableRow } from './TableRow';
import { SkeletonRows, TableMessage, type TableStatus } from './TableStates';
import { type ServerSort, useTableModel } from './useTableModel';
import type VirtualRowsType from './VirtualRows';

const VirtualRows = retryableLazy(() =>
  import('./VirtualRows').then((module) => module.default),
) as unknown as typeof VirtualRowsType;

/** Above this many rows only those in view are in the document. */
const virtualAbove = 200;
const rowsMeanwhile = 30;
const defaultExpectedRows = 5;
const narrowestColumn = '10rem';

export interface TableProps<Row extends RowData> {
  /** What the table is of; read by screen readers, the page's own heading tells the eye. */
  readonly caption: string;
  /** Keep the list stable between renderings (outside the component or memoised). */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string | number;
  readonly status?: TableStatus;
  /** Given: the server sorts by the columns' `ordering`. Left out: the browser sorts by their `sortValue`. */
  readonly sort?: ServerSort;
  /** Buttons or a menu at the end of each row. */
  readonly rowActions?: (row: Row) => ReactNode;
  readonly details?: RowDetails<Row>;
}

const ready: TableStatus = {};

/** Facts in rows and columns: sorted, opened, scrolled, waited for and retried in one way everywhere. */
export function Table<Row extends RowData>(props: TableProps<Row>) {
  const { caption, columns, rowActions, details, status = ready } = props;
  const model = useTableModel(props);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const layout = useMemo<RowLayout<Row>>(() => ({ columns, rowActions, details }), [columns, rowActions, details]);

  const width = columns.length + (rowActions ? 1 : 0);
  const isVirtual = model.rows.length > virtualAbove;
  const isWaiting = status.isLoading === true && !props.rows?.length;
  const hasRows = !isWaiting && !status.error && model.rows.length > 0;
  const style: CSSProperties & Record<'--table-min', string> = {
    '--table-min': `calc(${width} * ${narrowestColumn})`,
  };
  const plainRows = (rows: typeof model.rows) =>
    rows.map((row) => <TableRow key={row.id} row={row} layout={layout} isOpen={row.getIsExpanded()} />);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a group that scrolls, not a set of fields
    <div
      ref={setScroller}
      role="group"
      className={css.scroller}
      aria-label={caption}
      aria-busy={status.isLoading || status.isRefreshing || undefined}
      data-refreshing={status.isRefreshing || undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <table
        className={css.table}
        style={style}
        data-virtual={(isVirtual && hasRows) || undefined}
        aria-rowcount={isVirtual && hasRows ? model.rows.length + 1 : undefined}
      >
        <caption>{caption}</caption>
        {isVirtual && (
          <colgroup>
            {columns.map(({ id, width: own }) => (
              <col key={id} style={{ inlineSize: own }} />
            ))}
          </colgroup>
        )}
        <TableHead
          columns={columns}
          headingSort={model.headingSort}
          hasActions={rowActions !== undefined}
          rowIndex={isVirtual && hasRows ? 1 : undefined}
        />
        {hasRows && isVirtual ? (
          <FailureBoundary
            renderFailure={(_, retry) => (
              <tbody>
                {plainRows(model.rows.slice(0, virtualAbove))}
                <TableMessage status={{ error: true, onRetry: retry }} columns={width} />
              </tbody>
            )}
          >
            <Suspense fallback={<tbody>{plainRows(model.rows.slice(0, rowsMeanwhile))}</tbody>}>
              <VirtualRows rows={model.rows} openRows={model.openRows} layout={layout} scroller={scroller} />
            </Suspense>
          </FailureBoundary>
        ) : (
          <tbody>
            {isWaiting && <SkeletonRows columns={width} rows={status.expectedRows ?? defaultExpectedRows} />}
            {hasRows && plainRows(model.rows)}
            {!isWaiting && !hasRows && <TableMessage status={status} columns={width} />}
          </tbody>
        )}
      </table>
    </div>
  );
}
