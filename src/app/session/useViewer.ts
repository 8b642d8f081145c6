import { useMemo } from 'react';
import { viewerOf } from '#domain/field-reports/fieldReportVisibility';
import { useCurrentUser } from './currentUser';

/** The current user as the rules of visibility know them: a visitor until the user's record has loaded. Stable for one user. */
export function useViewer() {
  const { user } = useCurrentUser();
  return useMemo(() => viewerOf(user), [user]);
}
