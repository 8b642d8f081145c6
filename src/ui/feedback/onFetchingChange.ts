import { notifyManager, type QueryClient } from '@tanstack/react-query';

interface Watched {
  readonly listeners: Set<() => void>;
  /** Tells the listeners when requests have started or ended. */
  readonly look: () => void;
  /** Ends the subscription to the client's queries. */
  readonly stop: () => void;
}

const watched = new WeakMap<QueryClient, Watched>();
/** What is on its way besides requests, by the client whose requests it counts with. */
const counted = new WeakMap<QueryClient, number>();

/** Whether the page waits for anything: a request of its queries, or its own code on the first view. */
export const isFetching = (client: QueryClient): boolean => client.isFetching() > 0 || (counted.get(client) ?? 0) > 0;

function watch(client: QueryClient): Watched {
  const listeners = new Set<() => void>();
  let wasFetching = isFetching(client);
  // with the results of queries, so that what they start is counted before anybody is told that nothing is on its way
  const tell = notifyManager.batchCalls(() => {
    for (const listener of listeners) listener();
  });
  const look = () => {
    if (isFetching(client) === wasFetching) return;
    wasFetching = !wasFetching;
    tell();
  };
  const stop = client.getQueryCache().subscribe(({ type }) => {
    // hundreds of components that begin to observe queries are hundreds of events of other types
    if (type === 'updated' || type === 'removed') look();
  });
  const state = { listeners, look, stop };
  watched.set(client, state);
  return state;
}

/**
 * Calls back when the first request of a page has started or the last has ended. All listeners share one look at the queries.
 *
 * @returns a function that ends it
 */
export function onFetchingChange(client: QueryClient, listener: () => void): () => void {
  const { listeners, stop } = watched.get(client) ?? watch(client);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop();
    watched.delete(client);
  };
}

/** Runs a task once, as soon as no request is on its way. */
export function onceNothingIsFetched(client: QueryClient, task: () => void): void {
  if (!isFetching(client)) {
    task();
    return;
  }
  const stop = onFetchingChange(client, () => {
    if (isFetching(client)) return;
    stop();
    task();
  });
}

/**
 * Counts something else as a request: the code of the first page, which those who wait for its data wait for too.
 *
 * @returns a function to call once it has arrived
 */
export function countAsRequest(client: QueryClient): () => void {
  const add = (change: number) => {
    counted.set(client, (counted.get(client) ?? 0) + change);
    watched.get(client)?.look();
  };
  add(1);
  return () => add(-1);
}
