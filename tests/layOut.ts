import { vi } from 'vitest';

/**
 * Lays elements out, which jsdom does not: all have one width, and `ResizeObserver` reports it at once, a browser after its next layout.
 * Undone after the test.
 *
 * @param width - in pixels
 */
export function layOut(width: number) {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #report: ResizeObserverCallback;
      constructor(report: ResizeObserverCallback) {
        this.#report = report;
      }
      observe() {
        this.#report([], this);
      }
      unobserve() {}
      disconnect() {}
    },
  );
}
