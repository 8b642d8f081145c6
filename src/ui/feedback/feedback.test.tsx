import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, use } from 'react';
import { expect, test, vi } from 'vitest';
import { createPromise } from '#tests/createPromise';
import { Alert } from './Alert';
import { Banner } from './Banner';
import { LazyBlock } from './LazyBlock';
import { Skeleton } from './Skeleton';
import { type BlockState, StateMessage } from './StateMessage';

const Reader = ({ read }: { readonly read: () => string }) => <p>{read()}</p>;

test.each([
  ['info', 'status'],
  ['success', 'status'],
  ['warning', 'alert'],
  ['danger', 'alert'],
] as const)('a %s alert is a %s', (tone, role) => {
  render(<Alert tone={tone} title="Saved" />);
  expect(screen.getByRole(role)).toHaveTextContent('Saved');
});

test('an alert copies its details and closes', async () => {
  const user = userEvent.setup();
  const onClose = vi.fn();
  render(<Alert tone="danger" title="Failed" errorDetails='{"status":500}' onClose={onClose} />);
  expect(screen.getByRole('alert')).not.toHaveTextContent('500');
  await user.click(screen.getByRole('button', { name: 'Copy error details' }));
  expect(await navigator.clipboard.readText()).toBe('{"status":500}');
  expect(screen.getByText('Copied')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a failed copy shows a message', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  render(<Alert tone="danger" title="Failed" errorDetails="x" />);
  await user.click(screen.getByRole('button', { name: 'Copy error details' }));
  expect(await screen.findByText('Copying is not allowed here')).toBeVisible();
});

test('a banner is a named region', () => {
  render(
    <Banner tone="warning" label="Connection">
      You are offline.
    </Banner>,
  );
  expect(screen.getByRole('region', { name: 'Connection' })).toHaveTextContent('You are offline.');
});

test.each<[BlockState, string]>([
  ['pending', 'Fetching data...'],
  ['empty', 'Data is not available!'],
  ['emptyForFilter', 'Data is not available for selected filter!'],
  ['error', 'Failed to fetch data!'],
])('%s says "%s"', (state, words) => {
  render(<StateMessage state={state} />);
  expect(screen.getByText(words)).toBeVisible();
});

test('the focus of a retry stays at a heading, though its own goes with what the retry brings', async () => {
  const page = (block: ReactNode) => (
    <main>
      <h1>Learning</h1>
      {block}
    </main>
  );
  const insights = (content: ReactNode) => (
    <section>
      <h2>Insights</h2>
      {content}
    </section>
  );
  const { rerender } = render(page(insights(<StateMessage state="error" onRetry={() => undefined} />)));
  screen.getByRole('button', { name: 'Retry' }).focus();
  rerender(page(insights(<Skeleton kind="text" />)));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Insights' })).toHaveFocus());
  rerender(page(<p>74 insights</p>));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Learning' })).toHaveFocus());
});

test('a banner that goes leaves the focus at the heading of the page', async () => {
  const page = (banner: ReactNode) => (
    <>
      {banner}
      <main>
        <h1>Learning</h1>
      </main>
    </>
  );
  const actions = <button type="button">Retry</button>;
  const { rerender } = render(
    page(
      <Banner label="Account" actions={actions}>
        Your account could not be loaded.
      </Banner>,
    ),
  );
  screen.getByRole('button', { name: 'Retry' }).focus();
  rerender(page(null));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Learning' })).toHaveFocus());
});

test('a dialog that goes with its message leaves the focus to what gives it back', async () => {
  const page = (dialog: ReactNode) => (
    <>
      {dialog}
      <main>
        <h1>Learning</h1>
      </main>
    </>
  );
  const { rerender } = render(
    page(
      <section role="dialog" aria-label="Imports">
        <StateMessage state="error" onRetry={() => undefined} />
      </section>,
    ),
  );
  screen.getByRole('button', { name: 'Retry' }).focus();
  await act(async () => rerender(page(null)));
  expect(document.body).toHaveFocus();
});

test('a heading does not take the focus again once the user has left it', async () => {
  const page = (block: ReactNode) => (
    <main>
      <section>
        <h2>Insights</h2>
        {block}
      </section>
    </main>
  );
  const { rerender } = render(page(<StateMessage state="error" onRetry={() => undefined} />));
  screen.getByRole('button', { name: 'Retry' }).focus();
  rerender(page(<Skeleton kind="text" />));
  const heading = screen.getByRole('heading', { name: 'Insights' });
  await waitFor(() => expect(heading).toHaveFocus());
  heading.blur();
  await act(async () => rerender(page(<p>74 insights</p>)));
  expect(document.body).toHaveFocus();
});

test('a failed block does not affect the others, and Retry resets it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isDown = true;
  const onReset = vi.fn(() => {
    isDown = false;
  });
  const read = () => {
    if (isDown) throw new Error('down');
    return '74 operations';
  };
  render(
    <>
      <LazyBlock skeleton={<Skeleton kind="figure" />} onReset={onReset}>
        <Reader read={read} />
      </LazyBlock>
      <p>The rest of the page</p>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch data!');
  expect(screen.getByText('The rest of the page')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onReset).toHaveBeenCalledTimes(1);
  expect(screen.getByText('74 operations')).toBeVisible();
});

test('a new reset key renders a failed block again', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const read = (id: number) => {
    if (id === 1) throw new Error('gone');
    return `Emergency ${id}`;
  };
  const page = (id: number) => (
    <LazyBlock skeleton={null} resetKey={id}>
      <Reader read={() => read(id)} />
    </LazyBlock>
  );
  const { rerender } = render(page(1));
  expect(screen.getByRole('alert')).toBeVisible();
  rerender(page(2));
  expect(screen.getByText('Emergency 2')).toBeVisible();
});

test('a loading block is announced and shows its skeleton', async () => {
  const { promise: data, resolve: arrive } = createPromise<string>();
  await act(async () => {
    render(
      <LazyBlock skeleton={<Skeleton kind="text" />}>
        <Reader read={() => use(data)} />
      </LazyBlock>,
    );
  });
  expect(screen.getByText('Fetching data...')).toBeInTheDocument();
  await act(async () => arrive('Here'));
  expect(screen.getByText('Here')).toBeVisible();
});

test('a block that waited for the data is not rendered again by later requests', async () => {
  const client = new QueryClient();
  let renders = 0;
  function Block() {
    renders += 1;
    return 'Here';
  }
  render(
    <QueryClientProvider client={client}>
      <LazyBlock when="idle" skeleton={null}>
        <Block />
      </LazyBlock>
    </QueryClientProvider>,
  );
  expect(await screen.findByText('Here')).toBeVisible();
  const before = renders;
  await act(() => client.fetchQuery({ queryKey: ['later'], queryFn: () => 1 }));
  expect(renders).toBe(before);
});
