/** How long the request layer waits before a call counts as failed, in milliseconds. */
export const timeLimits = {
  /** A read without a byte of an answer. */
  read: 30_000,
  /** A write, whose answer may take the server longer. */
  write: 90_000,
  /** An upload of which nothing more is sent. */
  stalledUpload: 60_000,
} as const;

export interface TimeLimit {
  /** Aborts when the time is up, and when the caller's own signal does. */
  readonly signal: AbortSignal;
  /** Whether the time was up; false when the caller aborted. */
  readonly isExceeded: () => boolean;
  /** Starts the time again, after progress; with another length where given. */
  readonly restart: (milliseconds?: number) => void;
  /** Ends the waiting: the signal no longer aborts. */
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
