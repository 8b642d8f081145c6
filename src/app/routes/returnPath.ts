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
 * Where somebody goes after logging in: the page that required the login, else home.
 *
 * @param search - the login page's query; what leads out of the product (`//elsewhere`, `https:`) is not followed
 */
export function returnPath(search: string): string {
  const requested = new URLSearchParams(search).get(parameter);
  if (!requested?.startsWith('/')) return '/';
  const base = 'http://product.invalid';
  try {
    const url = new URL(requested, base);
    // dots before it may leave a path that begins with two slashes, which browsers read as another site
    const isOurs = url.origin === base && !url.pathname.startsWith('//');
    return isOurs ? `${url.pathname}${url.search}${url.hash}` : '/';
  } catch {
    return '/';
  }
}
