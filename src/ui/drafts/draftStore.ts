import { createStore, delMany, get, set, type UseStore, values } from 'idb-keyval';
import { type Draft, isLaterWrite, writersOf } from './draft';
import { journaledDrafts, removeFromJournal, removeStoredFromJournal } from './draftJournal';
import { removeFilesOfDrafts } from './fileStore';
import { idsInOutbox } from './idsInOutbox';

type Owner = Pick<Draft, 'userId' | 'documentKey'>;
type Place = Owner & Pick<Draft, 'writerId' | 'restoredFrom'>;

let opened: UseStore | undefined;
const store = () => {
  opened ??= createStore('go-drafts', 'drafts');
  return opened;
};

const keyOf = ({ userId, documentKey, writerId }: Place) => [userId, documentKey, writerId];

let last: Promise<unknown> = Promise.resolve();

/** Runs reads and writes in order, so that a late write does not restore a removed draft. */
function enqueue<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work);
  last = done.catch(() => undefined);
  return done;
}

/** Stores a draft, replacing the form's earlier one. @throws when the browser rejects the write (private window, quota exceeded) */
export const storeDraft = (draft: Draft): Promise<void> =>
  enqueue(async () => {
    await set(keyOf(draft), draft, store());
    removeStoredFromJournal(draft);
  });

/** Opening the store may throw, too. */
const storedDrafts = async () => values<Draft>(store());

const isReadable = () =>
  storedDrafts().then(
    () => true,
    () => false,
  );

/** Removes drafts with their files, and those that they were restored from. */
export const removeDrafts = async (drafts: readonly Place[]): Promise<void> => {
  const all = drafts.flatMap((draft) => writersOf(draft).map((writerId) => ({ ...draft, writerId })));
  for (const draft of all) removeFromJournal(draft);
  try {
    await enqueue(() => delMany(all.map(keyOf), store()));
    await removeFilesOfDrafts(all);
  } catch (error) {
    // while the store cannot be read, drafts are those of the journal, which are removed
    if (await isReadable()) throw error;
  }
};

/** Moves drafts from the journal into the store. @returns those that the browser does not store, which stay in the journal */
async function importJournal(): Promise<readonly Draft[]> {
  const left: Draft[] = [];
  for (const draft of journaledDrafts()) {
    try {
      const stored = await get<Draft>(keyOf(draft), store());
      if (!stored || isLaterWrite(draft, stored)) await set(keyOf(draft), draft, store());
      removeStoredFromJournal(draft);
    } catch {
      left.push(draft);
    }
  }
  return left;
}

/** Whether another draft holds what this one does, but for files that could not be moved. */
const isRestored = ({ userId, documentKey, writerId }: Draft, all: readonly Draft[]) =>
  all.some(
    (each) => each.userId === userId && each.documentKey === documentKey && each.restoredFrom?.includes(writerId),
  );

/** All drafts of a person that the outbox does not have, newest first. No age removes one: the device's clock may be wrong. */
export const draftsOfPerson = (userId: string): Promise<readonly Draft[]> =>
  enqueue(async () => {
    const journaled = await importJournal();
    const stored: readonly Draft[] = await storedDrafts().catch((error: unknown) => {
      if (journaled.some((draft) => draft.userId === userId)) return [];
      throw error;
    });
    const isReplaced = (draft: Draft) => journaled.some((each) => String(keyOf(each)) === String(keyOf(draft)));
    const all = [...journaled, ...stored.filter((draft) => !isReplaced(draft))];
    const waiting = idsInOutbox(userId);
    return all
      .filter((draft) => draft.userId === userId && !isRestored(draft, all) && !waiting.has(draft.writerId))
      .sort((a, b) => b.savedAt - a.savedAt);
  });

/** The person's drafts of a document, newest first. */
export const draftsOf = async ({ userId, documentKey }: Owner): Promise<readonly Draft[]> =>
  (await draftsOfPerson(userId)).filter((draft) => draft.documentKey === documentKey);
