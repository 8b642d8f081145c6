import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { eventually } from '#tests/eventually';
import { countAsRequest, isFetching, onceNothingIsFetched, onFetchingChange } from './onFetchingChange';

test('tells once that requests have started and once that all have ended, and nothing of those who only observe', async () => {
  const client = new QueryClient();
  const answers: (() => void)[] = [];
  const read = (id: number) =>
    client.prefetchQuery({ queryKey: [id], queryFn: () => new Promise((resolve) => answers.push(() => resolve(id))) });
  const told: number[] = [];
  const stop = onFetchingChange(client, () => told.push(client.isFetching()));
  const stopOther = onFetchingChange(client, () => undefined);
  const looks = vi.spyOn(client, 'isFetching');

  void read(1);
  void read(2);
  await eventually(() => expect(told).toEqual([2]));
  answers[0]?.();
  await eventually(() => expect(client.getQueryData([1])).toBe(1));
  looks.mockClear();
  for (let index = 0; index < 100; index += 1) {
    new QueryObserver(client, { queryKey: [1], enabled: false }).subscribe(() => undefined)();
  }
  expect(looks).not.toHaveBeenCalled();
  answers[1]?.();
  await eventually(() => expect(told).toEqual([2, 0]));

  stop();
  stopOther();
  await client.prefetchQuery({ queryKey: [3], queryFn: async () => 3 });
  expect(told).toEqual([2, 0]);
});

test('tells of requests that start and end before anybody is told of their start', async () => {
  const client = new QueryClient();
  const stop = onFetchingChange(client, () => undefined);
  const answer = client.prefetchQuery({ queryKey: [1], queryFn: () => 1 });
  const task = vi.fn();
  onceNothingIsFetched(client, task);
  expect(task).not.toHaveBeenCalled();
  await answer;
  await eventually(() => expect(task).toHaveBeenCalledOnce());
  stop();
});

test('waits for what is counted as a request too', async () => {
  const client = new QueryClient();
  const told = vi.fn();
  const stop = onFetchingChange(client, told);
  const arrive = countAsRequest(client);
  expect(isFetching(client)).toBe(true);
  await eventually(() => expect(told).toHaveBeenCalledTimes(1));
  const task = vi.fn();
  onceNothingIsFetched(client, task);
  await client.prefetchQuery({ queryKey: [1], queryFn: () => 1 });
  expect(isFetching(client)).toBe(true);
  expect(task).not.toHaveBeenCalled();
  arrive();
  expect(isFetching(client)).toBe(false);
  await eventually(() => expect(task).toHaveBeenCalledOnce());
  expect(told).toHaveBeenCalledTimes(2);
  stop();
});
