import type { Query, QueryClient } from '@tanstack/react-query';
import { isUnreachable } from './answerReader';
import { isStorable } from './answerRules';

/** How long a page waits for the server before it says that it shows stored data, in milliseconds. */
const patience = 4000;
/** How often the server is asked again while it cannot be reached, in milliseconds. */
const retryInterval = 30_000;

const isShown = (query: Query) =>
  query.getObserversCount() > 0 &&
  query.state.data !== undefined &&
  isStorable(query.queryKey) &&
  query.queryKey[0] !== 'role' &&
  query.queryKey[0] !== 'GET /api/v2/user/me/';

/**
 * Watches whether the page shows data that could not be refreshed, because the server cannot be reached or takes long.
 *
 * @param onChange - told the time of the oldest such data, in milliseconds, and null once all are refreshed
 * @returns a function that stops it
 */
export function watchStaleData(client: QueryClient, onChange: (oldest: number | null) => void): () => void {
  const cache = client.getQueryCache();
  const startedAt = new WeakMap<Query, number>();
  let said: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const laterLooks = new Set<ReturnType<typeof setTimeout>>();
  const isLate = (query: Query) => {
    const { fetchStatus, fetchFailureReason, error } = query.state;
    if (isUnreachable(fetchFailureReason ?? error)) return true;
    return fetchStatus === 'fetching' && Date.now() - (startedAt.get(query) ?? Date.now()) >= patience;
  };
  const look = () => {
    const late = cache.getAll().filter((query) => isShown(query) && isLate(query));
    const oldest = late.length > 0 ? Math.min(...late.map(({ state }) => state.dataUpdatedAt)) : null;
    if (oldest !== said) onChange(oldest);
    said = oldest;
  };
  const retry = setInterval(() => {
    if (said !== null) void client.refetchQueries({ type: 'active', predicate: (query) => isLate(query) });
  }, retryInterval);
  const unsubscribe = cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'fetch') {
      startedAt.set(event.query, Date.now());
      const later = setTimeout(() => {
        laterLooks.delete(later);
        look();
      }, patience + 10);
      laterLooks.add(later);
    }
    timer ??= setTimeout(() => {
      timer = undefined;
      look();
    }, 50);
  });
  look();
  return () => {
    clearInterval(retry);
    clearTimeout(timer);
    for (const later of laterLooks) clearTimeout(later);
    unsubscribe();
  };
}
