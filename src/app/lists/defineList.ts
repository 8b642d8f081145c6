import type { ParserMap } from 'nuqs';
import { allRowsLimit } from '#app/request/allRows';
import { apiListQuery } from '#app/request/apiQuery';
import { queryInput } from '#app/request/call';
import { send } from '#app/request/send';
import type { Endpoint, QueryOf, ResponseOf } from '#contract/types';
import type { Viewer } from '#domain/field-reports/fieldReportVisibility';
import { readUrl, type UrlValues } from '#ui/filters/readUrl';
import { urlKey } from '#ui/filters/urlKey';
import { type PageQuery, readUrlTable, type UrlTableOptions } from '#ui/filters/urlTable';
import { fieldSortedDescending, hasValue, type NullableFields } from './emptyLast';

/** The parameters of a list's endpoint; null leaves one out. */
export type ListQuery<E extends Endpoint> = { readonly [Name in keyof QueryOf<E>]: QueryOf<E>[Name] | null };

/** Rejects excess properties, which TypeScript allows in a returned object literal. */
type OnlyParameters<Query, E extends Endpoint> = Query & {
  readonly [Name in Exclude<keyof Query, keyof QueryOf<E>>]: never;
};

/** The filters of a list, and how they become parameters of its endpoint. */
export interface ListFilters<E extends Endpoint, P extends ParserMap, Scope, Query> {
  /** Filter name in the URL to its parser. */
  readonly filters: P;
  /**
   * The endpoint's parameters; null leaves one out.
   *
   * @param scope - the list's owner (an emergency's id), passed by the caller
   */
  readonly toQuery: (values: UrlValues<P>, scope: Scope) => OnlyParameters<Query, E>;
  /** Prefix of the URL parameters, for pages with several lists: `table` gives `table_page`, `table_dtype`. */
  readonly prefix?: string;
  /** Rows a page; 10 by default. */
  readonly pageSize?: number;
}

/** Defaults of all lists of a resource. */
export interface ListRules<E extends Endpoint> {
  /** The default ordering, `-start_date`. */
  readonly defaultOrdering?: string;
  /** Last ordering field, or several with commas. The server's own tie-break does not apply to a chosen ordering, and ties would change between pages. */
  readonly tieBreak?: string;
  /** Dates and figures that rows may lack: sorted from the latest or highest, the server would put those rows first. */
  readonly nullableFields?: NullableFields;
  /** Applied to every answer before it reaches a page. */
  readonly select?: (answer: ResponseOf<E>, viewer: Viewer) => ResponseOf<E>;
  /** Whether `select` depends on the viewer being an administrator, for which the server is asked. */
  readonly isRestricted?: (answer: ResponseOf<E>) => boolean;
}

/** The full ordering parameter: the chosen order, then the default one, then the tie-break, each field once. */
export function fullOrdering(
  chosen: string | null | undefined,
  { defaultOrdering, tieBreak }: Pick<ListRules<Endpoint>, 'defaultOrdering' | 'tieBreak'>,
) {
  const fields = [chosen, defaultOrdering, tieBreak].flatMap((part) => part?.split(',') ?? []);
  const nameOf = (field: string) => field.replace(/^-/, '');
  const unique = fields.filter(
    (field, index) => fields.findIndex((other) => nameOf(other) === nameOf(field)) === index,
  );
  return unique.length === 0 ? undefined : unique.join(',');
}

/** Reads a page whose order puts rows without the date or figure first; the code that moves them loads only where there may be some. */
const emptyLastReader =
  <E extends Endpoint>(endpoint: E, query: Partial<PageQuery>, field: string, filter: string | null) =>
  async ({ signal }: { readonly signal: AbortSignal }): Promise<ResponseOf<E>> => {
    const answer = await send(endpoint, queryInput<E>(query), { signal });
    // the compiler cannot tell which endpoints answer with a list
    const page = answer as unknown as { readonly count: number; readonly results: readonly object[] };
    const [first] = page.results;
    if (first === undefined || (!query.offset && hasValue(first, field))) return answer;
    const { readEmptyLast } = await import('./readEmptyLast');
    return readEmptyLast({ endpoint, query, field, filter }, page, { signal });
  };

