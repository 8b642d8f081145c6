import { vi } from 'vitest';

/** Makes timers of an interval elapse at once for the rest of the test: what is polled is asked for again without waiting. @param interval - milliseconds */
export function elapseAtOnce(interval: number) {
  const setTimer = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((act: () => void, milliseconds?: number) =>
    setTimer(act, milliseconds === interval ? 0 : milliseconds)) as typeof setTimeout);
}
