import { vi } from 'vitest';

/** Replaces what timers of an interval do, and how long they take, for the rest of the test. */
function replaceTimers(interval: number, replace: (act: () => void) => Parameters<typeof setTimeout>) {
  const setTimer = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((act: () => void, milliseconds?: number) =>
    milliseconds === interval ? setTimer(...replace(act)) : setTimer(act, milliseconds)) as typeof setTimeout);
}

/** Makes timers of an interval, in milliseconds, elapse at once: what is polled is asked for again without waiting. */
export const elapseAtOnce = (interval: number) => replaceTimers(interval, (act) => [act, 0]);

/** Makes timers of an interval, in milliseconds, never elapse: those of a page that has gone would do so during later tests. */
export const neverElapse = (interval: number) => replaceTimers(interval, () => [() => {}, 0]);
