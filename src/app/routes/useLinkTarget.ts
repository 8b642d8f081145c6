import { useCurrentUser } from '#app/session/currentUser';
import { permissionsOf } from '#app/session/permissions';
import { useSession } from '#app/session/session';
import { useStrings } from '#ui/language/useStrings';
import { accessTo } from './access';
import { type AddressParts, href, type NullableParams, type RouteParams } from './href';
import { type PathEntry, paramsAsStrings } from './path';
import { pathOf, type RouteName } from './paths';
import { navigationStrings } from './strings';

/** The target of a link. It is disabled while one of `params` is null, as while data loads. */
export type LinkTarget<N extends RouteName> = AddressParts & { readonly to: N } & (keyof RouteParams<N> extends never
    ? { readonly params?: undefined }
    : { readonly params: NullableParams<N> });

/** As `accessTo` takes it. */
type Viewer = Parameters<typeof accessTo>[1];

function useTarget<N extends RouteName>({ to, params, search, hash }: LinkTarget<N>, viewer: Viewer) {
  const t = useStrings(navigationStrings);
  const entry: PathEntry = pathOf(to);
  const address = href(to, params as NullableParams<N>, { search, hash });
  const reasons = {
    allowed: address === null ? t.incomplete : undefined,
    'log-in': t.loginFirst,
    'logged-out-only': t.loggedOutOnly,
    'not-permitted': t.notPermitted,
    checking: t.checking,
    // not disabled: the page shows the failure with a retry
    unknown: undefined,
  };
  const disabledReason = reasons[accessTo(entry, viewer, paramsAsStrings(params))];
  return { href: address ?? undefined, isDisabled: disabledReason !== undefined, disabledReason };
}

/**
 * Where a named link leads for the current user, and the reason where it is disabled.
 *
 * @param isShown - whether the link is on the screen; the server is not asked for the user's roles before
 */
export function useLinkTarget<N extends RouteName>(target: LinkTarget<N>, isShown = true) {
  const { roles }: PathEntry = pathOf(target.to);
  return useTarget(target, useCurrentUser(isShown ? roles : undefined));
}

const anybody = { isPending: false, hasFailed: false, permissions: permissionsOf(undefined) };

/** `useLinkTarget` for a route without a permission: the user's record, whose queries cost a list with hundreds of links most, is not read. */
export function useOpenLinkTarget<N extends RouteName>(target: LinkTarget<N>) {
  return useTarget(target, { ...anybody, session: useSession() });
}
