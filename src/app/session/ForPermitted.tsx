import type { ReactNode } from 'react';
import { useErrorMessage } from '#app/request/useErrorMessage';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useCurrentUser } from './currentUser';
import type { Permissions } from './permissions';

interface ForPermittedProps {
  readonly isPermitted: (permissions: Permissions) => boolean;
  readonly children: ReactNode;
}

/**
 * A block of a page for those who have a permission: absent for everybody else and while the user's record loads; where that could
 * not be read, the block says so with a retry.
 */
export function ForPermitted({ isPermitted, children }: ForPermittedProps) {
  const messageOf = useErrorMessage();
  const { permissions, hasFailed, error, refetch } = useCurrentUser();
  if (hasFailed)
    return <StateMessage state="error" isCompact message={messageOf(error)} onRetry={() => void refetch()} />;
  return isPermitted(permissions) ? children : null;
}
