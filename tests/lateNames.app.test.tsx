import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp, sandboxServer } from './renderApp';
import { stubIntersectionObserver } from './stubIntersectionObserver';

const server = sandboxServer();

const main = () => document.querySelector('main');

/** While the list with the names is on its way nothing may be called unknown, missing or by its id: a bad line makes that seconds. */
test.each([
  ['/preparedness/global-summary', 'No region', 'Fetching data...'],
  ['/account/details', 'SCRT', 'Fetching data...'],
  ['/countries/107/local-units/new', 'Unknown', 'Fetching options...'],
  ['/per-process/4/overview', 'Unknown', 'Fetching options...'],
])('%s until the names have come', async (path, wrong, right) => {
  stubIntersectionObserver();
  const names = server.hold('get', '/api/v2/global-enums/');
  await openApp(server, path, { as: 'super' });
  await waitFor(() => expect(names.count()).toBeGreaterThan(0));
  await waitFor(() => expect(within(main() as HTMLElement).getAllByText(right).length).toBeGreaterThan(0));
  expect(screen.queryAllByText(wrong)).toEqual([]);
  names.release();
  await waitFor(() => expect(main()).not.toHaveTextContent(right));
});
