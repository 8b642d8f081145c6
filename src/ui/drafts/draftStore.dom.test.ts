import { afterEach, expect, test, vi } from 'vitest';
import type { Draft } from './draft';
import { journalDraft, journaledDrafts, removeFromJournal } from './draftJournal';
import { draftsOf, draftsOfPerson, removeDrafts, storeDraft } from './draftStore';
import { outboxKey } from './outboxKey';

afterEach(() => vi.restoreAllMocks());

const now = Date.UTC(2026, 5, 1);
const day = 24 * 3_600_000;
const draft = (writerId: string, parts: Partial<Draft> = {}): Draft => ({
  userId: '7',
  documentKey: 'field-report/12',
  writerId,
  tabId: 'tab',
  version: 1,
  savedAt: now,
  values: { title: writerId },
  ...parts,
});
const idsOf = (drafts: readonly Draft[]) => drafts.map(({ writerId }) => writerId);
const own = { userId: '7', documentKey: 'field-report/12' };

test('the drafts of a person are listed newest first, those of a document among them', async () => {
  await storeDraft(draft('b', { savedAt: now - 1 }));
  await storeDraft(draft('a'));
  await storeDraft(draft('c', { savedAt: now - 2, documentKey: 'dref/new' }));
  await storeDraft(draft('d', { userId: '8' }));
  expect(idsOf(await draftsOfPerson('7'))).toEqual(['a', 'b', 'c']);
  expect(idsOf(await draftsOf(own))).toEqual(['a', 'b']);
});

test('a draft replaces the earlier one of its form alone', async () => {
  await storeDraft(draft('a'));
  await storeDraft(draft('b'));
  await storeDraft(draft('a', { savedAt: now + 1, values: { title: 'later' } }));
  expect((await draftsOf(own)).map(({ values }) => values.title)).toEqual(['later', 'b']);
  await removeDrafts([draft('a')]);
  expect(idsOf(await draftsOf(own))).toEqual(['b']);
});

test('a draft whose form is in the outbox counts as removed, of this person alone', async () => {
  await storeDraft(draft('a'));
  await storeDraft(draft('b'));
  localStorage.setItem(outboxKey, JSON.stringify({ 7: [{ id: 'b' }], 8: [{ id: 'a' }] }));
  expect(idsOf(await draftsOfPerson('7'))).toEqual(['a']);
});

test.each(['', 'null', '[', '7', '{"7":null}', '{"7":5}', '{"7":[null]}'])(
  'a malformed outbox hides no draft: %s',
  async (text) => {
    await storeDraft(draft('a'));
    localStorage.setItem(outboxKey, text);
    expect(idsOf(await draftsOfPerson('7'))).toEqual(['a']);
  },
);

test('no age removes a draft: the clock of the device may be wrong', async () => {
  await storeDraft(draft('old', { savedAt: now - 400 * day }));
  await storeDraft(draft('to come', { savedAt: now + 400 * day }));
  expect(idsOf(await draftsOf(own))).toEqual(['to come', 'old']);
});

test('what a closing page wrote moves into the store', async () => {
  journalDraft(() => draft('a'));
  expect(idsOf(journaledDrafts())).toEqual(['a']);
  expect(idsOf(await draftsOf(own))).toEqual(['a']);
  expect(journaledDrafts()).toEqual([]);
  expect(idsOf(await draftsOf(own))).toEqual(['a']);
});

const ofClosingPage = (parts: Partial<Draft>) => draft('a', { values: { title: 'journal' }, ...parts });
/** Leaves a draft of the same form in the journal and in the store, as a page does that is closed between the two writes. */
async function leaveBoth(inJournal: Draft, inStore: Draft) {
  await storeDraft(inStore);
  localStorage.setItem('go-draft:7/field-report/12/a', JSON.stringify(inJournal));
}

test.each([
  ['a later write of a closing page wins', 1, 'journal'],
  ['an earlier write of a closing page is dropped', -1, 'store'],
  ['of the same write the stored one stays', 0, 'store'],
])('%s, whatever the clock of the device says', async (_, later, kept) => {
  for (const savedAt of [now - day, now, now + day]) {
    await leaveBoth(ofClosingPage({ savedAt, write: 5 + later }), draft('a', { write: 5, values: { title: 'store' } }));
    expect((await draftsOf(own)).map(({ values }) => values.title)).toEqual([kept]);
    expect(journaledDrafts()).toEqual([]);
  }
});

