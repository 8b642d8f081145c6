import type { RowData } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import css from './Table.module.css';
import { type RowLayout, TableRow } from './TableRow';
import type { TableRowModel } from './useTableModel';

interface VirtualRowsProps<Row extends RowData> {
  readonly rows: readonly TableRowModel<Row>[];
  readonly layout: RowLayout<Row>;
  readonly scroller: HTMLElement | null;
}

const rowHeight = 43;

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

/** Draws only the rows in view. Each stays a row of the one table and tells its place among all of them. */
export default function VirtualRows<Row extends RowData>({ rows, layout, scroller }: VirtualRowsProps<Row>) {
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 8,
  });
  const items = virtualizer.getVirtualItems();
  const columns = layout.columns.length + (layout.rowActions ? 1 : 0);
  const before = items[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <>
      <Spacer size={before} columns={columns} />
      {items.map(({ index, key }) => {
        const row = rows[index];
        return (
          row && (
            <tbody key={String(key)} data-index={index} ref={virtualizer.measureElement}>
              <TableRow row={row} layout={layout} isOpen={row.getIsExpanded()} rowIndex={index + 2} />
            </tbody>
          )
        );
      })}
      <Spacer size={after} columns={columns} />
    </>
  );
}
