import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ExportMismatch, exportCsv, exportDelay } from './csvExport';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const address = 'http://localhost:3000/api/v2/appeal/';
const endpoint = 'GET /api/v2/appeal/';
const csv = (rows: readonly string[]) =>
  new HttpResponse(['id,name', ...rows].join('\r\n'), { headers: { 'Content-Type': 'text/csv' } });
const noWait = vi.fn(() => Promise.resolve());

/** A list of so many rows, one of them with a line break inside, served page by page. */
const list = (length: number) =>
  http.get(address, ({ request }) => {
    const query = new URL(request.url).searchParams;
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
  const text = await exportCsv(endpoint, { dtype: 12 }, { total: 230, onProgress: (share) => shares.push(share) });
  const lines = text.split('\r\n');
  expect(lines[0]).toBe('id,name');
  expect(lines.filter((line) => line.startsWith('id,'))).toHaveLength(1);
  expect(lines).toHaveLength(231);
  expect(shares.map((share) => Math.round(share * 100))).toEqual([43, 87, 100]);
});

test('rows that are missing at the end fail the export', async () => {
  server.use(list(90));
  await expect(exportCsv(endpoint, {}, { total: 120 })).rejects.toEqual(new ExportMismatch(90, 120));
});

test('a server that asks for patience is asked again, later each time', async () => {
  let refusals = 2;
  server.use(
    http.get(address, () => {
      refusals -= 1;
      return refusals >= 0 ? new HttpResponse(null, { status: 429 }) : csv(['1,a']);
    }),
  );
  await expect(exportCsv(endpoint, {}, { total: 1, wait: noWait })).resolves.toContain('1,a');
  expect(noWait).toHaveBeenCalledTimes(2);
  expect([exportDelay(1, () => 0), exportDelay(2, () => 0), exportDelay(3, () => 0.5)]).toEqual([1000, 4000, 9500]);
});

test('a cancelled export stops', async () => {
  server.use(list(300));
  const controller = new AbortController();
  const running = exportCsv(
    endpoint,
    {},
    {
      total: 300,
      signal: controller.signal,
      onProgress: () => controller.abort(),
    },
  );
  await expect(running).rejects.toMatchObject({ name: 'AbortError' });
});
