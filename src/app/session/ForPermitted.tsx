import type { ReactNode } from 'react';
import { useErrorMessage } from '#app/request/useErrorMessage';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useCurrentUser } from './currentUser';
import type { Permissions } from './permissions';
import type { Role } from './role';

interface ForPermittedProps {
  readonly isPermitted: (permissions: Permissions) => boolean;
  /** Roles that `isPermitted` reads and `user/me` does not name. */
  readonly roles?: readonly Role[];
  readonly children: ReactNode;
}

/**
 * Renders its children for users with a permission: nothing while the user's record loads, and the error with a retry when that
 * failed.
 */
export function ForPermitted({ isPermitted, roles, children }: ForPermittedProps) {
  const messageOf = useErrorMessage();
  const { permissions, hasFailed, error, refetch } = useCurrentUser(roles);
  if (hasFailed)
    return <StateMessage state="error" isCompact message={messageOf(error)} onRetry={() => void refetch()} />;
  return isPermitted(permissions) ? children : null;
}
