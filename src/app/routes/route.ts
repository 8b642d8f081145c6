import type { FetchQueryOptions } from '@tanstack/react-query';
import type { Permissions } from '#app/session/permissions';

export type Params = Readonly<Record<string, string | undefined>>;

/** Where a redirect leads: a named route (checked by a test) with what it needs. */
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

/** What a page's queries are made of, before its code has arrived. */
export interface DataSource {
  readonly params: Params;
  readonly search: URLSearchParams;
}

// biome-ignore lint/suspicious/noExplicitAny: queries of any answer stand side by side here; each is typed where it is read
export type AnyQuery = FetchQueryOptions<any, any, any, any>;

/**
 * One route. `page` loads a module that exports `Component`; `redirect` leads elsewhere with replace; a route with neither is
 * `isNotBuilt` and says so to the visitor.
 */
export interface RouteEntry {
  /** Absolute, with `:name` parameters. */
  readonly path: string;
  /** The layout it renders in; without one, the shell. */
  readonly parent?: string;
  readonly page?: () => Promise<unknown>;
  readonly isNotBuilt?: true;
  /** Where the bare path leads: to one of the layout's children, or, without a page, elsewhere. */
  readonly redirect?: (source: RedirectSource) => Target;
  /** Queries that start together with the loading of the page's code. */
  readonly data?: (source: DataSource) => readonly AnyQuery[];
  readonly visibility?: 'is-authenticated' | 'is-not-authenticated';
  readonly permission?: (permissions: Permissions, params: Params) => boolean;
}

export type RouteTable = Readonly<Record<string, RouteEntry>>;

/** Loads a page's code. The wrapper keeps the page's own type out of the table's, which links are typed by. */
export const page = (load: () => Promise<unknown>) => load;

export const toRoute =
  (to: string): ((source: RedirectSource) => Target) =>
  ({ params }) => ({ to, params: params as Record<string, string> });

/**
 * Leads by the address's hash, as links of earlier versions of the product do.
 *
 * @param byHash - hash without `#` to route name
 * @param otherwise - the route for every other hash and for none
 */
export const byHash =
  (routes: Readonly<Record<string, string>>, otherwise: string): ((source: RedirectSource) => Target) =>
  ({ params, hash }) => {
    const name = hash.slice(1);
    const to = Object.hasOwn(routes, name) ? routes[name] : undefined;
    return { to: to ?? otherwise, params: params as Record<string, string> };
  };

/** Logged in, and not as a guest. */
export const memberOnly = {
  visibility: 'is-authenticated',
  permission: ({ isMember }: Permissions) => isMember,
} as const;

const numericNames = new Set([
  'regionId',
  'countryId',
  'emergencyId',
  'fieldReportId',
  'flashUpdateId',
  'drefId',
  'opsUpdateId',
  'finalReportId',
  'perId',
  'projectId',
  'activityId',
]);

const isWholeNumber = (value: string) => /^\d{1,15}$/.test(value);

/** The regions of the federation. @source specification.md, section 9 */
const regionCount = 5;

/** Whether every parameter that names a record is one that can exist; a page for another one is a 404. */
export const paramsAreSound = (params: Params) =>
  Object.entries(params).every(
    ([name, value]) =>
      value === undefined ||
      !numericNames.has(name) ||
      (isWholeNumber(value) && (name !== 'regionId' || Number(value) < regionCount)),
  );
