import type { Endpoint, ResponseOf } from '#contract/types';
import { queryClient } from './queryClient';

type RowOf<E extends Endpoint> =
  ResponseOf<E> extends { readonly results: readonly (infer Row extends { readonly id: number })[] } ? Row : never;

/**
 * The rows of a list that are in the cache, for the `placeholderData` of the query of one row's own page: its head shows at once what the
 * row holds. Placeholders stay out of the cache; permissions and forms wait for the answer.
 */
export const cachedRows = <E extends Endpoint>(list: E): readonly RowOf<E>[] =>
  queryClient
    .getQueriesData<{ readonly results?: readonly RowOf<E>[] }>({ queryKey: [list] })
    .flatMap(([, answer]) => answer?.results ?? []);
