import { useMemo } from 'react';
import { useCurrentUser } from '#app/session/currentUser';
import { localUnitRights } from '#domain/local-units/rights';

/** The current user's permissions on the units of a country; `isPending` while a stored login is still being checked. */
export function useUnitRights(country: number, region: number | null) {
  const { user, isPending } = useCurrentUser(['federationAdmin']);
  const rights = useMemo(() => localUnitRights(user, { country, region }), [user, country, region]);
  return { rights, isPending };
}
