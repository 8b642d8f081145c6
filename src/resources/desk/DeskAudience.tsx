import type { ReactNode } from 'react';
import { useCurrentUser } from '#app/session/currentUser';
import type { Role } from '#app/session/role';
import { deskSkeleton } from './deskSkeleton';

type Person = Pick<ReturnType<typeof useCurrentUser>, 'user' | 'permissions'>;

export interface DeskAudienceProps {
  readonly includes: (person: Person) => boolean;
  /** The roles that decide and that the user's record does not name. */
  readonly roles?: readonly Role[];
  readonly children: ReactNode;
}

/** A block of the desk for those who have such work. Its place is kept until this is known; others see nothing. */
export function DeskAudience({ includes, roles, children }: DeskAudienceProps) {
  const person = useCurrentUser(roles);
  if (includes(person)) return children;
  return person.isPending ? deskSkeleton : null;
}
