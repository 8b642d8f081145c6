import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { showAlert } from '#app/alerts/alerts';
import type { Endpoint, ResponseOf } from '#contract/types';
import { useStrings } from '#ui/language/useStrings';
import { queryKey } from './apiQuery';
import type { Input, SendOptions } from './call';
import { type ApiError, errorMessage } from './errors';
import { send } from './send';
import { requestStrings } from './strings';

interface MutationOptions<E extends Endpoint> extends Pick<SendOptions, 'language' | 'anonymous'> {
  /** Endpoints whose cached responses are stale after a success. */
  readonly invalidates?: readonly Endpoint[];
  /** False where the form shows all failures itself. */
  readonly alertsOnFailure?: boolean;
  /** Throws for a 200 whose body reports a failure. */
  readonly check?: (answer: ResponseOf<E>) => void;
  /** Called on success even after unmounting, unlike the callbacks of a single `mutate`. */
  readonly onDone?: () => void;
}

/** A write of the contract. A failure shows an alert, unless `alertsOnFailure` is false, and stays readable in `error`. */
export function useApiMutation<E extends Endpoint>(
  endpoint: E,
  options: MutationOptions<E> = {},
): UseMutationResult<ResponseOf<E>, ApiError, Input<E>> {
  const client = useQueryClient();
  const t = useStrings(requestStrings);
  const { invalidates = [], alertsOnFailure = true, check, onDone, language, anonymous } = options;
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return useMutation<ResponseOf<E>, ApiError, Input<E>>({
    mutationFn: async (input) => {
      const answer = await send(endpoint, input, { language, anonymous });
      check?.(answer);
      return answer;
    },
    onSuccess: () => {
      // not awaited: the mutation is settled before the queries are refetched
      for (const read of invalidates) void client.invalidateQueries({ queryKey: queryKey(read) });
      onDone?.();
    },
    onError: (error) => {
      if (!alertsOnFailure && isOpen.current) return;
      showAlert({
        name: `${endpoint} ${error.kind} ${error.status ?? ''}`,
        variant: 'danger',
        title: errorMessage(error, t),
        debugText: error.debugText,
      });
    },
  });
}
