import { useCurrentUser } from '#app/session/currentUser';
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

/**
 * Where a named link leads for the current user, and the reason where it is disabled.
 *
 * @param isShown - whether the link is on the screen; the server is not asked for the user's roles before
 */
export function useLinkTarget<N extends RouteName>(target: LinkTarget<N>, isShown = true) {
  const { to, params, search, hash } = target;
  const t = useStrings(navigationStrings);
  const entry: PathEntry = pathOf(to);
  const viewer = useCurrentUser(isShown ? entry.roles : undefined);
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
