import type { RowData } from '@tanstack/react-table';
import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { displayStrings } from '../displayStrings';
import { useStrings } from '../language/useStrings';
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
/** Some sixty pages; the export is for more. */
const mostPrinted = 2000;

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
 * On paper, where nothing scrolls, all stand, and where they are too many it is said.
 */
export default function VirtualRows<Row extends RowData>(props: VirtualRowsProps<Row>) {
  return usePrinting() ? <PrintedRows {...props} /> : <ScrolledRows {...props} />;
}

function ScrolledRows<Row extends RowData>({ rows, openRows, layout, scroller }: VirtualRowsProps<Row>) {
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

function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser prints what stands there when the event has been handled.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

function PrintedRows<Row extends RowData>({ rows, openRows, layout }: VirtualRowsProps<Row>) {
  const t = useStrings(displayStrings);
  const columns = layout.columns.length + (layout.rowActions ? 1 : 0);
  return (
    <tbody>
      {rows.slice(0, mostPrinted).map((row) => (
        <TableRow key={row.id} row={row} layout={layout} isOpen={openRows === true || openRows[row.id] === true} />
      ))}
      {rows.length > mostPrinted && (
        <tr>
          <td colSpan={columns}>{t.printedRows({ shown: mostPrinted, total: rows.length })}</td>
        </tr>
      )}
    </tbody>
  );
}
