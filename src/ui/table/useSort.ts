import { useMemo, useState } from 'react';
import { useLanguage } from '../language/LanguageContext';
import type { Column } from './columns';
import { nextOrder, type Order, readOrder, writeOrder } from './ordering';
import { sortRows } from './sortRows';

/** Sorting by the server, or over all pages of a list: the table shows the order and requests another. */
export interface ServerSort {
  /** The API's notation, `-start_date`; null for `defaultOrdering`. */
  readonly ordering: string | null;
  /** The default order of the list, in the same format. */
  readonly defaultOrdering?: string | null;
  readonly onChange: (ordering: string | null) => void;
}

/** State and action of one column's heading. */
export interface HeadingSort {
  readonly direction: 'ascending' | 'descending' | 'none';
  readonly toggle: () => void;
}

const directionOf = (order: Order | null, id: string): HeadingSort['direction'] => {
  if (order?.id !== id) return 'none';
  return order.isDescending ? 'descending' : 'ascending';
};

const noRows: readonly never[] = [];

/**
 * The rows in the order of the table, and the state of each heading.
 *
 * @param sort - headings sort by `ordering` and rows are not changed; without it, rows are sorted by `sortValue`
 * @returns `headingSort` gives null for a column that cannot be sorted
 */
export function useSort<Row>(columns: readonly Column<Row>[], rows: readonly Row[] = noRows, sort?: ServerSort) {
  const { language } = useLanguage();
  const [order, setOrder] = useState<Order | null>(null);
  const sortValue = sort ? undefined : columns.find(({ id }) => id === order?.id)?.sortValue;
  const isDescending = order?.isDescending ?? false;
  const sorted = useMemo(
    () => (sortValue ? sortRows(rows, { sortValue, isDescending, language }) : rows),
    [rows, sortValue, isDescending, language],
  );

  const headingSort = ({ id, ordering, sortValue: value, startsDescending }: Column<Row>): HeadingSort | null => {
    if (!sort) {
      return value
        ? { direction: directionOf(order, id), toggle: () => setOrder(nextOrder(order, id, { startsDescending })) }
        : null;
    }
    if (ordering === undefined) return null;
    const current = readOrder(sort.ordering);
    return {
      direction: directionOf(current, ordering),
      toggle: () => {
        const defaultOrder = readOrder(sort.defaultOrdering);
        sort.onChange(writeOrder(nextOrder(current, ordering, { defaultOrder, startsDescending })));
      },
    };
  };
  return { sorted, headingSort };
}
