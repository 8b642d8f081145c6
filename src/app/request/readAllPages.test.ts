import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Appeal } from '#contract/appeal';
import { ExportMismatch } from './exportMismatch';
import { type ReadAllOptions, readAllPages, retryDelay } from './readAllPages';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const address = 'http://localhost:3000/api/v2/appeal/';
const read = (options?: ReadAllOptions) =>
  readAllPages('GET /api/v2/appeal/', { dtype: 12 }, (answer) => answer, options);
const noWait = vi.fn(() => Promise.resolve());

/**
 * A list of so many rows, served page by page.
 *
 * @param counted - how many rows the server says there are
 */
const list = (length: number, counted = length) =>
  http.get(address, ({ request }) => {
    const query = new URL(request.url).searchParams;
    expect([query.get('dtype'), query.get('limit')]).toEqual(['12', '100']);
    const from = Number(query.get('offset'));
    const results = Array.from({ length: Math.min(100, length - from) }, (_, index) => ({ id: from + index }));
    return HttpResponse.json({ count: counted, results });
  });

test('a long list is read page by page, in its order', async () => {
  server.use(list(230));
  const shares: number[] = [];
  const rows = await read({ onProgress: (share) => shares.push(share) });
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 230 }, (_, index) => index));
  expect(shares.map((share) => Math.round(share * 100))).toEqual([43, 87, 100]);
});

test('an empty list is read with one request', async () => {
  server.use(list(0));
  expect(await read()).toEqual([]);
});

test('rows that are missing at the end fail it', async () => {
  server.use(list(90, 120));
  await expect(read()).rejects.toEqual(new ExportMismatch(90, 120));
});

/** A list of 150 rows to which something happens between the first two pages, so many times. */
function changingList(change: (ids: readonly number[]) => readonly number[], times: number) {
  let ids: readonly number[] = Array.from({ length: 150 }, (_, index) => index);
  let left = times;
  const handler = http.get(address, ({ request }) => {
    const from = Number(new URL(request.url).searchParams.get('offset'));
    if (from > 0 && left > 0) {
      ids = change(ids);
      left -= 1;
    }
    return HttpResponse.json({ count: ids.length, results: ids.slice(from, from + 100).map((id) => ({ id })) });
  });
  return { handler, now: () => ids };
}

test.each<[string, (ids: readonly number[]) => readonly number[]]>([
  ['comes', (ids) => [ids.length, ...ids]],
  ['goes', (ids) => ids.slice(1)],
  ['moves to the front', (ids) => [149, ...ids.filter((id) => id !== 149)]],
])('a row that %s between two pages has the list read again', async (_, change) => {
  const { handler, now } = changingList(change, 1);
  server.use(handler);
  const rows = await read();
  expect(rows.map(({ id }) => id)).toEqual(now());
});

test('a list that changes again and again is given up', async () => {
  const { handler } = changingList((ids) => [ids.length, ...ids], 10);
  server.use(handler);
  await expect(read()).rejects.toEqual(new ExportMismatch(153, 152));
});

test('rows that the server sends twice each time are part of the file', async () => {
  const ids = [...Array.from({ length: 100 }, (_, index) => index), 0];
  const { handler, now } = changingList(() => ids, 10);
  server.use(handler);
  const rows = await read();
  expect(rows.map(({ id }) => id)).toEqual(now());
});

test('rows that the page hides are left out, and are not missing', async () => {
  server.use(list(3));
  const isShown = ({ id }: Appeal) => Number(id) !== 1;
  const rows = await readAllPages('GET /api/v2/appeal/', { dtype: 12 }, (answer) => ({
    ...answer,
    results: answer.results.filter(isShown),
  }));
  expect(rows.map(({ id }) => id)).toEqual([0, 2]);
});

test('a page of HTML is no part of a file', async () => {
  server.use(http.get(address, () => HttpResponse.html('<title>Sign in to the network</title>')));
  await expect(read()).rejects.toMatchObject({ kind: 'parse' });
});

test('a server that asks for patience is asked again, later each time', async () => {
  let refusals = 2;
  server.use(
    http.get(address, () => {
      refusals -= 1;
      return refusals >= 0
        ? new HttpResponse(null, { status: 429 })
        : HttpResponse.json({ count: 1, results: [{ id: 1 }] });
    }),
  );
  await expect(read({ wait: noWait })).resolves.toEqual([{ id: 1 }]);
  expect(noWait).toHaveBeenCalledTimes(2);
  expect([retryDelay(1, () => 0), retryDelay(2, () => 0), retryDelay(3, () => 0.5)]).toEqual([1000, 4000, 9500]);
});

test('a cancelled one stops', async () => {
  server.use(list(300));
  const controller = new AbortController();
  const running = read({ signal: controller.signal, onProgress: () => controller.abort() });
  await expect(running).rejects.toMatchObject({ name: 'AbortError' });
});
