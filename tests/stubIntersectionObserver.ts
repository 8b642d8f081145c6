import { vi } from 'vitest';

/**
 * Tells every observed element that it is in view, as on a screen that is long enough; undone by `vi.unstubAllGlobals`.
 *
 * @param within - selector of the part of the page that is in view; all of it when left out
 */
export function stubIntersectionObserver(within?: string) {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #notify: IntersectionObserverCallback;
      constructor(notify: IntersectionObserverCallback) {
        this.#notify = notify;
      }
      observe(target: Element) {
        if (within !== undefined && !target.closest(within)) return;
        // the rest of an entry is not read
        const entry = { isIntersecting: true, target } as unknown as IntersectionObserverEntry;
        queueMicrotask(() => this.#notify([entry], this as unknown as IntersectionObserver));
      }
      disconnect() {}
      unobserve() {}
    },
  );
}
