import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { queryClient } from '#app/request/queryClient';
import { draftsOfPerson } from '#ui/drafts/draftStore';
import { clearDeviceStorage, hasOpenedStore } from './clearDeviceStorage';
import { getComputedStyle } from './computedStyles';
import { failOnReactWarnings } from './reactWarnings';

window.getComputedStyle = getComputedStyle;
// jsdom does not implement scrolling and canvas, and reports every call
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
HTMLCanvasElement.prototype.getContext = () => null;
// jsdom reads files with a FileReader alone
Blob.prototype.arrayBuffer ??= function (this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
};
// jsdom does not implement them, and knows no 'content-visibility'
CSS.supports = () => false;
Element.prototype.checkVisibility = function (this: Element) {
  for (let element: Element | null = this; element; element = element.parentElement)
    if (window.getComputedStyle(element).display === 'none') return false;
  return this.isConnected;
};
// jsdom has no layout: no element intersects the viewport
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

globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// jsdom does not implement requestIdleCallback
globalThis.requestIdleCallback = (task) =>
  Number(setTimeout(() => task({ didTimeout: false, timeRemaining: () => 50 }), 1));
globalThis.cancelIdleCallback = (handle) => clearTimeout(handle);

const { getElementError: errorWithDocument } = getConfig();

/** Whether `waitFor` or `findBy` will retry a failed query; the library's setting is not typed. */
const isPolling = () =>
  (getConfig() as { readonly _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;

configure({
  // below the limit of a unit test, so that a failing `findBy` reports its query before the test times out
  asyncUtilTimeout: 4_000,
  // printing the document is slower than the query: only the last attempt prints it
  getElementError(message, container) {
    if (!isPolling()) return errorWithDocument(message, container);
    const error = new Error(message ?? '');
    error.name = 'TestingLibraryElementError';
    return error;
  },
});

failOnReactWarnings();
beforeEach(() => {
  clearDeviceStorage();
  // a query lives on until a timer has run, even one that is never cached
  queryClient.clear();
});
afterEach(async () => {
  cleanup();
  // a form that goes writes its draft: reading waits for it, so that it is not written into the store of the next test; a device may be full
  if (hasOpenedStore()) await draftsOfPerson('').catch(() => undefined);
  // removes the announcements of the test
  for (const log of document.querySelectorAll('[data-live-announcer] > *')) log.replaceChildren();
});
