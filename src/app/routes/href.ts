import { pathOf, type paths, type RouteName } from './paths';

type PathOf<N extends RouteName> = (typeof paths)[N]['path'];

type Segments<P extends string> = P extends `${infer Head}/${infer Rest}` ? Head | Segments<Rest> : P;
type Parameters<P extends string> =
  Segments<P> extends infer S
    ? S extends `:${infer Name}?`
      ? { readonly [K in Name]?: string | number }
      : S extends `:${infer Name}`
        ? { readonly [K in Name]: string | number }
        : never
    : never;
type Intersection<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer I) => void ? I : never;

/** The parameters in a route's path by name; nothing where it has none. */
export type RouteParams<N extends RouteName> =
  string extends PathOf<N>
    ? { readonly [name: string]: string | number }
    : [Parameters<PathOf<N>>] extends [never]
      ? Record<never, never>
      : Intersection<Parameters<PathOf<N>>>;

/** Parameters whose values may be missing or still loading. */
export type NullableParams<N extends RouteName> = {
  readonly [K in keyof RouteParams<N>]: RouteParams<N>[K] | null | undefined;
};

export type SearchValues = Readonly<Record<string, string | number | boolean | null | undefined>>;

export interface AddressParts {
  /** Query parameters; empty values are left out. */
  readonly search?: SearchValues;
  /** With or without its `#`. */
  readonly hash?: string;
}

type LooseParams = Readonly<Record<string, string | number | null | undefined>>;

/** The name of a segment that is a parameter, and the mark of an optional one. */
const parameter = /^:(\w+)(\?)?$/;

/**
 * The address of a path with its parameters, or null when a required one has no value. As the router's `generatePath`, which would
 * bring the router into the code that starts a page's reads.
 *
 * @param path - with `:name` and `:name?` parameters; a trailing `*` is dropped
 */
export function fillPath(path: string, params: LooseParams = {}): string | null {
  const segments: string[] = [];
  for (const segment of path.split('/')) {
    const [, name, optional] = parameter.exec(segment) ?? [];
    if (name === undefined) {
      if (segment !== '*') segments.push(segment);
      continue;
    }
    const value = params[name];
    if (value !== null && value !== undefined && value !== '') segments.push(encodeURIComponent(value));
    else if (!optional) return null;
  }
  return segments.join('/') || '/';
}

/** Adds a query and a hash to a path. */
export function withParts(path: string, { search = {}, hash = '' }: AddressParts): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== null && value !== undefined && value !== '') query.set(name, String(value));
  }
  const text = query.toString();
  const fragment = hash && `#${hash.replace(/^#/, '')}`;
  return `${path}${text && `?${text}`}${fragment}`;
}

type HrefArguments<N extends RouteName, P> = keyof RouteParams<N> extends never
  ? [params?: P, parts?: AddressParts]
  : [params: P, parts?: AddressParts];

/**
 * The address of a named route.
 *
 * @returns null only where a parameter's type allows null and it has no value
 */
export function href<N extends RouteName, P extends NullableParams<N> = RouteParams<N>>(
  name: N,
  ...[params, parts = {}]: HrefArguments<N, P>
): P extends RouteParams<N> ? string : string | null {
  const path = fillPath(pathOf(name).path, params as LooseParams);
  return (path === null ? null : withParts(path, parts)) as P extends RouteParams<N> ? string : string | null;
}
