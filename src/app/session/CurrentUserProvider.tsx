import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { type CurrentUser, CurrentUserContext, currentUserQuery, type SharedUser } from './currentUser';
import { permissionsOf } from './permissions';
import type { Role } from './role';
import { roleInRecord, roleQuery, withRoles } from './roles';
import { useSession } from './session';

/** The roles that components of the page have asked for, and the user that they asked about. */
interface Asked {
  readonly of: number | undefined;
  readonly roles: readonly Role[];
}

const nothingAsked: Asked = { of: undefined, roles: [] };

/** The answer about a role; the server is asked when `isAsked` and the record does not say. */
function useRole(role: Role, record: CurrentUser | undefined, isAsked: boolean) {
  const enabled = isAsked && record !== undefined && roleInRecord(role, record) === undefined;
  const { data, error, refetch } = useQuery({ ...roleQuery(role, record), enabled });
  return useMemo(() => ({ data, error, refetch }), [data, error, refetch]);
}

/** Reads the current user once for all components: an observer of the record in each of them would cost more than what they render. */
export function CurrentUserProvider({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const { data, error, isPending, refetch } = useQuery({ ...currentUserQuery, enabled: session !== null });
  const record = session ? data : undefined;
  const userId = record?.id;

  const [asked, setAsked] = useState(nothingAsked);
  const ask = useCallback(
    (roles: readonly Role[]) =>
      setAsked((before) => {
        const known = before.of === userId ? before.roles : [];
        const added = roles.filter((role) => !known.includes(role));
        return added.length === 0 ? before : { of: userId, roles: [...known, ...added] };
      }),
    [userId],
  );
  const isAsked = (role: Role) => asked.of === userId && asked.roles.includes(role);
  const federationAdmin = useRole('federationAdmin', record, isAsked('federationAdmin'));
  const perCoreAdmin = useRole('perCoreAdmin', record, isAsked('perCoreAdmin'));

  const shared = useMemo<SharedUser>(() => {
    const user = record && withRoles(record, federationAdmin.data, perCoreAdmin.data);
    return {
      session,
      user,
      permissions: permissionsOf(user),
      isPending: session !== null && isPending,
      error: session ? error : null,
      refetch,
      answers: { federationAdmin, perCoreAdmin },
      ask,
    };
  }, [session, record, isPending, error, refetch, federationAdmin, perCoreAdmin, ask]);
  return <CurrentUserContext value={shared}>{children}</CurrentUserContext>;
}
