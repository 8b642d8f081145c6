import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { clearDeviceStorage } from './clearDeviceStorage';
import { getComputedStyle } from './computedStyles';

window.getComputedStyle = getComputedStyle;
// jsdom neither scrolls nor draws, and reports every call
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
HTMLCanvasElement.prototype.getContext = () => null;
// without a layout no element intersects the viewport
globalThis.IntersectionObserver = class {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords = () => [];
};

// jsdom draws no frames between which it could be idle
globalThis.requestIdleCallback = (task) =>
  Number(setTimeout(() => task({ didTimeout: false, timeRemaining: () => 50 }), 1));
globalThis.cancelIdleCallback = (handle) => clearTimeout(handle);

const { getElementError: errorWithDocument } = getConfig();

/** Whether a failed query is about to be repeated: set by the library around each attempt of `waitFor` and `findBy`, untyped. */
const isPolling = () =>
  (getConfig() as { readonly _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;

configure({
  // below the limit of a unit test, so that a failing `findBy` reports its query before the test times out
  asyncUtilTimeout: 4_000,
  // printing the document costs more than the query: only the last attempt does
  getElementError(message, container) {
    if (!isPolling()) return errorWithDocument(message, container);
    const error = new Error(message ?? '');
    error.name = 'TestingLibraryElementError';
    return error;
  },
});

beforeEach(clearDeviceStorage);
afterEach(() => {
  cleanup();
  // announcements of one test are not content of the next
  for (const log of document.querySelectorAll('[data-live-announcer] > *')) log.replaceChildren();
});
