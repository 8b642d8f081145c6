// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { openApp, sandboxServer } from '#tests/renderApp';

const server = sandboxServer();

// what the device keeps of an earlier test would stand in for what fails in the next
beforeAll(() => vi.stubGlobal('indexedDB', undefined));

const tokenOf = () => JSON.parse(localStorage.getItem('user') ?? '{}').token as string;
const asMe = (path: string, init: RequestInit = {}) =>
  server.sandbox.fetch(
    new Request(`http://localhost:3000${path}`, {
      ...init,
      headers: { Authorization: `Token ${tokenOf()}`, 'Content-Type': 'application/json' },
    }),
  );
const mySubscriptions = async (): Promise<{ rtype: number; event: number | null }[]> =>
  (await (await asMe('/api/v2/user/me/')).json()).subscription;

describe('subscriptions', () => {
  test('saving keeps what was followed elsewhere since the page was opened', async () => {
    const { user } = await openApp(server, '/account/notifications', { as: 'staff' });
    await user.click(await screen.findByRole('checkbox', { name: 'Weekly digest' }));
    await asMe('/api/v2/add_subscription/', {
      method: 'POST',
      body: JSON.stringify([{ type: 'followedEvent', value: 7 }]),
    });
    const before = await mySubscriptions();
    await user.click(screen.getByRole('button', { name: 'Save preferences' }));
    await screen.findByText('Your preferences are saved.');
    const after = await mySubscriptions();
    expect(after).toContainEqual(expect.objectContaining({ rtype: 8, event: 7 }));
    const isDigest = ({ rtype }: { rtype: number }) => rtype === 11;
    expect(after.some(isDigest)).toBe(!before.some(isDigest));
  });

  test('lists that cannot be had say so, and are asked for again', async () => {
    server.server.use(
      http.get('*/api/v2/disaster_type/', () => new HttpResponse(null, { status: 500 }), { once: true }),
      http.get('*/api/v2/country/', () => new HttpResponse(null, { status: 500 }), { once: true }),
    );
    const { user } = await openApp(server, '/account/notifications', { as: 'staff' });
    const types = await screen.findByRole('group', { name: 'Disaster types' });
    expect(within(types).queryByRole('checkbox')).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await within(types).findByRole('checkbox', { name: 'Flood' })).toBeVisible();

    await user.click(screen.getByRole('combobox', { name: 'Countries' }));
    expect(await screen.findByText('Could not load options')).toBeVisible();
  });
});

test('a guest may change the password, and not the profile', async () => {
  await openApp(server, '/account/details', { as: 'guest' });
  expect(await screen.findByRole('button', { name: 'Change password' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit profile' })).not.toBeInTheDocument();
});

test('somebody who registers is told when organisation types cannot be had', async () => {
  server.server.use(http.get('*/api/v2/global-enums/', () => new HttpResponse(null, { status: 500 }), { once: true }));
  const { user } = await openApp(server, '/register');
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  const types = screen.getByRole('combobox', { name: /Organi[sz]ation type/ });
  await waitFor(() => expect(within(types).getAllByRole('option').length).toBeGreaterThan(3));
});
