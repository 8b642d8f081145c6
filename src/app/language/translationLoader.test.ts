import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { batchMilliseconds, createTranslationLoader, type StringRow } from './translationLoader';

const row = (page_name: string, key: string, value: string): StringRow => ({ page_name, key, value });
const none = async () => ({});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const batch = () => vi.advanceTimersByTimeAsync(batchMilliseconds);

describe('strings of the server', () => {
  test('of what mounts within 200 ms are fetched in one call, through its states', async () => {
    const fetchStrings = vi.fn(async (_: readonly string[]) => [
      row('home', 'title', 'Accueil'),
      row('homeOther', 'x', 'y'),
    ]);
    const loader = createTranslationLoader('fr', { loadCarried: none, fetchStrings });
    loader.request('home');
    await vi.advanceTimersByTimeAsync(100);
    loader.request('login');
    loader.request('home');
    expect(loader.state('home')).toBe('queued');
    expect(fetchStrings).not.toHaveBeenCalled();
    await batch();
    expect(fetchStrings.mock.calls).toEqual([[['home', 'login']]]);
    expect(loader.state('home')).toBe('fetched');
    expect(loader.translations('home')).toEqual([{ title: 'Accueil' }, {}]);
    expect(loader.translations('login')).toEqual([{}]);
  });

  test('are never fetched in English', async () => {
    const fetchStrings = vi.fn(async () => []);
    const loadCarried = vi.fn(none);
    const loader = createTranslationLoader('en', { loadCarried, fetchStrings });
    loader.request('home');
    await batch();
    expect(fetchStrings).not.toHaveBeenCalled();
    expect(loadCarried).not.toHaveBeenCalled();
  });

  test('one call is pending at a time; the next batch follows it', async () => {
    let answer: (rows: readonly StringRow[]) => void = () => undefined;
    const fetchStrings = vi.fn(
      (_: readonly string[]) =>
        new Promise<readonly StringRow[]>((resolve) => {
          answer = resolve;
        }),
    );
    const loader = createTranslationLoader('es', { loadCarried: none, fetchStrings });
    loader.request('home');
    await batch();
    expect(loader.state('home')).toBe('pending');
    loader.request('login');
    await batch();
    expect(fetchStrings).toHaveBeenCalledTimes(1);
    answer([]);
    await batch();
    expect(fetchStrings.mock.calls[1]).toEqual([['login']]);
  });

  test('a failure is marked and logged, the carried translations stay, and another try fetches', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const fetchStrings = vi
      .fn<() => Promise<readonly StringRow[]>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce([row('home', 'title', 'الرئيسية')]);
    const carried = { title: 'البداية' };
    const loader = createTranslationLoader('ar', { loadCarried: async () => carried, fetchStrings });
    loader.request('home');
    await batch();
    expect(loader.state('home')).toBe('failed');
    expect(log).toHaveBeenCalledOnce();
    expect(loader.translations('home')).toEqual([carried]);
    loader.request('home');
    await batch();
    expect(fetchStrings).toHaveBeenCalledOnce();
    loader.retryFailed();
    await batch();
    expect(loader.translations('home')).toEqual([{ title: 'الرئيسية' }, carried]);
  });

  test('a row without a value counts as missing', async () => {
    const fetchStrings = async () => [row('home', 'title', ''), { ...row('home', 'lead', ''), value: null }];
    const carried = { title: 'Accueil', lead: 'Bonjour' };
    const loader = createTranslationLoader('fr', { loadCarried: async () => carried, fetchStrings });
    loader.request('home');
    await batch();
    expect(loader.translations('home')).toEqual([carried]);
  });
});

