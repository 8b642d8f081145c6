import type { Page } from '@playwright/test';

interface EventTiming extends PerformanceEntry {
  /** The same for all events of one interaction; 0 for events of none. */
  readonly interactionId: number;
  readonly target: Node | null;
}

declare global {
  var interactions: Map<number, number> | undefined;
}

/** Runs in the page before its scripts: the longest event of every interaction, as INP counts it. */
function observe() {
  const longest = new Map<number, number>();
  globalThis.interactions = longest;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as EventTiming[]) {
      if (interactionId > 0) longest.set(interactionId, Math.max(longest.get(interactionId) ?? 0, duration));
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

export const observeInteractions = (page: Page) => page.addInitScript(observe);

/** Events of the same frame are reported together, some milliseconds after it. */
const reportMs = 300;

/** What the browser leaves out: interactions that are painted within one frame. */
export const withinFrame = 8;

/**
 * The duration of each interaction of an action, from the event to the frame that shows it, in milliseconds.
 *
 * @returns at least one, `withinFrame` where the browser reports none
 */
export async function timeInteractions(page: Page, act: () => Promise<unknown>): Promise<readonly number[]> {
  const take = () =>
    page.evaluate(async (wait) => {
      await new Promise((resolve) => setTimeout(resolve, wait));
      const found = [...(globalThis.interactions?.values() ?? [])];
      globalThis.interactions?.clear();
      return found;
    }, reportMs);
  await take();
  await act();
  const found = await take();
  return found.length > 0 ? found : [withinFrame];
}
