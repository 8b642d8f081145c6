import {
  createSortedRowModel,
  type ExpandedState,
  type Row as ModelRow,
  type RowData,
  rowExpandingFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { useLanguage } from '../language/LanguageContext';
import type { Column, SortValue } from './columns';
import { collatorOf, compareValues, presentValue } from './compareValues';
import { nextOrder, type Order, readOrder, writeOrder } from './ordering';

/** Order kept by the server: the table shows it and asks for another, and never moves a row itself. */
export interface ServerSort {
  /** As the API writes it, `-start_date`; null for the list's own order. */
  readonly ordering: string | null;
  readonly onChange: (ordering: string | null) => void;
}

interface ModelInput<Row extends RowData> {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string | number;
  readonly sort?: ServerSort;
}

const features = tableFeatures({ rowSortingFeature, rowExpandingFeature, sortedRowModel: createSortedRowModel() });

export type TableRowModel<Row extends RowData> = ModelRow<typeof features, Row>;

/** Which rows are open, by id; true for all. */
export type OpenRows = ExpandedState;

/** How one column's heading stands and what a press on it does; null where the column cannot be sorted. */
export interface HeadingSort {
  readonly direction: 'ascending' | 'descending' | 'none';
  readonly toggle: () => void;
}

const directionOf = (order: Order | null, id: string): HeadingSort['direction'] => {
  if (order?.id !== id) return 'none';
  return order.isDescending ? 'descending' : 'ascending';
};

/** Rows in the order in which they show, open or closed, and the state of each heading. */
export function useTableModel<Row extends RowData>({ columns, rows, rowKey, sort }: ModelInput<Row>) {
  const { language } = useLanguage();
  const [clientOrder, setClientOrder] = useState<Order | null>(null);
  const isServerSorted = sort !== undefined;

  const definitions = useMemo(() => {
    const collator = collatorOf(language);
    return columns.map(({ id, sortValue }) => ({
      id,
      accessorFn: (row: Row) => presentValue(sortValue?.(row)),
      sortUndefined: 'last' as const,
      sortFn: (a: TableRowModel<Row>, b: TableRowModel<Row>) => {
        const [left, right] = [a, b].map((row) => presentValue(row.getValue<SortValue>(id)));
        return left === undefined || right === undefined ? 0 : compareValues(left, right, collator);
      },
    }));
  }, [columns, language]);

  const data = useMemo(() => [...(rows ?? [])], [rows]);
  const sorting = useMemo<SortingState>(
    () => (clientOrder && !isServerSorted ? [{ id: clientOrder.id, desc: clientOrder.isDescending }] : []),
    [clientOrder, isServerSorted],
  );

  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: (row) => String(rowKey(row)),
    manualSorting: isServerSorted,
    manualExpanding: true,
    autoResetExpanded: false,
    getRowCanExpand: () => true,
    state: { sorting },
  });

  const headingSort = (column: Column<Row>): HeadingSort | null => {
    if (sort) {
      const { ordering } = column;
      if (ordering === undefined) return null;
      const current = readOrder(sort.ordering);
      return {
        direction: directionOf(current, ordering),
        toggle: () => sort.onChange(writeOrder(nextOrder(current, ordering))),
      };
    }
    if (!column.sortValue) return null;
    return {
      direction: directionOf(clientOrder, column.id),
      toggle: () => setClientOrder(nextOrder(clientOrder, column.id)),
    };
  };

  return { rows: table.getRowModel().rows, openRows: table.state.expanded, headingSort };
}
