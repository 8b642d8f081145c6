import { act, renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { closeAllAlerts, useAlerts } from '#app/alerts/alerts';
import { savedFiles } from '#tests/savedFiles';
import { useCsvExport } from './useCsvExport';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  closeAllAlerts();
});
afterAll(() => server.close());

const address = 'http://localhost:3000/api/v2/appeal/';
const csv = (text: string) => new HttpResponse(text, { headers: { 'Content-Type': 'text/csv' } });
const rows = 'id,name\r\n1,Crue\r\n1,Crue 2\r\n2,Séisme';
/** A list of two records, in three rows. */
const serve = (count: number) => {
  const asked: string[] = [];
  server.use(
    http.get(address, ({ request }) => {
      asked.push(request.url);
      return request.url.includes('format=csv') ? csv(rows) : HttpResponse.json({ count, results: [] });
    }),
  );
  return asked;
};
const never = () => server.use(http.get(address, () => new Promise<never>(() => undefined)));

const byteOrderMark = [0xef, 0xbb, 0xbf];
/** jsdom's files give no bytes themselves. */
const firstBytes = (file: Blob) =>
  new Promise<number[]>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve([...new Uint8Array(reader.result as ArrayBuffer, 0, byteOrderMark.length)]);
    reader.readAsArrayBuffer(file);
  });

const open = (recordColumn?: string) =>
  renderHook(() => ({
    ...useCsvExport('GET /api/v2/appeal/', 'appeals.csv', recordColumn),
    alerts: useAlerts(),
  }));

test('the rows are saved under the name, readable for spreadsheet programs, and the export is over', async () => {
  serve(3);
  const files = savedFiles();
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'download', 'set');
  const { result } = open();
  expect(result.current.share).toBeNull();
  await act(() => result.current.start({ dtype: 12 }));
  expect(result.current.share).toBeNull();
  expect(result.current.alerts).toEqual([]);
  const file = vi.mocked(URL.createObjectURL).mock.calls[0]?.[0] as Blob;
  expect(file.type).toBe('text/csv;charset=utf-8');
  expect(await firstBytes(file)).toEqual(byteOrderMark);
  expect(await files[0]).toBe(rows);
  expect(saved).toHaveBeenCalledWith('appeals.csv');
});

test('a file may hold several rows a record, and the chosen rows alone', async () => {
  serve(2);
  const files = savedFiles();
  const { result } = open('id');
  await act(() => result.current.start({}, new Set(['2'])));
  expect(result.current.alerts).toEqual([]);
  expect(await files[0]).toBe('id,name\r\n2,Séisme');
});

test('an export with missing rows is not saved, and says how many it received', async () => {
  serve(5);
  const files = savedFiles();
  const { result } = open();
  await act(() => result.current.start({}));
  expect(files).toEqual([]);
  expect(result.current.share).toBeNull();
  expect(result.current.alerts).toEqual([
    {
      name: 'export appeals.csv',
      variant: 'danger',
      title: 'Failed to generate export.',
      description: 'The export holds 3 of 5 rows, so it was not saved. Please try again.',
      debugText: undefined,
    },
  ]);
});

test('a failed export has details to copy', async () => {
  server.use(http.get(address, () => new HttpResponse(null, { status: 500 })));
  const { result } = open();
  await act(() => result.current.start({}));
  expect(result.current.alerts).toEqual([
    {
      name: 'export appeals.csv',
      variant: 'danger',
      title: 'Failed to generate export.',
      description: undefined,
      debugText: expect.stringContaining('"status": 500'),
    },
  ]);
});

test('one runs at a time; a cancelled one ends without a word, and another may start', async () => {
  never();
  const { result } = open();
  act(() => void result.current.start({}));
  expect(result.current.share).toBe(0);
  act(() => result.current.cancel());
  await waitFor(() => expect(result.current.share).toBeNull());
  expect(result.current.alerts).toEqual([]);

  server.resetHandlers();
  const asked = serve(3);
  const files = savedFiles();
  await act(() => Promise.all([result.current.start({}), result.current.start({})]));
  expect(files).toHaveLength(1);
  expect(asked).toHaveLength(2);
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
  act(() => void result.current.start({}));
  await waitFor(() => expect(signals).toHaveLength(1));
  unmount();
  expect(signals[0]?.aborted).toBe(true);
});
