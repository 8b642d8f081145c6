import { directionOf, type Language } from '#domain/language/language';
import type { Translations } from '#domain/language/strings';
import type { TranslationSource } from '#ui/language/LanguageContext';

export type NamespaceState = 'queued' | 'pending' | 'fetched' | 'failed';

/** A row of the server's list of strings. */
export interface StringRow {
  readonly key: string;
  readonly value: string | null;
  readonly page_name: string | null;
}

/** The sources of translations. */
interface Origins {
  /** Loads the bundled translations of a namespace. */
  readonly loadCarried: (namespace: string) => Promise<Translations>;
  /** The bundled translations of a namespace, if they have arrived. */
  readonly loadedCarried?: (namespace: string) => Translations | undefined;
  /** Fetches the strings of namespaces from the server. */
  readonly fetchStrings: (namespaces: readonly string[]) => Promise<readonly StringRow[]>;
}

/** Milliseconds in which requested namespaces are collected into one call. @source reference/product.md, section 9 */
export const batchMilliseconds = 200;

/** Delays of the retries of failed namespaces in milliseconds; after the last, the next `online` event or visit retries. */
const retryDelays = [5_000, 30_000, 120_000] as const;

/** Maximum wait for the bundled translations in milliseconds, after which English stands in. */
const longestWait = 3000;
const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export interface TranslationLoader extends TranslationSource {
  /** The state of the server's strings of a namespace; undefined if they were not requested. */
  state(namespace: string): NamespaceState | undefined;
  /** Requests again what failed, from both origins. */
  retryFailed(): void;
}

const none: readonly Translations[] = [];

/**
 * Translations by namespace, the server's before those that the product carries.
 *
 * The carried ones load as soon as a component requests them. The server's of components mounted within 200 ms are fetched in one
 * call, one call at a time. English needs none.
 */
export function createTranslationLoader(
  language: Language,
  { loadCarried, loadedCarried, fetchStrings }: Origins,
): TranslationLoader {
  const states = new Map<string, NamespaceState>();
  const fetched = new Map<string, Translations>();
  const carried = new Map<string, Translations | 'loading' | 'failed'>();
  /** The server's and the bundled translations of a namespace, in order of precedence. */
  const merged = new Map<string, readonly Translations[]>();
  const listeners = new Set<() => void>();
  const waits = new Map<string, Promise<void>>();
  const arrived = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFetching = false;
  let isNotifying = false;
  let failures = 0;

  const inState = (state: NamespaceState) => [...states].filter(([, now]) => now === state).map(([name]) => name);
  const mark = (namespaces: readonly string[], state: NamespaceState) => {
    for (const namespace of namespaces) states.set(namespace, state);
  };

  const merge = (namespace: string) => {
    const origins = [fetched.get(namespace), carried.get(namespace)];
    merged.set(
      namespace,
      origins.filter((each) => typeof each === 'object'),
    );
  };

  /** Notifies once for all namespaces of a chunk. */
  const notify = () => {
    if (isNotifying) return;
    isNotifying = true;
    queueMicrotask(() => {
      isNotifying = false;
      for (const listener of listeners) listener();
    });
  };

  /** Takes the bundled translations of a namespace that have arrived. @returns whether there are any */
  const takeLoaded = (namespace: string): boolean => {
    if (typeof carried.get(namespace) === 'object') return true;
    const loaded = loadedCarried?.(namespace);
    if (loaded === undefined) return false;
    carried.set(namespace, loaded);
    merge(namespace);
    return true;
  };

  const requestCarried = async (namespace: string) => {
    if (takeLoaded(namespace)) return;
    carried.set(namespace, 'loading');
    try {
      carried.set(namespace, await loadCarried(namespace));
      merge(namespace);
    } catch (error) {
      carried.set(namespace, 'failed');
      console.warn(`The translations of ${namespace} could not be loaded`, error);
    }
    notify();
  };

  const storeFetched = (namespaces: readonly string[], rows: readonly StringRow[]) => {
    // the server matches page names loosely, so rows of other pages may come along
    for (const namespace of namespaces) {
      const own = rows.filter(({ page_name, value }) => page_name === namespace && value);
      if (own.length === 0) continue;
      fetched.set(namespace, Object.fromEntries(own.map(({ key, value }) => [key, value ?? ''])));
      merge(namespace);
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
      storeFetched(batch, await fetchStrings(batch));
      mark(batch, 'fetched');
      failures = 0;
    } catch (error) {
      mark(batch, 'failed');
      // the bundled translations are shown: without a connection this is no fault
      console.warn(`The server sent no translations for ${batch.join(', ')}`, error);
      const delay = retryDelays[failures];
      failures += 1;
      if (delay !== undefined) setTimeout(retryFailed, delay);
    } finally {
      isFetching = false;
    }
    notify();
    schedule();
  };

  const queue = (namespaces: readonly string[]) => {
    mark(namespaces, 'queued');
    schedule();
  };

  const retryFailed = () => {
    for (const [namespace, state] of carried) if (state === 'failed') void requestCarried(namespace);
    queue(inState('failed'));
  };

  return {
    language,
    direction: directionOf(language),
    request(namespace) {
      if (language === 'en' || states.has(namespace)) return;
      void requestCarried(namespace);
      queue([namespace]);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    translations(namespace) {
      if (language !== 'en') takeLoaded(namespace);
      return merged.get(namespace) ?? none;
    },
    awaited(namespace) {
      if (language === 'en' || arrived.has(namespace) || takeLoaded(namespace)) return undefined;
      const wait =
        waits.get(namespace) ??
        Promise.race([loadCarried(namespace).catch(() => none), after(longestWait)]).then(() => {
          arrived.add(namespace);
        });
      waits.set(namespace, wait);
      return wait;
    },
    isLoading: () =>
      inState('queued').length + inState('pending').length > 0 || [...carried.values()].includes('loading'),
    state: (namespace) => states.get(namespace),
    retryFailed,
  };
}
