import { useCurrentUser } from '#app/session/currentUser';
import { useStrings } from '#ui/language/useStrings';
import { accessTo } from './access';
import { fillPath, type RouteName, type RouteParams, type SearchValues, withSearch } from './href';
import { useRouteTable } from './NavigationContext';
import { navigationStrings } from './strings';

/** What a link needs besides its look. `params` may hold nulls while data loads: the link is disabled until then. */
export type LinkTarget<N extends RouteName> = {
  readonly to: N;
  readonly search?: SearchValues;
  readonly hash?: string;
} & (keyof RouteParams<N> extends never
  ? { readonly params?: undefined }
  : { readonly params: { readonly [K in keyof RouteParams<N>]: RouteParams<N>[K] | null | undefined } });

/** Where a named link leads for the current user, and why not when it may not. */
export function useLinkTarget<N extends RouteName>({ to, params, search, hash }: LinkTarget<N>) {
  const t = useStrings(navigationStrings);
  const table = useRouteTable();
  const { session, permissions, isPending, hasFailed } = useCurrentUser();
  const entry = table[to];
  const values = params as Parameters<typeof fillPath>[1];
  const path = entry ? fillPath(entry.path, values) : null;
  const access = entry
    ? accessTo(entry, { isLoggedIn: session !== null, isPending, hasFailed, permissions }, asParams(params))
    : 'not-permitted';
  const reasons = {
    allowed: path === null ? t.incomplete : undefined,
    'log-in': t.loginFirst,
    'logged-out-only': t.loggedOutOnly,
    'not-permitted': t.notPermitted,
    checking: t.checking,
    // the page itself says what failed, and asks again
    unknown: undefined,
  };
  const disabledReason = reasons[access];
  return {
    href: path === null ? undefined : withSearch(path, search, hash),
    isDisabled: disabledReason !== undefined,
    disabledReason,
  };
}

const asParams = (params: Readonly<Record<string, unknown>> | undefined) =>
  Object.fromEntries(Object.entries(params ?? {}).map(([name, value]) => [name, String(value)]));
