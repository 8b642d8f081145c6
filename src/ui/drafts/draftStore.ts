import { createStore, delMany, entries, set, type UseStore } from 'idb-keyval';
import type { Values } from './rows';

/** What a person typed into a document, as this device keeps it. */
export interface Draft {
  readonly userId: string;
  /** The document: its kind and its id on the server, or that it is new. */
  readonly documentKey: string;
  /** The form that wrote it, from its opening to its closing: each writes a draft of its own. */
  readonly writerId: string;
  /** The tab in which that form stood. */
  readonly tabId: string;
  /** The shape of the values; a draft of another shape is not offered. */
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly values: Values;
  /** What the server had when the form was filled; without it a later save of somebody else could not be told from the person's own work. */
  readonly base?: unknown;
}

type Owner = Pick<Draft, 'userId' | 'documentKey'>;
type Place = Owner & Pick<Draft, 'writerId'>;

let opened: UseStore | undefined;
const store = () => {
  opened ??= createStore('go-drafts', 'drafts');
  return opened;
};

const keyOf = ({ userId, documentKey, writerId }: Place) => [userId, documentKey, writerId];

let last: Promise<unknown> = Promise.resolve();

/** One after the other: a late write cannot bring back what was dropped, and who looks sees what a form wrote as it closed. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work);
  last = done.catch(() => undefined);
  return done;
}

/** Drafts that nobody came back to are removed after this many days. */
const keptDays = 90;
const millisecondsPerDay = 24 * 60 * 60 * 1000;

/** Keeps a draft in place of the form's earlier one. @throws when the device refuses (private window, no room) */
export const keepDraft = (draft: Draft): Promise<void> => inTurn(() => set(keyOf(draft), draft, store()));

export const removeDrafts = (drafts: readonly Place[]): Promise<void> =>
  inTurn(() => delMany(drafts.map(keyOf), store()));

/** The person's drafts of a document, newest first; every draft that is too old goes on the way. */
export const draftsOf = ({ userId, documentKey }: Owner, now = Date.now()): Promise<readonly Draft[]> =>
  inTurn(async () => {
    const all = await entries<IDBValidKey, Draft>(store());
    const isOld = ({ savedAt }: Draft) => now - savedAt > keptDays * millisecondsPerDay;
    const old = all.filter(([, draft]) => isOld(draft)).map(([key]) => key);
    if (old.length > 0) await delMany(old, store());
    return all
      .map(([, draft]) => draft)
      .filter((draft) => draft.userId === userId && draft.documentKey === documentKey && !isOld(draft))
      .sort((a, b) => b.savedAt - a.savedAt);
  });
