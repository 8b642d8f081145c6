import { notifyManager, type QueryClient } from '@tanstack/react-query';

interface Watched {
  readonly listeners: Set<() => void>;
  /** Ends the subscription to the client's queries. */
  readonly stop: () => void;
}

const watched = new WeakMap<QueryClient, Watched>();

function watch(client: QueryClient): Watched {
  const listeners = new Set<() => void>();
  let wasFetching = client.isFetching() > 0;
  // with the results of queries, so that what they start is counted before anybody is told that nothing is on its way
  const tell = notifyManager.batchCalls(() => {
    for (const listener of listeners) listener();
  });
  const stop = client.getQueryCache().subscribe(({ type }) => {
    // hundreds of components that begin to observe queries are hundreds of events of other types
    if (type !== 'updated' && type !== 'removed') return;
    const isFetching = client.isFetching() > 0;
    if (isFetching === wasFetching) return;
    wasFetching = isFetching;
    tell();
  });
  const state = { listeners, stop };
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
  if (client.isFetching() === 0) {
    task();
    return;
  }
  const stop = onFetchingChange(client, () => {
    if (client.isFetching() > 0) return;
    stop();
    task();
  });
}
