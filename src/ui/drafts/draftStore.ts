import { createStore, delMany, entries, set, type UseStore } from 'idb-keyval';
import type { Values } from './differences';

/** What a person typed into a document, as this device keeps it. */
export interface Draft {
  readonly userId: string;
  /** The document: its kind and its id on the server, or that it is new. */
  readonly documentKey: string;
  /** The tab that wrote it. */
  readonly tabId: string;
  /** The shape of the values; a draft of another shape is not offered. */
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly values: Values;
}

type Owner = Pick<Draft, 'userId' | 'documentKey'>;

let opened: UseStore | undefined;
const store = () => {
  opened ??= createStore('go-drafts', 'drafts');
  return opened;
};

const keyOf = ({ userId, documentKey, tabId }: Owner & Pick<Draft, 'tabId'>) => [userId, documentKey, tabId];

/** Drafts that nobody came back to are removed after this many days. */
const keptDays = 90;
const millisecondsPerDay = 24 * 60 * 60 * 1000;

/** Keeps a draft in place of the tab's earlier one. @throws when the device refuses (private window, no room) */
export const keepDraft = (draft: Draft): Promise<void> => set(keyOf(draft), draft, store());

export const removeDrafts = (drafts: readonly (Owner & Pick<Draft, 'tabId'>)[]): Promise<void> =>
  delMany(drafts.map(keyOf), store());

/** The person's drafts of a document, newest first; every draft that is too old goes on the way. */
export async function draftsOf({ userId, documentKey }: Owner, now = Date.now()): Promise<readonly Draft[]> {
  const all = (await entries<IDBValidKey, Draft>(store())).map(([, draft]) => draft);
  const isOld = (draft: Draft) => now - draft.savedAt > keptDays * millisecondsPerDay;
  const old = all.filter(isOld);
  if (old.length > 0) await removeDrafts(old);
  return all
    .filter((draft) => draft.userId === userId && draft.documentKey === documentKey && !isOld(draft))
    .sort((a, b) => b.savedAt - a.savedAt);
}
