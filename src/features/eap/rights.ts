import { useMemo } from 'react';
import { useReference } from '#app/request/referenceData';
import { useCurrentUser } from '#app/session/currentUser';
import type { Role } from '#app/session/role';
import type { CountryBrief } from '#contract/country';
import type { EapRegistration } from '#contract/eap';
import { type EapRights, maySubmit } from '#domain/eap/statusSteps';

const roles: readonly Role[] = ['federationAdmin'];

type Society = Pick<CountryBrief, 'id' | 'region'>;

/**
 * Returns a function that says what the person may do for a National Society. An e-mail address of the federation gives no right here.
 *
 * @source reference/eap.md, section 5
 */
export function useEapRights(): (society: Society) => EapRights {
  const { user, permissions } = useCurrentUser(roles);
  const isFederationAdmin = user?.is_superuser === true || user?.is_ifrc_admin === true;
  return useMemo(
    () =>
      ({ id, region }: Society) => ({
        isFederationAdmin: isFederationAdmin && permissions.isMember,
        isCountryAdmin: permissions.isCountryAdmin(id),
        isRegionAdmin: region !== null && permissions.isRegionAdmin(region),
      }),
    [isFederationAdmin, permissions],
  );
}

/** Whether the person may register a protocol for some National Society. */
export function useMayRegister(): boolean {
  const { permissions } = useCurrentUser(roles);
  const rights = useEapRights();
  const { isFederationAdmin } = rights(nowhere);
  return isFederationAdmin || permissions.isRegionalOrCountryAdmin;
}

const nowhere: Society = { id: -1, region: null };

/** Returns a function that says whether the person may register a protocol for a National Society. */
export function useMayRegisterFor(): (society: Society) => boolean {
  const rights = useEapRights();
  return (society) => Object.values(rights(society)).some(Boolean);
}

/** Whether the person may hand the open version of a registration over for review. */
export function useMaySubmit({ status, national_society_details }: EapRegistration): boolean {
  return maySubmit(status, useEapRights()(national_society_details));
}

/** The name of a region; undefined while it is not known. */
export function useRegionName(region: number | null | undefined): string | undefined {
  const { data } = useReference('regions');
  return data?.results.find(({ id }) => id === region)?.region_name;
}
