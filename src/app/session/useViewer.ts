import { useMemo } from 'react';
import { type Viewer, viewerOf } from '#domain/field-reports/fieldReportVisibility';
import { type CurrentUser, readUserWithRoles, useCurrentUser } from './currentUser';
import type { Role } from './role';

const none: readonly Role[] = [];
const administrators: readonly Role[] = ['federationAdmin'];

/**
 * The current user as the rules of visibility know them: a visitor until the user's record has loaded. Stable for one user.
 *
 * @param isRestricted - the page holds records that administrators alone may open, so that it matters whether the user is one
 */
export function useViewer(isRestricted = false) {
  const { user } = useCurrentUser(isRestricted ? administrators : none);
  return useMemo(() => viewerOf(user), [user]);
}

/**
 * The current user as the rules of visibility know them, once the server has said whether they are an administrator.
 *
 * @param user - the record to go by where the server does not answer
 */
export const readViewer = (user: CurrentUser | undefined): Promise<Viewer> =>
  readUserWithRoles(administrators).then(viewerOf, () => viewerOf(user));
