import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSandbox, type TestSandbox, testOrigin } from '../../testSandbox';

interface Page {
  count: number;
  next: string | null;
  previous: string | null;
  results: {
    id: number | string;
    name?: string;
    country?: { id: number };
    event?: number | null;
    amount_requested?: number;
    start_date?: string;
    atype?: number;
  }[];
}

let sandbox: TestSandbox;
beforeAll(() => {
  sandbox = openTestSandbox({ bodyLimit: 2_000 });
});
afterAll(() => sandbox.close());

const page = (path: string) => sandbox.json<Page>(`GET ${path}`);

test('a list has pages of 50 with the addresses of the next and the previous page', async () => {
  const first = await page('/api/v2/event/?limit=0');
  expect(first.results).toHaveLength(50);
  expect(first.previous).toBeNull();
  const second: Page = await (await sandbox.fetch(new Request(first.next ?? ''))).json();
  expect(second.results[0]?.id).not.toBe(first.results[0]?.id);
  expect(new URL(second.previous ?? '').searchParams.has('offset')).toBe(false);
  const all = await page('/api/v2/event/?limit=9999');
  expect(all.results).toHaveLength(all.count);
  expect(new Set(all.results.map(({ id }) => id)).size).toBe(all.count);
});

test.each(['limit', 'offset'])(
  'a %s that needs more than 64 bits is refused, and any smaller one is taken',
  async (parameter) => {
    const refused = await sandbox.request(`GET /api/v2/event/?${parameter}=9223372036854775808`);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      error_code: 400,
      errors: { [parameter]: ['Ensure this value is less than or equal to 9223372036854775807.'] },
    });
    const taken = await page(`/api/v2/event/?${parameter}=9223372036854775807`);
    expect(taken.next).toBeNull();
    expect(taken.results).toHaveLength(parameter === 'limit' ? taken.count : 0);
  },
);

