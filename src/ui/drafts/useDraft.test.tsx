import { act, renderHook, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, test, vi } from 'vitest';
import { randomId } from '../form/clientId';
import type { Draft } from './draft';
import { journaledDrafts } from './draftJournal';
import { draftsOf, storeDraft } from './draftStore';
import { pendingFilesOf, storePendingFile } from './fileStore';
import { type DraftOptions, useDraft } from './useDraft';
import { useFileKeeper } from './useFileKeeper';

interface Values {
  title: string | null;
  people: number | null;
}
const stored: Values = { title: 'Delta floods', people: 10 };
const own = { userId: '7', documentKey: 'field-report/12' };
const left = (parts: Partial<Draft> = {}): Draft => ({
  ...own,
  writerId: 'closed form',
  tabId: 'closed tab',
  version: 1,
  savedAt: Date.now() - 60_000,
  values: { title: 'Left behind', people: 10 },
  ...parts,
});

type Options = Partial<Omit<DraftOptions<Values, unknown>, 'form'>>;
const open = (options: Options = {}) =>
  renderHook(
    (changed: Options) => {
      const form = useForm<Values>({ defaultValues: stored });
      const [writerId] = useState(randomId);
      const draft = useDraft({ userId: 7, documentKey: 'field-report/12', writerId, form, version: 1, ...changed });
      return { form, draft };
    },
    { initialProps: options },
  );
type Opened = ReturnType<typeof open>['result'];
const type = ({ current }: Opened, title: string) => act(() => current.form.setValue('title', title));
const kindOf = ({ current }: Opened) => current.draft.state.get().kind;
const titles = async () => (await draftsOf(own)).map(({ values }) => values.title);
/** Until the drafts of the document have been looked up. */
const settle = () => act(() => draftsOf(own));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const hide = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

test('nothing is stored before the first change, whatever happens to the page', async () => {
  const { result, unmount } = open();
  window.dispatchEvent(new Event('pagehide'));
  hide('hidden');
  expect(journaledDrafts()).toEqual([]);
  unmount();
  expect(await titles()).toEqual([]);
  expect(kindOf(result)).toBe('none');
});

test.each([
  ['the page closes', () => window.dispatchEvent(new Event('pagehide'))],
  ['the page is hidden', () => hide('hidden')],
])('what is typed is stored at once when %s, and once', async (_, leave) => {
  const { result } = open();
  await settle();
  type(result, 'Typed');
  expect(kindOf(result)).toBe('saving');
  act(leave);
  expect(journaledDrafts()).toMatchObject([{ ...own, version: 1, values: { title: 'Typed', people: 10 } }]);
  await waitFor(() => expect(kindOf(result)).toBe('saved'));
  const [draft] = await draftsOf(own);
  expect(result.current.draft.state.get()).toEqual({ kind: 'saved', at: draft?.savedAt });
  expect(journaledDrafts()).toEqual([]);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  act(leave);
  await settle();
  expect(put).not.toHaveBeenCalled();
});

test('a page that is shown again stores nothing', async () => {
  const { result } = open();
  await settle();
  type(result, 'Typed');
  act(() => hide('visible'));
  expect(journaledDrafts()).toEqual([]);
  expect(kindOf(result)).toBe('saving');
});

test('what is typed last is kept where the clock of the device is set back before the page closes', async () => {
  const { result, unmount } = open();
  await settle();
  type(result, 'One');
  await act(() => result.current.draft.saveNow());
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now - 3_600_000);
  type(result, 'Two');
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('the page is gone', 'AbortError');
  });
  act(() => window.dispatchEvent(new Event('pagehide')));
  unmount();
  await settle();
  put.mockRestore();
  expect(await titles()).toEqual(['Two']);
});

test('a form that is left stores what was typed, and hears of the page no more', async () => {
  const { result, unmount } = open();
  await settle();
  type(result, 'Typed');
  unmount();
  expect(await titles()).toEqual(['Typed']);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  window.dispatchEvent(new Event('pagehide'));
  hide('hidden');
  expect(journaledDrafts()).toEqual([]);
  await settle();
  expect(put).not.toHaveBeenCalled();
});

