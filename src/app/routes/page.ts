import type { FetchQueryOptions } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Params } from './path';
import type { paths, RouteName } from './paths';

/** The input of a page's loader. */
export interface LoaderSource {
  readonly params: Params;
  readonly search: URLSearchParams;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of queries with different responses; each is typed by the component that reads it
export type AnyQuery = FetchQueryOptions<any, any, any, any>;

/** Returns the queries to prefetch for a page. */
export type PageLoader = (source: LoaderSource) => readonly AnyQuery[];

interface PageOptions {
  /**
   * The group of files to build the page into: modules that only pages of one chunk need share a file. Chunks whose names end in `Forms` also
   * share the code of the long forms (`scripts/build/pageChunks.ts`).
   */
  readonly chunk: string;
  /**
   * Whether the page stays in the document, hidden, while the one after it is shown: a list whose rows are opened one after the other.
   * No page with a form, whose state ends with the save.
   */
  readonly isKept?: true;
}

/** A page's code and its loader, each in files of its own. */
export interface LazyPage extends PageOptions {
  readonly page: () => Promise<{ readonly Component: ComponentType }>;
  readonly loader: (() => Promise<PageLoader>) | null;
  /** The functions as written: the build reads the `import()` from their source. */
  readonly written: Pick<LazyPage, 'page' | 'loader'>;
}

/** The routes that redirect; layouts among them also have a page. */
type RedirectName = { [N in RouteName]: (typeof paths)[N] extends { redirect: unknown } ? N : never }[RouteName];

/** The pages by route name. Routes that redirect need none. */
export type Pages = { readonly [N in Exclude<RouteName, RedirectName>]: LazyPage } & {
  readonly [N in RedirectName]?: LazyPage;
};

/** Pages of one area, or those that a test needs. */
export type SomePages = Partial<Pages>;

/** A module that has arrived is there without another task of the browser, which every `import()` takes; a failed one is imported again. */
function imported<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let module: Promise<Module> | undefined;
  return () => {
    module ??= load().catch((error: unknown) => {
      module = undefined;
      throw error;
    });
    return module;
  };
}

/**
 * A page that loads when it is opened, or a link to it is hovered or focused.
 *
 * @param page - imports a module that exports `Component`
 * @param loader - imports the function that lists the page's queries; null for a page without data of its own
 */
export const lazyPage = (page: LazyPage['page'], loader: LazyPage['loader'], options: PageOptions): LazyPage => ({
  page: imported(page),
  loader: loader && imported(loader),
  written: { page, loader },
  ...options,
});
