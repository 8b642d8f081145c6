import { clear, createStore, delMany, get, getMany, setMany, type UseStore, update } from 'idb-keyval';
import { chosenLanguage } from '#app/language/chosenLanguage';
import { writeStored } from '#app/storage';
import { isServiceWorkerOff } from './isServiceWorkerOff';
import { ownersKey } from './ownersKey';
import { currentOwner, storedOwners } from './storedOwners';

/** Whether this product stores anything for use without a connection. */
export const storesAnswers = !isServiceWorkerOff(import.meta.env);

/** Bounds of one login's store. What is kept for offline use counts apart. */
export const bounds = {
  /** Bytes of all answers, oldest out first. */
  total: 30_000_000,
  /** Bytes of one answer: larger ones are not stored. */
  answer: 5_000_000,
  /** Milliseconds. */
  age: 30 * 86_400_000,
} as const;

export interface StoredAnswer {
  readonly data: unknown;
  /** When the server gave it, by the clock of this device, in milliseconds. */
  readonly at: number;
}

/** A document that is kept for offline use, with the keys of its answers. */
export interface KeptItem {
  /** The address of its first page, which names it. */
  readonly address: string;
  readonly title: string;
  /** When all of it was stored, in milliseconds. */
  readonly at: number;
  readonly keys: readonly string[];
}

/** A page that was opened on this device. */
export interface RecentPage {
  readonly address: string;
  /** Without the product's name. */
  readonly title: string;
}

interface Index {
  /** Time and bytes of each answer. */
  readonly answers: Readonly<Record<string, readonly [at: number, size: number]>>;
  readonly kept: readonly KeptItem[];
  /** Newest first. */
  readonly recent?: readonly RecentPage[];
}

const emptyIndex: Index = { answers: {}, kept: [] };
const indexKey = 'index';

const maxRecentPages = 30;

const setStoredOwners = (owners: readonly unknown[]) => writeStored(ownersKey, owners.length > 0 ? owners : null);

const databasePrefix = 'go-answers-';

const stores = new Map<string, UseStore>();

/** The store of an owner: a database of its own, so that no answer is found under another login. */
function storeOf(owner: string): UseStore {
  const opened = stores.get(owner) ?? createStore(databasePrefix + owner, 'answers');
  stores.set(owner, opened);
  return opened;
}

const isoDay = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

/**
 * The key of a query's answer: with the language in which it was asked for, and with words for the present hour, today and the day thirty
 * days ago, by which many lists are filtered: they are found on later days.
 */
export const answerKey = (queryHash: string): string =>
  `${chosenLanguage()} ${queryHash
    .replaceAll(isoDay(0), '~today')
    .replaceAll(isoDay(30), '~month')
    .replace(/~todayT\d\d:00:00\.000Z/g, '~hour')}`;

/** The query's hash in a key, at the present time. */
export const hashOfKey = (key: string): string =>
  key
    .slice(key.indexOf(' ') + 1)
    .replaceAll('~hour', `${new Date().toISOString().slice(0, 13)}:00:00.000Z`)
    .replaceAll('~month', isoDay(30))
    .replaceAll('~today', isoDay(0));

/** The answer of a query that is stored for the current login; undefined without one, or where the browser has no store. */
export async function readAnswer(queryHash: string): Promise<StoredAnswer | undefined> {
  try {
    const stored = await get<{ text: string; at: number }>(answerKey(queryHash), storeOf(currentOwner()));
    // its age is said beside it; `prune` removes what is too old and not kept
    return stored && { data: JSON.parse(stored.text), at: stored.at };
  } catch {
    return undefined;
  }
}

/**
 * The keys to remove, so that the rest is within the bounds: too old ones, then the oldest. Kept answers stay. One of a time that is still to
 * come, stored before the clock of the device was set back, is of unknown age: it goes before all others when there is too much.
 */
export function keysToRemove({ answers, kept }: Index, now: number): readonly string[] {
  const isKept = new Set(kept.flatMap(({ keys }) => keys));
  const loose = Object.entries(answers)
    .filter(([key]) => !isKept.has(key))
    .sort(([, [a]], [, [b]]) => Number(a > now) - Number(b > now) || b - a);
  let total = 0;
  return loose.flatMap(([key, [at, size]]) => {
    total += size;
    return now - at > bounds.age || total > bounds.total ? [key] : [];
  });
}

async function changeIndex(owner: string, change: (index: Index) => Index): Promise<Index> {
  let next = emptyIndex;
  await update<Index>(
    indexKey,
    (index) => {
      next = change(index ?? emptyIndex);
      return next;
    },
    storeOf(owner),
  );
  return next;
}

const without = (answers: Index['answers'], keys: readonly string[]): Index['answers'] => {
  const removed = new Set(keys);
  return Object.fromEntries(Object.entries(answers).filter(([key]) => !removed.has(key)));
};

/** Removes answers from an owner's store: first their entries, so that no entry is without its answer. */
async function prune(owner: string): Promise<void> {
  let keys: readonly string[] = [];
  await changeIndex(owner, (index) => {
    keys = keysToRemove(index, Date.now());
    return keys.length > 0 ? { ...index, answers: without(index.answers, keys) } : index;
  });
  if (keys.length > 0) await delMany([...keys], storeOf(owner));
}

