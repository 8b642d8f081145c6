import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { watchStaleData } from './watchStaleData';

afterEach(() => {
  vi.useRealTimers();
});

/** A page that shows stored appeals and requests them again without an answer. */
function openPage() {
  const client = new QueryClient();
  const queryKey = ['GET /api/v2/appeal/', {}];
  client.setQueryData(queryKey, { results: [] }, { updatedAt: 1 });
  const changes: (number | null)[] = [];
  const stop = watchStaleData(client, (oldest) => changes.push(oldest));
  const observer = new QueryObserver(client, { queryKey, queryFn: () => new Promise(() => undefined) });
  const close = observer.subscribe(() => undefined);
  return { changes, stop, close };
}

test('the time of data is told that a slow server does not refresh', async () => {
  vi.useFakeTimers();
  const { changes, stop, close } = openPage();
  await vi.advanceTimersByTimeAsync(3_900);
  expect(changes).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(changes).toEqual([1]);
  stop();
  close();
});

test('nothing is told of a page that is no longer watched', async () => {
  vi.useFakeTimers();
  const { changes, stop, close } = openPage();
  await vi.advanceTimersByTimeAsync(1_000);
  stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(changes).toEqual([]);
  close();
});
