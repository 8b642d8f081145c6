const parameter = 'next';

interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The login page's address that remembers which page asked for it. */
export function loginPath({ pathname, search, hash }: Place): string {
  const asked = `${pathname}${search}${hash}`;
  return asked === '/' ? '/login' : `/login?${new URLSearchParams({ [parameter]: asked })}`;
}

/**
 * Where somebody goes after logging in: the page that asked, else home.
 *
 * @param search - the login page's query; what leads out of the product (`//elsewhere`, `https:`) is not followed
 */
export function returnPath(search: string): string {
  const asked = new URLSearchParams(search).get(parameter);
  if (!asked?.startsWith('/')) return '/';
  const base = 'http://product.invalid';
  try {
    const url = new URL(asked, base);
    // dots before it may leave a path that begins with two slashes, which browsers read as another site
    const isOurs = url.origin === base && !url.pathname.startsWith('//');
    return isOurs ? `${url.pathname}${url.search}${url.hash}` : '/';
  } catch {
    return '/';
  }
}
