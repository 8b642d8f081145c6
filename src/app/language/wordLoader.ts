import { directionOf, type Language } from '#domain/language/language';
import type { Translations } from '#domain/language/strings';
import type { WordSource } from '#ui/language/LanguageContext';

export type NamespaceState = 'queued' | 'pending' | 'fetched' | 'failed';

/** A row of the server's list of strings. */
export interface StringRow {
  readonly key: string;
  readonly value: string | null;
  readonly page_name: string | null;
}

/** Milliseconds in which requested namespaces are collected into one call. @source specification.md, section 9 */
export const batchMilliseconds = 200;

/** Delays of the retries of failed namespaces in milliseconds; after the last, the next `online` event or visit retries. */
const retryDelays = [5_000, 30_000, 120_000] as const;

export interface WordLoader extends WordSource {
  /** The state of a namespace, or undefined when it was not requested. */
  state(namespace: string): NamespaceState | undefined;
  /** Queues the failed namespaces again. */
  retryFailed(): void;
}

const none: Translations = {};

/**
 * Translations by namespace: those of components mounted within 200 ms are fetched in one call, one call at a time. English needs none.
 *
 * @param fetchStrings - fetches the strings of namespaces from the server
 */
export function createWordLoader(
  language: Language,
  fetchStrings: (namespaces: readonly string[]) => Promise<readonly StringRow[]>,
): WordLoader {
  const states = new Map<string, NamespaceState>();
  const words = new Map<string, Translations>();
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFetching = false;
  let failures = 0;

  const inState = (state: NamespaceState) => [...states].filter(([, now]) => now === state).map(([name]) => name);
  const mark = (namespaces: readonly string[], state: NamespaceState) => {
    for (const namespace of namespaces) states.set(namespace, state);
  };

  const keep = (namespaces: readonly string[], rows: readonly StringRow[]) => {
    // the server matches page names loosely, so rows of other pages may come along
    for (const namespace of namespaces) {
      const own = rows.filter(({ page_name, value }) => page_name === namespace && value);
      words.set(namespace, Object.fromEntries(own.map(({ key, value }) => [key, value ?? ''])));
    }
  };

  const schedule = () => {
    if (timer !== undefined || isFetching || inState('queued').length === 0) return;
    timer = setTimeout(fetchQueued, batchMilliseconds);
  };

  const fetchQueued = async () => {
    timer = undefined;
    const batch = inState('queued');
    mark(batch, 'pending');
    isFetching = true;
    try {
      keep(batch, await fetchStrings(batch));
      mark(batch, 'fetched');
      failures = 0;
    } catch (error) {
      mark(batch, 'failed');
      console.error(`No translations for ${batch.join(', ')}`, error);
      const delay = retryDelays[failures];
      failures += 1;
      if (delay !== undefined) setTimeout(retryFailed, delay);
    } finally {
      isFetching = false;
    }
    for (const listener of listeners) listener();
    schedule();
  };

  const queue = (namespaces: readonly string[]) => {
    mark(namespaces, 'queued');
    schedule();
  };

  const retryFailed = () => queue(inState('failed'));

  return {
    language,
    direction: directionOf(language),
    request(namespace) {
      if (language !== 'en' && !states.has(namespace)) queue([namespace]);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    translations: (namespace) => words.get(namespace) ?? none,
    isLoading: () => inState('queued').length + inState('pending').length > 0,
    state: (namespace) => states.get(namespace),
    retryFailed,
  };
}
