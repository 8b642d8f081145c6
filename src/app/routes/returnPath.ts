import { href } from './href';

const parameter = 'next';

interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The query of the login page that remembers the page that required a login; from home it leads to what waits for the user. */
export function loginSearch({ pathname, search, hash }: Place): { readonly [parameter]: string } {
  const requested = `${pathname}${search}${hash}`;
  return { [parameter]: requested === '/' ? href('accountForMe') : requested };
}

/** The login page's address with that query. */
export const loginPath = (place: Place): string => `/login?${new URLSearchParams(loginSearch(place))}`;

/**
 * The URL to open after login: the page that required it, else home.
 *
 * @param search - the login page's query; what leads out of the product (`//elsewhere`, `https:`) is not followed
 */
export function returnPath(search: string): string {
  const requested = new URLSearchParams(search).get(parameter);
  if (!requested?.startsWith('/')) return '/';
  const base = 'http://product.invalid';
  try {
    const url = new URL(requested, base);
    // dot segments can leave a path that starts with two slashes, which browsers resolve to another host
    const isOurs = url.origin === base && !url.pathname.startsWith('//');
    return isOurs ? `${url.pathname}${url.search}${url.hash}` : '/';
  } catch {
    return '/';
  }
}
