import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { SyncedRouter } from '#app/router/SyncedRouter';
import { Redirect } from './Redirect';

/** `/old` redirects; the page of `/slow` arrives when `arrive` is called. */
function openRouter(path: string) {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<null>((resolve) => {
    arrive = () => resolve(null);
  });
  const router = createMemoryRouter(
    [
      { path: '/', element: 'Home' },
      { path: '/old', element: <Redirect to={{ pathname: '/new', search: '?a=1' }} /> },
      { path: '/new', element: 'New' },
      { path: '/slow', loader: () => arrival, element: 'Slow' },
    ],
    { initialEntries: ['/', path], initialIndex: 1 },
  );
  return { router, arrive };
}

test('replaces the history entry', async () => {
  const { router } = openRouter('/old');
  render(<SyncedRouter router={router} />);
  expect(await screen.findByText('New')).toBeVisible();
  expect(router.state.location.search).toBe('?a=1');
  await act(() => router.navigate(-1));
  expect(await screen.findByText('Home')).toBeVisible();
});

test('does not cancel a navigation started during rendering', async () => {
  const { router, arrive } = openRouter('/');
  render(<SyncedRouter router={router} />);
  // as in a browser: React draws a page after the router has gone to it
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  await router.navigate('/old', { replace: true });
  expect(screen.getByText('Home')).toBeVisible();
  void router.navigate('/slow');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await waitFor(() => expect(screen.queryByText('Home')).toBeNull());
  arrive();
  expect(await screen.findByText('Slow')).toBeVisible();
});
