import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#app/request/queryClient';
import { writeStored } from '#app/storage';
import { createPromise } from '#tests/createPromise';
import { outboxKey } from '#ui/drafts/outboxKey';
import { lazyComponent } from '#ui/feedback/LazyBlock';
import { UiProvider } from '#ui/layout/UiProvider';
import { WithOutbox } from './WithOutbox';

beforeEach(() => writeStored(outboxKey, { 1: [] }));

/** Renders a part of the outbox, and waits until its code has been asked for. */
async function open(load: () => Promise<ComponentType>) {
  const Part = lazyComponent(load);
  render(
    <QueryClientProvider client={queryClient}>
      <UiProvider>
        <WithOutbox>
          <Part />
        </WithOutbox>
      </UiProvider>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
}

test('code that could not be fetched without a connection is fetched once there is one', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi.fn(async () => () => <p>Sending</p>);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  await open(load);
  expect(screen.queryByText('Sending')).not.toBeInTheDocument();
  // the failure reaches the page a moment after the import
  await waitFor(() => {
    act(() => void dispatchEvent(new Event('online')));
    expect(screen.getByText('Sending')).toBeVisible();
  });
});

test('is fetched again at once when the line came back before the failure was known', async () => {
  const first = createPromise<Error>();
  const load = vi.fn(async () => () => <p>Sending</p>);
  load.mockImplementationOnce(() => first.promise.then((error) => Promise.reject(error)));
  await open(load);
  act(() => void dispatchEvent(new Event('online')));
  first.resolve(new TypeError('Failed to fetch dynamically imported module'));
  expect(await screen.findByText('Sending')).toBeVisible();
});
