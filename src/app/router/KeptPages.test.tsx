import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useQueryState } from 'nuqs';
import { useEffect } from 'react';
import { createBrowserRouter, type RouteObject, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { endSession, startSession } from '#app/session/session';
import { KeptPages, type PageHandle } from './KeptPages';
import { SyncedRouter } from './SyncedRouter';

const reader = {
  id: 7,
  username: 'ada',
  firstName: 'Ada',
  lastName: 'Okoro',
  displayName: 'Ada Okoro',
  token: 'token',
  expires: '',
};

const routers: ReturnType<typeof createBrowserRouter>[] = [];

const watched = vi.fn();
const rendered = vi.fn();

function Filter({ label }: { readonly label: string }) {
  const [page, setPage] = useQueryState('page');
  rendered(label, String(page));
  return (
    <label>
      {`${label}: page`}
      <input value={page ?? ''} onChange={({ target }) => setPage(target.value)} />
    </label>
  );
}

function Words({ label }: { readonly label: string }) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    watched(`${label} shown`);
    return () => watched(`${label} left`);
  }, [label]);
  return (
    <>
      <label>
        {label}
        <input data-address={pathname + search} />
      </label>
      <Filter label={label} />
    </>
  );
}

const route = (path: string, isKept: boolean, more: Partial<RouteObject> = {}) =>
  ({
    id: path,
    path,
    element: <Words label={path} />,
    handle: { isKept } satisfies PageHandle,
    ...more,
  }) as RouteObject;

function open() {
  const pages = [
    route('/list', true),
    route('/other', true),
    route('/form', false),
    route('/rows/:id', false),
    route('/redirect', false, { element: null }),
  ];
  window.history.replaceState(null, '', '/list');
  const router = createBrowserRouter([{ children: [{ Component: KeptPages, children: pages }] }]);
  routers.push(router);
  render(<SyncedRouter router={router} />);
  const go = (to: string, options?: { readonly replace: boolean }) => act(() => router.navigate(to, options));
  const back = (steps = -1) =>
    act(async () => {
      const arrived = new Promise<void>((resolve) => {
        const unsubscribe = router.subscribe(({ historyAction, navigation }) => {
          if (historyAction !== 'POP' || navigation.state !== 'idle') return;
          unsubscribe();
          resolve();
        });
      });
      await router.navigate(steps);
      await arrived;
    });
  return { go, back };
}

/** The effects of a page that was left end once the next one has been painted. */
const painted = () => waitFor(() => expect(watched).toHaveBeenLastCalledWith('/list left'));

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: true });

afterEach(() => {
  cleanup();
  for (const router of routers.splice(0)) router.dispose();
  endSession();
  watched.mockReset();
});

test('a list that was left is hidden, without effects and with its own address, and is there as it was on going back', async () => {
  const { go, back } = open();
  const list = field('/list');
  list.value = 'typed';
  await go('/rows/1');
  expect(field('/list')).toBe(list);
  expect(list).not.toBeVisible();
  expect(list.dataset.address).toBe('/list');
  expect(field('/rows/:id')).toBeVisible();
  await painted();
  expect(watched.mock.calls.flat()).toEqual(['/list shown', '/rows/:id shown', '/list left']);
  await back();
  expect(field('/list')).toBe(list);
  expect(list).toBeVisible();
  expect(list.value).toBe('typed');
  expect(watched).toHaveBeenLastCalledWith('/list shown');
});

test('the effects of a hidden list stay ended when the page after it is replaced', async () => {
  const { go, back } = open();
  await go('/rows/1');
  await painted();
  await go('/other', { replace: true });
  await back();
  expect(watched.mock.calls.flat()).toEqual([
    '/list shown',
    '/rows/:id shown',
    '/list left',
    '/rows/:id left',
    '/other shown',
    '/other left',
    '/list shown',
  ]);
});

test('a redirect on the way keeps the list', async () => {
  const { go, back } = open();
  const list = field('/list');
  await go('/redirect');
  await go('/rows/1', { replace: true });
  await back();
  expect(field('/list')).toBe(list);
});

test('a page with a form is opened anew', async () => {
  const { go, back } = open();
  await go('/form');
  const form = field('/form');
  await go('/other');
  expect(form).not.toBeInTheDocument();
  await back();
  expect(field('/form')).not.toBe(form);
});

test('a link to the list opens it anew', async () => {
  const { go } = open();
  const list = field('/list');
  await go('/rows/1');
  await go('/list');
  expect(list).not.toBeInTheDocument();
  expect(field('/list')).toBeVisible();
});

test('the page before the last is opened anew, and one page alone is kept', async () => {
  const { go, back } = open();
  const list = field('/list');
  await go('/other');
  await go('/rows/1');
  expect(list).not.toBeInTheDocument();
  await back(-2);
  expect(field('/list')).toBeVisible();
  expect(screen.getAllByRole('textbox', { hidden: true })).toHaveLength(2);
});

describe('filters in the address', () => {
  const filter = (label: string) => field(`${label}: page`);
  const set = (label: string, value: string) => fireEvent.change(filter(label), { target: { value } });

  test('those of the next page, of the same name, do not render the list that was left', async () => {
    const { go, back } = open();
    await go('/list?page=2');
    const list = filter('/list');
    rendered.mockReset();
    await go('/rows/1?page=3');
    await painted();
    expect(filter('/rows/:id')).toHaveValue('3');
    set('/rows/:id', '4');
    await waitFor(() => expect(window.location.search).toBe('?page=4'));
    expect(filter('/rows/:id')).toHaveValue('4');
    await back();
    expect(window.location.search).toBe('?page=2');
    expect(filter('/list')).toBe(list);
    expect(list).toHaveValue('2');
    expect(rendered.mock.calls.filter(([label]) => label === '/list')).toEqual([]);
  });

  test('those that were set by hand are kept', async () => {
    const { go, back } = open();
    const list = filter('/list');
    set('/list', '2');
    await waitFor(() => expect(window.location.search).toBe('?page=2'));
    rendered.mockReset();
    await go('/rows/1?page=3');
    await back();
    expect(filter('/list')).toBe(list);
    expect(list).toHaveValue('2');
    expect(rendered.mock.calls).not.toContainEqual(['/list', expect.not.stringMatching('2')]);
  });

  test('they follow a link within the page, and going back from it', async () => {
    const { go, back } = open();
    await go('/list?page=2');
    await go('/list?page=3');
    expect(filter('/list')).toHaveValue('3');
    await back();
    expect(filter('/list')).toHaveValue('2');
  });
});

test('nothing is kept for whoever is logged in next', async () => {
  const { go, back } = open();
  const list = field('/list');
  await go('/rows/1');
  act(() => startSession(reader));
  expect(list).not.toBeInTheDocument();
  await back();
  expect(field('/list')).toBeVisible();
});
