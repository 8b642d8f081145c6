import { useMemo } from 'react';
import { useUrlTable } from '#ui/filters/useUrlTable';
import { useLanguage } from '#ui/language/LanguageContext';
import type { Column } from '#ui/table/columns';
import { collatorOf, compareValues, presentValue } from '#ui/table/compareValues';
import { readOrder } from '#ui/table/ordering';

interface ClientTable<Row> {
  readonly rows: readonly Row[] | undefined;
  readonly columns: readonly Column<Row>[];
  readonly pageSize: number;
  /** A column's `ordering`, maybe with a minus before it. */
  readonly defaultOrdering: string;
  /** Keeps the lists of one page apart in the URL. */
  readonly prefix?: string;
}

/**
 * A list that came whole, shown in pages and sorted over all of them by the browser, with page and order in the URL as lists of
 * the server have them. Columns with both `ordering` and `sortValue` can be sorted.
 */
export function useClientTable<Row>({ rows = [], columns, pageSize, defaultOrdering, prefix }: ClientTable<Row>) {
  const { language } = useLanguage();
  const table = useUrlTable({ pageSize, defaultOrdering, prefix });
  const sorted = useMemo(() => {
    const order = readOrder(table.ordering);
    const readValue = columns.find(({ ordering }) => ordering === order?.id)?.sortValue;
    if (!order || !readValue) return rows;
    const collator = collatorOf(language);
    return rows.toSorted((a, b) => {
      const [left, right] = [presentValue(readValue(a)), presentValue(readValue(b))];
      // what holds nothing goes last in both directions
      if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined);
      return compareValues(left, right, collator) * (order.isDescending ? -1 : 1);
    });
  }, [rows, columns, table.ordering, language]);
  const { offset, limit } = table.query;
  return { ...table, total: rows.length, shown: sorted.slice(offset, offset + limit) };
}
