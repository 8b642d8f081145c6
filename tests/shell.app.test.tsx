import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { createMemoryRouter, Outlet } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { App } from '#app/App';
import { closeAlert, showAlert } from '#app/alerts/alerts';
import { queryClient } from '#app/request/queryClient';
import { routesOf, routeTree } from '#app/router/tree';
import { lazyPage } from '#app/routes/page';
import { englishOnly } from '#ui/language/LanguageContext';
import { importPage, openApp, sandboxServer } from './renderApp';

const server = sandboxServer();
const quiet = '/cookie-policy';

describe('alerts', () => {
  test('close after 4.5 seconds, unless they are permanent or hovered', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await openApp(server, quiet);
    await screen.findByRole('heading', { level: 1 });
    act(() => {
      showAlert({ name: 'saved', variant: 'success', title: 'Saved' });
      showAlert({ name: 'stays', variant: 'danger', title: 'Stays', debugText: '{"status":500}', stays: true });
      showAlert({ name: 'held', variant: 'info', title: 'Held' });
    });
    await user.hover(screen.getByText('Held'));
    await act(() => vi.advanceTimersByTimeAsync(4600));
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    expect(screen.getByText('Stays')).toBeVisible();
    expect(screen.getByText('Held')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy error details' })).toBeVisible();
    act(() => closeAlert('stays'));
    expect(screen.queryByText('Stays')).not.toBeInTheDocument();
    vi.useRealTimers();
  });
});

describe('focus after going back', () => {
  test.each([
    ['kept', '/emergencies/all'],
    ['opened anew', '/regions/0/operations'],
  ])('is on the link that had led away from a list that is %s', async (_, list) => {
    await importPage('/emergencies/29/details');
    const { user, router } = await openApp(server, list);
    const [, link] = await screen.findAllByRole('link', { name: /^[A-Z].*: / });
    const address = link?.getAttribute('href');
    await user.click(link as HTMLElement);
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    await act(() => router.navigate(-1));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('href', address));
    expect(document.activeElement).toBeVisible();
  });
});

describe('banners', () => {
  test('the cookie notice comes before the menus and does not return once it is accepted', async () => {
    const first = await openApp(server, quiet);
    const accept = await screen.findByRole('button', { name: 'I Accept' });
    for (const stop of [/Skip to content/, /Learn more/, /I Accept/]) {
      await first.user.tab();
      expect(document.activeElement).toHaveAccessibleName(stop);
    }
    await first.user.click(accept);
    expect(accept).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
    first.unmount();
    await openApp(server, quiet);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'I Accept' })).not.toBeInTheDocument();
  });

  test('an environment other than production is shown', async () => {
    await openApp(server, quiet);
    expect(await screen.findByRole('complementary', { name: 'Environment' })).toHaveTextContent(/^Development$/);
  });
});

describe('pages that cannot be shown', () => {
  test('a user without the permission sees how to get help', async () => {
    await openApp(server, '/flash-updates/all', { as: 'staff' });
    const main = within(await screen.findByRole('main'));
    expect(await main.findByText("Looks like you don't have the correct permissions to view this page.")).toBeVisible();
    expect(main.getByRole('heading', { level: 1, name: '403' })).toBeVisible();
    expect(main.getByRole('link', { name: /Get in touch/ })).toHaveAttribute('href', 'mailto:im@ifrc.org');
  });

  test('a failed request for permissions shows an error with a retry instead of a 403 page', async () => {
    server.server.use(http.get('*/api/v2/user/me/', () => new HttpResponse(null, { status: 500 }), { once: true }));
    const { user, heading } = await openApp(server, '/field-reports/new', { as: 'staff' });
    const main = within(await screen.findByRole('main'));
    expect(await main.findByText('Internal server error!')).toBeVisible();
    expect(main.getByRole('heading', { level: 1, name: 'Your permissions could not be checked' })).toBeVisible();
    expect(screen.queryByText('403')).not.toBeInTheDocument();
    await user.click(main.getByRole('button', { name: 'Retry' }));
    expect(await heading(/field report/i)).toBeVisible();
  });

  test('shows no 403 page while permissions are loading', async () => {
    const me = server.hold('get', '/api/v2/user/me/');
    await openApp(server, '/flash-updates/all', { as: 'admin' });
    await waitFor(() => expect(screen.getByText('Loading page')).toBeInTheDocument());
    expect(screen.queryByText('Permission Denied')).not.toBeInTheDocument();
    me.release();
    expect(await screen.findByRole('heading', { level: 1, name: /^All flash updates/ })).toBeVisible();
  });
});

