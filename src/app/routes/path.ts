import type { Permissions } from '#app/session/permissions';
import type { Role } from '#app/session/role';

export type Params = Readonly<Record<string, string | undefined>>;

/** The target of a redirect: a route name, which a test checks, and its parameters. */
export interface Target {
  readonly to: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly hash?: string;
}

export interface RedirectSource {
  readonly params: Params;
  /** With its `#`, empty when there is none. */
  readonly hash: string;
}

/** One route: its address and who may see it. Its page and loader are attached by name in `pages/`. */
export interface PathEntry {
  /** Absolute, with `:name` parameters. */
  readonly path: string;
  /** The layout route it renders in; without one, the shell. */
  readonly parent?: string;
  /** The redirect of a layout to one of its children or, without a page, to another route. */
  readonly redirect?: (source: RedirectSource) => Target;
  readonly visibility?: 'is-authenticated' | 'is-not-authenticated';
  readonly permission?: (permissions: Permissions, params: Params) => boolean;
  /** Roles that `permission` reads and `user/me` does not name. */
  readonly roles?: readonly Role[];
}

/** The first segment of a path, which all routes of a layout share. */
export const segmentOf = (path: string) => path.split('/')[1]?.toLowerCase() ?? '';

export type PathTable = Readonly<Record<string, PathEntry>>;

/** Redirects to a named route with the same parameters. */
export const toRoute =
  (to: string): ((source: RedirectSource) => Target) =>
  ({ params }) => ({ to, params: params as Record<string, string> });

/**
 * Redirects by the address's hash, as links of earlier versions of the product do.
 *
 * @param routes - hash without `#` to route name
 * @param fallback - the route for every other hash and for none
 */
export const byHash =
  (routes: Readonly<Record<string, string>>, fallback: string): ((source: RedirectSource) => Target) =>
  ({ params, hash }) => {
    const name = hash.slice(1);
    const to = Object.hasOwn(routes, name) ? routes[name] : undefined;
    return { to: to ?? fallback, params: params as Record<string, string> };
  };

/** Logged in, and not as a guest. */
export const memberOnly = {
  visibility: 'is-authenticated',
  permission: ({ isMember }: Permissions) => isMember,
} as const;

/** Parameters that are the server's numeric ids. */
export const numericParams = [
  'regionId',
  'countryId',
  'eapId',
  'emergencyId',
  'fieldReportId',
  'flashUpdateId',
  'drefId',
  'opsUpdateId',
  'finalReportId',
  'perId',
  'projectId',
  'activityId',
  'localUnitId',
] as const;

export type NumericParam = (typeof numericParams)[number];

const isNumericParam = (name: string): name is NumericParam => numericParams.some((each) => each === name);

/** The number of regions; their ids count from 0. @source reference/product.md, section 9 */
const regionCount = 5;

const isValidId = (name: NumericParam, value: string) =>
  /^\d{1,15}$/.test(value) && (name !== 'regionId' || Number(value) < regionCount);

/** Whether every id in an address can exist; an address with another one is a 404. */
export const isValidParams = (params: Params) =>
  Object.entries(params).every(
    ([name, value]) => value === undefined || !isNumericParam(name) || isValidId(name, value),
  );

/** Parameters as they stand in an address. */
export const paramsAsStrings = (params: object | undefined) =>
  Object.fromEntries(Object.entries(params ?? {}).map(([name, value]) => [name, value?.toString()]));
