import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { queryClient } from '#app/request/queryClient';
import { createPromise } from '#tests/createPromise';
import { EventFilter } from './EventFilter';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const flood = { id: 7, name: 'Floods', dtype: null, countries_for_preview: [] };

/** The select of a list that is filtered by an emergency, whose name is read with the given answer. */
function open(answer: () => Response | Promise<Response>) {
  server.use(http.get('http://localhost:3000/api/v2/event/mini/', answer));
  render(
    <QueryClientProvider client={queryClient}>
      <EventFilter value={7} onChange={() => undefined} />
    </QueryClientProvider>,
  );
  return screen.getByRole('combobox', { name: 'Emergency' });
}
const page = (...results: readonly (typeof flood)[]) => HttpResponse.json({ count: results.length, results });

test('the chosen emergency is told as being loaded until its name is here', async () => {
  const { promise, resolve } = createPromise();
  const select = open(() => promise.then(() => page(flood)));
  expect(select).toHaveTextContent('Fetching options...');
  resolve();
  await waitFor(() => expect(select).toHaveTextContent('Floods'));
});

test('a name that could not be read can be read again', async () => {
  let isDown = true;
  const select = open(() => (isDown ? new HttpResponse(null, { status: 500 }) : page(flood)));
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText('Could not load options')).toBeVisible();
  isDown = false;
  await userEvent.click(retry);
  await waitFor(() => expect(select).toHaveTextContent('Floods'));
  expect(select).toHaveFocus();
});

test('one that is gone is told as unknown', async () => {
  const select = open(() => page());
  await waitFor(() => expect(select).toHaveTextContent('Unknown'));
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});
