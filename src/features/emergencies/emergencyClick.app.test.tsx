import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { queryClient } from '#app/request/queryClient';
import type { SomePages } from '#app/routes/page';
import { pages } from '#app/routes/pages';
import { importPage, openApp, sandboxServer } from '#tests/renderApp';

const server = sandboxServer();

/** How often React mounted and rendered the parts of an emergency's page. */
const renders = { layout: 0, details: 0 };
afterEach(() => Object.assign(renders, { layout: 0, details: 0 }));

function counted(name: keyof typeof renders, page: keyof SomePages): SomePages {
  const original = pages[page];
  if (!original) throw new Error(`${page} has no page`);
  return {
    [page]: {
      ...original,
      page: async () => {
        const { Component } = await original.page();
        return {
          Component: () => {
            // without dependencies: after every render that reaches the screen, not after one that React gives up
            useEffect(() => {
              renders[name] += 1;
            });
            return <Component />;
          },
        };
      },
    },
  };
}

const countedPages = {
  ...pages,
  ...counted('layout', 'emergenciesLayout'),
  ...counted('details', 'emergencyDetails'),
} as typeof pages;

/** The namespaces of the components that were rendered. */
const texts: string[] = [];

/** Resolves once no component has been rendered between two looks. */
async function nothingIsRendered() {
  let before = -1;
  await waitFor(
    () => {
      const known = before;
      before = texts.length;
      expect(texts).toHaveLength(known);
    },
    { interval: 100 },
  );
}

async function openList(search = '') {
  // as once the browser was idle; a page whose code takes a tenth of a second is told to be on its way, which renders the frame again
  await importPage('/emergencies/29/details');
  const app = await openApp(server, `/emergencies/all${search}`, {
    pages: countedPages,
    onTexts: (namespace) => texts.push(namespace),
  });
  const [link] = await screen.findAllByRole('link', { name: /^Philippines: Fire/ });
  if (!link) throw new Error('The list does not show the emergency');
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  // the last part of a page
  await within(screen.getByRole('contentinfo')).findAllByRole('link');
  await nothingIsRendered();
  server.calls.length = 0;
  texts.length = 0;
  return { ...app, link };
}

describe('a click on an emergency in the list', () => {
  test('renders its page once, with one history entry and each request once', async () => {
    const { user, link, router, place } = await openList();
    const places: string[] = [];
    router.subscribe(({ location }) => {
      if (places.at(-1) !== location.pathname) places.push(location.pathname);
    });
    await user.click(link);
    expect(await screen.findByText(/A fire went through some 1,500 homes/)).toBeVisible();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(place()).toBe('/emergencies/29/details');
    expect(places.filter((path) => path.startsWith('/emergencies/29'))).toEqual(['/emergencies/29/details']);
    expect(server.calls.filter((call) => /\/event\/29\/|event=29\b/.test(call)).toSorted()).toEqual([
      'GET /api/v2/event/29/',
      expect.stringMatching(/^GET \/api\/v2\/event_snippet\//),
      expect.stringMatching(/^GET \/api\/v2\/surge_alert\//),
    ]);
    expect(renders).toEqual({ layout: 1, details: 1 });
  });

  test('renders of the frame only what shows where one is', async () => {
    const { user, link, heading } = await openList();
    await user.click(link);
    await heading('Philippines: Fire in the informal settlement');
    const ofFrame = texts.slice(0, texts.indexOf('emergency'));
    // the links to the login and to home, each on rendering and once more on its commit; every menu reads some of them too
    expect(ofFrame.filter((namespace) => namespace === 'root').length).toBeLessThanOrEqual(4);
    expect(texts).not.toContain('searchBox');
    expect(texts).not.toContain('footer');
  });

  test('shows the head from the row while the emergency is on its way, and nothing of it in the cache', async () => {
    const { user, link, heading } = await openList();
    const emergency = server.hold('get', '/api/v2/event/29/');
    await user.click(link);
    expect(await heading('Philippines: Fire in the informal settlement')).toBeVisible();
    expect(screen.getByText(/Started on/)).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Parts of this emergency' })).toBeNull();
    const key = ['GET /api/v2/event/{id}/', { path: { id: 29 } }];
    expect(queryClient.getQueryData(key)).toBeUndefined();
    emergency.release();
    expect(await screen.findByText(/A fire went through some 1,500 homes/)).toBeVisible();
    expect(queryClient.getQueryData(key)).toMatchObject({ id: 29 });
  });

  test.each(['', '?region=2'])('going back shows the list that was left, without a request: %j', async (search) => {
    const { user, link, heading, router } = await openList(search);
    const row = link.closest('tr');
    await user.click(link);
    await heading('Philippines: Fire in the informal settlement');
    expect(row).not.toBeVisible();
    // the last call of the page, of its map
    await waitFor(() => expect(server.calls.some((call) => call.includes('/district/'))).toBe(true));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    server.calls.length = 0;
    await act(() => router.navigate(-1));
    expect(await heading(/^All emergencies/)).toBeVisible();
    expect(screen.getAllByRole('link', { name: /^Philippines: Fire/ })[0]).toBe(link);
    expect(row).toBeVisible();
    expect(server.calls).toEqual([]);
  });
});
