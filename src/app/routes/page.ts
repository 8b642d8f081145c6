import type { FetchQueryOptions } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Params } from './path';
import type { paths, RouteName } from './paths';

/** What a page's queries are made of, before its code has arrived. */
export interface LoaderSource {
  readonly params: Params;
  readonly search: URLSearchParams;
}

// biome-ignore lint/suspicious/noExplicitAny: queries of any answer stand side by side here; each is typed where it is read
export type AnyQuery = FetchQueryOptions<any, any, any, any>;

/** The queries that a page starts with, for one address. */
export type PageLoader = (source: LoaderSource) => readonly AnyQuery[];

interface PageOptions {
  /**
   * The build's group of files: pages of one chunk share a file for what they alone need. What the name ends in matters: pages whose chunk
   * ends in `Forms` also share the code of the long forms (`scripts/build/pageChunks.ts`).
   */
  readonly chunk: string;
}

/** A page's code and its loader, each in files of its own. */
export interface LazyPage extends PageOptions {
  readonly page: () => Promise<{ readonly Component: ComponentType }>;
  readonly loader: (() => Promise<PageLoader>) | null;
}

/** The routes that lead elsewhere; layouts among them have a page besides. */
type RedirectName = { [N in RouteName]: (typeof paths)[N] extends { redirect: unknown } ? N : never }[RouteName];

/** The pages by route name: every route that does not lead elsewhere has one. */
export type Pages = { readonly [N in Exclude<RouteName, RedirectName>]: LazyPage } & {
  readonly [N in RedirectName]?: LazyPage;
};

/** Pages of one area, or those that a test needs. */
export type SomePages = Partial<Pages>;

/**
 * A page that loads when it is opened, or a link to it is hovered or focused.
 *
 * @param page - imports a module that exports `Component`; the build reads the `import()` from the function's source
 * @param loader - imports the function that lists the page's queries, likewise; null for a page without data of its own
 */
export const lazyPage = (page: LazyPage['page'], loader: LazyPage['loader'], options: PageOptions): LazyPage => ({
  page,
  loader,
  ...options,
});
