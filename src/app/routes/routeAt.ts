import { fillPath } from './href';
import { matchPathname, type RankedPaths, rankPaths } from './matchPathname';
import { isValidParams, type Params, paramsAsStrings } from './path';
import { pathOf, paths, type RouteName } from './paths';

/** A route with the parameters of an address. */
export interface RouteAt {
  readonly name: RouteName;
  readonly params: Params;
  /** With its `#`, empty when there is none. */
  readonly hash: string;
}

let ranked: RankedPaths<RouteName> | undefined;
/** A press asks several times for the route of its address. */
let last: { readonly pathname: string; readonly match: ReturnType<typeof matchPathname<RouteName>> } | undefined;

/** The route of an address; null for an address without a page. */
export function routeAt({ pathname, hash }: Pick<URL, 'pathname' | 'hash'>): RouteAt | null {
  ranked ??= rankPaths((Object.keys(paths) as RouteName[]).map((name) => [pathOf(name).path, name]));
  if (last?.pathname !== pathname) last = { pathname, match: matchPathname(ranked, pathname) };
  const { match } = last;
  return match && { name: match.value, params: match.params, hash };
}

/** Longer than any chain of redirects in the table of paths. */
const maxRedirects = 5;

/** A route and those that it redirects to, in order; none of an address whose ids cannot exist. */
export function withRedirects(route: RouteAt | null): readonly RouteAt[] {
  const routes: RouteAt[] = [];
  for (let next = route; next && isValidParams(next.params) && routes.length <= maxRedirects; ) {
    routes.push(next);
    const { params, hash, name } = next;
    const target = pathOf(name).redirect?.({ params, hash });
    next = target
      ? {
          name: target.to as RouteName,
          params: { ...params, ...paramsAsStrings(target.params) },
          hash: target.hash ?? '',
        }
      : null;
  }
  return routes;
}

/**
 * The address after the redirects of the table of paths: a navigation to it renders one page instead of two.
 *
 * @param address - relative or absolute; one outside the product is returned as it is
 */
export function resolveRedirects(address: string): string {
  const url = new URL(address, window.location.href);
  if (url.origin !== window.location.origin) return address;
  const [first, ...redirects] = withRedirects(routeAt(url));
  const last = redirects.at(-1);
  const pathname = last && first && fillPath(pathOf(last.name).path, last.params);
  return pathname ? `${pathname}${url.search}${last.hash}` : address;
}
