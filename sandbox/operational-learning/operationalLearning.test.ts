import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppealDocument } from '#contract/appealDocument';
import type { OpsLearning, OpsLearningStats, OpsLearningSummary } from '#contract/opsLearning';
import { openTestSandbox } from '../testSandbox';

const clock = { now: new Date('2026-03-10T15:00:00Z') };
const wait = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000);
};
let sandbox: ReturnType<typeof openTestSandbox>;
beforeAll(() => {
  sandbox = openTestSandbox({ clock: () => clock.now });
});
afterAll(() => sandbox.close());

interface Page<Item> {
  readonly count: number;
  readonly results: readonly Item[];
}
type AdminItem = OpsLearning & { learning?: string };

const extracts = (query = '', token?: string) =>
  sandbox.json<Page<AdminItem>>(`GET /api/v2/ops-learning/?limit=9999${query}`, token ? { token } : {});
const stats = (query = '', token?: string) =>
  sandbox.json<OpsLearningStats>(`GET /api/v2/ops-learning/stats/?${query}`, token ? { token } : {});
const summary = (query = '') => sandbox.json<OpsLearningSummary>(`GET /api/v2/ops-learning/summary/?${query}`);

describe('visibility', () => {
  test('visitors read only validated extracts, without the raw tags', async () => {
    const { results } = await extracts('&is_validated=false');
    expect(results).toEqual([]);
    const all = (await extracts()).results;
    expect(all.length).toBeGreaterThan(200);
    expect(all.every(({ is_validated, learning }) => is_validated && learning === undefined)).toBe(true);
    expect(all.some(({ appeal }) => appeal === null)).toBe(true);
    expect(all.some(({ appeal, document_url }) => appeal !== null && document_url === null)).toBe(true);
  });

  test('a superuser reads all extracts; figures only count validated ones for every user', async () => {
    const [token, staff] = await Promise.all([sandbox.logIn('super'), sandbox.logIn('staff')]);
    const [own, others] = await Promise.all([extracts('', token), extracts('', staff)]);
    expect(own.count).toBeGreaterThan(others.count);
    expect(own.results.find(({ is_validated }) => !is_validated)?.learning).toBeTruthy();
    expect((await stats('', token)).learning_extracts).toBe(others.count);
  });
});

describe('filters', () => {
  test.each([
    ['appeal_code__region=0', ({ appeal }: OpsLearning) => appeal !== null],
    ['sector_validated__in=0,8', ({ sector_validated: ids }: OpsLearning) => ids.includes(0) || ids.includes(8)],
    ['per_component_validated__in=14', ({ per_component_validated: ids }: OpsLearning) => ids.includes(14)],
    ['organization_validated__in=1', ({ organization_validated: ids }: OpsLearning) => ids.includes(1)],
    ['type_validated__in=2', ({ type_validated }: OpsLearning) => type_validated === 2],
    ['search_extracts=cash', ({ learning_validated }: OpsLearning) => /cash/i.test(learning_validated ?? '')],
    [
      'appeal_code__start_date__gte=2025-01-01&appeal_code__start_date__lte=2025-12-31T23:59:59Z',
      ({ appeal }: OpsLearning) => appeal?.start_date?.startsWith('2025') === true,
    ],
  ])('%s', async (query, isExpected) => {
    const all = (await extracts()).results;
    const { results, count } = await extracts(`&${query}`);
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(all.length);
    expect(results.filter((each) => !isExpected(each))).toEqual([]);
    if (!query.includes('region')) expect(count).toBe(all.filter(isExpected).length);
    expect((await stats(query)).learning_extracts).toBe(count);
  });

  test('an invalid value is refused and stores no summary', async () => {
    const answer = await sandbox.request('GET /api/v2/ops-learning/summary/?sector_validated__in=x');
    expect(answer.status).toBe(400);
  });
});

test('figures are counted from the extracts', async () => {
  const { results } = await extracts();
  const found = await stats();
  const distinct = (ids: readonly unknown[]) => new Set(ids.filter((id) => id !== null)).size;
  const sum = (rows: readonly { readonly count: number }[]) => rows.reduce((total, { count }) => total + count, 0);
  expect(found.operations_included).toBe(distinct(results.map(({ appeal_code }) => appeal_code)));
  expect(found.sources_used).toBe(distinct(results.map(({ appeal_document_id }) => appeal_document_id)));
  expect(found.sectors_covered).toBe(distinct(results.flatMap(({ sector_validated }) => sector_validated)));
  expect(sum(found.learning_by_country)).toBe(results.filter(({ appeal }) => appeal).length);
  expect(sum(found.learning_by_region)).toBe(sum(found.learning_by_country));
  expect(sum(found.learning_by_sector)).toBe(results.flatMap(({ sector_validated }) => sector_validated).length);
  expect(found.sources_overtime).toHaveLength(results.filter(({ appeal_document_id }) => appeal_document_id).length);
  const years = new Set(found.sources_overtime.map(({ date }) => date?.slice(0, 4)));
  expect(years.size).toBeGreaterThan(4);
});

