import type { Params } from './path';

/** Paths of routes, each with a value. */
export type RankedPaths<T> = readonly (readonly [path: string, value: T])[];

/** The path with and without an optional parameter at its end. */
const variants = (path: string) =>
  path.endsWith('?') ? [path.slice(0, -1), path.slice(0, path.lastIndexOf('/'))] : [path];

const segmentScore = (segment: string) => {
  if (segment === '*') return -1;
  if (segment === '') return 2;
  return segment.startsWith(':') ? 4 : 11;
};

const scoreOf = (path: string) => path.split('/').reduce((sum, segment) => sum + segmentScore(segment), 0);

/** Orders paths as React Router ranks them: of several that match an address, the first one wins. */
export const rankPaths = <T>(paths: RankedPaths<T>): RankedPaths<T> =>
  paths
    .flatMap(([path, value]) => variants(path).map((variant) => [variant, value] as const))
    .sort(([first], [second]) => scoreOf(second) - scoreOf(first));

/** The decoded segments of a pathname; none is decoded when one is malformed. */
function segmentsOf(pathname: string): readonly string[] {
  const segments = pathname.split('/');
  try {
    return segments.map(decodeURIComponent);
  } catch {
    return segments;
  }
}

function paramsOf(path: string, segments: readonly string[]): Params | null {
  const pattern = path === '/' ? [''] : path.split('/');
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    if (part === '*') return { ...params, '*': segments.slice(index).join('/') };
    const segment = segments[index];
    if (part.startsWith(':') && segment) params[part.slice(1)] = segment;
    else if (segment?.toLowerCase() !== part.toLowerCase()) return null;
  }
  const isAtEnd = segments.slice(pattern.length).every((segment) => segment === '');
  return isAtEnd ? params : null;
}

/**
 * Finds the route of an address as React Router does, before the router has arrived: the same rank, regardless of letter case and
 * slashes at the end.
 *
 * @param paths - ordered by `rankPaths`
 * @param pathname - of the address, encoded, without query and hash
 * @returns the value of the matching path and the decoded parameters; null without a match
 */
export function matchPathname<T>(
  paths: RankedPaths<T>,
  pathname: string,
): { readonly value: T; readonly params: Params } | null {
  const segments = segmentsOf(pathname);
  for (const [path, value] of paths) {
    const params = paramsOf(path, segments);
    if (params) return { value, params };
  }
  return null;
}
