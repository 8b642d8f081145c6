import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NearBlock } from './NearBlock';

test('a block is made once it comes near the view, and stays', async () => {
  let notify: (isIntersecting: boolean) => void = () => undefined;
  const disconnect = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        // the rest of an entry is not read
        notify = (isIntersecting) =>
          callback([{ isIntersecting } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
      }
      observe() {}
      disconnect = disconnect;
    },
  );
  render(
    <NearBlock skeleton={<p>waiting</p>}>
      <p>block</p>
    </NearBlock>,
  );
  expect(screen.getByText('waiting')).toBeVisible();
  act(() => notify(false));
  expect(screen.queryByText('block')).toBeNull();
  act(() => notify(true));
  expect(await screen.findByText('block')).toBeVisible();
  expect(disconnect).toHaveBeenCalled();
  vi.unstubAllGlobals();
});
