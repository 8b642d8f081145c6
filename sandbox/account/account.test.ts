import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestSandbox, type TestSandbox } from '../testSandbox';

let sandbox: TestSandbox;
beforeEach(() => {
  sandbox = openTestSandbox({ scale: 0.1, site: 'https://go.test' });
});
afterEach(() => sandbox.close());

const person = {
  first_name: 'Mira',
  last_name: 'Sund',
  email: 'mira+go@redcross.example.org',
  password: 'Kind-Heron-7',
  country: 107,
  city: 'Nairobi',
  organization_type: 'NTLS',
  organization: 'Kenya Red Cross',
};

/** The link in the latest mail to an address. */
function linkIn(to: string): URL {
  const link = /https?:\/\/\S+/.exec(sandbox.outbox.mails(to).at(-1)?.body ?? '')?.[0];
  return new URL(link ?? 'about:blank');
}

const open = (link: URL) => sandbox.request(`GET ${link.pathname}${link.search}`);
const logIn = (username: string, password: string) =>
  sandbox.request('POST /get_auth_token', { body: { username, password } });

test('the login ignores the case of the name and returns its expiry', async () => {
  const answer = await sandbox.json<{ token: string; expires: string; id: number }>('POST /get_auth_token', {
    body: { username: 'STAFF@example.org', password: 'go-sandbox' },
  });
  expect(answer.token).toMatch(/^[0-9a-f]{40}$/);
  expect(Date.parse(answer.expires) - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
  const wrong = await logIn('staff@example.org', 'nonsense');
  expect(wrong.status).toBe(400);
  expect(await wrong.json()).toEqual({ statusCode: 400, error_message: 'Invalid username or password' });
});

test('a user with an allowed domain registers, confirms the address and can log in', async () => {
  const registered = await sandbox.request('POST /register', { body: person });
  expect([registered.status, await registered.json()]).toEqual([200, { email: person.email }]);
  expect((await logIn(person.email, person.password)).status).toBe(400);
  expect((await sandbox.request('POST /resend_validation', { body: { username: person.email } })).status).toBe(200);
  const link = linkIn(person.email);
  expect(link.searchParams.get('user')).toBe(person.email);
  expect((await open(link)).status).toBe(200);
  expect((await logIn(person.email, person.password)).status).toBe(200);
  expect((await open(link)).status).toBe(400);
});

test('a user with another domain waits for an administrator of the region', async () => {
  const email = 'mira@elsewhere.test';
  await sandbox.request('POST /register', {
    body: { ...person, email, country: 174, justification: 'I report for the branch' },
  });
  await open(linkIn(email));
  expect((await logIn(email, person.password)).status).toBe(400);
  const approval = [...sandbox.outbox.mails()].find(({ subject }) => subject.includes('asks for an account'));
  expect(approval?.body).toContain('I report for the branch');
  const link = linkIn(approval?.to ?? '');
  expect(link.pathname).toBe('/validate_user');
  expect((await open(link)).status).toBe(200);
  expect((await logIn(email, person.password)).status).toBe(200);
});

test('an invalid registration has errors by field', async () => {
  const body = { ...person, email: 'nobody', country: 99_999, first_name: ' ', department: null };
  const answer = await sandbox.request('POST /register', { body });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    error_code: 400,
    errors: {
      email: ['Enter a valid email address.'],
      first_name: ['This field may not be blank.'],
      department: ['This field may not be null.'],
    },
  });
  const again = await sandbox.request('POST /register', { body: { ...person, email: 'Staff@Example.org' } });
  expect(await again.json()).toMatchObject({ errors: { email: [expect.stringContaining('exists')] } });
});

test('a user of another organisation registers as a guest', async () => {
  await sandbox.request('POST /register', { body: { ...person, organization_type: 'OTHR' } });
  await open(linkIn(person.email));
  const { token } = await (await logIn(person.email, person.password)).json();
  const me = await sandbox.json<{ limit_access_to_guest: boolean }>('GET /api/v2/user/me/', { token });
  expect(me.limit_access_to_guest).toBe(true);
});

