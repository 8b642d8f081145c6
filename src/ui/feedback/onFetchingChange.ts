import { notifyManager, type QueryClient } from '@tanstack/react-query';

interface Watched {
  readonly listeners: Set<() => void>;
  wasFetching: boolean;
  /** Ends the subscription to the client's queries. */
  readonly stop: () => void;
}

const watched = new WeakMap<QueryClient, Watched>();

function watch(client: QueryClient): Watched {
  const listeners = new Set<() => void>();
  // with the results of queries, so that what they start is counted before anybody is told that nothing is on its way
  const look = notifyManager.batchCalls(() => {
    const isFetching = client.isFetching() > 0;
    if (isFetching === state.wasFetching) return;
    state.wasFetching = isFetching;
    for (const listener of listeners) listener();
  });
  const stop = client.getQueryCache().subscribe(({ type }) => {
    // hundreds of components that begin to observe queries are hundreds of events of other types
    if (type === 'updated' || type === 'removed') look();
  });
  const state: Watched = { listeners, wasFetching: client.isFetching() > 0, stop };
  return state;
}

/**
 * Calls back when the first request of a page has started or the last has ended. All listeners share one look at the queries.
 *
 * @returns a function that ends it
 */
export function onFetchingChange(client: QueryClient, listener: () => void): () => void {
  const state = watched.get(client) ?? watch(client);
  watched.set(client, state);
  state.listeners.add(listener);
  return () => {
    state.listeners.delete(listener);
    if (state.listeners.size > 0) return;
    state.stop();
    watched.delete(client);
  };
}