/**
 * Stores answers for an owner, and removes what is beyond the bounds.
 *
 * @param owner - who asked for them; nothing is stored once it is no longer the current one
 * @returns whether they are stored: the device may be full
 */
export async function writeAnswers(
  owner: string,
  answers: readonly (StoredAnswer & { readonly queryHash: string })[],
): Promise<boolean> {
  const entries = answers.flatMap(({ queryHash, data, at }) => {
    const text = JSON.stringify(data);
    return text === undefined || text.length > bounds.answer ? [] : [{ key: answerKey(queryHash), text, at }];
  });
  if (entries.length === 0) return true;
  if (owner !== currentOwner()) return false;
  try {
    setStoredOwners([...new Set([...storedOwners(), owner])]);
    await setMany(
      entries.map(({ key, text, at }) => [key, { text, at }]),
      storeOf(owner),
    );
    const sizes = Object.fromEntries(entries.map(({ key, text, at }) => [key, [at, text.length] as const]));
    await changeIndex(owner, (index) => ({ ...index, answers: { ...index.answers, ...sizes } }));
    await prune(owner);
    // a logout between the check and the end of the transaction
    if (owner !== currentOwner()) await dropOtherAnswers();
    return true;
  } catch {
    return false;
  }
}

/** Removes the answers of all logins but the current one, and those of visitors while somebody is logged in. */
export async function dropOtherAnswers(): Promise<void> {
  const owner = currentOwner();
  await dropAnswers((other) => other !== owner);
}

/** Whose answers may be on this device, also where the list of them was lost. Not all browsers name their databases. */
async function ownersOnDevice(): Promise<readonly string[]> {
  const databases = (await indexedDB.databases?.()) ?? [];
  const named = databases.flatMap(({ name }) =>
    name?.startsWith(databasePrefix) ? [name.slice(databasePrefix.length)] : [],
  );
  return [...new Set([...storedOwners(), ...named])];
}

/** Removes the answers of the owners for whom `isDropped` holds. */
export async function dropAnswers(isDropped: (owner: string) => boolean = () => true): Promise<void> {
  const owners = await ownersOnDevice().catch(storedOwners);
  for (const owner of owners.filter(isDropped)) {
    try {
      await clear(storeOf(owner));
      setStoredOwners(storedOwners().filter((other) => other !== owner));
    } catch {
      // the owner stays named, so that the next page load tries again
    }
  }
}

async function readIndex(): Promise<Index> {
  try {
    return (await get<Index>(indexKey, storeOf(currentOwner()))) ?? emptyIndex;
  } catch {
    return emptyIndex;
  }
}

export interface StoredSummary {
  readonly count: number;
  /** Bytes. */
  readonly size: number;
  readonly kept: readonly (KeptItem & { readonly size: number })[];
}

/** What is stored for the current login. */
export async function storedSummary(): Promise<StoredSummary> {
  const { answers, kept } = await readIndex();
  const sizeOf = (keys: readonly string[]) => keys.reduce((sum, key) => sum + (answers[key]?.[1] ?? 0), 0);
  const keys = Object.keys(answers);
  return { count: keys.length, size: sizeOf(keys), kept: kept.map((item) => ({ ...item, size: sizeOf(item.keys) })) };
}

/** Adds or replaces a kept document. */
export const keepItem = (item: KeptItem): Promise<unknown> =>
  changeIndex(currentOwner(), (index) => ({
    ...index,
    kept: [...index.kept.filter(({ address }) => address !== item.address), item],
  }));

/** Its answers stay until they are the oldest. */
export const dropKeptItem = (address: string): Promise<unknown> =>
  changeIndex(currentOwner(), (index) => ({ ...index, kept: index.kept.filter((item) => item.address !== address) }));

/** Puts a page first among the recent ones of the current login; its earlier entry goes. */
export async function rememberPage(page: RecentPage): Promise<void> {
  const owner = currentOwner();
  setStoredOwners([...new Set([...storedOwners(), owner])]);
  await changeIndex(owner, (index) => ({
    ...index,
    recent: [page, ...(index.recent ?? []).filter(({ address }) => address !== page.address)].slice(0, maxRecentPages),
  }));
}

/** The pages that the current login has opened last on this device, newest first. */
export const recentPages = async (): Promise<readonly RecentPage[]> => (await readIndex()).recent ?? [];

/** The stored answers of endpoints for the current login, in the chosen language. */
export async function answersOf(endpoints: readonly string[]): Promise<readonly (readonly [string, unknown])[]> {
  const { answers } = await readIndex();
  const found = Object.keys(answers).flatMap((key) => {
    const endpoint = endpoints.find((each) => key.startsWith(answerKey(`["${each}"`)));
    return endpoint ? [[endpoint, key] as const] : [];
  });
  try {
    const texts = await getMany<{ text: string } | undefined>(
      found.map(([, key]) => key),
      storeOf(currentOwner()),
    );
    return found.flatMap(([endpoint], at) => {
      const text = texts[at]?.text;
      return text === undefined ? [] : [[endpoint, JSON.parse(text)] as const];
    });
  } catch {
    return [];
  }
}