describe('the summary', () => {
  test('takes seconds to generate and is then read from the store', async () => {
    const query = 'sector_validated__in=0,8';
    const first = await summary(query);
    expect([first.status, first.insights1_title, first.sectors]).toEqual([1, null, []]);
    wait(4);
    expect((await summary(query)).status).toBe(2);
    wait(5);
    const done = await summary(query);
    expect(done).toMatchObject({ id: first.id, status: 3, status_display: 'Success' });
    expect(done.insights1_title).toBeTruthy();
    const { count, results } = await extracts(`&${query}`);
    expect(done.total_extracts_count).toBe(count);
    const used = await extracts(`&insight_id=${done.id}`);
    expect(used.count).toBe(done.used_extracts_count);
    const dates = used.results.flatMap(({ appeal }) => appeal?.start_date?.slice(0, 10) ?? []).sort();
    expect([done.earliest_appeal_date, done.latest_appeal_date]).toEqual([dates[0], dates.at(-1)]);
    expect(results.map(({ id }) => id)).toEqual(expect.arrayContaining(used.results.map(({ id }) => id)));
    wait(60);
    expect(await summary(query)).toEqual(done);
    // the order of the ids is part of the key, other parameters are not
    expect((await summary('sector_validated__in=8,0')).id).not.toBe(done.id);
    expect((await summary(`${query}&limit=10&format=json`)).id).toBe(done.id);
  });

  test('sections have the extracts of component 14 by sector, all others by component', async () => {
    const all = await summary();
    expect(all.status).toBe(3);
    expect(all.used_extracts_count).toBeLessThan(all.total_extracts_count);
    const [sector] = all.sectors;
    const [component] = all.components;
    const ofSector = await extracts(`&insight_sector_id=${sector?.id}`);
    const ofComponent = await extracts(`&insight_component_id=${component?.id}`);
    expect([ofSector.count, ofComponent.count]).toEqual([sector?.extracts_count, component?.extracts_count]);
    expect(ofSector.results.every((each) => each.per_component_validated.includes(14))).toBe(true);
    expect(ofComponent.results.some((each) => each.per_component_validated.includes(14))).toBe(false);
    expect(new Set(all.sectors.map(({ title }) => title)).size).toBe(all.sectors.length);
  });

  test('its documents are those of the used extracts; an unknown id applies no filter', async () => {
    const [sector] = (await summary()).sectors;
    const used = (await extracts(`&insight_sector_id=${sector?.id}`)).results;
    const documents = (query: string) =>
      sandbox.json<Page<AppealDocument>>(`GET /api/v2/appeal_document/?limit=9999${query}`);
    const found = await documents(`&insight_sector_id=${sector?.id}`);
    const ids = new Set(used.flatMap(({ appeal_document_id }) => appeal_document_id ?? []));
    expect(new Set(found.results.map(({ id }) => id))).toEqual(ids);
    expect((await documents('&insight_sector_id=999999')).count).toBe((await documents('')).count);
    expect((await extracts('&insight_id=999999')).count).toBe((await extracts()).count);
    // a section of the other kind is not known by this parameter
    expect((await extracts(`&insight_component_id=${sector?.id}`)).count).toBe((await extracts()).count);
  });

  test('without an extract it has its own status, and each read queues it again', async () => {
    const query = 'search_extracts=zzz';
    await summary(query);
    wait(9);
    expect(await summary(query)).toMatchObject({ status: 4, status_display: 'No extract available', sectors: [] });
    wait(4);
    expect((await summary(query)).status).toBe(2);
  });

  test('a failed job is returned as failed, and the read queues it again', async () => {
    const query = 'type_validated__in=2';
    await summary(query);
    wait(9);
    const failures = [{ endpoint: 'POST /sandbox/language-model', times: 1 }];
    await sandbox.request('POST /sandbox/failures', { body: { failures } });
    expect((await summary(query)).status).toBe(5);
    wait(9);
    expect((await summary(query)).status).toBe(3);
    await sandbox.request('DELETE /sandbox/failures');
  });
});

test('the CSV has a row for each combination of organisation, sector and component', async () => {
  const answer = await sandbox.request('GET /api/v2/ops-learning/?format=csv&limit=100&is_validated=true');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [head = '', ...rows] = new TextDecoder().decode(bytes).trimEnd().split('\r\n');
  expect(head).toBe(
    'id,appeal_code,appeal_name,appeal_type,learning,finding,sector,component,organization,country_id,country_name,region_id,region_name,dtype_name,appeal_year,appeal_num_beneficiaries,modified_at',
  );
  const { results } = await sandbox.json<Page<OpsLearning>>('GET /api/v2/ops-learning/?limit=100');
  const combinations = results.map(
    (each) =>
      each.organization_validated.length *
      Math.max(1, each.sector_validated.length) *
      each.per_component_validated.length,
  );
  expect(rows).toHaveLength(combinations.reduce((sum, count) => sum + count, 0));
  expect(rows.length).toBeGreaterThan(100);
});
