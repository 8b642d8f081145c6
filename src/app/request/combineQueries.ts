import type { UseQueryResult } from '@tanstack/react-query';

/** A query, or several combined ones. */
type Combinable<Data = unknown> = Pick<UseQueryResult<Data>, 'data' | 'error' | 'isPending' | 'isPlaceholderData'> & {
  readonly dataUpdatedAt?: number;
  readonly refetch: () => unknown;
};

type DataOf<Queries extends readonly Combinable[]> = {
  [Index in keyof Queries]: Queries[Index] extends Combinable<infer Data> ? Exclude<Data, undefined> : never;
};

/** Several queries of one block as one: loaded when all are, failed when one is; a retry repeats the failed ones. */
export function combineQueries<const Queries extends readonly Combinable[]>(queries: Queries) {
  const failed = queries.filter(({ error }) => error !== null);
  return {
    data: queries.every(({ data }) => data !== undefined)
      ? // map gives an array of any of the answers; each stands in the place of its query
        (queries.map(({ data }) => data) as unknown as DataOf<Queries>)
      : undefined,
    error: failed[0]?.error ?? null,
    isPending: failed.length === 0 && queries.some(({ isPending }) => isPending),
    /** Of the oldest answer; 0 until all are there. */
    dataUpdatedAt: queries.length === 0 ? 0 : Math.min(...queries.map(({ dataUpdatedAt = 0 }) => dataUpdatedAt)),
    isPlaceholderData: queries.some(({ isPlaceholderData }) => isPlaceholderData),
    refetch: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}
