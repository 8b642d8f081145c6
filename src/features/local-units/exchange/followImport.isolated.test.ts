import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeAllAlerts, showAlert } from '#app/alerts/alerts';
import { send } from '#app/request/send';
import type { LocalUnitImport } from '#contract/localUnitImport';
import { renderStrings } from '#domain/language/strings';
import { followImport, watchImport } from './followImport';
import { importQuery } from './importQueries';
import { localUnitExchangeStrings } from './strings';

vi.mock('#app/request/send', () => ({ send: vi.fn() }));
vi.mock('#app/alerts/alerts', async (original) => ({ ...(await original<object>()), showAlert: vi.fn() }));

const t = renderStrings(localUnitExchangeStrings, 'en', {});
const item = (changes: Partial<LocalUnitImport> = {}) =>
  ({
    id: 7,
    status: 3,
    file_name: 'depots.xlsx',
    error_message: null,
    local_unit_type_details: { id: 6, name: 'Other' },
    ...changes,
  }) as LocalUnitImport;
const answers = (...statuses: (number | Error)[]) => {
  for (const status of statuses) {
    if (status instanceof Error) vi.mocked(send).mockRejectedValueOnce(status);
    else vi.mocked(send).mockResolvedValueOnce(item({ status: status as 1 | 2 | 3 }));
  }
};

let client: QueryClient;
const titles = () => vi.mocked(showAlert).mock.calls.map(([{ title }]) => title);

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  client = new QueryClient();
});
afterEach(() => {
  vi.useRealTimers();
  closeAllAlerts();
});

test('an import is followed to its end: a message tells it, and the units are read again', async () => {
  answers(3, new Error('no line'), 3, 1);
  const stale = vi.spyOn(client, 'invalidateQueries');
  const done = followImport(item(), client, t);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(titles()).toEqual([]);
  expect(stale).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5000);
  await done;
  expect(titles()).toEqual(['The import of depots.xlsx is done: the units of the type Other are replaced.']);
  expect(stale.mock.calls.map(([filter]) => filter?.queryKey?.[0])).toEqual(
    expect.arrayContaining(['GET /api/v2/local-units/', 'GET /api/v2/public-local-units/']),
  );
  expect(client.getQueryData(importQuery(7).queryKey)).toMatchObject({ status: 1 });
});

test('a failed import says that nothing was stored', async () => {
  answers(2);
  await followImport(item(), client, t);
  expect(titles()).toEqual(['The import of depots.xlsx stored nothing. The previous imports show why.']);
});

test('a window that shows the result needs no message', async () => {
  answers(1);
  const stop = watchImport(7);
  await followImport(item(), client, t);
  stop();
  expect(titles()).toEqual([]);
});

test('an import is followed once, and a finished one not at all', async () => {
  answers(3, 1);
  const first = followImport(item(), client, t);
  await followImport(item(), client, t);
  await followImport(item({ id: 8, status: 1 }), client, t);
  await vi.advanceTimersByTimeAsync(5000);
  await first;
  expect(send).toHaveBeenCalledTimes(2);
});

test('after a minute of failures it says where the result is found', async () => {
  vi.mocked(send).mockRejectedValue(new Error('no line'));
  const done = followImport(item(), client, t);
  await vi.advanceTimersByTimeAsync(60_000);
  await done;
  expect(titles()).toEqual([
    'The import of depots.xlsx can no longer be followed. The previous imports show what became of it.',
  ]);
});
