import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { openApp, sandboxServer } from './renderApp';

const server = sandboxServer();
const never = () => new Promise<never>(() => undefined);
const answerUser = (answer: () => Response | Promise<never>, once = false) =>
  server.server.use(http.get('*/api/v2/user/me/', answer, { once }));
const failed = () => new HttpResponse(null, { status: 500 });

/** A page of blocks, and a list. */
const pages: readonly [path: string, heading: RegExp][] = [
  ['/emergencies/1/details', /./],
  ['/emergencies/all', /emergenc/i],
];

describe('public content does not depend on the user request', () => {
  test.each(pages)('%s is complete while the user request is pending', async (path, heading) => {
    answerUser(never);
    await openApp(server, path, { as: 'staff' });
    // the heading of the wait is replaced by that of the page
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible());
    await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeNull());
    expect(within(screen.getByRole('main')).queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a failed user request shows a notice, and a retry adds the content for members', async () => {
    answerUser(failed, true);
    const { user } = await openApp(server, '/emergencies/1/details', { as: 'staff' });
    const notice = await screen.findByRole('region', { name: 'Account not loaded' });
    const main = within(screen.getByRole('main'));
    expect(await main.findByText('Internal server error!')).toBeVisible();
    expect(main.queryByRole('button', { name: /^(Follow|Unfollow)/ })).not.toBeInTheDocument();
    await user.click(within(notice).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Account not loaded' })).not.toBeInTheDocument());
    expect(main.queryByText('Internal server error!')).not.toBeInTheDocument();
    expect(await main.findByRole('button', { name: /^(Follow|Unfollow)/ })).toBeVisible();
  });
});

test('a user without a name is shown as "Unknown user"', async () => {
  server.server.use(
    http.get('*/api/v2/user/me/', async ({ request }) => {
      const record = await (await server.sandbox.fetch(request)).json();
      return HttpResponse.json({ ...record, first_name: ' ', last_name: '', username: '' });
    }),
  );
  await openApp(server, '/account/details', { as: 'staff' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Unknown user' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Unknown user' })).toBeVisible();
});
