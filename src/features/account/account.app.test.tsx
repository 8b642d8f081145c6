import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { openApp, sandboxServer } from '#tests/renderApp';

const server = sandboxServer();

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

  test('lists that fail to load say so and can be retried', async () => {
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

describe('an answer that is not the platform’s is a failure', () => {
  const portal = () => HttpResponse.html('<title>Sign in to the network</title>');
  const empty = () => HttpResponse.json({});
  const logIn = async (app: Awaited<ReturnType<typeof openApp>>) => {
    await app.user.type(await screen.findByRole('textbox', { name: /^E-mail or username/ }), 'staff@example.org');
    await app.user.type(screen.getByLabelText(/^Password/), 'go-sandbox');
    await app.user.click(screen.getByRole('button', { name: 'Login' }));
  };

  test.each([
    ['a page of HTML', portal],
    ['an empty object', empty],
    ['null', () => HttpResponse.json(null)],
  ])('a login answered with %s says so and stays', async (_, answer) => {
    server.server.use(http.post('*/get_auth_token', answer));
    const app = await openApp(server, '/login');
    await logIn(app);
    expect(await screen.findByText(/^Response parse error\. Everything you entered is still here\./)).toBeVisible();
    expect(screen.queryByText(/^Is the account new\?/)).not.toBeInTheDocument();
    expect(app.place()).toBe('/login');
    expect(localStorage.getItem('user')).toBeNull();
  });

  test('a login that is refused asks whether the account is new', async () => {
    server.server.use(
      http.post('*/get_auth_token', () =>
        HttpResponse.json({ statusCode: 400, error_message: 'Invalid username or password' }, { status: 400 }),
      ),
    );
    await logIn(await openApp(server, '/login'));
    expect(await screen.findByText(/^Is the account new\?/)).toBeVisible();
    expect(screen.getByText(/^Invalid username or password\./)).toBeVisible();
  });

  test('a login without a connection keeps the entered values and shows a connection error', async () => {
    server.server.use(http.post('*/get_auth_token', () => HttpResponse.error()));
    await logIn(await openApp(server, '/login'));
    expect(await screen.findByText(/^Network error\. Everything you entered is still here\./)).toBeVisible();
    expect(screen.getByText(/^Cannot connect with the server!/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^E-mail or username/ })).toHaveValue('staff@example.org');
  });

  test('a profile is not saved by it', async () => {
    server.server.use(http.patch('*/api/v2/user/*', empty));
    const { user } = await openApp(server, '/account/details', { as: 'staff' });
    await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^Response parse error/)).toBeVisible();
    expect(screen.queryByText('Your profile is saved.')).not.toBeInTheDocument();
  });

  test('preferences are not saved by it', async () => {
    server.server.use(http.post('*/api/v2/update_subscriptions/', portal));
    const { user } = await openApp(server, '/account/notifications', { as: 'staff' });
    const digest = await screen.findByRole('checkbox', { name: 'Weekly digest' });
    const was = (digest as HTMLInputElement).checked;
    await user.click(digest);
    await user.click(screen.getByRole('button', { name: 'Save preferences' }));
    expect(await screen.findByText('There was a problem parsing the response from server')).toBeVisible();
    expect(screen.queryByText('Your preferences are saved.')).not.toBeInTheDocument();
    expect((digest as HTMLInputElement).checked).toBe(!was);
  });
});

test('a guest may change the password, and not the profile', async () => {
  await openApp(server, '/account/details', { as: 'guest' });
  expect(await screen.findByRole('button', { name: 'Change password' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit profile' })).not.toBeInTheDocument();
});

describe('the tokens of an older server, which names neither their ids nor whether they are revoked', () => {
  const dates = { created_at: '2026-05-01T00:00:00Z', is_old_token: false };
  const rows = [
    { ...dates, title: 'Mine', expire_timestamp: '2099-05-01T00:00:00Z' },
    { ...dates, title: 'Gone', expire_timestamp: '2026-05-02T00:00:00Z' },
  ];

  test('are listed without a state that nobody knows, and without Revoke', async () => {
    server.server.use(
      http.get('*/api/v2/external-token/', () =>
        HttpResponse.json({ count: 2, next: null, previous: null, results: rows }),
      ),
    );
    await openApp(server, '/account/details', { as: 'staff' });
    expect(await screen.findByRole('row', { name: /Gone.*Expired/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /Mine/ })).not.toHaveTextContent(/Active/);
    expect(screen.queryByRole('button', { name: 'Revoke' })).not.toBeInTheDocument();
  });

  test('are shown once when they are made', async () => {
    server.server.use(
      http.post('*/api/v2/external-token/', () =>
        HttpResponse.json({ ...rows[0], token: 'secret-token' }, { status: 201 }),
      ),
    );
    const { user } = await openApp(server, '/account/details', { as: 'staff' });
    await user.click(await screen.findByRole('button', { name: 'Generate new token' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'Mine');
    await user.click(dialog.getByRole('button', { name: 'Accept & generate' }));
    expect(await screen.findByDisplayValue('secret-token')).toBeVisible();
  });
});

test('a link that a newer one has replaced says so, although the server fails on it', async () => {
  const ask = (username: string) =>
    server.sandbox.request('POST /recover_password', { body: { email: `${username}@example.org` } });
  expect((await ask('staff')).status).toBe(200);
  const { user } = await openApp(server, '/recover-account/staff@example.org/older');
  await user.type(await screen.findByLabelText(/^New password/), 'Kind-Heron-7');
  await user.type(screen.getByLabelText(/^Confirm password/), 'Kind-Heron-7');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText(/^The password was not changed\. This may be an older link/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/recover-account');
});

test('the registration says when organisation types fail to load', async () => {
  server.server.use(http.get('*/api/v2/global-enums/', () => new HttpResponse(null, { status: 500 }), { once: true }));
  const { user } = await openApp(server, '/register');
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  const types = screen.getByRole('combobox', { name: /Organi[sz]ation type/ });
  await waitFor(() => expect(within(types).getAllByRole('option').length).toBeGreaterThan(3));
});