describe('translations that the product carries', () => {
  test('are there before the server is called, and load once', async () => {
    const loadCarried = vi.fn(async (namespace: string) => ({ title: `${namespace} en français` }));
    const fetchStrings = vi.fn(async () => []);
    const loader = createTranslationLoader('fr', { loadCarried, fetchStrings });
    expect(loader.isLoading?.()).toBe(false);
    loader.request('home');
    loader.request('home');
    expect(loader.isLoading?.()).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(loader.translations('home')).toEqual([{ title: 'home en français' }]);
    expect(fetchStrings).not.toHaveBeenCalled();
    expect(loader.isLoading?.()).toBe(true);
    await batch();
    expect(loader.isLoading?.()).toBe(false);
    expect(loadCarried).toHaveBeenCalledOnce();
  });

  test('which could not be loaded are logged, and load with the next try', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const loadCarried = vi
      .fn<() => Promise<{ title: string }>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce({ title: 'Accueil' });
    const loader = createTranslationLoader('fr', { loadCarried, fetchStrings: async () => [] });
    loader.request('home');
    await batch();
    expect(log).toHaveBeenCalledOnce();
    expect(loader.isLoading?.()).toBe(false);
    expect(loader.translations('home')).toEqual([]);
    loader.retryFailed();
    await batch();
    expect(loader.translations('home')).toEqual([{ title: 'Accueil' }]);
  });
});

test('listeners are called once for what arrives together, and translations keep their identity until they change', async () => {
  const loader = createTranslationLoader('fr', {
    loadCarried: async () => ({ title: 'Accueil' }),
    fetchStrings: async () => [row('home', 'title', 'Page d’accueil')],
  });
  const listener = vi.fn();
  loader.subscribe(listener);
  const before = loader.translations('home');
  expect(loader.translations('home')).toBe(before);
  loader.request('home');
  loader.request('login');
  await vi.advanceTimersByTimeAsync(0);
  expect(listener).toHaveBeenCalledOnce();
  const carried = loader.translations('home');
  expect(loader.translations('home')).toBe(carried);
  await batch();
  expect(listener).toHaveBeenCalledTimes(2);
  expect(loader.translations('home')).not.toBe(carried);
  expect(loader.direction).toBe('ltr');
});

describe('waiting for the bundled translations', () => {
  test('a namespace is awaited until its chunk has arrived, and then read at once', async () => {
    const arrived = new Map<string, object>();
    let arrive: (translations: object) => void = () => undefined;
    const loadCarried = () => new Promise<Record<string, string>>((resolve) => (arrive = resolve as typeof arrive));
    const loadedCarried = (namespace: string) => arrived.get(namespace) as Record<string, string> | undefined;
    const loader = createTranslationLoader('fr', { loadCarried, loadedCarried, fetchStrings: async () => [] });
    const wait = loader.awaited?.('home');
    expect(wait).toBeInstanceOf(Promise);
    expect(loader.awaited?.('home')).toBe(wait);
    arrived.set('home', { title: 'Accueil' }).set('root', { home: 'Accueil' });
    arrive({ title: 'Accueil' });
    await wait;
    expect(loader.awaited?.('home')).toBeUndefined();
    // of the same chunk
    expect(loader.awaited?.('root')).toBeUndefined();
    expect(loader.translations('root')).toEqual([{ home: 'Accueil' }]);
    expect(loader.translations('root')).toBe(loader.translations('root'));
  });

  test('a chunk that does not come is awaited for three seconds, one that cannot be loaded not at all', async () => {
    const loader = createTranslationLoader('fr', {
      loadCarried: (namespace) =>
        namespace === 'home' ? new Promise(() => undefined) : Promise.reject(new Error('gone')),
      fetchStrings: async () => [],
    });
    loader.awaited?.('home');
    await loader.awaited?.('other');
    expect(loader.awaited?.('other')).toBeUndefined();
    await vi.advanceTimersByTimeAsync(2900);
    expect(loader.awaited?.('home')).toBeDefined();
    await vi.advanceTimersByTimeAsync(200);
    expect(loader.awaited?.('home')).toBeUndefined();
    expect(loader.translations('home')).toEqual([]);
  });

  test('English waits for nothing', () => {
    const loader = createTranslationLoader('en', { loadCarried: none, fetchStrings: async () => [] });
    expect(loader.awaited?.('home')).toBeUndefined();
  });
});
