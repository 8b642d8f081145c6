import { expect, test, vi } from 'vitest';
import { maxKeptBytes } from '../fields/uploads';
import { removeDrafts } from './draftStore';
import { createFileKeeper } from './fileKeeper';
import { type PendingFile, pendingFilesOf } from './fileStore';
import { registerOpenForm } from './openForms';

const own = { userId: '7', documentKey: 'flash-update/new' };
const saved = { userId: '7', documentKey: 'flash-update/12' };
const file = (name: string) => new File(['content'], name, { type: 'image/png', lastModified: 5 });
const textOf = async (blob: Blob) => new TextDecoder().decode(await blob.arrayBuffer());
const namesOf = (files: readonly PendingFile[]) => files.map((each) => each.file.name);
const storedNames = async (owner = own) => namesOf(await pendingFilesOf(owner));

const open = (options: Partial<Parameters<typeof createFileKeeper>[0]> = {}) =>
  createFileKeeper({ ...own, writerId: 'form', getValues: () => ({ map: null }), hasDraft: true, ...options });
const mapKept = (name: string, failure: string | null = null) => ({ id: name, file: file(name), failure });

test('a file is kept with its content until it arrives', async () => {
  const keeper = open();
  expect(await keeper.keep('map', mapKept('a.png'))).toBe('kept');
  const [kept] = await pendingFilesOf(own);
  expect(kept).toMatchObject({ path: 'map', failure: null, writerId: 'form', isLeftOut: false });
  expect(kept?.file).toMatchObject({ name: 'a.png', type: 'image/png', lastModified: 5 });
  expect(await textOf(kept?.file ?? new Blob())).toBe('content');
  keeper.remove('a.png');
  expect(keeper.get()).toEqual([]);
  expect(await storedNames()).toEqual([]);
});

test('the failure of an upload is kept with its file, which stays one', async () => {
  const keeper = open();
  await keeper.keep('map', mapKept('a.png'));
  await keeper.keep('map', mapKept('a.png', 'Refused.'));
  expect((await pendingFilesOf(own)).map(({ failure }) => failure)).toEqual(['Refused.']);
});

test('a file over the limit is shown and not stored', async () => {
  const keeper = open();
  const large = file('large.png');
  vi.spyOn(large, 'size', 'get').mockReturnValue(maxKeptBytes + 1);
  expect(await keeper.keep('map', { id: 'a', file: large, failure: null })).toBe('tooLarge');
  expect(namesOf(keeper.get())).toEqual(['large.png']);
  expect(await storedNames()).toEqual([]);
});

test('a device without room is told', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await open().keep('map', mapKept('a.png'))).toBe('failed');
});

test('files belong to their person and document', async () => {
  const keeper = open();
  await keeper.keep('map', mapKept('a.png'));
  expect(await storedNames({ ...own, userId: '8' })).toEqual([]);
  expect(await storedNames(saved)).toEqual([]);
  expect(await storedNames()).toEqual(['a.png']);
});

test('a restored draft brings its files, one that is discarded takes them with it', async () => {
  await open({ writerId: 'first' }).keep('map', mapKept('a.png', 'Refused.'));
  await open({ writerId: 'second' }).keep('map', mapKept('b.png'));
  const keeper = open({ writerId: 'third' });
  await keeper.takeFromDraft({ writerId: 'first' });
  expect(namesOf(keeper.get())).toEqual(['a.png']);
  await removeDrafts([
    { ...own, writerId: 'first' },
    { ...own, writerId: 'second' },
  ]);
  expect(await storedNames()).toEqual(['a.png']);
  await removeDrafts([{ ...own, writerId: 'third' }]);
  expect(await storedNames()).toEqual([]);
});

test('a file that the device cannot move is noted, and stays with the restored draft', async () => {
  await open({ writerId: 'first' }).keep('map', mapKept('a.png', 'Refused.'));
  const keeper = open({ writerId: 'second' });
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(keeper.takeFromDraft({ writerId: 'first' })).rejects.toThrow('full');
  put.mockRestore();
  expect(keeper.get()).toMatchObject([{ kept: 'failed', failure: 'Refused.' }]);
  expect((await pendingFilesOf(own)).map(({ writerId }) => writerId)).toEqual(['first']);
  await keeper.keep('map', mapKept('a.png', 'Again.'));
  expect(keeper.get()).toMatchObject([{ kept: 'kept' }]);
  expect(await pendingFilesOf(own)).toMatchObject([{ writerId: 'second', failure: 'Again.' }]);
});

test('a file that was left out belongs to the saved document, and stands in its next form', async () => {
  const first = open({ getValues: () => ({ references: [{ client_id: 'radio' }] }) });
  await first.keep('references.0.document', mapKept('a.png', 'Refused.'));
  await first.leaveOut(saved.documentKey);
  await removeDrafts([{ ...own, writerId: 'form' }]);
  expect(await storedNames()).toEqual([]);
  // the server gave the row a key of its own
  const next = open({ ...saved, writerId: 'next', getValues: () => ({ references: [{ client_id: '31' }] }) });
  await next.takeLeftOut();
  expect(next.get()).toMatchObject([{ path: 'references.31.document', failure: 'Refused.' }]);
  next.remove('a.png');
  expect(await storedNames(saved)).toEqual([]);
});

test('a file that a full device cannot assign to the saved document is assigned once the draft has made room', async () => {
  const keeper = open();
  await keeper.keep('map', mapKept('a.png', 'Refused.'));
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await keeper.leaveOut(saved.documentKey)).toBe(false);
  await removeDrafts([{ ...own, writerId: 'form' }]);
  put.mockRestore();
  expect(await keeper.leaveOut(saved.documentKey)).toBe(true);
  expect(await storedNames(saved)).toEqual(['a.png']);
  expect(await storedNames()).toEqual([]);
});

test('a file of a row that was removed is not left out', async () => {
  let references = [{ client_id: 'radio' }];
  const keeper = open({ getValues: () => ({ references }) });
  await keeper.keep('references.0.document', mapKept('a.png'));
  references = [];
  await keeper.leaveOut(saved.documentKey);
  expect(keeper.get()).toEqual([]);
  expect(await storedNames(saved)).toEqual([]);
});

test('a file that another open form shows is not taken from it', async () => {
  const close = registerOpenForm('form');
  await open({ hasDraft: false }).keep('map', mapKept('a.png'));
  const next = open({ writerId: 'next', hasDraft: false });
  await next.takeLeftOut();
  expect(next.get()).toEqual([]);
  close();
  await next.takeLeftOut();
  await next.takeLeftOut();
  expect(namesOf(next.get())).toEqual(['a.png']);
});