test('sorting follows the request and ignores fields that cannot be sorted by', async () => {
  const { results } = await page('/api/v2/appeal/?ordering=-amount_requested&limit=9999');
  const amounts = results.map(({ amount_requested = 0 }) => amount_requested);
  expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
  const asked = await page('/api/v2/appeal/?ordering=password&limit=20');
  const usual = await page('/api/v2/appeal/?limit=20');
  expect(asked.results).toEqual(usual.results);
  const dates = usual.results.map(({ start_date = '' }) => start_date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('filters accept comma lists or repetition by endpoint, ignore unknown parameters and refuse invalid values', async () => {
  const all = await page('/api/v2/appeal/?limit=9999');
  const confirmed = all.results.filter(({ event }) => event);
  const [first, second] = [...new Set(confirmed.map(({ country }) => country?.id))];
  const counts = await Promise.all(
    [first, second].map(async (id) => (await page(`/api/v2/appeal/?country=${id}`)).count),
  );
  const either = await page(`/api/v2/appeal/?country=${first}&country=${second}`);
  expect(either.count).toBe((counts[0] ?? 0) + (counts[1] ?? 0));
  expect(either.count).toBeGreaterThan(counts[0] ?? 0);
  const struck = (ids: string) => page(`/api/v2/event/?countries__in=${ids}`);
  expect((await struck(`${first},${second}`)).count).toBeGreaterThan((await struck(`${first}`)).count);
  expect((await page('/api/v2/appeal/?nonsense=1')).count).toBe((await page('/api/v2/appeal/')).count);
  const refused = await sandbox.request('GET /api/v2/appeal/?country=abc');
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ error_code: 400, errors: { country: ['Enter a whole number.'] } });
});

test.each([
  ['/api/v2/appeal/', ['country', 'region', 'district', 'admin2']],
  ['/api/v2/emergency-project/', ['country', 'event', 'reporting_ns', 'deployed_eru', 'sector', 'status']],
])('%s refuses comma lists for %s', async (path, parameters) => {
  for (const parameter of parameters) {
    const refused = await sandbox.request(`GET ${path}?${parameter}=1,2`);
    expect([parameter, refused.status]).toEqual([parameter, 400]);
    expect((await refused.json()).errors).toEqual({ [parameter]: ['“1,2” is not a valid value.'] });
    expect((await sandbox.request(`GET ${path}?${parameter}=1&${parameter}=2`)).status).toBe(200);
  }
});

test('surge alerts are filtered by the names of their tags', async () => {
  type Alerts = { results: { id: number; molnix_tags: { name: string }[] }[] };
  const read = async (query: string) =>
    (await sandbox.json<Alerts>(`GET /api/v2/surge_alert/?limit=9999${query}`)).results;
  const all = await read('');
  const names = all.flatMap(({ molnix_tags }) => molnix_tags.map(({ name }) => name));
  const uses = (name: string) => names.filter((each) => each === name).length;
  const [first = '', second = ''] = [...new Set(names)].toSorted((a, b) => uses(a) - uses(b));
  const tagged = all.filter(({ molnix_tags }) => molnix_tags.some(({ name }) => name === first || name === second));
  const found = await read(`&molnix_tag_names=${encodeURIComponent(`${first},${second}`)}`);
  expect(found.map(({ id }) => id)).toEqual(tagged.map(({ id }) => id));
  expect(found.length).toBeLessThan(all.length);
});

test('search finds rows that contain every word', async () => {
  const { results } = await page('/api/v2/event/?search=lake%20kenya');
  expect(results.map(({ name }) => name)).toContain('Kenya: Lake basin floods');
  for (const { name } of results) expect(name).toContain('Kenya');
  expect((await page('/api/v2/event/?search=100%25')).count).toBe(0);
});

test('a list is exported as CSV, with the same columns on every page and its texts as they were typed', async () => {
  const read = async (path: string, headers = {}) => (await sandbox.request(`GET ${path}`, { headers })).text();
  const one = await read('/api/v2/event/?format=csv&limit=2');
  const two = await read('/api/v2/event/?limit=2&offset=2', { Accept: 'text/csv' });
  expect(two.split('\r\n')[0]).toBe(one.split('\r\n')[0]);
  expect(one.split('\r\n')[0]).toContain('dtype.name');
  const token = await sandbox.logIn('staff');
  await sandbox.request('PATCH /api/v2/user/1/', { token, body: { first_name: '=1+1' } });
  const sheet = await (await sandbox.request('GET /api/v2/user/?format=csv', { token })).text();
  expect(sheet).toMatch(/[,"]=1\+1/);
});

test('names and labels are in the language of the request', async () => {
  const inArabic = { headers: { 'Accept-Language': 'ar' } };
  const { results } = await sandbox.json<Page>('GET /api/v2/country/?search=Kenya', inArabic);
  expect(results[0]?.name).toBe('كينيا');
  const enums = await sandbox.json<Record<string, { key: number; value: string }[]>>('GET /api/v2/global-enums/', {
    headers: { 'Accept-Language': 'fr-CH, en;q=0.5' },
  });
  expect(enums.api_appeal_type?.[1]).toEqual({ key: 1, value: 'Appel d’urgence' });
});

const refusals: [string, string, Record<string, string>, number, number][] = [
  ['there is no token', 'GET /api/v2/user/me/', {}, 401, 4011],
  ['the token is not valid', 'GET /api/v2/event/', { Authorization: 'Token nonsense' }, 401, 4012],
  ['the token is empty', 'GET /api/v2/event/', { Authorization: 'Token ' }, 401, 4012],
  ['the record does not exist', 'GET /api/v2/event/999999/', {}, 404, 404],
  ['the address does not exist', 'GET /api/v2/nothing/', {}, 404, 404],
  ['the method is wrong', 'DELETE /api/v2/event/', {}, 405, 405],
  ['no accepted type can be sent', 'GET /api/v2/event/', { Accept: 'image/png' }, 406, 406],
];

test.each(refusals)('the response has the error shape when %s', async (_, endpoint, headers, status, code) => {
  const answer = await sandbox.request(endpoint, { headers });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('WWW-Authenticate')).toBe(status === 401 ? 'Token' : null);
  expect(await answer.json()).toMatchObject({ error_code: code, errors: { non_field_errors: [expect.any(String)] } });
});

test('a guest is refused an endpoint for members', async () => {
  const token = await sandbox.logIn('guest');
  const answer = await sandbox.request('GET /api/v2/users/', { token });
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ error_code: 403 });
});

