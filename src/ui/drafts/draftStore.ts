import { createStore, delMany, get, set, type UseStore, values } from 'idb-keyval';
import type { Draft } from './draft';
import { journaledDrafts, removeFromJournal } from './draftJournal';
import { removeFilesOfDrafts } from './fileStore';

type Owner = Pick<Draft, 'userId' | 'documentKey'>;
type Place = Owner & Pick<Draft, 'writerId'>;

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
    removeFromJournal(draft);
  });

/** Removes drafts with their files. */
export const removeDrafts = async (drafts: readonly Place[]): Promise<void> => {
  for (const draft of drafts) removeFromJournal(draft);
  await enqueue(() => delMany(drafts.map(keyOf), store()));
  await removeFilesOfDrafts(drafts);
};

/** Moves drafts from the journal into the store. */
async function importJournal() {
  for (const draft of journaledDrafts()) {
    const stored = await get<Draft>(keyOf(draft), store());
    if (!stored || stored.savedAt < draft.savedAt) await set(keyOf(draft), draft, store());
    removeFromJournal(draft);
  }
}

/** All drafts of a person, newest first. No age removes one: the device's clock may be wrong. */
export const draftsOfPerson = (userId: string): Promise<readonly Draft[]> =>
  enqueue(async () => {
    await importJournal();
    const all: readonly Draft[] = await values(store());
    return all.filter((draft) => draft.userId === userId).sort((a, b) => b.savedAt - a.savedAt);
  });

/** The person's drafts of a document, newest first. */
export const draftsOf = async ({ userId, documentKey }: Owner): Promise<readonly Draft[]> =>
  (await draftsOfPerson(userId)).filter((draft) => draft.documentKey === documentKey);
