import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SearchResults } from '#contract/search';
import { openTestSandbox, type TestSandbox } from '../testSandbox';

let sandbox: TestSandbox;
beforeAll(() => {
  sandbox = openTestSandbox();
});
afterAll(() => sandbox.close());

const search = (keyword: string, token?: string) =>
  sandbox.json<SearchResults>(`GET /api/v1/search/?keyword=${encodeURIComponent(keyword)}`, token ? { token } : {});

test('results are grouped by kind', async () => {
  const found = await search('kenya');
  expect(found.countries?.[0]).toMatchObject({ name: 'Kenya', iso3: 'KEN', society_name: 'Kenya Red Cross' });
  expect(found.emergencies?.map(({ name }) => name)).toContain('Kenya: Lake basin floods');
  expect((await search('afri')).regions).toMatchObject([{ id: 0, name: 'Africa' }]);
  expect((await search('northern')).district_province_response?.length).toBe(50);
});

test('the best match is first, and a code finds its country', async () => {
  const { emergencies } = await search('lake basin floods');
  expect(emergencies?.[0]?.name).toBe('Kenya: Lake basin floods');
  const scores = (await search('flood')).emergencies?.map(({ score }) => score ?? 0) ?? [];
  expect(scores.length).toBeGreaterThan(2);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  expect((await search('NPL')).countries?.map(({ name }) => name)).toEqual(['Nepal']);
});

test('a group has at most fifty results, and operators in the keyword are plain words', async () => {
  const found = await search('a');
  for (const group of Object.values(found)) expect(group?.length ?? 0).toBeLessThanOrEqual(50);
  for (const keyword of ['"', 'flood AND', 'NEAR(', '*', "'); DROP TABLE event"]) {
    expect((await sandbox.request(`GET /api/v1/search/?keyword=${encodeURIComponent(keyword)}`)).status).toBe(200);
  }
});

test('names of people are for logged-in users, those of flash updates for everybody', async () => {
  const token = await sandbox.logIn('staff');
  const [visitor, staff] = [await search('kenya'), await search('kenya', token)];
  expect(visitor.reports?.some(({ type }) => type === 'Flash Update')).toBe(true);
  expect(staff.reports?.some(({ type }) => type === 'Flash Update')).toBe(true);
  const named = (results: SearchResults) =>
    results.rapid_response_deployments?.filter(({ name }) => name !== null) ?? [];
  expect(named(visitor)).toEqual([]);
});

test('a missing keyword gets the legacy error, and an empty one a 500 as at the real server', async () => {
  const missing = await sandbox.request('GET /api/v1/search/');
  expect([missing.status, await missing.json()]).toEqual([
    400,
    { statusCode: 400, error_message: 'Must include a `keyword`' },
  ]);
  expect((await sandbox.request('GET /api/v1/search/?keyword=')).status).toBe(500);
});