describe('a page that fails as a whole', () => {
  const failing = (error: unknown) =>
    lazyPage(
      async () => ({
        Component: () => {
          throw error;
        },
      }),
      null,
      { chunk: 'test' },
    );
  const open = (error: unknown) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const pages = { home: failing(error) };
    const router = createMemoryRouter(routeTree(routesOf(pages, { home: { path: '/' } })));
    render(<App router={router} translations={englishOnly} />);
  };

  test('shows the error, its stack trace on request, a link home and a reload button', async () => {
    open(new Error('The chunk is gone'));
    expect(await screen.findByRole('heading', { name: 'Oops! Looks like we ran into some issue!' })).toBeVisible();
    expect(screen.getByText('The chunk is gone')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go back to homepage' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show stack trace' }));
    expect(screen.getByText(/Error: The chunk is gone/)).toBeVisible();
  });

  test('whose code could not be fetched says so, and is loaded again with the next connection', async () => {
    const listened = vi.spyOn(window, 'addEventListener');
    open(new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/CountryLayout-D2.js'));
    expect(await screen.findByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
    expect(screen.getByText(/not stored on this device\. It is tried again once there is a connection/)).toBeVisible();
    expect(screen.queryByText(/dynamically imported/)).toBeNull();
    expect(listened).toHaveBeenCalledWith('online', expect.any(Function));
  });

  test('shows a message for a thrown value that is not an Error', async () => {
    open('nothing useful');
    expect(await screen.findByText('Something unexpected happened!')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show stack trace' }));
    expect(screen.getByText('Stack trace not available')).toBeVisible();
  });
});

test('a tab that fails as a whole leaves its layout and the other tabs on the screen', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const pages = {
    accountLayout: lazyPage(
      async () => ({
        Component: () => (
          <main>
            <h1>The layout</h1>
            <Outlet />
          </main>
        ),
      }),
      null,
      { chunk: 'test' },
    ),
    accountDetails: lazyPage(
      async () => ({
        Component: () => {
          throw new Error('A list is null');
        },
      }),
      null,
      { chunk: 'test' },
    ),
  };
  const table = { accountLayout: { path: '/a' }, accountDetails: { path: '/a/b', parent: 'accountLayout' } };
  const router = createMemoryRouter(routeTree(routesOf(pages, table)), { initialEntries: ['/a/b'] });
  render(<App router={router} translations={englishOnly} />);
  expect(await screen.findByRole('heading', { name: 'The layout' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Something unexpected happened!');
  expect(screen.queryByText(/Oops/)).not.toBeInTheDocument();
});

describe('the global search', () => {
  test('debounces the request, shows groups, and opens a result by keyboard', async () => {
    const { user, place } = await openApp(server, quiet);
    const box = await screen.findByRole('combobox', { name: /Search emergencies/ });
    await user.type(box, ' kenya ');
    // countries are found on the device, at times before the text has rested
    expect(await screen.findByRole('group', { name: 'Country' })).toBeVisible();
    await waitFor(() =>
      expect(server.calls.filter((call) => call.includes('/api/v1/search/'))).toEqual([
        'GET /api/v1/search/?keyword=kenya',
      ]),
    );
    await user.keyboard('{ArrowDown}');
    expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(place()).toMatch(/^\/countries\/\d+\/ongoing-activities\/emergencies$/));
  });

  test('ignores blank text; Enter opens the results with the text encoded', async () => {
    const { user, place } = await openApp(server, quiet);
    const box = await screen.findByRole('combobox', { name: /Search emergencies/ });
    await user.type(box, '   {Enter}');
    expect(place()).toBe(quiet);
    await user.clear(box);
    await user.type(box, 'a&b{Enter}');
    await waitFor(() => expect(place()).toBe('/search?keyword=a%26b'));
  });

  test('focuses the content after navigation, unless the user keeps typing', async () => {
    const { user } = await openApp(server, quiet);
    const box = await screen.findByRole('combobox', { name: /Search emergencies/ });
    await user.type(box, 'flood{Enter}');
    await screen.findByRole('searchbox');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    await user.clear(box);
    await user.type(box, 'kenya');
    await screen.findByRole('group', { name: 'Country' });
    await user.keyboard('{ArrowDown}{Enter}flood');
    await waitFor(() => expect(screen.queryByRole('searchbox')).not.toBeInTheDocument());
    expect(box).toHaveFocus();
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toBeVisible());
  });

  test('shows messages for no results and for a failure', async () => {
    const { user } = await openApp(server, quiet);
    const box = await screen.findByRole('combobox', { name: /Search emergencies/ });
    await user.type(box, 'qqqqzz');
    expect(await screen.findByText('No results for “qqqqzz”')).toBeVisible();
    server.server.use(http.get('http://localhost:3000/api/v1/search/', () => new HttpResponse(null, { status: 500 })));
    await user.clear(box);
    await user.type(box, 'other');
    expect(await screen.findByText(/The search did not work/)).toBeVisible();
  });
});

describe('the session', () => {
  test('a rejected token logs out once and stores the reason', async () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { ...location, reload, origin: location.origin, href: location.href });
    server.server.use(
      http.get('http://localhost:3000/api/v2/user/me/', () =>
        HttpResponse.json({ errors: { non_field_errors: ['Invalid token.'] } }, { status: 401 }),
      ),
    );
    const first = await openApp(server, quiet, { as: 'staff' });
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(localStorage.getItem('user')).toBeNull();
    // the page may render again before the browser unloads it: the reason is for the next page
    first.unmount();
    queryClient.clear();
    await openApp(server, quiet);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Your session has ended. Please log in again.')).not.toBeInTheDocument();
    vi.unstubAllGlobals();
    cleanup();
    vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(performance.timeOrigin + 1);
    await openApp(server, quiet);
    expect(await screen.findByText('Your session has ended. Please log in again.')).toBeVisible();
    expect(sessionStorage.getItem('session-ended')).toBeNull();
  });

  test('a rejected write shows an alert', async () => {
    server.server.use(
      http.post('http://localhost:3000/api/v2/add_subscription/', () => new HttpResponse(null, { status: 401 })),
    );
    const { user } = await openApp(server, '/', { as: 'staff' });
    const [follow] = await screen.findAllByRole('button', { name: /^Follow / });
    if (follow) await user.click(follow);
    const dialog = within(await screen.findByRole('dialog', { name: /log in/i }));
    await user.click(dialog.getByRole('button', { name: 'Not now' }));
    expect(await screen.findByText('Your login has ended.')).toBeVisible();
  });

  test('a rejected subscription is a failure, even with HTTP status 200', async () => {
    server.server.use(
      http.post('http://localhost:3000/api/v2/add_subscription/', () =>
        HttpResponse.json({ status: 400, data: 'Could not subscribe' }),
      ),
    );
    const { user } = await openApp(server, '/', { as: 'staff' });
    const [follow] = await screen.findAllByRole('button', { name: /^Follow / });
    if (follow) await user.click(follow);
    expect(await screen.findByText('Some error occurred while performing this action.')).toBeVisible();
    expect(follow).toHaveAccessibleName(/^Follow /);
  });
});

test('reference data is fetched once a screen needs it, and stored on the device', async () => {
  const first = await openApp(server, quiet);
  await screen.findByRole('heading', { level: 1 });
  expect(server.calls.some((call) => call.includes('/api/v2/country/'))).toBe(false);
  await first.user.click(screen.getByRole('button', { name: 'Countries' }));
  expect(await screen.findByRole('link', { name: 'Africa Region' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Kenya' })).toBeVisible();
  first.unmount();
  queryClient.clear();
  server.server.use(http.get('http://localhost:3000/api/v2/global-enums/', () => HttpResponse.error()));
  const second = await openApp(server, quiet);
  await second.user.click(await screen.findByRole('button', { name: 'Countries' }));
  expect(await screen.findByRole('link', { name: 'Africa Region' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Kenya' })).toBeVisible();
});

test('a request without a connection shows an error, and is repeated when the connection returns', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  let isCutOff = true;
  server.server.use(http.get('*/api/v1/search/', () => (isCutOff ? HttpResponse.error() : undefined)));
  await openApp(server, '/search?keyword=flood');
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText(/^Cannot connect with the server!/)).toBeVisible();
  isCutOff = false;
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: /^Emergencies/ })).toBeVisible();
});