test('a reset of the form is no change by the person', async () => {
  const { result } = open();
  await settle();
  act(() => result.current.form.reset({ title: 'From the server', people: 3 }));
  act(() => hide('hidden'));
  expect(kindOf(result)).toBe('none');
  expect(journaledDrafts()).toEqual([]);
});

test('a draft is written 0.8 s after the last key, 3 s after the first at the latest', async () => {
  const { result } = open();
  await settle();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const written = async (times: number) => {
    await settle();
    expect(put).toHaveBeenCalledTimes(times);
  };
  type(result, 'One');
  await after(799);
  await written(0);
  await after(1);
  await written(1);
  for (let key = 0; key < 5; key += 1) {
    type(result, `Two ${key}`);
    await after(590);
  }
  type(result, 'Two, last');
  await after(49);
  await written(1);
  await after(1);
  await written(2);
  await after(10_000);
  await written(2);
});

test('a form that has not been filled yet neither offers nor stores', async () => {
  await storeDraft(left());
  const { result, rerender } = open({ isReady: false });
  type(result, 'Typed');
  act(() => hide('hidden'));
  await settle();
  expect(result.current.draft.offered).toBeNull();
  expect(await titles()).toEqual(['Left behind']);
  rerender({ isReady: true });
  await waitFor(() => expect(result.current.draft.offered?.values.title).toBe('Left behind'));
});

test.each<[what: string, parts: Partial<Draft>]>([
  ['of another document', { documentKey: 'field-report/13' }],
  ['of another person', { userId: '8' }],
])('a draft %s is not offered', async (_, parts) => {
  await storeDraft(left(parts));
  const { result } = open();
  await settle();
  expect(result.current.draft.offered).toBeNull();
});

test('drafts of another shape are told one by one before one that can be restored, and stay until they are discarded', async () => {
  const earlier = { version: 0, values: { title: 'Earlier' } };
  const now = Date.now();
  await storeDraft(left({ ...earlier, writerId: 'earlier', savedAt: now }));
  await storeDraft(left({ version: 2, writerId: 'later', values: { ...stored }, savedAt: now - 1 }));
  await storeDraft(left());
  const { result } = open();
  await waitFor(() => expect(result.current.draft.offered?.writerId).toBe('earlier'));
  expect(result.current.draft.isOutdated).toBe(true);
  await act(() => result.current.draft.restore());
  expect(result.current.form.getValues()).toEqual(stored);
  expect(result.current.draft.offered?.writerId).toBe('earlier');
  act(() => result.current.draft.postpone());
  expect(result.current.draft.offered?.writerId).toBe('later');
  expect(result.current.draft.isOutdated).toBe(true);
  await act(() => result.current.draft.discard());
  expect(result.current.draft.offered?.writerId).toBe('closed form');
  expect(result.current.draft.isOutdated).toBe(false);
  act(() => result.current.draft.postpone());
  expect(result.current.draft.offered).toBeNull();
  expect((await draftsOf(own)).map(({ writerId }) => writerId)).toEqual(['earlier', 'closed form']);
});

test('a draft that changes nothing is removed, one that does is offered', async () => {
  await storeDraft(left({ writerId: 'same', savedAt: Date.now(), values: { ...stored } }));
  await storeDraft(left());
  const { result } = open();
  await waitFor(() => expect(result.current.draft.offered?.writerId).toBe('closed form'));
  expect(await titles()).toEqual(['Left behind']);
});

test('a document that changes while drafts are looked up is offered its own', async () => {
  await storeDraft(left());
  await storeDraft(left({ documentKey: 'field-report/13', values: { title: 'Of the other' } }));
  const { result, rerender } = open();
  rerender({ documentKey: 'field-report/13' });
  await waitFor(() => expect(result.current.draft.offered).not.toBeNull());
  await settle();
  expect(result.current.draft.offered?.values.title).toBe('Of the other');
});

