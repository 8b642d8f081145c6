import { createParser, parseAsInteger } from 'nuqs';
import { readOrder, writeOrder } from '../table/ordering';
import { readUrl } from './readUrl';
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

/** How page, page size and order stand in the URL. */
export const tableParsers = ({ pageSize = usualPageSize }: UrlTableOptions) => ({
  page: pageParser.withDefault(1),
  page_size: sizeParser.withDefault(pageSize),
  ordering: orderParser,
});

/** What page, page size and order are called in the URL, with the prefix where there is one. */
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

/** The page that a list is asked for, as requests name it. */
export interface PageQuery {
  readonly limit: number;
  readonly offset: number;
  readonly ordering?: string;
}

/** What page, page size and order ask for. */
export const pageQuery = (
  { page, page_size, ordering }: TableState,
  { defaultOrdering }: UrlTableOptions,
): PageQuery => ({
  limit: page_size,
  offset: (page - 1) * page_size,
  ordering: ordering ?? defaultOrdering,
});

/** What `useUrlTable` asks for at an address, for whoever asks before the page is there. */
export const readUrlTable = (search: URLSearchParams, options: UrlTableOptions = {}) =>
  pageQuery(readUrl(search, tableParsers(options), tableUrlKeys(options)), options);