test.each([
  [1, 'journal'],
  [-1, 'store'],
  [0, 'store'],
])('of drafts without a number of their write the later one wins: %i', async (later, kept) => {
  await leaveBoth(ofClosingPage({ savedAt: now + later }), draft('a', { values: { title: 'store' } }));
  expect((await draftsOf(own)).map(({ values }) => values.title)).toEqual([kept]);
});

test('a stored draft takes an earlier one of the journal with it, and leaves a later one', async () => {
  journalDraft(() => ofClosingPage({ write: 1 }));
  await storeDraft(draft('a', { write: 2 }));
  expect(journaledDrafts()).toEqual([]);
  journalDraft(() => ofClosingPage({ write: 4, savedAt: now - day }));
  await storeDraft(draft('a', { write: 3 }));
  expect(journaledDrafts()).toMatchObject([{ write: 4 }]);
});

test('on a full device the drafts of closed pages are listed with the stored ones, and removed with them', async () => {
  await storeDraft(draft('a', { write: 1, values: { title: 'store' } }));
  await storeDraft(draft('b', { savedAt: now - 1 }));
  journalDraft(() => draft('a', { write: 2, values: { title: 'journal' } }));
  journalDraft(() => draft('c', { savedAt: now - 2 }));
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect((await draftsOf(own)).map(({ values }) => values.title)).toEqual(['journal', 'b', 'c']);
  expect(journaledDrafts()).toHaveLength(2);
  await removeDrafts([draft('a'), draft('c')]);
  expect(idsOf(await draftsOf(own))).toEqual(['b']);
});

test('where the store is blocked the drafts of the journal are listed and removed alone', async () => {
  vi.resetModules();
  const fresh = await import('./draftStore');
  journalDraft(() => draft('a'));
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(idsOf(await fresh.draftsOf(own))).toEqual(['a']);
  await expect(fresh.draftsOfPerson('8')).rejects.toThrow('denied');
  await fresh.removeDrafts([draft('a')]);
  expect(journaledDrafts()).toEqual([]);
});

test('a removal that the browser refuses is told', async () => {
  await storeDraft(draft('a'));
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('refused', 'UnknownError');
  });
  await expect(removeDrafts([draft('a')])).rejects.toThrow('refused');
});

test('what cannot be a draft in the journal hides no other one', async () => {
  await storeDraft(draft('a'));
  // no draft by its type: the journal is text of the device
  journalDraft(() => ({ ...draft('b'), userId: undefined }) as unknown as Draft);
  journalDraft(() => draft('c', { savedAt: now - 1 }));
  expect(idsOf(await draftsOf(own))).toEqual(['a', 'c']);
});

test('a removed draft leaves the journal too', async () => {
  journalDraft(() => draft('a'));
  journalDraft(() => draft('b'));
  await removeDrafts([draft('a')]);
  expect(idsOf(journaledDrafts())).toEqual(['b']);
  removeFromJournal(draft('b'));
  expect(journaledDrafts()).toEqual([]);
});

test.each(['', 'null', '7', '"text"', '{}', '{"values"'])('what is no draft is not read as one: %s', (text) => {
  localStorage.setItem('go-draft:7/field-report/12/a', text);
  localStorage.setItem('another', JSON.stringify(draft('b')));
  expect(journaledDrafts()).toEqual([]);
});

test('neither a value that cannot be copied nor a device without storage breaks the page', () => {
  journalDraft(() => {
    throw new DOMException('not a plain value', 'DataCloneError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  journalDraft(() => draft('a'));
  removeFromJournal(draft('a'));
  expect(journaledDrafts()).toEqual([]);
  vi.stubGlobal('localStorage', undefined);
  expect(journaledDrafts()).toEqual([]);
});

test('a write that fails is told, and those after it are done', async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const [first, second] = await Promise.allSettled([storeDraft(draft('a')), storeDraft(draft('b'))]);
  expect([first?.status, second?.status]).toEqual(['rejected', 'fulfilled']);
  expect(put).toHaveBeenCalledTimes(2);
  expect(idsOf(await draftsOf(own))).toEqual(['b']);
});

test('a write that was begun before a removal does not bring the draft back', async () => {
  const written = storeDraft(draft('a'));
  const removed = removeDrafts([draft('a')]);
  await Promise.all([written, removed]);
  expect(await draftsOf(own)).toEqual([]);
});

test('what was written while the clock of the device was years behind is not taken for old', async () => {
  await storeDraft(draft('a', { savedAt: Date.UTC(2015, 0, 1) }));
  expect(idsOf(await draftsOf(own))).toEqual(['a']);
});
