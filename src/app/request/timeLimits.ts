/** How long the request layer waits before a call counts as failed, in milliseconds. */
export const timeLimits = {
  /** A read without progress of the response. */
  read: 30_000,
  /** A write, which may take the server longer. */
  write: 90_000,
  /** An upload without progress. */
  stalledUpload: 60_000,
} as const;

export interface TimeLimit {
  /** Aborts on the timeout and with the caller's signal. */
  readonly signal: AbortSignal;
  /** Whether the timeout aborted; false when the caller did. */
  readonly isExceeded: () => boolean;
  /** Restarts the timer after progress, optionally with another duration. */
  readonly restart: (milliseconds?: number) => void;
  /** Stops the timer. */
  readonly stop: () => void;
}

/**
 * A time limit of one call.
 *
 * @param initial - milliseconds without progress
 * @param signal - of the caller, whose abort passes on with its reason
 */
export function startTimeLimit(initial: number, signal?: AbortSignal): TimeLimit {
  const controller = new AbortController();
  let isExceeded = false;
  let length = initial;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expire = () => {
    isExceeded = true;
    controller.abort();
  };
  const restart = (milliseconds = length) => {
    clearTimeout(timer);
    length = milliseconds;
    timer = setTimeout(expire, length);
  };
  const abort = () => controller.abort(signal?.reason);
  if (signal?.aborted) abort();
  else signal?.addEventListener('abort', abort, { once: true });
  restart();
  return {
    signal: controller.signal,
    isExceeded: () => isExceeded,
    restart,
    stop: () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    },
  };
}
