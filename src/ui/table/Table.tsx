import {
  type CSSProperties,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { CodeSuspense } from '../feedback/CodeSuspense';
import { FailureBoundary } from '../feedback/FailureBoundary';
import { lazyComponent } from '../feedback/LazyBlock';
import { UpdateFailedNote } from '../feedback/UpdateFailedNote';
import { classNames } from '../layout/classNames';
import { watchFocus } from '../layout/watchFocus';
import { cardParts, hasCards } from './cardParts';
import type { Column } from './columns';
import { keepOpenRows, openRowsAt } from './openRows';
import css from './Table.module.css';
import cards from './TableCards.module.css';
import { TableHead } from './TableHead';
import { type RowDetails, type RowExpansion, type RowLayout, TableRow } from './TableRow';
import { SkeletonRows, TableMessage, type TableStatus } from './TableStates';
import { tableRoles } from './tableRoles';
import { useFirstRows } from './useFirstRows';
import { type ServerSort, useSort } from './useSort';
import { useTableFit } from './useTableFit';
import type VirtualRowsType from './VirtualRows';

// lazy() drops the type parameter of a generic component
const VirtualRows = lazyComponent(() =>
  import('./VirtualRows').then((module) => module.default),
) as unknown as typeof VirtualRowsType;

/** Number of rows above which only visible rows are rendered. */
const virtualThreshold = 200;
const fallbackRows = 30;
const defaultExpectedRows = 5;
const minColumnWidth = '10rem';

export interface TableProps<Row> {
  /** The accessible name of the table. */
  readonly caption: string;
  /** Must be stable between renders: declared outside the component or memoised. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string | number;
  readonly status?: TableStatus;
  /** Sorting by the columns' `ordering`; without it, rows are sorted in the browser by their `sortValue`. */
  readonly sort?: ServerSort;
  /** Buttons or a menu at the end of each row. */
  readonly rowActions?: (row: Row) => ReactNode;
  readonly details?: RowDetails<Row>;
}

const ready: TableStatus = {};
const noRows = [] as const;

/** A table with sorting, expandable rows, virtual scrolling, and loading, empty and error states. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rowKey, rowActions, details, status = ready } = props;
  const { sorted, headingSort } = useSort(columns, props.rows, props.sort);
  const ownExpansion = useExpansion(caption);
  const { expanded, onToggle } = details?.expansion ?? ownExpansion;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => watchFocus(frame.current), []);
  const { isWide, isNarrow } = useTableFit(frame);
  const isVirtual = sorted.length > virtualThreshold;
  // virtual rows that are mounted with the frame would else find it without an element
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (isVirtual) setScroller(frame.current);
  }, [isVirtual]);
  const firstRows = useFirstRows(isVirtual ? noRows : sorted, frame);
  const parts = useMemo(() => cardParts(columns), [columns]);
  const areCards = isNarrow && hasCards(columns);
  const layout = useMemo<RowLayout<Row>>(
    () => ({ columns, parts, areCards, rowActions, details, onToggle }),
    [columns, parts, areCards, rowActions, details, onToggle],
  );

  const width = columns.length + (rowActions ? 1 : 0);
  const isWaiting = status.isLoading === true && sorted.length === 0;
  const hasRows = !isWaiting && !status.error && sorted.length > 0;
  const style: CSSProperties & Record<'--table-min', string> = {
    '--table-min': `calc(${width} * ${minColumnWidth})`,
  };
  const plainRows = (rows: readonly Row[]) =>
    rows.map((row) => {
      const id = rowKey(row);
      return <TableRow key={id} id={id} row={row} layout={layout} isExpanded={expanded.has(id)} />;
    });

  return (
    <>
      {hasRows && status.hasUpdateFailed && <UpdateFailedNote onRetry={status.onRetry} />}
      {/* biome-ignore lint/a11y/useSemanticElements: a group that scrolls, not a set of fields */}
      <div
        ref={frame}
        role="group"
        className={classNames(css.scroller, areCards && cards.frame)}
        data-wide={isWide || undefined}
        data-virtual={(isVirtual && hasRows) || undefined}
        aria-label={caption}
        aria-busy={status.isLoading || status.isRefreshing || undefined}
        data-refreshing={status.isRefreshing || undefined}
        tabIndex={isWide || (isVirtual && hasRows) ? 0 : -1}
      >
        <table
          {...tableRoles.table}
          className={css.table}
          style={style}
          data-virtual={(isVirtual && hasRows) || undefined}
          aria-rowcount={isVirtual && hasRows ? sorted.length + 1 : undefined}
        >
          <caption>{caption}</caption>
          {isVirtual && (
            <colgroup>
              {columns.map(({ id, width }) => (
                <col key={id} style={{ inlineSize: width }} />
              ))}
            </colgroup>
          )}
          <TableHead
            columns={columns}
            parts={parts}
            headingSort={headingSort}
            hasActions={rowActions !== undefined}
            rowIndex={isVirtual && hasRows ? 1 : undefined}
          />
          {hasRows && isVirtual ? (
            <FailureBoundary
              renderFailure={(_, retry) => (
                <tbody {...tableRoles.rowGroup}>
                  {plainRows(sorted.slice(0, virtualThreshold))}
                  <TableMessage status={{ error: true, onRetry: retry }} columns={width} />
                </tbody>
              )}
            >
              <CodeSuspense
                fallback={<tbody {...tableRoles.rowGroup}>{plainRows(sorted.slice(0, fallbackRows))}</tbody>}
              >
                <VirtualRows rows={sorted} rowKey={rowKey} expanded={expanded} layout={layout} scroller={scroller} />
              </CodeSuspense>
            </FailureBoundary>
          ) : (
            <tbody {...tableRoles.rowGroup}>
              {isWaiting && (
                <SkeletonRows
                  parts={rowActions ? [...parts, 'rest'] : parts}
                  rows={status.expectedRows ?? defaultExpectedRows}
                />
              )}
              {hasRows && plainRows(firstRows)}
              {!isWaiting && !hasRows && <TableMessage status={status} columns={width} />}
            </tbody>
          )}
        </table>
      </div>
    </>
  );
}

/** The open rows of this table; going back to the page opens them again. */
function useExpansion(caption: string): RowExpansion {
  const [expanded, setExpanded] = useState(() => openRowsAt(caption));
  useEffect(() => keepOpenRows(caption, expanded), [caption, expanded]);
  const onToggle = useCallback(
    (id: string | number) =>
      setExpanded((previous) => {
        const next = new Set(previous);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  return { expanded, onToggle };
}
