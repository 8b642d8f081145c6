import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SyncedRouter } from './SyncedRouter';

test('shows a page that arrived between the first rendering and the subscription', async () => {
  let arrive: (page: () => string) => void = () => undefined;
  const arrival = new Promise<() => string>((resolve) => {
    arrive = resolve;
  });
  const router = createMemoryRouter([
    { path: '/', HydrateFallback: () => 'Loading', lazy: async () => ({ Component: await arrival }) },
  ]);
  const before = router.state;
  arrive(() => 'The page');
  await new Promise<void>((resolve) => {
    router.subscribe(({ initialized }) => initialized && resolve());
  });

  // what a rendering in slices sees: the state of before, until it is committed
  let isCommitted = false;
  function Commit() {
    useLayoutEffect(() => {
      isCommitted = true;
    }, []);
    return null;
  }
  const sliced = new Proxy(router, {
    get: (target, name) => {
      if (name === 'state' && !isCommitted) return before;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  render(
    <>
      <Commit />
      <SyncedRouter router={sliced} />
    </>,
  );
  expect(await screen.findByText('The page')).toBeVisible();
});
