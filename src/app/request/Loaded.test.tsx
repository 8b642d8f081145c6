import { render, screen } from '@testing-library/react';
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
