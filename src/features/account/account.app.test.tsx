import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
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

test('the emergencies that one follows stand latest first, one without a name too', async () => {
  const { results } = await server.sandbox.json<{ results: object[] }>('GET /api/v2/event/?limit=1');
  const row = { ...results[0], name: null };
  const orders: (string | null)[] = [];
  server.server.use(
    http.get('*/api/v2/event/', ({ request }) => {
      orders.push(new URL(request.url).searchParams.get('ordering'));
      return HttpResponse.json({ count: 1, results: [row] });
    }),
  );
  await openApp(server, '/account/notifications', { as: 'staff' });
  expect(await screen.findByRole('link', { name: 'Untitled emergency' })).toBeVisible();
  expect(orders).toEqual(['-disaster_start_date,-created_at']);
});

test.each([
  ['/register', undefined, 'user_guide/account'],
  ['/account/details', 'staff', 'user_guide/account'],
  ['/account/my-forms/per', 'per.admin', 'user_guide/Preparedness#register-or-update-a-per-process'],
])('%s leads to its part of the manual, in the chosen language', async (path, as, page) => {
  await openApp(server, path, { as, language: 'es' });
  await waitFor(() => {
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain(`https://go-wiki.ifrc.org/es/${page}`);
  });
});

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

  test('a choice that follows another before the page is rendered with it keeps both', async () => {
    await openApp(server, '/account/notifications', { as: 'staff' });
    const boxes = [
      await screen.findByRole('checkbox', { name: 'Weekly digest' }),
      await screen.findByRole('checkbox', { name: 'Africa' }),
      screen.getByRole('checkbox', { name: 'Surge alerts' }),
    ] as HTMLInputElement[];
    const before = boxes.map(({ checked }) => checked);
    act(() => {
      for (const box of boxes) box.click();
    });
    expect(boxes.map(({ checked }) => checked)).toEqual(before.map((checked) => !checked));
  });

  test('unsaved choices are asked about before they are left, and choices taken back are not', async () => {
    const app = await openApp(server, '/account/notifications', { as: 'staff' });
    const digest = await screen.findByRole('checkbox', { name: 'Weekly digest' });
    const was = (digest as HTMLInputElement).checked;
    await app.user.click(digest);
    await app.user.click(screen.getByRole('link', { name: 'Account details' }));
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await app.user.click(within(question).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(app.place()).toBe('/account/notifications');
    expect((digest as HTMLInputElement).checked).toBe(!was);
    await app.user.click(digest);
    await app.user.click(screen.getByRole('link', { name: 'Account details' }));
    await waitFor(() => expect(app.place()).toBe('/account/details'));
  });

  test('saved choices are left without a question, also before they were read again', async () => {
    const app = await openApp(server, '/account/notifications', { as: 'staff' });
    await app.user.click(await screen.findByRole('checkbox', { name: 'Weekly digest' }));
    await app.user.click(screen.getByRole('button', { name: 'Save preferences' }));
    await screen.findByText('Your preferences are saved.');
    await app.user.click(screen.getByRole('link', { name: 'Account details' }));
    await waitFor(() => expect(app.place()).toBe('/account/details'));
  });

  test('unsaved choices are back after a reload, until they are left', async () => {
    const app = await openApp(server, '/account/notifications', { as: 'staff' });
    const digest = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Weekly digest' });
    const was = digest.checked;
    await app.user.click(digest);
    const kept = { ...sessionStorage };
    app.unmount();
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('unsaved'))).toEqual([]);
    // a reload unmounts nothing
    for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
    await openApp(server, '/account/notifications', { as: 'staff' });
    const again = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Weekly digest' });
    expect(again.checked).toBe(!was);
    expect(screen.getByText(/^Your choices from before the page was loaded again are back\./)).toBeVisible();
  });

  test('lists that fail to load say so and can be retried', async () => {
    let typesFail = true;
    const failure = () => new HttpResponse(null, { status: 500 });
    server.server.use(
      // until the retry, not once: the page of the test before may still ask for options
      http.get('*/api/v2/disaster_type/', () => (typesFail ? failure() : undefined)),
      http.get('*/api/v2/country/', failure),
    );
    const { user } = await openApp(server, '/account/notifications', { as: 'staff' });
    const types = await screen.findByRole('group', { name: 'Disaster types' });
    expect(within(types).queryByRole('checkbox')).not.toBeInTheDocument();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    typesFail = false;
    await user.click(retry);
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
    expect(
      screen.getByText(/^The e-mail address or the password is wrong, or the account is not active yet\./),
    ).toBeVisible();
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
    expect(await screen.findByText(/^Response parse error\. Everything you entered is still here\./)).toBeVisible();
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

describe('a new token', () => {
  const generate = async (user: Awaited<ReturnType<typeof openApp>>['user'], title: string) => {
    await user.click(await screen.findByRole('button', { name: 'Generate new token' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), title);
    await user.click(dialog.getByRole('button', { name: 'Accept & generate' }));
  };
  const titles = async () => {
    const { results } = await server.sandbox.json<{ results: { title: string; is_disabled: boolean }[] }>(
      'GET /api/v2/external-token/',
      { token: tokenOf() },
    );
    return results.filter(({ is_disabled }) => !is_disabled).map(({ title }) => title);
  };

  test('whose answer was lost is found and offered for revocation', async () => {
    const { user } = await openApp(server, '/account/details', { as: 'staff' });
    server.server.use(
      http.post(
        '*/api/v2/external-token/',
        async ({ request }) => {
          await server.sandbox.request('POST /api/v2/external-token/', {
            token: tokenOf(),
            body: await request.json(),
          });
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    await generate(user, 'Dashboard');
    expect(await screen.findByText('The token “Dashboard” was made, but its value was lost on the way.')).toBeVisible();
    expect(await titles()).toEqual(['Dashboard']);
    await user.click(screen.getByRole('button', { name: 'Revoke it' }));
    await user.click(await screen.findByRole('button', { name: 'Accept & generate' }));
    expect(await screen.findByText('Copy the token now: it will not be shown again.')).toBeVisible();
    expect(await titles()).toEqual(['Dashboard']);
  });

  test('whose answer holds no value says so', async () => {
    server.server.use(
      http.post('*/api/v2/external-token/', async ({ request }) => {
        const made = await server.sandbox.json<object>('POST /api/v2/external-token/', {
          token: tokenOf(),
          body: await request.json(),
        });
        return HttpResponse.json({ ...made, token: null }, { status: 201 });
      }),
    );
    const { user } = await openApp(server, '/account/details', { as: 'staff' });
    await generate(user, 'Map');
    expect(await screen.findByText('The token “Map” was made, but its value was lost on the way.')).toBeVisible();
  });

  test('is closed by its own button alone', async () => {
    const { user } = await openApp(server, '/account/details', { as: 'staff' });
    await generate(user, 'Script');
    expect(await screen.findByText('Copy the token now: it will not be shown again.')).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(document.body);
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'I have copied it' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

test('a short form asks before it is closed with something entered', async () => {
  const { user } = await openApp(server, '/account/details', { as: 'staff' });
  await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
  await user.type(await screen.findByRole('textbox', { name: /^City/ }), ' West');
  await user.keyboard('{Escape}');
  const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(within(await question()).getByRole('button', { name: 'Stay' }));
  expect(screen.getByRole('textbox', { name: /^City/ })).toHaveValue('Capital West');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(within(await question()).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
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

const fillIn = async ({ user }: Awaited<ReturnType<typeof openApp>>, email: string) => {
  const enter = async (name: RegExp, value: string) => user.type(screen.getByRole('textbox', { name }), value);
  await screen.findByRole('textbox', { name: /^First name/ });
  await enter(/^First name/, 'Ana');
  await enter(/^Last name/, 'Example');
  await enter(/^E-mail/, email);
  await user.type(screen.getByLabelText(/^Password/, { selector: 'input' }), 'Kind-Heron-7');
  await user.type(screen.getByLabelText(/^Confirm password/), 'Kind-Heron-7');
  await enter(/^City/, 'Capital');
  await user.click(screen.getByRole('combobox', { name: /^Country/ }));
  await user.keyboard('Kenya');
  await user.click(await screen.findByRole('option', { name: /Kenya/ }));
  const types = screen.getByRole('combobox', { name: /^Organi[sz]ation type/ });
  await waitFor(() => expect(within(types).getAllByRole('option').length).toBeGreaterThan(3));
  await user.selectOptions(types, 'Other');
  await enter(/^Organi[sz]ation name/, 'Example relief');
  const justification = screen.queryByRole('textbox', { name: /^Justification/ });
  if (justification) await user.type(justification, 'To help.');
};
const submit = async ({ user }: Awaited<ReturnType<typeof openApp>>) =>
  user.click(screen.getByRole('button', { name: /^(Register|Request access)$/ }));

describe('a registration that is refused', () => {
  const refuse = (errors: object) =>
    server.server.use(http.post('*/register', () => HttpResponse.json({ errors }, { status: 400 })));

  test('for its password says so at the field', async () => {
    const app = await openApp(server, '/register');
    await fillIn(app, 'refused@example.org');
    refuse({ password: ['This one was leaked.'] });
    await submit(app);
    await waitFor(() =>
      expect(screen.getByLabelText(/^Password/, { selector: 'input' })).toHaveAccessibleDescription(/leaked/),
    );
  });

  test('for what the form does not ask says so above the button', async () => {
    const app = await openApp(server, '/register');
    await fillIn(app, 'refused@example.org');
    refuse({ username: ['It is reserved.'], city: ['There is no such place.'] });
    await submit(app);
    expect(await screen.findByText('It is reserved.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^City/ })).toHaveAccessibleDescription(/no such place/);
  });
});

test('the name of an organisation stays when its type changes, except to and from a National Society', async () => {
  const { user } = await openApp(server, '/register');
  const types = await screen.findByRole('combobox', { name: /^Organi[sz]ation type/ });
  await waitFor(() => expect(within(types).getAllByRole('option').length).toBeGreaterThan(3));
  const name = () => screen.getByRole('textbox', { name: /^Organi[sz]ation name/ });
  await user.selectOptions(types, 'OTHR');
  await user.type(name(), 'Example relief');
  await user.selectOptions(types, 'ICRC');
  expect(name()).toHaveValue('Example relief');
  await user.selectOptions(types, 'NTLS');
  expect(screen.getByRole('combobox', { name: /^Organi[sz]ation name/ })).not.toHaveTextContent('Example relief');
  await user.selectOptions(types, 'DLGN');
  expect(name()).toHaveValue('');
});

describe('a registration whose answer was lost', () => {
  const loseOneAnswer = () =>
    server.server.use(
      http.post(
        '*/register',
        async ({ request }) => {
          await server.sandbox.request('POST /register', { body: await request.json() });
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
  test('says that the first try arrived, with a way to another mail', async () => {
    const app = await openApp(server, '/register');
    await fillIn(app, 'lost.answer@example.org');
    loseOneAnswer();
    await submit(app);
    expect(await screen.findByText(/Everything you entered is still here/)).toBeVisible();
    await submit(app);
    expect(await screen.findByText(/^Your first try arrived: lost\.answer@example\.org is registered\./)).toBeVisible();
    expect(screen.queryByText(/There is an account with this/)).not.toBeInTheDocument();
    await app.user.click(screen.getByRole('link', { name: 'No e-mail? Send it again' }));
    await waitFor(() => expect(app.place()).toBe('/resend-validation-email'));
  });

  test('is remembered when the page is loaded again', async () => {
    const app = await openApp(server, '/register');
    await fillIn(app, 'lost.reload@example.org');
    loseOneAnswer();
    await submit(app);
    expect(await screen.findByText(/Everything you entered is still here/)).toBeVisible();
    cleanup();
    const again = await openApp(server, '/register');
    await fillIn(again, 'Lost.Reload@example.org');
    await submit(again);
    expect(await screen.findByText(/^Your first try arrived/)).toBeVisible();
  });

  test('is said of its own address alone: others are told what the server says', async () => {
    const app = await openApp(server, '/register');
    await fillIn(app, 'lost.other@example.org');
    loseOneAnswer();
    await submit(app);
    expect(await screen.findByText(/Everything you entered is still here/)).toBeVisible();
    const email = screen.getByRole('textbox', { name: /^E-mail/ });
    await app.user.clear(email);
    await app.user.type(email, 'staff@example.org');
    await submit(app);
    expect(await screen.findByText('There is an account with this e-mail address already.')).toBeVisible();
    expect(screen.queryByText(/^Your first try arrived/)).not.toBeInTheDocument();
  });
});
