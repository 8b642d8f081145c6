import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTimeLimit } from './timeLimits';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('without progress the limit aborts on time', () => {
  const limit = startTimeLimit(1000);
  vi.advanceTimersByTime(999);
  expect([limit.signal.aborted, limit.isExceeded()]).toEqual([false, false]);
  vi.advanceTimersByTime(1);
  expect([limit.signal.aborted, limit.isExceeded()]).toEqual([true, true]);
});

test('progress starts it again, and another length stays', () => {
  const limit = startTimeLimit(1000);
  vi.advanceTimersByTime(900);
  limit.restart();
  vi.advanceTimersByTime(900);
  expect(limit.isExceeded()).toBe(false);
  limit.restart(5000);
  vi.advanceTimersByTime(4000);
  limit.restart();
  vi.advanceTimersByTime(4999);
  expect(limit.isExceeded()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(limit.isExceeded()).toBe(true);
});

test('an abort of the caller passes on with its reason, and is no exceeded limit', () => {
  const controller = new AbortController();
  const limit = startTimeLimit(1000, controller.signal);
  expect(limit.signal.aborted).toBe(false);
  controller.abort('gone');
  expect(limit.signal.reason).toBe('gone');
  expect(limit.isExceeded()).toBe(false);
});

test('a caller that had aborted before aborts it at once', () => {
  expect(startTimeLimit(1000, AbortSignal.abort('gone')).signal.reason).toBe('gone');
});

test('once stopped neither time nor caller aborts it', () => {
  const controller = new AbortController();
  const limit = startTimeLimit(1000, controller.signal);
  limit.stop();
  expect(vi.getTimerCount()).toBe(0);
  controller.abort();
  expect([limit.signal.aborted, limit.isExceeded()]).toEqual([false, false]);
});
