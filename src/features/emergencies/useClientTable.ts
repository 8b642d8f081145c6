import { useMemo } from 'react';
import { useUrlTable } from '#ui/filters/useUrlTable';
import { useLanguage } from '#ui/language/LanguageContext';
import type { Column } from '#ui/table/columns';
import { readOrder } from '#ui/table/ordering';
import { sortRows } from '#ui/table/sortRows';

interface ClientTable<Row> {
  readonly rows: readonly Row[] | undefined;
  readonly columns: readonly Column<Row>[];
  readonly pageSize: number;
  /** A column's `ordering`, `-` before it for descending. */
  readonly defaultOrdering: string;
  /** Prefix of its settings in the URL, where a page has several lists. */
  readonly prefix?: string;
}

/**
 * Pages and sorting, in the browser, of a list that was loaded whole; page and order are in the URL as for lists of the server.
 * Columns with both `ordering` and `sortValue` can be sorted.
 */
export function useClientTable<Row>({ rows = [], columns, pageSize, defaultOrdering, prefix }: ClientTable<Row>) {
  const { language } = useLanguage();
  const table = useUrlTable({ pageSize, defaultOrdering, prefix });
  const sorted = useMemo(() => {
    const order = readOrder(table.ordering);
    const sortValue = columns.find(({ ordering }) => ordering === order?.id)?.sortValue;
    return order && sortValue ? sortRows(rows, { sortValue, isDescending: order.isDescending, language }) : rows;
  }, [rows, columns, table.ordering, language]);
  const { offset, limit } = table.query;
  return { ...table, total: rows.length, shown: sorted.slice(offset, offset + limit) };
}
