import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { poll } from './poll';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('asks until there is an answer, waiting between', async () => {
  const asked: number[] = [];
  const ask = async (times: number) => {
    asked.push(times);
    return times === 3 ? null : undefined;
  };
  const answer = poll(ask, 1000, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(999);
  expect(asked).toEqual([1]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual([1, 2]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await answer).toBeNull();
  expect(asked).toEqual([1, 2, 3]);
  expect(vi.getTimerCount()).toBe(0);
});

test('a failure ends it', async () => {
  const ask = vi.fn().mockRejectedValue(new Error('down'));
  await expect(poll(ask, 1000, new AbortController().signal)).rejects.toThrow('down');
  expect(ask).toHaveBeenCalledOnce();
});

test('an abort ends the wait with its reason, and nothing is asked any more', async () => {
  const controller = new AbortController();
  const ask = vi.fn(async () => undefined);
  const failed = poll(ask, 1000, controller.signal).catch((reason: unknown) => reason);
  await vi.advanceTimersByTimeAsync(10);
  controller.abort('gone');
  expect(await failed).toBe('gone');
  expect(vi.getTimerCount()).toBe(0);
  expect(ask).toHaveBeenCalledOnce();
});

test('no listener stays on a signal that outlives the call', async () => {
  const { signal } = new AbortController();
  const added = vi.spyOn(signal, 'addEventListener');
  const removed = vi.spyOn(signal, 'removeEventListener');
  const answer = poll(async (times) => (times === 2 ? 'done' : undefined), 1000, signal);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await answer).toBe('done');
  expect(removed.mock.calls.map(([name, listener]) => [name, listener])).toEqual(
    added.mock.calls.map(([name, listener]) => [name, listener]),
  );
});
