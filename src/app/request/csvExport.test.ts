import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { exportCsv, exportDelay } from './csvExport';
import { ExportMismatch } from './exportMismatch';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const address = 'http://localhost:3000/api/v2/appeal/';
const endpoint = 'GET /api/v2/appeal/';
const csv = (rows: readonly string[]) =>
  new HttpResponse(['id,name', ...rows].join('\r\n'), { headers: { 'Content-Type': 'text/csv' } });
const noWait = vi.fn(() => Promise.resolve());

/**
 * A list of so many rows, each with a line break inside, served page by page.
 *
 * @param counted - how many rows the server says there are
 */
const list = (length: number, counted = length) =>
  http.get(address, ({ request }) => {
    const query = new URL(request.url).searchParams;
    expect(query.get('dtype')).toBe('12');
    if (query.get('limit') === '1') return HttpResponse.json({ count: counted, results: [] });
    expect([query.get('format'), query.get('limit'), request.headers.get('Accept')]).toEqual([
      'csv',
      '100',
      'text/csv',
    ]);
    const from = Number(query.get('offset'));
    const rows = Array.from({ length: Math.min(100, length - from) }, (_, index) => `${from + index},"two\nlines"`);
    return csv(rows);
  });

test('a long list is put together page by page, its header once', async () => {
  server.use(list(230));
  const shares: number[] = [];
  const text = await exportCsv(endpoint, { dtype: 12 }, { onProgress: (share) => shares.push(share) });
  const lines = text.split('\r\n');
  expect(lines[0]).toBe('id,name');
  expect(lines.filter((line) => line.startsWith('id,'))).toHaveLength(1);
  expect(lines).toHaveLength(231);
  expect(shares.map((share) => Math.round(share * 100))).toEqual([43, 87, 100]);
});

test('rows that are missing at the end fail the export', async () => {
  server.use(list(90, 120));
  await expect(exportCsv(endpoint, { dtype: 12 })).rejects.toEqual(new ExportMismatch(90, 120));
});

test('a page of HTML is no part of an export', async () => {
  server.use(
    http.get(address, ({ request }) =>
      request.url.includes('format=csv')
        ? HttpResponse.html('<title>Sign in to the network</title>')
        : HttpResponse.json({ count: 1, results: [] }),
    ),
  );
  await expect(exportCsv(endpoint, {})).rejects.toMatchObject({ kind: 'parse' });
});

test('a server that asks for patience is asked again, later each time', async () => {
  let refusals = 2;
  server.use(
    http.get(address, ({ request }) => {
      refusals -= 1;
      if (refusals >= 0) return new HttpResponse(null, { status: 429 });
      return request.url.includes('format=csv') ? csv(['1,a']) : HttpResponse.json({ count: 1, results: [] });
    }),
  );
  await expect(exportCsv(endpoint, {}, { wait: noWait })).resolves.toContain('1,a');
  expect(noWait).toHaveBeenCalledTimes(2);
  expect([exportDelay(1, () => 0), exportDelay(2, () => 0), exportDelay(3, () => 0.5)]).toEqual([1000, 4000, 9500]);
});

test('a cancelled export stops', async () => {
  server.use(list(300));
  const controller = new AbortController();
  const running = exportCsv(
    endpoint,
    { dtype: 12 },
    {
      signal: controller.signal,
      onProgress: () => controller.abort(),
    },
  );
  await expect(running).rejects.toMatchObject({ name: 'AbortError' });
});

test('pages with other columns are put together by name, and only the chosen rows are in the file', async () => {
  const pages = ['id,list.0.name\r\n1,first', 'id,list.0.name,list.1.name,note\r\n2,second,more,"a, b"\r\n3,third,,'];
  const full = `\r\n${Array.from({ length: 99 }, (_, index) => `${index + 10},x`).join('\r\n')}`;
  server.use(
    http.get(address, ({ request }) => {
      const query = new URL(request.url).searchParams;
      if (query.get('limit') === '1') return HttpResponse.json({ count: 102, results: [] });
      const text = query.get('offset') === '0' ? `${pages[0]}${full}` : pages[1];
      return new HttpResponse(text, { headers: { 'Content-Type': 'text/csv' } });
    }),
  );
  const text = await exportCsv(endpoint, {}, { only: new Set(['1', '2', '3']) });
  expect(text.split('\r\n')).toEqual([
    'id,list.0.name,list.1.name,note',
    '1,first,,',
    '2,second,more,"a, b"',
    '3,third,,',
  ]);
});

