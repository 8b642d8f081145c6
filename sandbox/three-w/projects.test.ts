import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Project, ProjectBody } from '#contract/project';
import type {
  GlobalProjectOverview,
  MovementActivities,
  SocietyFlows,
  SocietyProjects,
} from '#contract/projectFigures';
import { projectStatus, utcToday } from '#domain/three-w/status';
import { openTestSandbox, type TestSandbox } from '../testSandbox';

let sandbox: TestSandbox;
let staff: string;
let admin: string;
beforeAll(async () => {
  sandbox = openTestSandbox();
  [staff, admin] = await Promise.all([sandbox.logIn('staff'), sandbox.logIn('admin')]);
});
afterAll(() => sandbox.close());

const kenya = 107;
const today = utcToday();
const dayFromNow = (days: number) => utcToday(new Date(Date.now() + days * 86_400_000));

const body = (parts: Partial<ProjectBody> = {}): ProjectBody => ({
  name: 'Clean springs',
  reporting_ns: kenya,
  project_country: kenya,
  project_districts: [],
  operation_type: 0,
  programme_type: 2,
  primary_sector: 0,
  start_date: dayFromNow(-10),
  end_date: dayFromNow(10),
  ...parts,
});

const create = async (parts: Partial<ProjectBody> = {}, token = staff): Promise<Project> => {
  const response = await sandbox.request('POST /api/v2/project/', { token, body: body(parts) });
  expect(response.status).toBe(201);
  return response.json();
};
const refusal = async (endpoint: string, given: object, token: string | undefined = staff) => {
  const response = await sandbox.request(endpoint, { ...(token && { token }), body: given });
  const answer = (await response.json()) as { errors: Record<string, unknown> };
  return { status: response.status, errors: answer.errors };
};
const list = async (query: string, token?: string) =>
  sandbox.json<{ count: number; results: Project[] }>(
    `GET /api/v2/project/?limit=9999&${query}`,
    token ? { token } : {},
  );

describe('visibility of a project', () => {
  test.each([
    ['public', { visitor: true, guest: true, staff: true, elsewhere: true, admin: true }],
    ['logged_in_user', { visitor: false, guest: false, staff: true, elsewhere: true, admin: true }],
    ['ifrc_ns', { visitor: false, guest: false, staff: true, elsewhere: false, admin: true }],
    ['ifrc_only', { visitor: false, guest: false, staff: false, elsewhere: false, admin: true }],
  ] as const)('%s: in the list, by its address and in the figures alike', async (visibility, seen) => {
    const tokens = {
      visitor: undefined,
      guest: await sandbox.logIn('guest'),
      staff,
      elsewhere: await sandbox.logIn('country.admin'),
      admin,
    };
    const overview = async (token: string | undefined) =>
      (
        await sandbox.json<GlobalProjectOverview>(
          `GET /api/v2/global-project/overview/?country=${kenya}`,
          token ? { token } : {},
        )
      ).total_ongoing_projects ?? 0;
    const before = new Map<string, number>();
    for (const [who, token] of Object.entries(tokens)) before.set(who, await overview(token));
    const { id } = await create({ visibility }, admin);
    for (const [who, token] of Object.entries(tokens)) {
      const isSeen = seen[who as keyof typeof seen];
      const options = token ? { token } : {};
      const found = await list(`country=${kenya}`, token);
      expect([who, found.results.some((row) => row.id === id)]).toEqual([who, isSeen]);
      expect((await sandbox.request(`GET /api/v2/project/${id}/`, options)).status).toBe(isSeen ? 200 : 404);
      expect([who, (await overview(token)) - (before.get(who) ?? 0)]).toEqual([who, isSeen ? 1 : 0]);
    }
  });
});

describe('filters', () => {
  test('accept comma lists, the last of repeated values, and repeated provinces', async () => {
    const [sector, both] = [await list('primary_sector=3'), await list('primary_sector=3,5')];
    expect(both.count).toBeGreaterThan(sector.count);
    expect((await list('primary_sector=5&primary_sector=3')).count).toBe(sector.count);
    expect(sector.results.every(({ primary_sector }) => primary_sector === 3)).toBe(true);
    const { results } = await list('');
    const placed = results.filter(({ project_districts }) => project_districts.length > 0).slice(0, 2);
    const [first, second] = placed.map(({ project_districts }) => project_districts[0]);
    const found = await list(`project_districts=${first}&project_districts=${second}`);
    expect(found.results.map(({ id }) => id)).toEqual(expect.arrayContaining(placed.map(({ id }) => id)));
    expect((await sandbox.request(`GET /api/v2/project/?project_districts=${first},${second}`)).status).toBe(400);
  });

  test('a region has the projects of its countries, and domestic projects can be excluded', async () => {
    const { results } = await list('region=0&exclude_within=true');
    expect(results.length).toBeGreaterThan(0);
    expect(results.every(({ reporting_ns, project_country }) => reporting_ns !== project_country)).toBe(true);
  });
});

