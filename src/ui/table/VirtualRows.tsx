import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { memo, useDeferredValue, useMemo } from 'react';
import { displayStrings } from '../displayStrings';
import { useStrings } from '../language/useStrings';
import { usePrinting } from '../print/usePrinting';
import css from './Table.module.css';
import { type RowLayout, TableRow } from './TableRow';
import { tableRoles } from './tableRoles';

interface VirtualRowsProps<Row> {
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  /** Ids of the expanded rows. */
  readonly expanded: ReadonlySet<string | number>;
  readonly layout: RowLayout<Row>;
  readonly scroller: HTMLElement | null;
}

const rowHeight = 43;
const overscan = 4;
/** Maximum number of printed rows, about sixty pages; longer tables can be exported. */
const maxPrintedRows = 2000;

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

/** The visible rows and the total height in pixels. */
interface View {
  readonly items: readonly VirtualItem[];
  readonly total: number;
}

interface WindowProps<Row> extends Omit<VirtualRowsProps<Row>, 'scroller'> {
  readonly view: View;
  readonly measure: (node: Element | null) => void;
}

function Window<Row>({ view, rows, rowKey, expanded, layout, measure }: WindowProps<Row>) {
  const { items, total } = view;
  const columns = layout.columns.length + (layout.rowActions ? 1 : 0);
  return (
    <>
      <Spacer size={items[0]?.start ?? 0} columns={columns} />
      {items.map(({ index, key }) => {
        const row = rows[index];
        if (row === undefined) return null;
        const id = rowKey(row);
        return (
          <tbody {...tableRoles.rowGroup} key={String(key)} data-index={index} ref={measure}>
            <TableRow id={id} row={row} layout={layout} isExpanded={expanded.has(id)} rowIndex={index + 2} />
          </tbody>
        );
      })}
      <Spacer size={total - (items.at(-1)?.end ?? 0)} columns={columns} />
    </>
  );
}

const RowWindow = memo(Window) as typeof Window;

/**
 * Renders only the rows in view; each carries its index among all rows for screen readers.
 *
 * Rendering is deferred behind scrolling, so that scrolling stays responsive on slow devices.
 * In print all rows are rendered up to a limit, with a note when some are left out.
 */
export default function VirtualRows<Row>(props: VirtualRowsProps<Row>) {
  return usePrinting() ? <PrintedRows {...props} /> : <ScrolledRows {...props} />;
}

function ScrolledRows<Row>({ scroller, ...rest }: VirtualRowsProps<Row>) {
  const { rows, rowKey } = rest;
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    getItemKey: (index) => {
      const row = rows[index];
      return row === undefined ? index : rowKey(row);
    },
    overscan: overscan,
    useFlushSync: false,
  });
  const items = virtualizer.getVirtualItems();
  const total = virtualizer.getTotalSize();
  const view = useDeferredValue(useMemo(() => ({ items, total }), [items, total]));
  return <RowWindow {...rest} view={view} measure={virtualizer.measureElement} />;
}

function PrintedRows<Row>({ rows, rowKey, expanded, layout }: VirtualRowsProps<Row>) {
  const t = useStrings(displayStrings);
  const columns = layout.columns.length + (layout.rowActions ? 1 : 0);
  return (
    <tbody {...tableRoles.rowGroup}>
      {rows.slice(0, maxPrintedRows).map((row) => {
        const id = rowKey(row);
        return <TableRow key={id} id={id} row={row} layout={layout} isExpanded={expanded.has(id)} />;
      })}
      {rows.length > maxPrintedRows && (
        <tr>
          <td colSpan={columns}>{t.printedRows({ shown: maxPrintedRows, total: rows.length })}</td>
        </tr>
      )}
    </tbody>
  );
}