test('a record may have several rows: records are counted, and all rows are in the file', async () => {
  server.use(
    http.get(address, ({ request }) =>
      request.url.includes('format=csv')
        ? csv(['1,first', '1,second', '2,third'])
        : HttpResponse.json({ count: 2, results: [] }),
    ),
  );
  const text = await exportCsv(endpoint, {}, { recordColumn: 'id' });
  expect(text.split('\r\n')).toEqual(['id,name', '1,first', '1,second', '2,third']);
  await expect(exportCsv(endpoint, {})).rejects.toEqual(new ExportMismatch(3, 2));
});

test('an export that is cancelled while the server asks for patience ends at once', async () => {
  server.use(http.get(address, () => new HttpResponse(null, { status: 429 })));
  const controller = new AbortController();
  const running = exportCsv(endpoint, {}, { signal: controller.signal });
  controller.abort(new Error('enough'));
  await expect(running).rejects.toThrow();
});

/** The requests of an export of a list, of which the server counts so many rows. */
async function requestsOf(length: number, counted = length) {
  const offsets: (string | null)[] = [];
  server.use(
    http.get(address, ({ request }) => {
      const query = new URL(request.url).searchParams;
      if (query.get('limit') === '1') return HttpResponse.json({ count: counted, results: [] });
      const from = Number(query.get('offset'));
      offsets.push(query.get('offset'));
      return csv(Array.from({ length: Math.max(0, Math.min(100, length - from)) }, (_, index) => `${from + index},x`));
    }),
  );
  const text = await exportCsv(endpoint, {}).catch((error: unknown) => String(error));
  return { offsets, text };
}

test.each([
  ['an empty list has no page', 0, 0, [], ''],
  ['a full page is the last one', 100, 100, ['0'], /^id,name\r\n0,x/],
  ['a page without rows ends a list that is counted wrong', 100, 500, ['0', '100'], 'ExportMismatch: 100 of 500 rows'],
])('%s', async (_, length, counted, offsets, text) => {
  const found = await requestsOf(length, counted);
  expect(found.offsets).toEqual(offsets);
  if (typeof text === 'string') expect(found.text).toBe(text);
  else expect(found.text).toMatch(text);
});

test('a server that goes on asking for patience is asked five times, after growing waits', async () => {
  let requests = 0;
  server.use(
    http.get(address, () => {
      requests += 1;
      return new HttpResponse(null, { status: 429 });
    }),
  );
  const wait = vi.fn((_milliseconds: number) => Promise.resolve());
  await expect(exportCsv(endpoint, {}, { wait })).rejects.toMatchObject({ status: 429 });
  expect(requests).toBe(5);
  expect(wait.mock.calls.map(([milliseconds]) => Math.floor(Math.sqrt(milliseconds / 1000)))).toEqual([1, 2, 3, 4]);
});

test('blank lines are no rows, and without ids no row can be chosen', async () => {
  server.use(
    http.get(address, ({ request }) =>
      request.url.includes('format=csv')
        ? new HttpResponse('name\r\na\r\n\r\nb\r\n', { headers: { 'Content-Type': 'text/csv' } })
        : HttpResponse.json({ count: 2, results: [] }),
    ),
  );
  expect(await exportCsv(endpoint, {}, { only: new Set(['1']) })).toBe('name\r\na\r\nb');
});

test('cells that a spreadsheet would run are disarmed, names of columns too; numbers stay numbers', async () => {
  server.use(
    http.get(address, ({ request }) => {
      if (new URL(request.url).searchParams.get('limit') === '1') return HttpResponse.json({ count: 2, results: [] });
      const rows = ['1,"=HYPERLINK(""https://example.org"")",-1.2864', '2,@SUM(A1),36.8'];
      return new HttpResponse(['id,name,=lat', ...rows].join('\r\n'), { headers: { 'Content-Type': 'text/csv' } });
    }),
  );
  expect((await exportCsv(endpoint, {})).split('\r\n')).toEqual([
    'id,name,"\'=lat"',
    '1,"\'=HYPERLINK(""https://example.org"")",-1.2864',
    '2,"\'@SUM(A1)",36.8',
  ]);
});