describe('figures', () => {
  const ongoing = async (query: string, token?: string) =>
    (await list(`status=1&${query}`, token)).results.filter(({ start_date, end_date }) => {
      return projectStatus(start_date, end_date, today) === 1;
    });

  test('of the world count the rows of the list, with its filters', async () => {
    for (const query of ['', 'primary_sector=0,1', 'secondary_sectors=4&programme_type=0']) {
      const rows = await ongoing(query);
      const overview = await sandbox.json<GlobalProjectOverview>(`GET /api/v2/global-project/overview/?${query}`);
      expect(overview.total_ongoing_projects).toBe(rows.length);
      expect(overview.ns_with_ongoing_activities).toBe(new Set(rows.map(({ reporting_ns }) => reporting_ns)).size);
      const targets = rows.flatMap(({ target_total }) => target_total ?? []);
      expect(overview.target_total).toBe(targets.length === 0 ? null : targets.reduce((a, b) => a + b, 0));
      const stats = await sandbox.json<SocietyProjects[]>(
        `GET /api/v2/global-project/ns-ongoing-projects-stats/?${query}`,
      );
      expect(stats.reduce((sum, each) => sum + (each.ongoing_projects ?? 0), 0)).toBe(rows.length);
    }
    const ignored = await sandbox.json<GlobalProjectOverview>('GET /api/v2/global-project/overview/?status=none');
    expect(ignored.total_ongoing_projects).toBe((await ongoing('')).length);
  });

  test('of a region count every status and every country; an unknown region is not found', async () => {
    const { results } = await list('region=2', admin);
    const movement = await sandbox.json<MovementActivities>('GET /api/v2/region-project/2/movement-activities/', {
      token: admin,
    });
    expect(movement.total_projects).toBe(results.length);
    expect(movement.countries_count.some(({ projects_count }) => projects_count === 0)).toBe(true);
    const nepal = movement.countries_count.find(({ iso3 }) => iso3 === 'NPL');
    expect(nepal?.projects_count).toBe(results.filter(({ project_country }) => project_country === nepal?.id).length);
    expect((await sandbox.request('GET /api/v2/region-project/77/overview/')).status).toBe(404);
  });

  test('flows link society, sector and country, and count each project on both sides', async () => {
    const { nodes, links } = await sandbox.json<SocietyFlows>(
      'GET /api/v2/region-project/national-society-activities/?region=1',
    );
    const { count } = await list('region=1');
    const from = (type: string) =>
      links.filter(({ source }) => nodes[source]?.type === type).reduce((sum, { value }) => sum + value, 0);
    expect([from('supporting_ns'), from('sector')]).toEqual([count, count]);
  });
});

describe('writing a project', () => {
  test('is for members', async () => {
    expect((await sandbox.request('POST /api/v2/project/', { body: body() })).status).toBe(401);
    const guest = await sandbox.logIn('guest');
    expect((await refusal('POST /api/v2/project/', body(), guest)).status).toBe(403);
  });

  test.each([
    ['a missing key', { reporting_ns: undefined }, 400, { reporting_ns: ['This field is required.'] }],
    ['unknown ids', { dtype: 9999 }, 400, { dtype: ['Invalid pk "9999" - object does not exist.'] }],
    [
      'provinces of two countries',
      { project_districts: [1, 900] },
      400,
      { non_field_errors: ['Different country found for given districts'] },
    ],
    [
      'a multilateral emergency operation without its emergency',
      { operation_type: 1, programme_type: 1 },
      400,
      {
        non_field_errors: [
          'Event should be provided if operation type is Emergency Operation and programme type is Multilateral',
        ],
      },
    ],
    ['no operation type', { operation_type: undefined }, 500, expect.anything()],
  ] as const)('refuses %s', async (_, parts, status, errors) => {
    const answer = await refusal('POST /api/v2/project/', { ...body(), ...parts });
    expect(answer).toMatchObject({ status, errors });
  });

  test('uses the country of the first province and computes the status regardless of the sent one', async () => {
    const made = await create({ project_districts: [1], status: 0, end_date: today });
    expect(made).toMatchObject({ project_country: 1, status: 1, status_display: 'Ongoing', modified_by: null });
    expect((await create({ start_date: dayFromNow(1), status: 2 })).status).toBe(0);
    expect((await create({ end_date: dayFromNow(-1), status: 1 })).status).toBe(2);
  });

  test('updates the rows of years by id, adds new ones and deletes the others', async () => {
    const made = await create({ annual_splits: [{ year: 2025, target_total: 5 }, { year: 2026 }] });
    const [first] = made.annual_splits;
    const edited = await sandbox.json<Project>(`PATCH /api/v2/project/${made.id}/`, {
      token: staff,
      body: body({ annual_splits: [{ id: first?.id ?? 0, target_total: 9 }, { year: 2027 }] }),
    });
    expect(edited.annual_splits).toMatchObject([
      { id: first?.id, year: 2025, target_total: 9 },
      { year: 2027, target_total: null },
    ]);
    expect(edited.modified_by_detail?.username).toBe('staff@example.org');
  });

  test('is possible in its original language only', async () => {
    const { id } = await create();
    const response = await sandbox.request(`PATCH /api/v2/project/${id}/`, {
      token: staff,
      body: body(),
      headers: { 'Accept-Language': 'fr' },
    });
    expect(response.status).toBe(400);
  });

  test('removes a deleted project from list and search', async () => {
    const { id } = await create({ name: 'Vanishing wells' });
    const found = async () =>
      (await sandbox.json<{ projects: object[] }>('GET /api/v1/search/?keyword=Vanishing')).projects.length;
    expect(await found()).toBe(1);
    expect((await sandbox.request(`DELETE /api/v2/project/${id}/`, { token: staff })).status).toBe(204);
    expect((await sandbox.request(`GET /api/v2/project/${id}/`, { token: staff })).status).toBe(404);
    expect(await found()).toBe(0);
  });
});

test('statuses change daily, as by the nightly job', async () => {
  const clocked = { now: new Date() };
  const ticking = openTestSandbox({ clock: () => clocked.now });
  const before = await ticking.json<GlobalProjectOverview>('GET /api/v2/global-project/overview/');
  clocked.now = new Date(Date.now() + 800 * 86_400_000);
  const after = await ticking.json<GlobalProjectOverview>('GET /api/v2/global-project/overview/');
  expect(after.total_ongoing_projects).toBeLessThan(before.total_ongoing_projects ?? 0);
  ticking.close();
});
