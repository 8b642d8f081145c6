import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSandbox, type TestSandbox } from '../testSandbox';
import { visibleSituationReports } from './visibility';

type Item = {
  id: number;
  visibility: number;
  countries: number[];
  event: number | null;
  field_reports: { id: number; visibility: number }[];
};

let sandbox: TestSandbox;
beforeAll(() => {
  sandbox = openTestSandbox({ scale: 1 });
});
afterAll(() => sandbox.close());

const signedIn = async (account: string | null) => (account === null ? {} : { token: await sandbox.logIn(account) });

async function seenBy(account: string | null, path: string): Promise<Item[]> {
  const options = await signedIn(account);
  return (await sandbox.json<{ results: Item[] }>(`GET ${path}?limit=9999`, options)).results;
}

const viewers: [string, string | null, number[]][] = [
  ['a visitor', null, [3]],
  ['a guest', 'guest', [3]],
  ['an administrator of the federation', 'admin', [1, 2, 3, 4]],
  ['a superuser', 'super', [1, 2, 3, 4]],
];

test.each(viewers)('%s sees the field reports of the right visibilities', async (_, account, visibilities) => {
  const reports = await seenBy(account, '/api/v2/field-report/');
  expect([...new Set(reports.map(({ visibility }) => visibility))].sort()).toEqual(visibilities);
});

test('staff see neither records for the secretariat nor records for other National Societies', async () => {
  const token = await sandbox.logIn('staff');
  const { profile } = await sandbox.json<{ profile: { country: number } }>('GET /api/v2/user/me/', { token });
  const reports = await seenBy('staff', '/api/v2/field-report/');
  expect(reports.some(({ visibility }) => visibility === 1)).toBe(true);
  expect(reports.some(({ visibility }) => visibility === 2)).toBe(false);
  for (const report of reports.filter(({ visibility }) => visibility === 4)) {
    expect(report.countries).toContain(profile.country);
  }
});

test('situation reports for National Societies require a country linked by an administrator, not the one of the profile', () => {
  const user = { profile: { country: 107, limit_access_to_guest: false }, permissions: [], countries: [] as number[] };
  const shownTo = (facts: object) => visibleSituationReports({ user: { ...user, ...facts } } as never);
  expect(shownTo({})?.values).toEqual([]);
  expect(shownTo({ countries: [24] })?.values).toEqual([24]);
  expect(shownTo({ is_superuser: true })).toBeNull();
});

test('a hidden report is not found by its id and is missing from its emergency', async () => {
  const shown = await seenBy(null, '/api/v2/event/');
  const isShown = (id: number | null) => shown.some((event) => event.id === id);
  const all = await seenBy('super', '/api/v2/field-report/');
  const [hidden] = all.filter(({ visibility, event }) => visibility === 2 && isShown(event));
  if (!hidden) throw new Error('no emergency that visitors see has a hidden report');
  const address = `GET /api/v2/field-report/${hidden.id}/`;
  expect((await sandbox.request(address, await signedIn('super'))).status).toBe(200);
  expect((await sandbox.request(address)).status).toBe(404);
  const reports = shown.flatMap(({ field_reports }) => field_reports);
  expect(new Set(reports.map(({ visibility }) => visibility))).toEqual(new Set([3]));
  expect(reports.map(({ id }) => id)).not.toContain(hidden.id);
  expect((await seenBy('super', '/api/v2/event/')).length).toBeGreaterThan(shown.length);
});
