import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BlockBoundary } from './BlockBoundary';
import { retryableLazy } from './retryableLazy';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => vi.unstubAllGlobals());

const Chart = ({ title }: { readonly title: string }) => <p>{title}</p>;

const failingTwice = () => {
  const load = vi
    .fn(async () => Chart)
    .mockRejectedValueOnce(new Error('no line'))
    .mockRejectedValueOnce(new Error('no line'));
  const LazyChart = retryableLazy(load);
  render(
    <BlockBoundary skeleton={<p>Waiting</p>}>
      <LazyChart title="Funding" />
    </BlockBoundary>,
  );
  return load;
};
const retry = async () => userEvent.click(await screen.findByRole('button', { name: 'Retry' }));

test('without a line, a chunk is fetched again by each Retry, and never by itself', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = failingTwice();
  await retry();
  expect(load).toHaveBeenCalledTimes(2);
  await retry();
  expect(await screen.findByText('Funding')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});

test('with a line, a chunk that fails again is had by loading the page anew: browsers keep modules that failed', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  const load = failingTwice();
  await retry();
  expect(load).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
  await retry();
  expect(reload).toHaveBeenCalledOnce();
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
