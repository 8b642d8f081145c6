import type { Routes } from '#app/routes/table';

export type RouteName = keyof Routes;
type PathOf<N extends RouteName> = Routes[N]['path'];

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

/** The parameters in a route's path, by name; nothing where it has none. */
export type RouteParams<N extends RouteName> =
  string extends PathOf<N>
    ? { readonly [name: string]: string | number }
    : [Parameters<PathOf<N>>] extends [never]
      ? Record<never, never>
      : Intersection<Parameters<PathOf<N>>>;

export type SearchValues = Readonly<Record<string, string | number | boolean | null | undefined>>;

/**
 * The address of a path with its parameters, or null when a required one has no value.
 *
 * @param path - with `:name` and `:name?` parameters; a trailing `*` is dropped
 */
export function fillPath(
  path: string,
  params: Readonly<Record<string, string | number | null | undefined>> = {},
): string | null {
  let isComplete = true;
  const filled = path
    .split('/')
    .filter((segment) => segment !== '*')
    .map((segment) => {
      if (!segment.startsWith(':')) return segment;
      const isOptional = segment.endsWith('?');
      const value = params[segment.slice(1, isOptional ? -1 : undefined)];
      if (value !== undefined && value !== null && value !== '') return encodeURIComponent(value);
      if (!isOptional) isComplete = false;
      return null;
    })
    .filter((segment) => segment !== null)
    .join('/');
  return isComplete ? filled || '/' : null;
}

/** Adds a query and a hash to a path; empty values are left out. */
export function withSearch(path: string, search: SearchValues = {}, hash = ''): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== null && value !== undefined && value !== '') query.set(name, String(value));
  }
  const text = query.toString();
  const fragment = hash && `#${hash.replace(/^#/, '')}`;
  return `${path}${text && `?${text}`}${fragment}`;
}
