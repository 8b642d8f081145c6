import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Endpoint, ResponseOf } from '#contract/types';
import type { Input, SendOptions } from './call';
import type { ApiError } from './errors';
import { send } from './send';

/** The cache key of an endpoint and its parameters; the endpoint alone is a prefix of all its keys. */
export const queryKey = (endpoint: Endpoint, input?: unknown): readonly unknown[] =>
  input === undefined ? [endpoint] : [endpoint, input];

/**
 * Query options for a read of the contract: aborted once no component reads it, stale answers ignored.
 *
 * @param options - `language: 'en'` forces English; `poll` repeats every so many milliseconds
 */
export function apiQuery<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: Pick<SendOptions, 'language' | 'priority'> & { readonly poll?: number } = {},
) {
  return queryOptions<ResponseOf<E>, ApiError>({
    queryKey: queryKey(endpoint, input),
    queryFn: ({ signal }) => send(endpoint, input, { signal, language: options.language, priority: options.priority }),
    refetchInterval: options.poll,
  });
}

/** The same for lists whose old rows stay on the screen, dimmed, while other filters load. */
export function apiListQuery<E extends Endpoint>(endpoint: E, input: Input<E>) {
  return { ...apiQuery(endpoint, input), placeholderData: keepPreviousData };
}
