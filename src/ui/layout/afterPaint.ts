/** In a window that is not painted, as in another tab, the task runs after this time in milliseconds. */
const longestWait = 200;

/**
 * Runs a task once the present state of the page has been painted.
 *
 * @returns a function that cancels the task
 */
export function afterPaint(task: () => void): () => void {
  let isDone = false;
  const run = () => {
    if (!isDone) task();
    isDone = true;
  };
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    run();
  };
  // the frame's callbacks run before its paint, a message sent there arrives after it
  const frame = requestAnimationFrame(() => port2.postMessage(null));
  const timer = setTimeout(run, longestWait);
  return () => {
    isDone = true;
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    port1.close();
  };
}
