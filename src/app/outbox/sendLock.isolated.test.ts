import { beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '#tests/eventually';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
  vi.useRealTimers();
});

/** The module as another tab loads it. */
const openTab = async () => {
  vi.resetModules();
  return (await import('./sendLock')).withSendLock;
};

/** A task that runs until it is ended. */
function task() {
  let end: () => void = () => undefined;
  const run = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  return { run, end: () => end() };
}

/** Web Locks as far as the outbox uses them. */
function stubLocks() {
  const held = new Set<string>();
  const request = async (name: string, _options: unknown, work: (lock: object | null) => Promise<unknown>) => {
    if (held.has(name)) return work(null);
    held.add(name);
    try {
      return await work({ name });
    } finally {
      held.delete(name);
    }
  };
  vi.stubGlobal('navigator', { locks: { request } });
}

describe.each([
  ['with Web Locks', stubLocks],
  ['without Web Locks', () => vi.stubGlobal('navigator', {})],
])('%s', (_, prepare) => {
  beforeEach(prepare);

  test('one tab sends at a time, the next one after it', async () => {
    const [one, other] = [await openTab(), await openTab()];
    const [first, second] = [task(), task()];
    const running = one(first.run);
    await eventually(() => expect(first.run).toHaveBeenCalled());
    expect(await other(second.run)).toBe(false);
    expect(second.run).not.toHaveBeenCalled();
    first.end();
    expect(await running).toBe(true);
    const next = other(second.run);
    await eventually(() => expect(second.run).toHaveBeenCalled());
    second.end();
    expect(await next).toBe(true);
  });

  test('one tab does not send twice at once', async () => {
    const one = await openTab();
    const [first, second] = [task(), task()];
    const running = one(first.run);
    await eventually(() => expect(first.run).toHaveBeenCalled());
    expect(await one(second.run)).toBe(false);
    first.end();
    await running;
  });

  test('a task that fails frees the lock', async () => {
    const one = await openTab();
    await expect(one(() => Promise.reject(new Error('the page is gone')))).rejects.toThrow('the page is gone');
    expect(await one(async () => undefined)).toBe(true);
  });
});

describe('the lease of a browser without Web Locks', () => {
  beforeEach(() => vi.stubGlobal('navigator', {}));
  const lease = (until: number) => localStorage.setItem('go-outbox', JSON.stringify({ tab: 'closed', until }));

  test('of a tab that was closed ends by itself', async () => {
    lease(Date.now() - 1);
    expect(await (await openTab())(async () => undefined)).toBe(true);
  });

  test('from before the clock of the device was set back holds nobody up', async () => {
    lease(Date.now() + 86_400_000);
    expect(await (await openTab())(async () => undefined)).toBe(true);
  });

  test('of two tabs that claim it at the same moment goes to one', async () => {
    const [one, other] = [await openTab(), await openTab()];
    const done = await Promise.all([one(async () => undefined), other(async () => undefined)]);
    expect(done.filter(Boolean)).toHaveLength(1);
  });
});
