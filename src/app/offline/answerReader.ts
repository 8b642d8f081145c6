import { notifyManager, type Query, type QueryFunctionContext } from '@tanstack/react-query';
import { isApiError } from '#app/request/errors';
import { isFormAt } from '#app/routes/isFormAt';
import type { SomePages } from '#app/routes/page';
import { isStorable } from './answerRules';
import { readAnswer, type StoredAnswer } from './answerStore';

/** How long a form waits for the server before it opens with the stored answer, in milliseconds. */
export const formPatience = 5000;

/** Times of the answers that came from the store, by query: they are not stored again as if they were new. */
const restoredAt = new Map<string, number>();

/** Whether the data of a query is what the store gave. */
export const isRestored = ({ queryHash, state }: Pick<Query, 'queryHash' | 'state'>): boolean =>
  restoredAt.get(queryHash) === state.dataUpdatedAt;

/** Answers of a proxy in front of a server that is down. */
const gatewayStatuses = [502, 503, 504];

/** Whether a request failed because the server cannot be reached. */
export const isUnreachable = (error: unknown): boolean =>
  isApiError(error) &&
  (error.kind === 'network' || error.kind === 'timeout' || gatewayStatuses.includes(error.status ?? 0));

/** Gives the query the time of the stored answer, after the query has taken its data. */
function restore(query: Query, { at }: StoredAnswer, refetches: boolean) {
  notifyManager.schedule(() => {
    restoredAt.set(query.queryHash, at);
    query.setState({ dataUpdatedAt: at });
    // the failure is the query's state; nothing waits for the promise
    if (refetches) query.fetch().catch(() => undefined);
  });
}

async function serverFirst(read: () => unknown, query: Query): Promise<unknown> {
  const stored = await readAnswer(query.queryHash);
  if (!stored) return read();
  const fallBack = () => {
    restore(query, stored, false);
    return stored.data;
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise((resolve) => {
    timer = setTimeout(() => resolve(fallBack()), formPatience);
  });
  try {
    return await Promise.race([Promise.resolve(read()), patience]);
  } catch (error) {
    if (isUnreachable(error)) return fallBack();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A query's first read: the stored answer at once, and then the server's in its place. Later reads go to the server alone.
 */
export async function readThroughStore(
  queryFn: (context: QueryFunctionContext) => unknown,
  context: QueryFunctionContext,
  query: Query,
  pages: SomePages,
): Promise<unknown> {
  if (query.state.data !== undefined || !isStorable(query.queryKey)) return queryFn(context);
  // a form would save the stored answer over a newer version
  if (isFormAt(location, pages)) return serverFirst(() => queryFn(context), query);
  const stored = await readAnswer(query.queryHash);
  if (!stored) return queryFn(context);
  restore(query, stored, true);
  return stored.data;
}
