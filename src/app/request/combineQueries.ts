import type { UseQueryResult } from '@tanstack/react-query';

type DataOf<Queries extends readonly UseQueryResult<unknown>[]> = {
  [Index in keyof Queries]: Queries[Index] extends UseQueryResult<infer Data> ? Data : never;
};

/** Several queries of one block as one: loaded when all are, failed when one is; a retry repeats the failed ones. */
export function combineQueries<const Queries extends readonly UseQueryResult<unknown>[]>(queries: Queries) {
  const failed = queries.filter(({ isError }) => isError);
  return {
    data: queries.every(({ data }) => data !== undefined)
      ? // map gives an array of any of the answers; each stands in the place of its query
        (queries.map(({ data }) => data) as unknown as DataOf<Queries>)
      : undefined,
    error: failed[0]?.error ?? null,
    isPending: failed.length === 0 && queries.some(({ isPending }) => isPending),
    isPlaceholderData: queries.some(({ isPlaceholderData }) => isPlaceholderData),
    refetch: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}
