import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Outlet } from 'react-router-dom';
import { expect, test } from 'vitest';
import { PlaceProvider } from '#app/router/PlaceProvider';
import { SyncedRouter } from '#app/router/SyncedRouter';
import { BelowFold } from './BelowFold';
import { BelowHead } from './BelowHead';
import { Page } from './Page';

const layout = (
  <Page title="Country" lead={<p>Tabs</p>}>
    <Outlet />
  </Page>
);
/** A component of its own, as each page of the product is. */
const tab = (text: string) =>
  function Tab() {
    return (
      <BelowHead>
        <p>{text}</p>
      </BelowHead>
    );
  };

function LongTab() {
  return (
    <BelowHead>
      <p>Long</p>
      <BelowFold skeleton="…">
        <p>Rest</p>
      </BelowFold>
    </BelowHead>
  );
}

function openRouter(path: string) {
  const router = createMemoryRouter(
    [
      {
        element: (
          <PlaceProvider>
            <Outlet />
          </PlaceProvider>
        ),
        children: [
          { path: '/', element: 'List' },
          {
            path: '/country',
            element: layout,
            children: [
              { path: 'first', Component: tab('First') },
              { path: 'second', Component: tab('Second') },
              { path: 'long', Component: LongTab },
            ],
          },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  const { container } = render(<SyncedRouter router={router} />);
  return { router, text: () => container.textContent };
}

/** @returns a function that stops watching and returns the texts that stood on the page since, in order */
function watch(text: () => string | null) {
  const seen = new Set<string | null>();
  const observer = new MutationObserver(() => seen.add(text()));
  observer.observe(document.body, { subtree: true, childList: true });
  return () => {
    observer.disconnect();
    return [...seen];
  };
}

test('after a click the head comes first, then all of the rest at once', async () => {
  const { router, text } = openRouter('/');
  const seen = watch(text);
  await act(() => router.navigate('/country/first'));
  expect(await screen.findByText('First')).toBeVisible();
  expect(seen()).toEqual(['Country', 'CountryTabsFirst']);
});

test('a tab comes after the strip has marked it', async () => {
  const { router, text } = openRouter('/country/first');
  await act(() => router.navigate('/country/second'));
  expect(text()).toBe('CountryTabs');
  await waitFor(() => expect(text()).toBe('CountryTabsSecond'));
});

test('the first view and going back come at once', async () => {
  const { router, text } = openRouter('/country/first');
  expect(text()).toBe('CountryTabsFirst');
  await act(() => router.navigate('/'));
  await act(() => router.navigate(-1));
  expect(text()).toBe('CountryTabsFirst');
});

test('what is below the first screen comes after it', async () => {
  const { router, text } = openRouter('/country/first');
  const seen = watch(text);
  await act(() => router.navigate('/country/long'));
  expect(await screen.findByText('Rest')).toBeVisible();
  expect(seen()).toEqual(['CountryTabs', 'CountryTabsLong…', 'CountryTabsLongRest']);
});

test.each([
  [0, 'CountryTabsLong…'],
  [300, 'CountryTabsLongRest'],
])('on going back to a page that was left at %d pixels', async (place, first) => {
  const { router, text } = openRouter('/country/long');
  router.enableScrollRestoration({}, () => place);
  await act(() => router.navigate('/'));
  await act(() => router.navigate(-1));
  expect(text()).toBe(first);
  expect(await screen.findByText('Rest')).toBeVisible();
});
