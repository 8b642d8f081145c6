// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { BlockBoundary } from './BlockBoundary';
import { retryableLazy } from './retryableLazy';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const Chart = ({ title }: { readonly title: string }) => <p>{title}</p>;

test('a chunk that did not arrive is fetched again by Retry, as often as it takes, and never by itself', async () => {
  const load = vi
    .fn(async () => Chart)
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'));
  const LazyChart = retryableLazy(load);
  const block = (
    <BlockBoundary skeleton={<p>Waiting</p>}>
      <LazyChart title="Funding" />
    </BlockBoundary>
  );
  render(block);
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(load).toHaveBeenCalledTimes(2);
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Funding')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});

test('one fetch serves all places, and the next one at once', async () => {
  const load = vi.fn(async () => Chart);
  const LazyChart = retryableLazy(load);
  const { rerender } = render(
    <BlockBoundary skeleton={<p>Waiting</p>}>
      <LazyChart title="Funding" />
      <LazyChart title="People" />
    </BlockBoundary>,
  );
  expect(await screen.findByText('People')).toBeVisible();
  rerender(
    <BlockBoundary key="another" skeleton={<p>Waiting</p>}>
      <LazyChart title="Surge" />
    </BlockBoundary>,
  );
  expect(screen.getByText('Surge')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});
