import { expect, test, vi } from 'vitest';

/** The module as a page that has just been loaded has it. */
async function freshPage() {
  vi.resetModules();
  return import('./openForms');
}
const locks = (query: () => Promise<unknown>) => {
  const request = vi.fn((_name: string, _hold: () => Promise<unknown>) => new Promise<void>(() => undefined));
  vi.stubGlobal('navigator', { locks: { request, query } });
  return request;
};
const prefix = 'go-draft-tab-';

test('each load of the page has an id of its own, and holds one lock with it', async () => {
  const request = locks(async () => ({}));
  const { currentTabId } = await freshPage();
  const id = currentTabId();
  expect(currentTabId()).toBe(id);
  expect(request.mock.calls.map(([name]) => name)).toEqual([`${prefix}${id}`]);
  expect((await freshPage()).currentTabId()).not.toBe(id);
});

test('the lock is held for as long as the page is open', async () => {
  const request = locks(async () => ({}));
  (await freshPage()).currentTabId();
  const hold = request.mock.calls[0]?.[1];
  expect(await Promise.race([hold?.(), Promise.resolve('still held')])).toBe('still held');
});

test.each<[what: string, held: unknown, isOpen: boolean]>([
  ['one that holds its lock', [{ name: `${prefix}other` }], true],
  ['one that holds none', [{ name: `${prefix}another` }], false],
  ['one whose lock has another purpose', [{ name: 'other' }], false],
  ['one beside a lock without a name', [{}], false],
  ['one where no lock is held', undefined, false],
])('another tab is open: %s', async (_, held, isOpen) => {
  locks(async () => ({ held }));
  const { openFormCheck } = await freshPage();
  const isAtWork = await openFormCheck();
  expect(isAtWork({ tabId: 'other', writerId: 'x' })).toBe(isOpen);
});

test('a lock of another purpose opens no tab by the rest of its name', async () => {
  const name = 'other-purpose-other';
  locks(async () => ({ held: [{ name }] }));
  const isAtWork = await (await freshPage()).openFormCheck();
  expect(isAtWork({ tabId: name.slice(prefix.length), writerId: 'x' })).toBe(false);
});

test.each<[what: string, stub: () => void]>([
  ['has no locks', () => vi.stubGlobal('navigator', {})],
  ['refuses to tell them', () => locks(() => Promise.reject(new DOMException('no', 'SecurityError')))],
])('where the browser %s, the forms of this page alone are known to be open', async (_, stub) => {
  stub();
  const { currentTabId, openFormCheck, registerOpenForm } = await freshPage();
  const tabId = currentTabId();
  const leave = registerOpenForm('mine');
  const isAtWork = await openFormCheck();
  expect(isAtWork({ tabId, writerId: 'mine' })).toBe(true);
  expect(isAtWork({ tabId, writerId: 'closed' })).toBe(false);
  expect(isAtWork({ tabId: 'other', writerId: 'mine' })).toBe(false);
  leave();
  expect(isAtWork({ tabId, writerId: 'mine' })).toBe(false);
});

test('a refused lock breaks nothing', async () => {
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new DOMException('no', 'SecurityError')) } });
  const { currentTabId } = await freshPage();
  expect(currentTabId()).not.toBe('');
});
