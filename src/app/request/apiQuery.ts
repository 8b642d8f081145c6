import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Operation, ResponseOf } from '#contract/types';
import type { ApiError } from './errors';
import { type Input, type SendOptions, send } from './send';

/** The cache key of an operation and its parameters; the operation alone is a prefix of all its keys. */
export const queryKey = (operation: Operation, input?: unknown): readonly unknown[] =>
  input === undefined ? [operation] : [operation, input];

/**
 * Query options for a read of the contract: aborted when nobody needs it any more, stale answers ignored.
 *
 * @param options - `language: 'en'` forces English; `poll` repeats every so many milliseconds
 */
export function apiQuery<O extends Operation>(
  operation: O,
  input: Input<O>,
  options: Pick<SendOptions, 'language'> & { readonly poll?: number } = {},
) {
  return queryOptions<ResponseOf<O>, ApiError>({
    queryKey: queryKey(operation, input),
    queryFn: ({ signal }) => send(operation, input, { signal, language: options.language }),
    refetchInterval: options.poll,
  });
}

/** The same for lists whose old rows stay on the screen, dimmed, while other filters load. */
export function apiListQuery<O extends Operation>(operation: O, input: Input<O>) {
  return { ...apiQuery(operation, input), placeholderData: keepPreviousData };
}
