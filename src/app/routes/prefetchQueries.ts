import type { QueryKey } from '@tanstack/react-query';
import { isApiError } from '#app/request/errors';
import { queryClient } from '#app/request/queryClient';
import { readUserWithRoles } from '#app/session/currentUser';
import { permissionsOf } from '#app/session/permissions';
import { currentSession } from '#app/session/session';
import { accessTo } from './access';
import type { LazyPage, LoaderSource } from './page';
import type { Params, PathEntry } from './path';

/** Whether the current user may see a route; waits for the user's record and roles only where the route has a permission. */
async function isAllowed(entry: PathEntry, params: Params): Promise<boolean> {
  const session = currentSession();
  const viewer = { session, isPending: false, hasFailed: false };
  if (session === null || !entry.permission)
    return accessTo(entry, { ...viewer, permissions: permissionsOf(null) }, params) === 'allowed';
  const user = await readUserWithRoles(entry.roles);
  return accessTo(entry, { ...viewer, permissions: permissionsOf(user) }, params) === 'allowed';
}

/** How long a 404, or the 400 of a filter by an unknown id, is not repeated, in milliseconds: a redirect inside the page runs its loader again. */
const missingMs = 10_000;

function isKnownMissing(queryKey: QueryKey): boolean {
  const { error, errorUpdatedAt = 0 } = queryClient.getQueryState(queryKey) ?? {};
  const isUnknown = isApiError(error) && (error.status === 404 || error.status === 400);
  return isUnknown && Date.now() - errorUpdatedAt < missingMs;
}

/** The queries of a page's loader; none of a page that the user may not see. */
export async function queriesOf(entry: PathEntry, page: LazyPage | undefined, source: LoaderSource) {
  if (!page?.loader) return [];
  const [loader, mayStart] = await Promise.all([page.loader(), isAllowed(entry, source.params)]);
  return mayStart ? loader(source) : [];
}

/** Starts a page's queries once its loader has arrived, if the user may see the page. The page shows failures. */
export async function prefetchQueries(entry: PathEntry, page: LazyPage | undefined, source: LoaderSource) {
  try {
    const queries = await queriesOf(entry, page, source);
    for (const query of queries) if (!isKnownMissing(query.queryKey)) void queryClient.prefetchQuery(query);
  } catch {
    // the page repeats the import and the queries, and shows the failure
  }
}