const withoutNulls = (query: object) => Object.fromEntries(Object.entries(query).filter(([, value]) => value !== null));

/**
 * A list of the server, declared once for the route's loader (`query`), the page (`useList`) and the CSV export.
 *
 * @example
 * const appealList = defineList('GET /api/v2/appeal/', {
 *   filters: { dtype: urlNumber, start_after: urlDate },
 *   toQuery: ({ dtype, start_after }) => ({ dtype, start_date__gte: start_after }),
 *   defaultOrdering: '-start_date',
 *   tieBreak: '-id',
 * });
 */
export function defineList<E extends Endpoint, P extends ParserMap, Query extends ListQuery<E>, Scope = undefined>(
  endpoint: E,
  {
    filters,
    toQuery,
    prefix,
    pageSize,
    defaultOrdering,
    tieBreak,
    nullableFields = {},
    select,
    isRestricted,
  }: ListFilters<E, P, Scope, Query> & ListRules<E>,
) {
  const tableOptions: UrlTableOptions = { prefix, pageSize, defaultOrdering };
  const urlKeys = Object.fromEntries(Object.keys(filters).map((name) => [name, urlKey(name, prefix)])) as {
    [Name in keyof P]: string;
  };

  /** The parameters of the filters, the order, and a page where one is given. */
  const filtersQuery = (
    values: UrlValues<P>,
    ordering: string | null | undefined,
    scope: Scope,
    page: Partial<Pick<PageQuery, 'limit' | 'offset'>> = {},
  ) => ({
    ...withoutNulls(toQuery(values, scope)),
    ...page,
    ordering: fullOrdering(ordering, { defaultOrdering, tieBreak }),
  });

  const listQuery = (query: ReturnType<typeof filtersQuery>) => {
    const options = apiListQuery(endpoint, queryInput<E>(query));
    const field = fieldSortedDescending(query, nullableFields);
    if (field === undefined) return options;
    return { ...options, queryFn: emptyLastReader(endpoint, query, field, nullableFields[field] ?? null) };
  };

  const pageQuery = (values: UrlValues<P>, { limit, offset, ordering }: PageQuery, scope: Scope) =>
    listQuery(filtersQuery(values, ordering, scope, { limit, offset }));

  return {
    endpoint,
    filters,
    urlKeys,
    prefix,
    tableOptions,
    select,
    isRestricted,
    nullableFields,
    filtersQuery,
    pageQuery,
    /** All rows in one response, for figures, maps and filters in the browser. */
    allRowsQuery: (values: UrlValues<P>, ...[scope]: ScopeArgument<Scope>) =>
      listQuery(filtersQuery(values, null, scope as Scope, { limit: allRowsLimit })),
    /** The first rows in the order on the screen, for lists that are short enough to be read whole. */
    wholeQuery: (values: UrlValues<P>, { ordering, limit }: Pick<PageQuery, 'ordering' | 'limit'>, scope: Scope) =>
      listQuery(filtersQuery(values, ordering, scope, { limit })),
    /** The query of the page at an address, for the route's loader. */
    query: (search: URLSearchParams, ...[scope]: ScopeArgument<Scope>) =>
      pageQuery(readUrl(search, filters, urlKeys), readUrlTable(search, tableOptions), scope as Scope),
  };
}

/** A list without a scope takes no argument for it. */
export type ScopeArgument<Scope> = Scope extends undefined ? readonly [] : readonly [scope: Scope];

export type List<E extends Endpoint, P extends ParserMap, Scope> = ReturnType<
  typeof defineList<E, P, ListQuery<E>, Scope>
>;
