import type { Query } from '@tanstack/react-query';
import { queryClient } from '#app/request/queryClient';
import { whenIdle } from '#ui/layout/whenIdle';
import { isRestored } from './answerReader';
import { isStorable } from './answerRules';
import { dropOtherAnswers, writeAnswers } from './answerStore';
import { currentOwner } from './storedOwners';

/** How long answers are collected before they are stored, in milliseconds. */
const pause = 500;

/** Stores what queries have read, except what came from the store. */
export const storeQueries = (owner: string, queries: readonly Query[]): Promise<boolean> =>
  writeAnswers(
    owner,
    queries
      .filter((query) => query.state.data !== undefined && isStorable(query.queryKey) && !isRestored(query))
      .map(({ queryHash, state }) => ({ queryHash, data: state.data, at: state.dataUpdatedAt })),
  );

/**
 * Stores the answers of the server as they arrive, and those that have arrived before.
 *
 * @returns a function that stops it
 */
export function storeAnswers(): () => void {
  const cache = queryClient.getQueryCache();
  const waiting = new Set<Query>(cache.getAll());
  let owner = currentOwner();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = undefined;
    whenIdle(() => {
      const queries = [...waiting];
      waiting.clear();
      void storeQueries(owner, queries);
    });
  };
  const schedule = () => {
    timer ??= setTimeout(flush, pause);
  };
  schedule();
  const unsubscribe = cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
    // answers of a login that has ended are not stored for the next one
    if (owner !== currentOwner()) {
      waiting.clear();
      owner = currentOwner();
      void dropOtherAnswers();
    }
    waiting.add(event.query);
    schedule();
  });
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}
