/** Resolves after a time; rejects with the signal's reason when it is aborted. */
const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
  });

/**
 * Calls a function until it returns a value.
 *
 * @param ask - receives the number of the attempt, from 1; undefined means not yet
 * @param interval - milliseconds between two calls
 * @throws what `ask` throws, and the signal's reason once it is aborted
 */
export async function poll<Answer>(
  ask: (times: number) => Promise<Answer | undefined>,
  interval: number,
  signal: AbortSignal,
): Promise<Answer> {
  for (let times = 1; ; times += 1) {
    const answer = await ask(times);
    if (answer !== undefined) return answer;
    await pause(interval, signal);
  }
}
