import { queryClient } from '#app/request/queryClient';
import { href } from '#app/routes/href';
import type { AnyQuery } from '#app/routes/page';
import { currentSession } from '#app/session/session';
import { isStorable } from './answerRules';
import { readAnswer } from './answerStore';
import { isRecent } from './isRecent';
import { hashOf, queriesOfPages } from './queriesOfPages';

/** How old the lists of the forms may be before they are read again, in milliseconds. */
const listAge = 86_400_000;

/** The pages on which a record begins. */
const newForms = () => [
  href('fieldReportFormNew'),
  href('newThreeWActivity'),
  href('newThreeWProject'),
  href('newDrefApplicationForm'),
  href('newEapDevelopmentRegistration'),
  href('newPerOverviewForm'),
];

async function isStoredLately(query: AnyQuery): Promise<boolean> {
  const stored = await readAnswer(hashOf(query));
  return stored !== undefined && isRecent(stored.at, listAge);
}

/**
 * Reads the lists of the forms, one after the other, so that a form that was never opened can be filled without a connection. The store of
 * answers takes them as they arrive; the lists that all pages share are stored by themselves.
 */
export async function storeForms(): Promise<void> {
  const owner = currentSession()?.id;
  if (owner === undefined) return;
  for (const query of await queriesOfPages(newForms())) {
    if (currentSession()?.id !== owner) return;
    if (isStorable(query.queryKey) && !(await isStoredLately(query)))
      await queryClient.fetchQuery(query).catch(() => undefined);
  }
}
