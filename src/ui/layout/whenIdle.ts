/** The wait in milliseconds where the browser cannot tell when it is idle (Safari). */
const fallbackDelay = 200;

/**
 * Runs a task once the page has nothing else to do.
 *
 * @param timeout - the longest wait in milliseconds: a page that draws all the time is never idle
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
