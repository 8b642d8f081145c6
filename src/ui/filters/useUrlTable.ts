import { createParser, parseAsInteger, useQueryStates } from 'nuqs';
import { useMemo } from 'react';
import { readOrder, writeOrder } from '../table/ordering';
import type { ServerSort } from '../table/useTableModel';
import { urlKey } from './urlKey';

const largestPage = 9999;
const usualPageSize = 10;

const positive = (limit: number) =>
  createParser<number>({
    parse: (text) => {
      const value = parseAsInteger.parse(text);
      return value !== null && value >= 1 && value <= limit ? value : null;
    },
    serialize: String,
  });

const pageParser = positive(1_000_000);
const sizeParser = positive(largestPage);
const orderParser = createParser<string>({ parse: (text) => writeOrder(readOrder(text)), serialize: (text) => text });

export interface UrlTableOptions {
  /** Set where a page has several lists: `table` writes `table_page`. */
  readonly prefix?: string;
  /** Rows a page; 10 unless said otherwise. */
  readonly pageSize?: number;
  /** The order asked for when the reader chose none: `-start_date`. */
  readonly defaultOrdering?: string;
}

/** Page, page size and order of a list kept in the URL, as the table, the pager and the API each want them. */
export function useUrlTable({ prefix, pageSize: usual = usualPageSize, defaultOrdering }: UrlTableOptions = {}) {
  const [state, setState] = useQueryStates(
    { page: pageParser.withDefault(1), page_size: sizeParser.withDefault(usual), ordering: orderParser },
    {
      history: 'replace',
      urlKeys: {
        page: urlKey('page', prefix),
        page_size: urlKey('page_size', prefix),
        ordering: urlKey('ordering', prefix),
      },
    },
  );
  const { page, page_size: pageSize } = state;
  const ordering = state.ordering ?? defaultOrdering ?? null;

  const query = useMemo(
    () => ({ limit: pageSize, offset: (page - 1) * pageSize, ordering: ordering ?? undefined }),
    [page, pageSize, ordering],
  );

  const sort: ServerSort = {
    ordering,
    onChange: (next) => void setState({ ordering: next === defaultOrdering ? null : next, page: null }),
  };

  return {
    page,
    pageSize,
    ordering,
    /** For the request. */
    query,
    /** For the `sort` of a table. */
    sort,
    setPage: (next: number) => void setState({ page: next }),
    setPageSize: (next: number) => void setState({ page_size: next, page: null }),
  };
}
