import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { batchMilliseconds, createWordLoader, type StringRow } from './wordLoader';

const row = (page_name: string, key: string, value: string): StringRow => ({ page_name, key, value });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const batch = () => vi.advanceTimersByTimeAsync(batchMilliseconds);

describe('translations', () => {
  test('what mounts within 200 ms is asked for in one call, through its states', async () => {
    const fetchStrings = vi.fn(async (_: readonly string[]) => [
      row('home', 'title', 'Accueil'),
      row('homeOther', 'x', 'y'),
    ]);
    const words = createWordLoader('fr', fetchStrings);
    words.request('home');
    await vi.advanceTimersByTimeAsync(100);
    words.request('login');
    words.request('home');
    expect(words.state('home')).toBe('queued');
    expect(fetchStrings).not.toHaveBeenCalled();
    await batch();
    expect(fetchStrings.mock.calls).toEqual([[['home', 'login']]]);
    expect(words.state('home')).toBe('fetched');
    expect(words.translations('home')).toEqual({ title: 'Accueil' });
    expect(words.translations('login')).toEqual({});
  });

  test('are never asked for in English', async () => {
    const fetchStrings = vi.fn(async () => []);
    const words = createWordLoader('en', fetchStrings);
    words.request('home');
    await batch();
    expect(fetchStrings).not.toHaveBeenCalled();
  });

  test('one call is under way at a time; the next batch follows it', async () => {
    let answer: (rows: readonly StringRow[]) => void = () => undefined;
    const fetchStrings = vi.fn(
      (_: readonly string[]) =>
        new Promise<readonly StringRow[]>((resolve) => {
          answer = resolve;
        }),
    );
    const words = createWordLoader('es', fetchStrings);
    words.request('home');
    await batch();
    expect(words.state('home')).toBe('pending');
    words.request('login');
    await batch();
    expect(fetchStrings).toHaveBeenCalledTimes(1);
    answer([]);
    await batch();
    expect(fetchStrings.mock.calls[1]).toEqual([['login']]);
  });

  test('a failure is marked and logged, English stays, and another try fetches', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const fetchStrings = vi
      .fn<() => Promise<readonly StringRow[]>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce([row('home', 'title', 'الرئيسية')]);
    const words = createWordLoader('ar', fetchStrings);
    words.request('home');
    await batch();
    expect(words.state('home')).toBe('failed');
    expect(log).toHaveBeenCalledOnce();
    expect(words.translations('home')).toEqual({});
    words.request('home');
    await batch();
    expect(fetchStrings).toHaveBeenCalledOnce();
    words.retryFailed();
    await batch();
    expect(words.translations('home')).toEqual({ title: 'الرئيسية' });
  });

  test('listeners hear of each batch, and translations keep their identity until they change', async () => {
    const words = createWordLoader('fr', async () => [row('home', 'title', 'Accueil')]);
    const listener = vi.fn();
    words.subscribe(listener);
    const before = words.translations('home');
    expect(words.translations('home')).toBe(before);
    words.request('home');
    await batch();
    expect(listener).toHaveBeenCalledOnce();
    expect(words.translations('home')).not.toBe(before);
    expect(words.direction).toBe('ltr');
  });
});
