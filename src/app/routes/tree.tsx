import type { ComponentType } from 'react';
import { data, Outlet, type RouteObject } from 'react-router-dom';
import { queryClient } from '#app/request/queryClient';
import { NotBuiltPage } from '#app/shell/NotBuiltPage';
import { NotFoundPage } from '#app/shell/NotFoundPage';
import { PageSkeleton } from '#app/shell/PageSkeleton';
import { RouteErrorPage } from '#app/shell/RouteErrorPage';
import { Shell } from '#app/shell/Shell';
import { Guard } from './Guard';
import { RedirectTo } from './RedirectTo';
import { paramsAreSound, type RouteEntry, type RouteTable } from './route';

type Loader = NonNullable<RouteObject['loader']>;

/** Runs beside the page's code: refuses addresses that cannot exist and starts the page's queries without waiting for them. */
const loaderOf =
  (entry: RouteEntry): Loader =>
  ({ params, request }) => {
    if (!paramsAreSound(params)) throw data(null, { status: 404 });
    const queries = entry.data?.({ params, search: new URL(request.url).searchParams }) ?? [];
    for (const query of queries) queryClient.prefetchQuery(query);
    return null;
  };

/** A layout's bare path leads to one of its children: that child's code and data travel beside the layout's, not after them. */
const preparing =
  (redirect: NonNullable<RouteEntry['redirect']>, table: RouteTable): Loader =>
  (source, context) => {
    const target = table[redirect({ params: source.params, hash: '' }).to];
    target?.page?.().catch(() => undefined);
    const load = target && loaderOf(target);
    return typeof load === 'function' ? load(source, context) : null;
  };

/** Filters of a page live in its query: only another path is another page to prepare. */
const onlyForAnotherPath: NonNullable<RouteObject['shouldRevalidate']> = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

const guarded = (entry: RouteEntry, Page: ComponentType) =>
  function GuardedPage() {
    return (
      <Guard entry={entry}>
        <Page />
      </Guard>
    );
  };

function contentOf(entry: RouteEntry): Partial<RouteObject> {
  const { page, redirect } = entry;
  if (page) {
    return {
      lazy: async () => {
        const { Component } = (await page()) as { Component: ComponentType };
        return { Component: guarded(entry, Component) };
      },
    };
  }
  if (redirect)
    return {
      element: (
        <Guard entry={entry}>
          <RedirectTo redirect={redirect} />
        </Guard>
      ),
    };
  return { Component: guarded(entry, NotBuiltPage) };
}

function routeObject(name: string, entry: RouteEntry, table: RouteTable): RouteObject {
  const nested = Object.entries(table).filter(([, child]) => child.parent === name);
  const children = nested.map(([childName, child]) => routeObject(childName, child, table));
  const { redirect } = entry;
  if (entry.page && redirect) {
    children.push({
      id: `${name}:index`,
      index: true,
      loader: preparing(redirect, table),
      element: <RedirectTo redirect={redirect} />,
    });
  }
  const route = {
    id: name,
    path: entry.path,
    loader: loaderOf(entry),
    shouldRevalidate: onlyForAnotherPath,
    ...contentOf(entry),
  };
  return children.length > 0 ? ({ ...route, children } as RouteObject) : (route as RouteObject);
}

/** The router's tree, made from the table: the shell around everything, and errors shown inside it where it still stands. */
export function routeTree(table: RouteTable): RouteObject[] {
  const top = Object.entries(table).filter(([, entry]) => entry.parent === undefined);
  return [
    {
      Component: Shell,
      ErrorBoundary: RouteErrorPage,
      children: [
        {
          Component: Outlet,
          ErrorBoundary: RouteErrorPage,
          HydrateFallback: PageSkeleton,
          children: [
            ...top.map(([name, entry]) => routeObject(name, entry, table)),
            { path: '*', Component: NotFoundPage },
          ],
        },
      ],
    },
  ];
}
