import { afterEach } from 'vitest';

// Only files that ask for jsdom (`// @vitest-environment jsdom`) have a document to clean up.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  await import('fake-indexeddb/auto');
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);
}
