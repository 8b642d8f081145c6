import { vi } from 'vitest';

/**
 * Stubs IntersectionObserver so that every observed element is in the viewport; undone by `vi.unstubAllGlobals`.
 *
 * @param within - limits this to elements within a selector
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
        // other properties of the entry are not read
        const entry = { isIntersecting: true, target } as unknown as IntersectionObserverEntry;
        queueMicrotask(() => this.#notify([entry], this as unknown as IntersectionObserver));
      }
      disconnect() {}
      unobserve() {}
    },
  );
}
