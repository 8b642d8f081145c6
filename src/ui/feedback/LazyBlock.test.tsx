import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PieChart } from '../chart/PieChart';
import { LazyBlock, lazyComponent } from './LazyBlock';
import { NearBlock } from './NearBlock';

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
  const LazyChart = lazyComponent(load);
  render(
    <LazyBlock skeleton={<p>Waiting</p>}>
      <LazyChart title="Funding" />
    </LazyBlock>,
  );
  return load;
};
const retry = async () => userEvent.click(await screen.findByRole('button', { name: 'Retry' }));

test('offline, a failed chunk is imported again by each Retry only', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = failingTwice();
  await retry();
  expect(load).toHaveBeenCalledTimes(2);
  await retry();
  expect(await screen.findByText('Funding')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});

test('online, a chunk that fails twice reloads the page, because browsers cache failed modules', async () => {
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

test('one import serves all blocks, including later ones', async () => {
  const load = vi.fn(async () => Chart);
  const LazyChart = lazyComponent(load);
  const { rerender } = render(
    <LazyBlock skeleton={<p>Waiting</p>}>
      <LazyChart title="Funding" />
      <LazyChart title="People" />
    </LazyBlock>,
  );
  expect(await screen.findByText('People')).toBeVisible();
  rerender(
    <LazyBlock key="another" skeleton={<p>Waiting</p>}>
      <LazyChart title="Surge" />
    </LazyBlock>,
  );
  expect(screen.getByText('Surge')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a block is rendered once it is near the viewport, and stays', async () => {
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

test.each(['idle', 'near'])('printing renders a deferred block (%s) at once, and it stays', (when) => {
  const Deferred =
    when === 'near' ? NearBlock : (block: ComponentProps<typeof NearBlock>) => <LazyBlock when="idle" {...block} />;
  const client = new QueryClient();
  // a request under way
  void client.prefetchQuery({ queryKey: ['figures'], queryFn: () => new Promise(() => undefined) });
  render(
    <QueryClientProvider client={client}>
      <Deferred skeleton={<p>waiting</p>}>
        <p>block</p>
      </Deferred>
    </QueryClientProvider>,
  );
  expect(screen.getByText('waiting')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText('block')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.getByText('block')).toBeVisible();
});

test('printing renders what a deferred block brings with it: another such block, and a chart before its size is known', () => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(640);
  const client = new QueryClient();
  void client.prefetchQuery({ queryKey: ['figures'], queryFn: () => new Promise(() => undefined) });
  render(
    <QueryClientProvider client={client}>
      <LazyBlock when="idle" skeleton={null}>
        <LazyBlock when="idle" skeleton={null}>
          <PieChart title="Reports" slices={[{ key: 'flood', label: 'Flood', value: 3 }]} />
        </LazyBlock>
      </LazyBlock>
    </QueryClientProvider>,
  );
  expect(screen.queryByRole('figure')).toBeNull();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(document.querySelector('[data-plot] svg')).not.toBeNull();
});

describe('the page as a whole', () => {
  /** A block below the fold that is pending until its code has arrived. */
  const showPage = () => {
    let arrive: () => void = () => undefined;
    const code = new Promise<typeof Chart>((resolve) => {
      arrive = () => resolve(Chart);
    });
    const LazyChart = lazyComponent(() => code);
    render(
      <NearBlock skeleton={<p>waiting</p>}>
        <LazyChart title="Past events" />
      </NearBlock>,
    );
    return arrive;
  };
  const press = (init: KeyboardEventInit) => {
    const event = new KeyboardEvent('keydown', { cancelable: true, ...init });
    act(() => void window.dispatchEvent(event));
    return event;
  };

  test.each([
    ['Ctrl+F', { ctrlKey: true, key: 'f', code: 'KeyF' }],
    ['Cmd+F', { metaKey: true, key: 'F', code: 'KeyF' }],
    ['Ctrl+F on an Arabic keyboard', { ctrlKey: true, key: 'ب', code: 'KeyF' }],
    ['F3', { key: 'F3', code: 'F3' }],
  ])('%s loads the blocks that wait for the scroll, and leaves the search to the browser', async (_, key) => {
    const arrive = showPage();
    const event = press(key);
    expect(event.defaultPrevented).toBe(false);
    arrive();
    expect(await screen.findByText('Past events')).toBeVisible();
  });

  test.each([
    ['a letter', { key: 'f', code: 'KeyF' }],
    ['another shortcut', { ctrlKey: true, key: 'u', code: 'KeyF' }],
  ])('%s loads nothing', (_, key) => {
    showPage();
    press(key);
    expect(screen.getByText('waiting')).toBeVisible();
  });

  test('the key to print loads the blocks, waits for them, not for hidden ones, and then prints once', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    render(
      <div style={{ display: 'none' }}>
        <p aria-busy="true">a page that was left</p>
      </div>,
    );
    const [arrive, arriveToo] = [showPage(), showPage()];
    expect(press({ ctrlKey: true, key: 'p', code: 'KeyP' }).defaultPrevented).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(print).not.toHaveBeenCalled();
    arrive();
    arriveToo();
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    // everything is loaded now: the browser prints by itself
    expect(press({ ctrlKey: true, key: 'p', code: 'KeyP' }).defaultPrevented).toBe(false);
  });
});

test('an idle block is rendered once the data has arrived, or five seconds have passed', async () => {
  vi.useFakeTimers();
  try {
    let answer: (figures: string) => void = () => undefined;
    const client = new QueryClient();
    void client.prefetchQuery({
      queryKey: ['figures'],
      queryFn: () => new Promise<string>((resolve) => (answer = resolve)),
    });
    const show = () =>
      render(
        <QueryClientProvider client={client}>
          <LazyBlock when="idle" skeleton={<p>waiting</p>}>
            <p>block</p>
            <LazyBlock when="idle" skeleton={<p>waiting again</p>}>
              <p>block within</p>
            </LazyBlock>
          </LazyBlock>
        </QueryClientProvider>,
      );
    const { unmount } = show();
    await act(() => vi.advanceTimersByTimeAsync(4_900));
    expect(screen.getByText('waiting')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(screen.getByText('block')).toBeVisible();
    // the waits of blocks within one another do not add up
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.getByText('block within')).toBeVisible();
    unmount();
    show();
    answer('12');
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.getByText('block')).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
});

test('each block appears as soon as its code is there, however soon after another', async () => {
  const names = ['first', 'second', 'third', 'fourth', 'fifth'];
  const arrivals = new Map<string, () => void>();
  const blocks = names.map((name) => {
    const code = new Promise<typeof Chart>((resolve) => arrivals.set(name, () => resolve(Chart)));
    return { name, LazyChart: lazyComponent(() => code) };
  });
  render(
    blocks.map(({ name, LazyChart }) => (
      <LazyBlock key={name} skeleton={<p>Waiting</p>}>
        <LazyChart title={name} />
      </LazyBlock>
    )),
  );
  const started = performance.now();
  for (const [name, arrive] of arrivals) {
    arrive();
    expect(await screen.findByText(name)).toBeVisible();
  }
  // React alone would reveal one every 300 ms
  expect(performance.now() - started).toBeLessThan(900);
});
