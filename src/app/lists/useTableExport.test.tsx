import { act, renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { closeAllAlerts, useAlerts } from '#app/alerts/alerts';
import { type ReadAllOptions, readAllPages } from '#app/request/readAllPages';
import type { Appeal } from '#contract/appeal';
import { savedFiles } from '#tests/savedFiles';
import { type FileColumn, textColumn } from '#ui/table/columns';
import { useTableExport } from './useTableExport';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  closeAllAlerts();
});
afterAll(() => server.close());

const address = 'http://localhost:3000/api/v2/appeal/';
const results = [{ name: 'Crue' }, { name: 'Séisme' }];
/** A list of two rows. */
const serve = (count: number) => {
  const urls: string[] = [];
  server.use(
    http.get(address, ({ request }) => {
      urls.push(request.url);
      const isFirst = new URL(request.url).searchParams.get('offset') === '0';
      return HttpResponse.json({ count, results: isFirst ? results : [] });
    }),
  );
  return urls;
};

const byteOrderMark = [0xef, 0xbb, 0xbf];
/** jsdom's files give no bytes themselves. */
const firstBytes = (file: Blob) =>
  new Promise<number[]>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve([...new Uint8Array(reader.result as ArrayBuffer, 0, byteOrderMark.length)]);
    reader.readAsArrayBuffer(file);
  });

const columns: readonly FileColumn<Appeal>[] = [
  textColumn({ id: 'name', header: 'Operation', value: ({ name }) => name }),
];
const read = (options: ReadAllOptions) => readAllPages('GET /api/v2/appeal/', {}, (answer) => answer, options);

const open = () =>
  renderHook(() => ({ ...useTableExport({ columns, read, fileName: 'appeals' }), alerts: useAlerts() }));

test('the rows are saved under the name, readable for spreadsheet programs, and the export is over', async () => {
  serve(2);
  const files = savedFiles();
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'download', 'set');
  const { result } = open();
  expect(result.current.share).toBeNull();
  await act(() => result.current.start('csv'));
  expect(result.current.share).toBeNull();
  expect(result.current.alerts).toEqual([]);
  const file = vi.mocked(URL.createObjectURL).mock.calls[0]?.[0] as Blob;
  expect(file.type).toBe('text/csv;charset=utf-8');
  expect(await firstBytes(file)).toEqual(byteOrderMark);
  expect(await files[0]).toBe('Operation\r\nCrue\r\nSéisme');
  expect(saved).toHaveBeenCalledWith('appeals.csv');
});

test('an export with missing rows is not saved, and says how many it received', async () => {
  serve(5);
  const files = savedFiles();
  const { result } = open();
  await act(() => result.current.start('csv'));
  expect(files).toEqual([]);
  expect(result.current.share).toBeNull();
  expect(result.current.alerts).toEqual([
    {
      name: 'export appeals',
      variant: 'danger',
      title: 'Failed to generate export.',
      description: 'The export holds 2 of 5 rows, so it was not saved. Please try again.',
      debugText: undefined,
    },
  ]);
});

test('a failed export has details to copy', async () => {
  server.use(http.get(address, () => new HttpResponse(null, { status: 500 })));
  const { result } = open();
  await act(() => result.current.start('csv'));
  expect(result.current.alerts).toEqual([
    {
      name: 'export appeals',
      variant: 'danger',
      title: 'Failed to generate export.',
      description: undefined,
      debugText: expect.stringContaining('"status": 500'),
    },
  ]);
});

test('one runs at a time; a cancelled one ends without a word, and another may start', async () => {
  server.use(http.get(address, () => new Promise<never>(() => undefined)));
  const { result } = open();
  act(() => void result.current.start('csv'));
  expect(result.current.share).toBe(0);
  act(() => result.current.cancel());
  await waitFor(() => expect(result.current.share).toBeNull());
  expect(result.current.alerts).toEqual([]);

  server.resetHandlers();
  const urls = serve(2);
  const files = savedFiles();
  await act(() => Promise.all([result.current.start('csv'), result.current.start('csv')]));
  expect(files).toHaveLength(1);
  expect(urls).toHaveLength(1);
});

test('leaving the page ends it', async () => {
  const signals: AbortSignal[] = [];
  server.use(
    http.get(address, ({ request }) => {
      signals.push(request.signal);
      return new Promise<never>(() => undefined);
    }),
  );
  const { result, unmount } = open();
  act(() => void result.current.start('csv'));
  await waitFor(() => expect(signals).toHaveLength(1));
  unmount();
  expect(signals[0]?.aborted).toBe(true);
});
