import type { ComponentType } from 'react';
import { data, type RouteObject, ScrollRestoration } from 'react-router-dom';
import { BelowHead } from '#app/page/BelowHead';
import { FirstPageSkeleton } from '#app/page/FirstPageSkeleton';
import { fetchPageFiles } from '#app/routes/fetchPageFiles';
import type { LazyPage, SomePages } from '#app/routes/page';
import { isValidParams, type PathEntry, type PathTable } from '#app/routes/path';
import { paths } from '#app/routes/paths';
import { isPrefetched } from '#app/routes/prefetchAddress';
import { prefetchQueries } from '#app/routes/prefetchQueries';
import { resolveRedirects } from '#app/routes/routeAt';
import { refreshCurrentUser } from '#app/session/currentUser';
import { NotFoundPage } from '#app/shell/NotFoundPage';
import { RouteErrorPage } from '#app/shell/RouteErrorPage';
import { Shell } from '#app/shell/Shell';
import { TabErrorBlock } from '#app/shell/TabErrorBlock';
import { Guard } from './Guard';
import { KeptPages, type PageHandle } from './KeptPages';
import { RedirectTo } from './RedirectTo';

type Loader = Extract<RouteObject['loader'], (...parameters: never[]) => unknown>;
type PageTable = Readonly<Record<string, LazyPage | undefined>>;

const sourceOf = ({ params, request }: Parameters<Loader>[0]) => ({
  params,
  search: new URL(request.url).searchParams,
});

/** Starts the page's queries in parallel with the import of its code, and answers invalid ids with 404. */
const loaderOf =
  (entry: PathEntry, page: LazyPage | undefined): Loader =>
  (request) => {
    if (!isValidParams(request.params)) throw data(null, { status: 404 });
    const { url } = request.request;
    refreshCurrentUser();
    if (isPrefetched(url)) return null;
    fetchPageFiles(new URL(url).pathname);
    void prefetchQueries(entry, page, sourceOf(request));
    return null;
  };

/** The index route of a layout redirects to a child, whose files are fetched in parallel with the layout's. */
const indexLoader: Loader = ({ request: { url } }) => {
  // a request's URL has no hash; at the first load and on history navigation the location already has that URL
  const { href, hash } = window.location;
  const { pathname } = new URL(url);
  fetchPageFiles(new URL(resolveRedirects(href === url + hash ? pathname + hash : pathname), url).pathname);
  return null;
};

/** Revalidates on a change of the path alone: the query holds filters. */
const onPathChange: NonNullable<RouteObject['shouldRevalidate']> = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

const guarded = (entry: PathEntry, Page: ComponentType) =>
  function GuardedPage() {
    return (
      <Guard entry={entry}>
        {entry.parent === undefined ? (
          <Page />
        ) : (
          <BelowHead>
            <Page />
          </BelowHead>
        )}
      </Guard>
    );
  };

function contentOf(entry: PathEntry, page: LazyPage | undefined): Partial<RouteObject> {
  const { redirect } = entry;
  if (page) return { lazy: { Component: async () => guarded(entry, (await page.page()).Component) } };
  if (!redirect) throw new Error(`${entry.path} has neither a page nor a redirect`);
  return {
    element: (
      <Guard entry={entry}>
        <RedirectTo redirect={redirect} />
      </Guard>
    ),
  };
}

/** The routes by their layout; those without one under undefined. */
function byParent(table: PathTable) {
  const groups = new Map<string | undefined, [string, PathEntry][]>();
  for (const route of Object.entries(table)) {
    const { parent } = route[1];
    const group = groups.get(parent);
    if (group) group.push(route);
    else groups.set(parent, [route]);
  }
  return groups;
}

interface Tables {
  readonly pages: PageTable;
  readonly groups: ReturnType<typeof byParent>;
}

function routeObject(name: string, entry: PathEntry, tables: Tables): RouteObject {
  const { pages, groups } = tables;
  const page = pages[name];
  const { redirect } = entry;
  const children = (groups.get(name) ?? []).map(([childName, child]) => routeObject(childName, child, tables));
  if (page && redirect) {
    children.push({
      id: `${name}:index`,
      index: true,
      loader: indexLoader,
      element: <RedirectTo redirect={redirect} />,
    });
  }
  const route = {
    id: name,
    path: entry.path,
    loader: loaderOf(entry, page),
    shouldRevalidate: onPathChange,
    handle: { isKept: page?.isKept ?? false } satisfies PageHandle,
    ...(entry.parent !== undefined && { ErrorBoundary: TabErrorBlock }),
    ...contentOf(entry, page),
  };
  return children.length > 0 ? ({ ...route, children } as RouteObject) : (route as RouteObject);
}

/** Id of the route around all pages, inside the shell. */
export const pagesRouteId = 'pages';

/** The router's routes of a table, those of a layout inside it. */
export function routesOf(pages: SomePages, table: PathTable = paths): RouteObject[] {
  const tables = { pages, groups: byParent(table) };
  return (tables.groups.get(undefined) ?? []).map(([name, entry]) => routeObject(name, entry, tables));
}

/**
 * The pages within the shell. The place in a page is restored with the first of them, not with the skeleton in its place, which is too
 * short.
 */
const Pages = () => (
  <>
    <KeptPages />
    <ScrollRestoration />
  </>
);

/** The router's tree: the shell around every page, errors shown inside it. */
export function routeTree(routes: readonly RouteObject[]): RouteObject[] {
  return [
    {
      Component: Shell,
      ErrorBoundary: RouteErrorPage,
      children: [
        {
          id: pagesRouteId,
          Component: Pages,
          ErrorBoundary: RouteErrorPage,
          HydrateFallback: FirstPageSkeleton,
          children: [...routes, { path: '*', Component: NotFoundPage }],
        },
      ],
    },
  ];
}
