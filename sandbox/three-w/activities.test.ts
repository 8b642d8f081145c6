import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EmergencyProject, EmergencyProjectBody, EmergencyProjectOptions } from '#contract/emergencyProject';
import { openTestSandbox, type TestSandbox } from '../testSandbox';

let sandbox: TestSandbox;
let staff: string;
beforeAll(async () => {
  sandbox = openTestSandbox();
  staff = await sandbox.logIn('staff');
});
afterAll(() => sandbox.close());

const kenya = 107;
const path = '/api/v2/emergency-project/';

const body = (parts: Partial<EmergencyProjectBody> = {}): EmergencyProjectBody => ({
  title: 'Shelter and cash',
  event: 1,
  country: kenya,
  activity_lead: 'national_society',
  reporting_ns: kenya,
  start_date: '2026-01-05',
  ...parts,
});
const send = (endpoint: string, given: object, token = staff) => sandbox.request(endpoint, { token, body: given });
const create = async (parts: Partial<EmergencyProjectBody> = {}): Promise<EmergencyProject> => {
  const response = await send(`POST ${path}`, body(parts));
  expect(response.status).toBe(201);
  return response.json();
};

test.each(['country', 'reporting_ns', 'event', 'deployed_eru', 'user'])('an unknown %s is no filter', async (name) => {
  const response = await sandbox.request(`GET ${path}?${name}=999999`);
  expect(response.status).toBe(400);
  expect((await response.json()).errors).toEqual({
    [name]: [expect.stringMatching(/^Select a valid choice\. 999999/)],
  });
});

describe('writing activities', () => {
  test('is for everybody with an account; without one the server fails', async () => {
    expect((await sandbox.request(`POST ${path}`, { body: body() })).status).toBe(500);
    expect((await send(`POST ${path}`, body(), await sandbox.logIn('guest'))).status).toBe(201);
  });

  test.each([
    ['a province of another country', { districts: [1] }, { districts: expect.anything() }],
    ['a lead without its National Society', { reporting_ns: null }, { reporting_ns: expect.anything() }],
    [
      'a lead without its unit',
      { activity_lead: 'deployed_eru' as const, deployed_eru: null },
      { deployed_eru: expect.anything() },
    ],
    [
      'a row without supplies of one’s own',
      { activities: [{ sector: 1 }] },
      { activities: [{ custom_supplies: expect.anything() }] },
    ],
    [
      'supplies of another action',
      { activities: [{ sector: 2, action: 1, custom_supplies: {}, supplies: { 99: 4 } }] },
      { activities: [{ supplies: expect.anything() }] },
    ],
    [
      'a place without its words',
      {
        activities: [
          { sector: 2, action: 1, custom_supplies: {}, points: [{ latitude: 1, longitude: 2, description: '' }] },
        ],
      },
      { activities: [{ points: [{ description: expect.anything() }] }] },
    ],
  ])('refuses %s', async (_, parts, errors) => {
    const response = await send(`POST ${path}`, { ...body(), ...parts });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors });
  });

  test('the sector of an action is used, rows keep their ids, and omitted rows are deleted', async () => {
    const points = [{ latitude: 1.5, longitude: 36.5, description: 'School' }];
    const made = await create({
      activities: [
        { sector: 9, action: 1, custom_supplies: {}, supplies: { 1: 7 }, is_simplified_report: false, points },
        { sector: 3, custom_action: 'Vouchers', custom_supplies: { Cards: 40 }, people_count: 12 },
      ],
    });
    expect(made).toMatchObject({
      status: 'on_going',
      created_by_details: { username: 'staff@example.org' },
      modified_by_details: null,
      activities: [{ sector: 2, supplies: { 1: 7 }, points }, { custom_supplies: { Cards: 40 } }],
    });
    const [first] = made.activities;
    const edited = await (
      await send(`PATCH ${path}${made.id}/`, {
        ...body(),
        activities: [{ id: first?.id, sector: 2, custom_supplies: {}, male_count: 3 }],
      })
    ).json();
    expect(edited.activities).toMatchObject([{ id: first?.id, action: 1, male_count: 3, points }]);
    expect(edited.modified_by_details).toMatchObject({ username: 'staff@example.org' });
  });

  test('the whole record is required: the server fails on a partial one', async () => {
    const { id } = await create();
    expect((await send(`PATCH ${path}${id}/`, { title: 'New' })).status).toBe(500);
  });
});

describe('lists', () => {
  const count = async (query: string) => (await sandbox.json<{ count: number }>(`GET ${path}?limit=1&${query}`)).count;

  test('filters are repeated, and a comma list is refused', async () => {
    const [health, shelter] = [await count('sector=1'), await count('sector=2')];
    const both = await count('sector=1&sector=2');
    expect(both).toBeGreaterThanOrEqual(Math.max(health, shelter));
    expect((await sandbox.request(`GET ${path}?sector=1,2`)).status).toBe(400);
  });

  test('the emergency counts its activities', async () => {
    const { response_activity_count } = await sandbox.json<{ response_activity_count: number }>(
      'GET /api/v2/event/1/',
      { token: staff },
    );
    expect(response_activity_count).toBe(await count('event=1'));
  });

  test('the CSV columns of a page are those of its rows', async () => {
    const csv = async (offset: number) =>
      (await (await sandbox.request(`GET ${path}?format=csv&limit=1&offset=${offset}`)).text()).split('\r\n')[0];
    const total = await count('');
    const headers = await Promise.all(Array.from({ length: total }, (_, index) => csv(index)));
    expect(new Set(headers).size).toBeGreaterThan(1);
    expect(headers.some((each) => each?.includes('activities.1.sector_details.title'))).toBe(true);
  });
});

test('the options name supplies, cash and places of actions', async () => {
  const { actions, sectors } = await sandbox.json<EmergencyProjectOptions>(`GET ${path}options/`);
  expect(sectors).toHaveLength(10);
  expect(actions.find(({ id }) => id === 1)).toMatchObject({ sector: 2, has_location: true, is_cash_type: false });
  expect(actions.find(({ id }) => id === 1)?.supplies_details).toHaveLength(3);
  expect(actions.find(({ id }) => id === 6)?.is_cash_type).toBe(true);
});
