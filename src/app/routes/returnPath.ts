const parameter = 'next';

interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The login page's address that remembers the page that required a login. */
export function loginPath({ pathname, search, hash }: Place): string {
  const requested = `${pathname}${search}${hash}`;
  return requested === '/' ? '/login' : `/login?${new URLSearchParams({ [parameter]: requested })}`;
}

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
