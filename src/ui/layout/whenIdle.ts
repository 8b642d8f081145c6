/** Delay in milliseconds in browsers without `requestIdleCallback` (Safari). */
const fallbackDelay = 200;

/**
 * Runs a task when the page is idle.
 *
 * @param timeout - maximum wait in milliseconds, for a page that is never idle
 * @returns a function that cancels the task
 */
export function whenIdle(task: () => void, timeout = 2000): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(task, fallbackDelay);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(task, { timeout });
  return () => cancelIdleCallback(request);
}
