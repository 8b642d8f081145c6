import { createParser } from 'nuqs';
import { readOrder, writeOrder } from '../table/ordering';
import { readUrl } from './readUrl';
import { urlKey } from './urlKey';
import { numberAs } from './urlParsers';

const defaultPageSize = 10;

const pageParser = numberAs(/^[1-9]\d{0,5}$/);
const sizeParser = numberAs(/^[1-9]\d{0,3}$/);
const orderParser = createParser<string>({ parse: (text) => writeOrder(readOrder(text)), serialize: String });

export interface UrlTableOptions {
  /** Set where a page has several lists: `table` writes `table_page`. */
  readonly prefix?: string;
  /** Rows a page; 10 by default. */
  readonly pageSize?: number;
  /** The order that the URL does not name: `-start_date`. */
  readonly defaultOrdering?: string;
}

/** Parsers of page, page size and order in the URL. */
export const tableParsers = ({ pageSize = defaultPageSize }: UrlTableOptions) => ({
  page: pageParser.withDefault(1),
  page_size: sizeParser.withDefault(pageSize),
  ordering: orderParser,
});

/** The names of page, page size and order in the URL, with their prefix. */
export const tableUrlKeys = ({ prefix }: UrlTableOptions) => ({
  page: urlKey('page', prefix),
  page_size: urlKey('page_size', prefix),
  ordering: urlKey('ordering', prefix),
});

interface TableState {
  readonly page: number;
  readonly page_size: number;
  readonly ordering: string | null;
}

/** The page and order of a request. */
export interface PageQuery {
  readonly limit: number;
  readonly offset: number;
  readonly ordering?: string;
}

/** The parameters of page, page size and order. */
export const pageQuery = (
  { page, page_size, ordering }: TableState,
  { defaultOrdering }: UrlTableOptions,
): PageQuery => ({
  limit: page_size,
  offset: (page - 1) * page_size,
  ordering: ordering ?? defaultOrdering,
});

/** Page and order from search parameters, for loaders; `useUrlTable` returns the same on the page. */
export const readUrlTable = (search: URLSearchParams, options: UrlTableOptions = {}) =>
  pageQuery(readUrl(search, tableParsers(options), tableUrlKeys(options)), options);
