import { afterEach, vi } from 'vitest';

// Without a document there is no device storage either: one in memory stands in.
if (typeof localStorage === 'undefined') {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
}

// Only files that ask for jsdom (`// @vitest-environment jsdom`) have a document to clean up.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  await import('fake-indexeddb/auto');
  const { cleanup, configure } = await import('@testing-library/react');
  // jsdom has no page to scroll, and says so at every navigation
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  // a page with its code and data takes its time on a busy machine; what never comes still fails
  configure({ asyncUtilTimeout: 10_000 });
  afterEach(cleanup);
}