test('a device whose drafts cannot be read is told', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { result } = open();
  await waitFor(() => expect(result.current.draft.state.get()).toEqual({ kind: 'failed', isFull: false }));
});

test.each([
  [new DOMException('full', 'QuotaExceededError'), true],
  [new DOMException('broken', 'UnknownError'), false],
  [Object.assign(new Error('full'), { name: 'QuotaExceededError' }), false],
])('a draft that cannot be written is told: %s', async (error, isFull) => {
  const { result } = open();
  await settle();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw error;
  });
  type(result, 'Typed');
  let isSaved: boolean | undefined;
  await act(async () => {
    isSaved = await result.current.draft.saveNow();
  });
  expect(isSaved).toBe(false);
  expect(result.current.draft.state.get()).toEqual({ kind: 'failed', isFull });
});

test('a restored draft brings values, base and the save without a response, and replaces the old one', async () => {
  const [base, attempt] = [{ current: 'theirs' as unknown }, { current: undefined as unknown }];
  await storeDraft(left({ base: 'mine', attempt: 5 }));
  const { result } = open({ base, attempt });
  await waitFor(() => expect(result.current.draft.offered).not.toBeNull());
  await act(() => result.current.draft.restore());
  expect(result.current.form.getValues()).toEqual({ title: 'Left behind', people: 10 });
  expect(result.current.form.formState.defaultValues).toEqual(stored);
  expect([base.current, attempt.current]).toEqual(['mine', 5]);
  expect(result.current.draft.offered).toBeNull();
  const drafts = await draftsOf(own);
  expect(drafts).toMatchObject([{ values: { title: 'Left behind' }, base: 'mine', attempt: 5 }]);
  expect(drafts[0]?.writerId).not.toBe('closed form');
});

test('on a full device a restored draft keeps its only copy', async () => {
  await storeDraft(left());
  const { result } = open();
  await waitFor(() => expect(result.current.draft.offered).not.toBeNull());
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await act(() => result.current.draft.restore());
  expect(result.current.form.getValues('title')).toBe('Left behind');
  expect(await titles()).toEqual(['Left behind']);
  localStorage.clear();
  expect((await draftsOf(own)).map(({ writerId }) => writerId)).toEqual(['closed form']);
});

test.each([
  ['without room', () => vi.spyOn(IDBObjectStore.prototype, 'put'), 'QuotaExceededError'],
  ['that is blocked', () => vi.spyOn(indexedDB, 'open'), 'SecurityError'],
] as const)(
  'what is typed over a store %s is told as unsafe, and offered again where the page was closed',
  async (_, spyOn, name) => {
    vi.resetModules();
    const fresh = await import('./useDraft');
    const fail = spyOn().mockImplementation(() => {
      throw new DOMException('no', name);
    });
    const openFresh = () =>
      renderHook(() => {
        const form = useForm<Values>({ defaultValues: stored });
        const [writerId] = useState(randomId);
        return { form, draft: fresh.useDraft({ ...own, writerId, form, version: 1 }) };
      });
    const first = openFresh();
    act(() => first.result.current.form.setValue('title', 'Typed'));
    await act(() => first.result.current.draft.saveNow());
    expect(first.result.current.draft.state.get()).toMatchObject({ kind: 'failed' });
    first.unmount();
    const second = openFresh();
    await waitFor(() => expect(second.result.current.draft.offered?.values.title).toBe('Typed'));
    fail.mockRestore();
  },
);

