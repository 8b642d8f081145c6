import { act, render, screen } from '@testing-library/react';
import { useEffect, useLayoutEffect } from 'react';
import { createMemoryRouter, useNavigation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createPromise } from '#tests/createPromise';
import { SyncedRouter } from './SyncedRouter';

/** The router as a rendering in slices sees it: the state of `before` until the commit, whose layout effect runs before the router's. */
function sliced<State>(router: ReturnType<typeof createMemoryRouter>, before: State) {
  let isCommitted = false;
  function Commit() {
    useLayoutEffect(() => {
      isCommitted = true;
    }, []);
    return null;
  }
  const slicedRouter = new Proxy(router, {
    get: (target, name) => {
      if (name === 'state' && !isCommitted) return before;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return (
    <>
      <Commit />
      <SyncedRouter router={slicedRouter} />
    </>
  );
}

test('shows a page that arrived between the first rendering and the subscription', async () => {
  const { promise: arrival, resolve: arrive } = createPromise<() => string>();
  const router = createMemoryRouter([
    { path: '/', HydrateFallback: () => 'Loading', lazy: async () => ({ Component: await arrival }) },
  ]);
  const before = router.state;
  arrive(() => 'The page');
  await new Promise<void>((resolve) => {
    router.subscribe(({ initialized }) => initialized && resolve());
  });

  render(sliced(router, before));
  expect(await screen.findByText('The page')).toBeVisible();
});

test('keeps the page mounted when the state changed between the first rendering and the subscription', async () => {
  let mounts = 0;
  function Page() {
    useEffect(() => {
      mounts += 1;
    }, []);
    return 'The page';
  }
  const router = createMemoryRouter([{ path: '/', Component: Page }]);
  render(sliced(router, { ...router.state }));
  expect(await screen.findByText('The page')).toBeVisible();
  await act(() => router.navigate('/?filter=1', { replace: true }));
  expect(mounts).toBe(1);
});

test('a page that is left is not rendered again for the page that comes, but told of one that takes long', async () => {
  vi.useFakeTimers();
  const renders: string[] = [];
  const { promise: arrival, resolve: arrive } = createPromise<null>();
  function Left() {
    renders.push(useNavigation().state);
    return 'Left';
  }
  const router = createMemoryRouter([
    { path: '/', Component: Left },
    { path: '/soon', loader: async () => null, element: 'Soon' },
    { path: '/late', loader: () => arrival, element: 'Late' },
  ]);
  render(<SyncedRouter router={router} />);
  await act(() => router.navigate('/soon'));
  expect(screen.getByText('Soon')).toBeVisible();
  expect(renders).toEqual(['idle']);
  await act(() => router.navigate(-1));
  renders.length = 0;
  await act(async () => void router.navigate('/late'));
  expect(renders).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(renders).toEqual(['loading']);
  await act(async () => arrive(null));
  expect(screen.getByText('Late')).toBeVisible();
  vi.useRealTimers();
});
