import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '#app/request/queryClient';
import { eventually } from '#tests/eventually';
import { storeCode } from './storeCode';

const files = {
  common: ['assets/a.js', 'assets/b.js', 'assets/c.js', 'assets/d.js', 'assets/e.js', 'assets/f.js'],
  languages: { en: [] },
  areas: {},
};

/** The browser's cache and server; files arrive when `arrive` is called. */
function stubNetwork() {
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  vi.stubGlobal('caches', { open: async () => ({ keys: async () => [] }) });
  vi.stubGlobal('fetch', (url: string) => {
    if (url.endsWith('offlineFiles.json')) return Promise.resolve({ ok: true, json: async () => files });
    asked.push(url);
    return new Promise((resolve) => waiting.push(() => resolve(new Response(''))));
  });
  const arrive = () => {
    for (const answer of waiting.splice(0)) answer();
  };
  return { asked, arrive };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('files for later leave connections to pages, and wait while a page reads', async () => {
  const { asked, arrive } = stubNetwork();
  const onProgress = vi.fn();
  const stored = storeCode({ language: 'en', isAll: true, onProgress });
  await eventually(() => expect(asked).toHaveLength(4));
  let answer: (value: number) => void = () => undefined;
  const read = queryClient.fetchQuery({
    queryKey: ['of a page'],
    queryFn: () =>
      new Promise<number>((resolve) => {
        answer = resolve;
      }),
  });
  arrive();
  await eventually(() => expect(onProgress).toHaveBeenCalledTimes(4));
  expect(asked).toHaveLength(4);
  answer(1);
  await read;
  await eventually(() => expect(asked).toHaveLength(6));
  arrive();
  expect(await stored).toBe(true);
});

test('files for later wait until what a person has pressed is there', async () => {
  vi.useFakeTimers();
  const { asked, arrive } = stubNetwork();
  const stored = storeCode({ language: 'en', isAll: true });
  await vi.advanceTimersByTimeAsync(500);
  expect(asked).toHaveLength(4);
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  arrive();
  await vi.advanceTimersByTimeAsync(999);
  expect(asked).toHaveLength(4);
  await vi.advanceTimersByTimeAsync(500);
  expect(asked).toHaveLength(6);
  arrive();
  expect(await stored).toBe(true);
});