test('on a full device a restored draft keeps the files that cannot be moved, the person is told, and both go once the document is saved', async () => {
  await storeDraft(left());
  const file = { ...own, id: 'f', tabId: 'closed tab', path: 'map', field: 'map', failure: '', isLeftOut: false };
  await storePendingFile({ ...file, writerId: 'closed form', file: new File(['abc'], 'map.png'), chosenAt: 1 });
  const openWithFiles = () =>
    renderHook(() => {
      const form = useForm<Values>({ defaultValues: stored });
      const [writerId] = useState(randomId);
      const files = useFileKeeper({ ...own, writerId, getValues: form.getValues });
      return { form, files, draft: useDraft({ ...own, writerId, form, files, version: 1 }) };
    });
  const first = openWithFiles();
  await waitFor(() => expect(first.result.current.draft.offeredFiles).toEqual(['map.png']));
  const put = IDBObjectStore.prototype.put;
  const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
    if (this.name === 'files') throw new DOMException('full', 'QuotaExceededError');
    return put.apply(this, args);
  });
  await act(() => first.result.current.draft.restore());
  expect(first.result.current.files.get()).toMatchObject([{ kept: 'failed' }]);
  expect(first.result.current.draft.state.get()).toMatchObject({ kind: 'saved', unkept: ['map.png'] });
  first.unmount();
  spy.mockRestore();
  expect(await titles()).toEqual(['Left behind']);
  expect(await pendingFilesOf(own)).toHaveLength(1);

  const second = openWithFiles();
  await waitFor(() => expect(second.result.current.draft.offeredFiles).toEqual(['map.png']));
  await act(() => second.result.current.draft.restore());
  expect(second.result.current.files.get()).toMatchObject([{ kept: 'kept' }]);
  expect(second.result.current.draft.state.get()).not.toHaveProperty('unkept');
  await act(() => second.result.current.draft.drop());
  expect(await titles()).toEqual([]);
  expect(await pendingFilesOf(own)).toEqual([]);
});

test('a document that is saved takes the draft along that a full device could not replace', async () => {
  await storeDraft(left());
  const { result } = open();
  await waitFor(() => expect(result.current.draft.offered).not.toBeNull());
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await act(() => result.current.draft.restore());
  put.mockRestore();
  await act(() => result.current.draft.drop());
  expect(await titles()).toEqual([]);
});

test('without an offered draft there is nothing to restore or to discard', async () => {
  const { result } = open();
  await settle();
  await act(async () => {
    await result.current.draft.restore();
    await result.current.draft.discard();
  });
  expect(result.current.form.getValues()).toEqual(stored);
  expect(await titles()).toEqual([]);
  expect(kindOf(result)).toBe('none');
});

test.each([
  ['discard', []],
  ['postpone', ['Left behind']],
] as const)('%s leaves %j', async (action, remaining) => {
  await storeDraft(left());
  const { result } = open();
  await waitFor(() => expect(result.current.draft.offered).not.toBeNull());
  await act(async () => result.current.draft[action]());
  expect(result.current.draft.offered).toBeNull();
  expect(await titles()).toEqual(remaining);
  expect(result.current.form.getValues()).toEqual(stored);
});

test('once the server has the document nothing of it stays, and nothing more is written', async () => {
  const { result, unmount } = open();
  await settle();
  type(result, 'Typed');
  await act(() => result.current.draft.saveNow());
  expect(await titles()).toEqual(['Typed']);
  type(result, 'Typed on');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await act(() => result.current.draft.drop());
  expect(kindOf(result)).toBe('none');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  unmount();
  expect(await titles()).toEqual([]);
});

test('a draft holds the values of the moment in which it was saved', async () => {
  const base = { current: { version: 1 } as unknown };
  const { result } = open({ base });
  await settle();
  type(result, 'Typed');
  const saving = result.current.draft.saveNow();
  (base.current as { version: number }).version = 2;
  await act(() => saving);
  expect(await draftsOf(own)).toMatchObject([{ base: { version: 1 } }]);
});

test('an open form keeps its own draft to itself until it is left', async () => {
  const first = open();
  await settle();
  type(first.result, 'Typed');
  await act(() => first.result.current.draft.saveNow());
  const second = open();
  await settle();
  expect(second.result.current.draft.offered).toBeNull();
  first.unmount();
  const third = open();
  await waitFor(() => expect(third.result.current.draft.offered?.values.title).toBe('Typed'));
});
