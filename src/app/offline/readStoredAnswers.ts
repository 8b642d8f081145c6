import type { QueryPersister } from '@tanstack/react-query';
import { queryClient } from '#app/request/queryClient';
import type { SomePages } from '#app/routes/page';
import { readStored } from '#app/storage';
import { ownersKey } from './ownersKey';

/**
 * Makes every query read the device before the server.
 *
 * @param pages - tell forms from other pages
 */
export function readStoredAnswers(pages: SomePages): void {
  const reader = import('./answerReader');
  const persister: QueryPersister = (queryFn, context, query) =>
    reader.then(
      ({ readThroughStore }) => readThroughStore(queryFn, context, query, pages),
      () => queryFn(context),
    );
  const defaults = queryClient.getDefaultOptions();
  // a persister knows no type of data: it returns what the query's own function has returned before
  queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, persister: persister as never } });
}

/** The same where this device has stored answers: at a first visit it would only delay the requests. */
export function readStoredAnswersAgain(pages: SomePages): void {
  if (readStored(ownersKey)) readStoredAnswers(pages);
}
