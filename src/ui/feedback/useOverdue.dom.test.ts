import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useOverdue } from './useOverdue';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const wait = () =>
  renderHook(({ name, isWaiting }) => useOverdue(name, isWaiting, 1000), {
    initialProps: { name: 'Kenya', isWaiting: true },
  });

test('what arrives after the limit is overdue, and stays so', () => {
  const { result, rerender } = wait();
  pass(999);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
  rerender({ name: 'Kenya', isWaiting: false });
  expect(result.current).toBe(true);
});

test('what arrives in time is never overdue', () => {
  const { result, rerender } = wait();
  pass(999);
  rerender({ name: 'Kenya', isWaiting: false });
  pass(5000);
  expect(result.current).toBe(false);
});

test('something else is waited for anew', () => {
  const { result, rerender } = wait();
  pass(1000);
  rerender({ name: 'Nepal', isWaiting: true });
  expect(result.current).toBe(false);
  pass(999);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
});
