import { expect, test, vi } from 'vitest';
import { eventually } from '#tests/eventually';

test('the files and the reads of the page that an address redirects to are started', async () => {
  window.history.replaceState(null, '', '/emergencies/29');
  const fetchPageFiles = vi.fn();
  window.fetchPageFiles = fetchPageFiles;
  const read = vi.fn<(url: string) => Promise<never>>(() => new Promise(() => undefined));
  vi.stubGlobal('fetch', read);
  await import('./prefetch');
  delete window.fetchPageFiles;
  expect(fetchPageFiles.mock.calls).toEqual([['/emergencies/29/details']]);
  await eventually(() => expect(read.mock.calls.map(([url]) => new URL(url).pathname)).toContain('/api/v2/event/29/'));
});
