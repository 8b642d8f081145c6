import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DeploymentsByEvent, ErusByEvent, SurgeSupportByEvent } from '#contract/deploymentsByEvent';
import type { Eru } from '#contract/eru';
import type { DeploymentFigures, Personnel } from '#contract/personnel';
import type { SurgeAlert } from '#contract/surgeAlert';
import { openTestSandbox } from '../testSandbox';

const now = new Date('2026-03-10T15:00:00Z');
let sandbox: ReturnType<typeof openTestSandbox>;
beforeAll(() => {
  sandbox = openTestSandbox({ scale: 1, clock: () => now });
});
afterAll(() => sandbox.close());

interface Page<Item> {
  readonly count: number;
  readonly results: readonly Item[];
}
const read = <Answer>(path: string, token?: string) => sandbox.json<Answer>(`GET /api/v2/${path}`, { token });

describe('what is active today', () => {
  const active = 'start_date__lte=2026-03-10T15:00:00Z&end_date__gte=2026-03-10';

  test('figures, lists and lists by emergency have the same counts', async () => {
    const figures = await read<DeploymentFigures>('deployment/aggregated');
    const people = await read<Page<Personnel>>(`personnel/?type=rr&${active}&limit=9999`);
    const units = await read<Page<Eru>>(`eru/?deployed_to__isnull=false&${active}&limit=9999`);
    expect(people.count).toBe(figures.active_rapid_response_personnel);
    expect(units.count).toBe(figures.active_emergency_response_units);

    const token = await sandbox.logIn('super');
    const byPeople = await read<Page<DeploymentsByEvent>>('personnel_by_event/?limit=9999', token);
    const named = byPeople.results.flatMap(({ deployments }) => deployments.flatMap(({ personnel }) => personnel));
    expect(named).toHaveLength(figures.active_rapid_response_personnel);
    const byUnits = await read<Page<ErusByEvent>>('deployed_eru_by_event/?limit=9999', token);
    const withoutEvent = units.results.filter(({ event }) => event === null);
    expect(byUnits.results.flatMap(({ active_erus }) => active_erus)).toHaveLength(
      figures.active_emergency_response_units - withoutEvent.length,
    );
    const support = await read<Page<SurgeSupportByEvent>>('aggregated-eru-and-rapid-response/?limit=9999', token);
    const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
    expect(sum(support.results.map((event) => event.deployed_personnel_count))).toBe(named.length);
  });

  test('the figures of an emergency count its own rows', async () => {
    const [event] = (await read<Page<SurgeSupportByEvent>>('aggregated-eru-and-rapid-response/?limit=1')).results;
    expect(event).toMatchObject({ id: expect.any(Number) });
    const figures = await read<DeploymentFigures>(`deployment/aggregated?event=${event?.id}`);
    expect(figures.active_rapid_response_personnel).toBe(event?.deployed_personnel_count);
    expect(figures.active_emergency_response_units).toBe(event?.deployed_eru_count);
  });
});

describe('names of people', () => {
  test('are for logged-in users in the list of people, and for everyone by emergency', async () => {
    const names = ({ results }: Page<DeploymentsByEvent>) =>
      results.flatMap(({ deployments }) => deployments.flatMap(({ personnel }) => personnel.map(({ name }) => name)));
    expect(names(await read('personnel_by_event/?limit=9999'))).toContain('Rosa Lind');
    const { results } = await read<Page<Personnel>>('personnel/?limit=9999');
    expect(new Set(results.map(({ name }) => name))).toEqual(new Set([null]));
  });

  test('of hidden people are not in any list', async () => {
    const token = await sandbox.logIn('super');
    const { results } = await read<Page<Personnel>>('personnel/?limit=9999', token);
    expect(results.filter(({ role }) => role === 'Hidden Delegate')).toEqual([]);
  });
});