test('a forgotten password is reset by a link that works once', async () => {
  await sandbox.request('POST /recover_password', { body: { email: 'staff@example.org' } });
  const link = linkIn('staff@example.org');
  expect(link.origin).toBe('https://go.test');
  const [, , username = '', token = ''] = link.pathname.split('/');
  const send = (new_password: string, key = token) =>
    sandbox.request('POST /change_recover_password', {
      body: { username: decodeURIComponent(username), token: key, new_password },
    });
  expect((await send('Kind-Heron-7', 'wrong')).status).toBe(500);
  expect(await (await send('short')).json()).toMatchObject({ errors: { new_password: expect.any(Array) } });
  expect((await send('Kind-Heron-7')).status).toBe(200);
  expect((await send('Kind-Heron-8')).status).toBe(400);
  expect((await logIn('staff@example.org', 'Kind-Heron-7')).status).toBe(200);
});

test('the login stays valid after a change of the password', async () => {
  const token = await sandbox.logIn('staff');
  const send = (old_password: string) =>
    sandbox.request('POST /change_password', { token, body: { old_password, new_password: 'Kind-Heron-7' } });
  expect(await (await send('wrong')).json()).toMatchObject({ errors: { old_password: [expect.any(String)] } });
  expect((await send('go-sandbox')).status).toBe(200);
  expect((await sandbox.request('GET /api/v2/user/me/', { token })).status).toBe(200);
  expect((await logIn('staff@example.org', 'Kind-Heron-7')).status).toBe(200);
});

test('an expired token gets 401 from every endpoint', async () => {
  const token = await sandbox.logIn('staff');
  await sandbox.request('POST /sandbox/expire-login', { body: { username: 'staff@example.org' } });
  expect((await sandbox.request('GET /api/v2/user/me/', { token })).status).toBe(401);
  expect((await sandbox.request('GET /api/v2/event/', { token })).status).toBe(401);
});

test('the profile changes only in the fields that are sent', async () => {
  const token = await sandbox.logIn('staff');
  const edited = await sandbox.json<{ profile: { city: string; org: string } }>('PATCH /api/v2/user/1/', {
    token,
    body: { last_name: 'Okoro', profile: { city: 'Kisumu', department: null } },
  });
  expect(edited).toMatchObject({ last_name: 'Okoro', profile: { city: 'Kisumu', department: null, org_type: 'NTLS' } });
  const refused = await sandbox.request('PATCH /api/v2/user/1/', { token, body: { profile: { org_type: 'XXXX' } } });
  expect(await refused.json()).toMatchObject({ errors: { profile: { org_type: ['"XXXX" is not a valid choice.'] } } });
  expect((await sandbox.request('PATCH /api/v2/user/2/', { token, body: {} })).status).toBe(404);
  const guest = await sandbox.logIn('guest');
  expect((await sandbox.request('PATCH /api/v2/user/2/', { token: guest, body: {} })).status).toBe(403);
});

test('/users/ alone says who administers the federation', async () => {
  const token = await sandbox.logIn('staff');
  const answers = await Promise.all(
    ['admin', 'super', 'staff'].map(async (account) => {
      const { results } = await sandbox.json<{ results: Record<string, unknown>[] }>(
        `GET /api/v2/users/?email=${account}@example.org`,
        { token },
      );
      return results.find(({ username }) => username === `${account}@example.org`)?.is_ifrc_admin;
    }),
  );
  expect(answers).toEqual([true, true, false]);
  const own = await sandbox.logIn('admin');
  expect(await sandbox.json('GET /api/v2/user/me/', { token: own })).not.toHaveProperty('is_ifrc_admin');
  const { results } = await sandbox.json<{ results: object[] }>('GET /api/v2/user/', { token: own });
  expect(results[0]).not.toHaveProperty('is_ifrc_admin');
});

