import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { showAlert } from '#app/alerts/alerts';
import type { Endpoint, ResponseOf } from '#contract/types';
import { useStrings } from '#ui/language/useStrings';
import { queryKey } from './apiQuery';
import type { Input, SendOptions } from './call';
import { type ApiError, isApiError } from './errors';
import { failureText } from './formErrorText';
import { send } from './send';
import { requestStrings } from './strings';
import { writeOnce } from './writeOnce';

interface MutationOptions<E extends Endpoint> extends Pick<SendOptions, 'language' | 'anonymous'> {
  /** Endpoints whose cached responses are stale after a success. */
  readonly invalidates?: readonly Endpoint[];
  /** False where the form shows all failures itself. */
  readonly alertsOnFailure?: boolean;
  /** Throws for a 200 whose body reports a failure. */
  readonly check?: (answer: ResponseOf<E>) => void;
  /**
   * Asks whether the server did what was sent although its response was lost; the mutation then succeeds without data. Left out: such a
   * write counts as failed.
   */
  readonly isDone?: (input: Input<E>) => Promise<boolean>;
  /** True where the same write twice is as good as once: after a lost response it is sent again. */
  readonly isRepeatable?: boolean;
  /** Called on success even after unmounting, unlike the callbacks of a single `mutate`. */
  readonly onDone?: () => void;
}

/** A write that has no response yet: a second press of the same button waits for it. */
interface Running<Answer> {
  readonly key: string;
  readonly answer: Promise<Answer>;
}

const isDelete = (endpoint: string) => endpoint.startsWith('DELETE ');

/** Sends a write. What is gone already counts as deleted. */
async function sendOrGone<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: SendOptions,
): Promise<ResponseOf<E>> {
  try {
    return await send(endpoint, input, options);
  } catch (error) {
    // deletions have no response
    if (isDelete(endpoint) && isApiError(error) && error.status === 404) return undefined as never;
    throw error;
  }
}

/**
 * A write of the contract, guarded by `writeOnce`: an expired login is renewed in place, and a lost response is asked about. A failure shows an
 * alert, unless `alertsOnFailure` is false, and stays readable in `error`.
 */
export function useApiMutation<E extends Endpoint>(
  endpoint: E,
  options: MutationOptions<E> = {},
): UseMutationResult<ResponseOf<E>, ApiError, Input<E>> {
  const client = useQueryClient();
  const t = useStrings(requestStrings);
  const { invalidates = [], alertsOnFailure = true, check, isDone, isRepeatable, onDone } = options;
  const { language, anonymous } = options;
  const running = useRef<Running<ResponseOf<E>>>(undefined);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return useMutation<ResponseOf<E>, ApiError, Input<E>>({
    mutationFn: async (input) => {
      const key = JSON.stringify(input);
      if (running.current?.key === key) return running.current.answer;
      const write = async () => {
        const answer = await sendOrGone(endpoint, input, { language, anonymous });
        check?.(answer);
        return answer;
      };
      const again = async () => ({ answer: await write() });
      // the callers that ask do not read the response
      const ask = isDone && (async () => ((await isDone(input)) ? { answer: undefined as never } : null));
      const answer = writeOnce(write, { findDone: ask ?? (isRepeatable || isDelete(endpoint) ? again : undefined) });
      running.current = { key, answer };
      return answer.finally(() => {
        running.current = undefined;
      });
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
        title: failureText(error, t),
        debugText: error.debugText,
      });
    },
  });
}