test('a body above the limit, of an unknown kind, or that cannot be parsed is refused', async () => {
  const body = JSON.stringify({ username: 'x'.repeat(3_000), password: '' });
  expect((await sandbox.request('POST /get_auth_token', { body })).status).toBe(413);
  const text = { headers: { 'Content-Type': 'text/plain' }, body: 'hello' };
  expect((await sandbox.request('POST /get_auth_token', text)).status).toBe(415);
  const broken = { headers: { 'Content-Type': 'application/json' }, body: '{"user' };
  expect((await sandbox.request('POST /get_auth_token', broken)).status).toBe(400);
  const types = ['multipart/form-data; boundary=x', 'multipart/form-data'];
  for (const type of types) {
    const form = { headers: { 'Content-Type': type }, body: '--x\r\nContent-Disposition: form-data; na' };
    const refused = await sandbox.request('POST /sandbox/failures', form);
    expect([type, refused.status]).toEqual([type, 400]);
    expect((await refused.json()).errors).toEqual({ non_field_errors: [expect.stringContaining('Multipart')] });
  }
});

test('a whole number that needs more than 32 bits is refused at its field, in rows of lists too', async () => {
  const token = await sandbox.logIn('staff');
  const largest = 'Ensure this value is less than or equal to 2147483647.';
  const place = { national_society: 107, country: 107, type_of_dref: 2, type_of_onset: 2 };
  const body = {
    ...place,
    num_affected: 2_147_483_648,
    planned_interventions: [
      { title: 'health', budget: 1 },
      { title: 'health', budget: 3_000_000_000 },
    ],
  };
  const refused = await sandbox.request('POST /api/v2/dref/', { token, body });
  expect(refused.status).toBe(400);
  const errors = { num_affected: [largest], planned_interventions: [{}, { budget: [largest] }] };
  expect(await refused.json()).toMatchObject({ errors });
  const fitting = { ...place, num_affected: 2_147_483_647 };
  expect((await sandbox.request('POST /api/v2/dref/', { token, body: fitting })).status).toBe(201);
});

test('HEAD has an empty response, and every origin is allowed', async () => {
  const head = await sandbox.fetch(new Request(`${testOrigin}/anything`, { method: 'HEAD' }));
  expect([head.status, await head.text()]).toEqual([200, '']);
  const answer = await sandbox.request('GET /api/v2/region/', { headers: { Origin: 'https://elsewhere.example.org' } });
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
});

test('injected failures apply to their endpoint only, as often as configured', async () => {
  const failing = { endpoint: 'GET /api/v2/event/{id}/', status: 500, times: 1 };
  await sandbox.request('POST /sandbox/failures', { body: { failures: [failing] } });
  const failed = await sandbox.request('GET /api/v2/event/1/');
  expect(failed.status).toBe(500);
  expect(await failed.json()).toMatchObject({ errors: { internal_non_field_errors: [expect.any(String)] } });
  expect((await sandbox.request('GET /api/v2/event/1/')).status).toBe(200);
  const page500 = { endpoint: '* /api/*', status: 502, body: '<h1>Bad gateway</h1>' };
  await sandbox.request('POST /sandbox/failures', { body: { failures: [page500] } });
  const page = await sandbox.request('GET /api/v2/region/');
  expect([page.status, page.headers.get('Content-Type')]).toEqual([502, 'text/html; charset=utf-8']);
  await sandbox.request('DELETE /sandbox/failures');
  expect((await sandbox.request('GET /api/v2/region/')).status).toBe(200);
});
