import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { failure } from './errors';
import { Loaded } from './Loaded';

const lost = failure('network', 'GET', new URL('http://localhost:3000/api/v2/event/'));

interface Parts {
  readonly data?: readonly string[];
  readonly error?: unknown;
  readonly errorMessage?: string;
}
function show({ data, error = null, errorMessage }: Parts) {
  const refetch = vi.fn();
  render(
    <Loaded query={{ data, error, refetch }} skeleton={<p>placeholder</p>} errorMessage={errorMessage}>
      {(rows) => <p>{rows.length} rows</p>}
    </Loaded>,
  );
  return refetch;
}

test('while loading the skeleton stands in a busy block', () => {
  show({});
  expect(screen.getByText('placeholder').parentElement).toHaveAttribute('aria-busy', 'true');
});

test.each([
  ['in its own words', undefined, /^Cannot connect with the server!/],
  ['in the words of the block', 'The risk data is missing.', 'The risk data is missing.'],
])('a failure is said %s, with a retry', async (_, errorMessage, message) => {
  const refetch = show({ error: lost, errorMessage });
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(screen.queryByText('placeholder')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(refetch).toHaveBeenCalledOnce();
});

test('data are shown, without a note', () => {
  show({ data: [] });
  expect(screen.getByText('0 rows')).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
});

test('data whose refresh failed stay, with a note and a retry', async () => {
  const refetch = show({ data: ['a'], error: lost });
  expect(screen.getByText('1 rows')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Could not be updated.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(refetch).toHaveBeenCalledOnce();
});

test.each([
  ['a failure', undefined],
  ['a note', ['a']],
])('the retry of %s that goes leaves the focus at the heading of the block', async (_, data) => {
  const blockOf = (error: unknown) => (
    <main>
      <h1>Page</h1>
      <section>
        <h2>Rows</h2>
        <Loaded query={{ data, error, refetch: () => rerender(blockOf(null)) }} skeleton={<p>placeholder</p>}>
          {(rows) => <p>{rows.length} rows</p>}
        </Loaded>
      </section>
    </main>
  );
  const { rerender } = render(blockOf(lost));
  screen.getByRole('button', { name: 'Retry' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Rows' })).toHaveFocus());
});
