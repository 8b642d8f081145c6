import { unstable_forceFrameRate } from 'scheduler';

/** 40 ms each: input waits for a slice, and from 50 ms on it would be a long task. */
const slicesPerSecond = 25;

/**
 * Has React render in slices of 40 ms. By itself it gives the browser a turn every 5 ms, which takes a phone more than a millisecond each time:
 * 50 ms of the first view of a list.
 *
 * @returns restores the slices of 5 ms
 */
export function renderInLongSlices(): () => void {
  unstable_forceFrameRate(slicesPerSecond);
  return () => unstable_forceFrameRate(0);
}