describe('alerts', () => {
  test('are sorted by status, then newest first, without withdrawn positions', async () => {
    const { results } = await read<Page<SurgeAlert>>('surge_alert/?ordering=molnix_status,-opens&limit=9999');
    const keys = results.map(({ molnix_status, opens }) => `${molnix_status} ${9e15 - Date.parse(opens ?? '')}`);
    expect(keys).toEqual([...keys].sort());
    expect(new Set(results.map(({ molnix_status }) => molnix_status))).toEqual(new Set([0, 1, 2]));
    expect(results.some(({ message }) => message === 'Withdrawn position')).toBe(false);
  });

  test.each([
    ['status', 'molnix_status=0,1', ({ molnix_status }: SurgeAlert) => molnix_status !== 2],
    [
      'part of a tag',
      'molnix_tag_name=ops-l',
      ({ molnix_tags }: SurgeAlert) => molnix_tags.some(({ name }) => name === 'OPS-LEAD'),
    ],
    ['position', 'message__icontains=health', ({ message }: SurgeAlert) => /health/i.test(message ?? '')],
  ])('are filtered by %s', async (_, query, matches) => {
    const all = await read<Page<SurgeAlert>>('surge_alert/?limit=9999');
    const { results } = await read<Page<SurgeAlert>>(`surge_alert/?limit=9999&${query}`);
    expect(results.length).toBeGreaterThan(0);
    expect(results).toHaveLength(all.results.filter(matches).length);
    expect(results.every(matches)).toBe(true);
  });
});

test('people without a start come first from the latest start, and last from the earliest, as in PostgreSQL', async () => {
  const starts = async (ordering: string) =>
    (await read<Page<Personnel>>(`personnel/?limit=9999&ordering=${ordering}`)).results.map(
      ({ start_date }) => start_date,
    );
  expect((await starts('-start_date'))[0]).toBeNull();
  expect((await starts('start_date')).at(-1)).toBeNull();
});

test('a filter by type keeps all units of a matching emergency', async () => {
  const all = await read<Page<ErusByEvent>>('deployed_eru_by_event/?limit=9999');
  const type = all.results[0]?.active_erus[0]?.type;
  const { results } = await read<Page<ErusByEvent>>(`deployed_eru_by_event/?limit=9999&eru_type=${type}`);
  const ids = new Set(results.map(({ id }) => id));
  expect(all.results.filter(({ id }) => ids.has(id))).toEqual(results);
});

test('the twelve months end with the current one, and the societies are sorted by their number of people', async () => {
  const months = await read<{ date: string; count: number }[]>('deployment/aggregated_by_month');
  expect(months.map(({ date }) => date)).toEqual([
    '2026-03',
    '2026-02',
    '2026-01',
    '2025-12',
    '2025-11',
    '2025-10',
    '2025-09',
    '2025-08',
    '2025-07',
    '2025-06',
    '2025-05',
    '2025-04',
  ]);
  expect(Math.min(...months.map(({ count }) => count))).toBeGreaterThan(0);
  const societies = await read<{ deployments_count: number }[]>('deployment/aggregated_by_ns');
  expect(societies).toHaveLength(5);
  const counts = societies.map(({ deployments_count }) => deployments_count);
  expect(counts).toEqual([...counts].sort((a, b) => b - a));
});

describe('exports', () => {
  const lines = async (path: string, token?: string) =>
    (await (await sandbox.request(`GET /api/v2/${path}`, { token })).text()).replace(/^\ufeff/, '').split('\r\n');

  test('people are exported in flat columns, without names for visitors', async () => {
    const path = 'personnel/?format=csv&limit=3&event_deployed_to=1';
    const [heads = '', first = ''] = await lines(path);
    expect(heads).toMatch(
      /^event_id,event_glide_id,event_name,.*,deployed_to_regionname,.*,ongoing,.*,molnix_operation$/,
    );
    expect(first).toMatch(/^1,/);
    const { results } = await read<Page<Personnel>>(
      'personnel/?limit=3&event_deployed_to=1',
      await sandbox.logIn('staff'),
    );
    const named = (await lines(path, await sandbox.logIn('staff'))).join();
    for (const { name } of results) {
      expect(named).toContain(name);
      expect(first).not.toContain(name);
    }
    expect((await lines(path, await sandbox.logIn('super')))[0]).toMatch(/,inactive_status$/);
  });

  test('alerts are exported with their emergency, country and tags in flat columns', async () => {
    const [heads = '', first = ''] = await lines('surge_alert/?format=csv&limit=1&event=1&country=107');
    expect(heads).toMatch(
      /^id,molnix_id,.*,country_iso3,.*,event_appeals,molnix_tags_names,molnix_tags_ids,molnix_tags_types$/,
    );
    expect(first).toContain(',KEN,');
    expect(first).toContain('OP-1');
  });
});
