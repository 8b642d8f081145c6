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
  /** The room of the children while the user's record loads. */
  readonly skeleton?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Renders its children for users with a permission: their skeleton while the user's record loads, and the error with a retry when that
 * failed.
 */
export function ForPermitted({ isPermitted, roles, skeleton = null, children }: ForPermittedProps) {
  const messageOf = useErrorMessage();
  const { permissions, isPending, hasFailed, error, refetch } = useCurrentUser(roles);
  if (hasFailed)
    return <StateMessage state="error" isCompact message={messageOf(error)} onRetry={() => void refetch()} />;
  if (isPermitted(permissions)) return children;
  return isPending ? skeleton : null;
}
