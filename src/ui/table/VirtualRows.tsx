import type { RowData } from '@tanstack/react-table';
import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { memo, useDeferredValue, useMemo } from 'react';
import css from './Table.module.css';
import { type RowLayout, TableRow } from './TableRow';
import type { OpenRows, TableRowModel } from './useTableModel';

interface VirtualRowsProps<Row extends RowData> {
  readonly rows: readonly TableRowModel<Row>[];
  readonly openRows: OpenRows;
  readonly layout: RowLayout<Row>;
  readonly scroller: HTMLElement | null;
}

const rowHeight = 43;
const rowsAround = 4;

function Spacer({ size, columns }: { readonly size: number; readonly columns: number }) {
  if (size <= 0) return null;
  return (
    <tbody aria-hidden>
      <tr>
        <td className={css.spacer} colSpan={columns} style={{ blockSize: size }} />
      </tr>
    </tbody>
  );
}

/** What is in view: the rows, and the height of those before and after them. */
interface View {
  readonly items: readonly VirtualItem[];
  readonly total: number;
}

interface WindowProps<Row extends RowData> extends Omit<VirtualRowsProps<Row>, 'scroller'> {
  readonly view: View;
  readonly measure: (node: Element | null) => void;
}

function Window<Row extends RowData>({ view, rows, openRows, layout, measure }: WindowProps<Row>) {
  const { items, total } = view;
  const columns = layout.columns.length + (layout.rowActions ? 1 : 0);
  return (
    <>
      <Spacer size={items[0]?.start ?? 0} columns={columns} />
      {items.map(({ index, key }) => {
        const row = rows[index];
        const isOpen = row !== undefined && (openRows === true || openRows[row.id] === true);
        return (
          row && (
            <tbody key={String(key)} data-index={index} ref={measure}>
              <TableRow row={row} layout={layout} isOpen={isOpen} rowIndex={index + 2} />
            </tbody>
          )
        );
      })}
      <Spacer size={total - (items.at(-1)?.end ?? 0)} columns={columns} />
    </>
  );
}

const RowWindow = memo(Window) as typeof Window;

/**
 * Draws only the rows in view. Each stays a row of the one table and tells its place among all of them.
 *
 * Rows are drawn after the scrolling, in slices that scrolling may interrupt, so that a slow device never holds it up.
 */
export default function VirtualRows<Row extends RowData>({ rows, openRows, layout, scroller }: VirtualRowsProps<Row>) {
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: rowsAround,
    useFlushSync: false,
  });
  const items = virtualizer.getVirtualItems();
  const total = virtualizer.getTotalSize();
  const view = useDeferredValue(useMemo(() => ({ items, total }), [items, total]));
  return <RowWindow view={view} rows={rows} openRows={openRows} layout={layout} measure={virtualizer.measureElement} />;
}
