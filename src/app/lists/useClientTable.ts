import { useMemo } from 'react';
import type { UrlTableOptions } from '#ui/filters/urlTable';
import { useUrlTable } from '#ui/filters/useUrlTable';
import { useLanguage } from '#ui/language/LanguageContext';
import type { Column } from '#ui/table/columns';
import { readOrder } from '#ui/table/ordering';
import { sortRows } from '#ui/table/sortRows';

interface ClientTable<Row> {
  /** Page size, default order and prefix in the URL. */
  readonly list: { readonly tableOptions: UrlTableOptions };
  readonly rows: readonly Row[] | undefined;
  readonly columns: readonly Column<Row>[];
}

/**
 * Paging and sorting of an unpaged list in the browser. Page and order are in the URL, as for lists of the server.
 * Columns with both `ordering` and `sortValue` can be sorted.
 */
export function useClientTable<Row>({ list, rows = [], columns }: ClientTable<Row>) {
  const { language } = useLanguage();
  const table = useUrlTable(list.tableOptions);
  const sorted = useMemo(() => {
    const order = readOrder(table.ordering);
    const sortValue = columns.find(({ ordering }) => ordering === order?.id)?.sortValue;
    return order && sortValue ? sortRows(rows, { sortValue, isDescending: order.isDescending, language }) : rows;
  }, [rows, columns, table.ordering, language]);
  const { offset, limit } = table.query;
  return { ...table, total: rows.length, sorted, shown: sorted.slice(offset, offset + limit) };
}