test('each demo account has the rights of its name', async () => {
  const me = async (account: string) =>
    sandbox.json<Record<string, unknown>>('GET /api/v2/user/me/', { token: await sandbox.logIn(account) });
  expect(await me('super')).toMatchObject({ is_superuser: true });
  expect(await me('admin')).toMatchObject({ is_superuser: false });
  expect(await me('guest')).toMatchObject({ limit_access_to_guest: true });
  expect(await me('region.admin')).toMatchObject({ is_admin_for_regions: [1] });
  expect((await me('country.admin')).is_admin_for_countries).toHaveLength(1);
  expect(await me('per.admin')).toMatchObject({ is_per_admin_for_countries: [], is_per_admin_for_regions: [] });
  expect(await me('dref.coordinator')).toMatchObject({ is_dref_coordinator_for_regions: [0] });
  expect(await me('validator')).toMatchObject({
    local_unit_global_validators: [1, 2],
    local_unit_region_validators: [{ region: 3, local_unit_types: [1, 2] }],
  });
});

test('an external token is returned once, can be revoked and cannot be changed', async () => {
  const token = await sandbox.logIn('staff');
  const made = await sandbox.request('POST /api/v2/external-token/', { token, body: { title: 'Analysis' } });
  expect(made.status).toBe(201);
  const { id, token: secret } = await made.json();
  expect(secret).toMatch(/^[0-9a-f]{40}$/);
  const { results } = await sandbox.json<{ results: object[] }>('GET /api/v2/external-token/', { token });
  expect(results[0]).not.toHaveProperty('token');
  const revoked = await sandbox.json<{ is_disabled: boolean }>(`POST /api/v2/external-token/${id}/revoke/`, { token });
  expect(revoked.is_disabled).toBe(true);
  expect((await sandbox.request(`DELETE /api/v2/external-token/${id}/`, { token })).status).toBe(400);
  const late = { title: 'Late', expire_timestamp: '2001-01-01T00:00:00Z' };
  expect((await sandbox.request('POST /api/v2/external-token/', { token, body: late })).status).toBe(400);
});

type Me = { subscription: { rtype: number; lookup_id: string | null; event: number | null }[] };

test('the sent subscriptions replace all, and an invalid entry changes none', async () => {
  const token = await sandbox.logIn('staff');
  const mine = async () => (await sandbox.json<Me>('GET /api/v2/user/me/', { token })).subscription;
  const send = (body: unknown) => sandbox.json('POST /api/v2/update_subscriptions/', { token, body });
  expect((await mine()).length).toBeGreaterThan(2);
  expect(
    await send([
      { type: 'surge', value: true },
      { type: 'country', value: 99_999 },
    ]),
  ).toMatchObject({ status: 400 });
  expect((await mine()).length).toBeGreaterThan(2);
  expect(
    await send([
      { type: 'surge', value: true },
      { type: 'country', value: 107 },
    ]),
  ).toEqual({ data: 'Success' });
  expect((await mine()).map(({ rtype, lookup_id }) => [rtype, lookup_id])).toEqual([
    [3, null],
    [4, 'c107'],
  ]);
});

test('a repeated follow is stored once and can be removed', async () => {
  const token = await sandbox.logIn('region.admin');
  const followed = async () =>
    (await sandbox.json<Me>('GET /api/v2/user/me/', { token })).subscription.filter(({ rtype }) => rtype === 8);
  const add = () =>
    sandbox.json('POST /api/v2/add_subscription/', { token, body: [{ type: 'followedEvent', value: 5 }] });
  await add();
  await add();
  expect(await followed()).toEqual([expect.objectContaining({ event: 5, lookup_id: 'e5' })]);
  const listed = await sandbox.json<{ count: number }>('GET /api/v2/event/?is_subscribed=true', { token });
  expect(listed.count).toBe(1);
  // the server does not expect visitors to ask
  expect((await sandbox.request('GET /api/v2/event/?is_subscribed=true')).status).toBe(500);
  await sandbox.json('POST /api/v2/del_subscription/', { token, body: [{ value: 5 }] });
  expect(await followed()).toEqual([]);
});

test.each([
  ['POST /get_auth_token', { username: 'staff@example.org' }],
  ['POST /recover_password', {}],
  ['POST /resend_validation', {}],
  ['POST /show_username', {}],
])('%s without what it needs says so in the old shape', async (operation, body) => {
  const answer = await sandbox.request(operation, { body });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({
    statusCode: 400,
    error_message: expect.stringMatching(/required|Must include/),
  });
});
