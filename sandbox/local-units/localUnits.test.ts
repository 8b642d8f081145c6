import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LocalUnit, LocalUnitBody, PrivateLocalUnit, PrivateLocalUnitDetail } from '#contract/localUnit';
import type { LocalUnitImport } from '#contract/localUnitImport';
import { readWorkbook } from '../core/readWorkbook';
import { workbook } from '../core/workbook';
import { openTestSandbox, type TestSandbox } from '../testSandbox';
import { headRows, unitColumns } from './templateColumns';

let now = new Date('2026-03-10T15:00:00Z');
let sandbox: TestSandbox;
let staff: string;
let validator: string;
let superuser: string;
beforeAll(async () => {
  sandbox = openTestSandbox({ clock: () => now });
  staff = await sandbox.logIn('staff');
  validator = await sandbox.logIn('unit.validator');
  superuser = await sandbox.logIn('super');
});
afterAll(() => sandbox.close());

const kenya = 107;
const depots = 6;

const branch = (changes: Partial<LocalUnitBody> = {}): LocalUnitBody => ({
  country: kenya,
  type: 1,
  date_of_data: '2026-03-01',
  local_branch_name: 'Tawi Jipya',
  location_json: { lat: -0.1, lng: 35.5 },
  visibility: 3,
  ...changes,
});

interface Page<Item> {
  count: number;
  results: Item[];
}
const list = (query: string, token = staff) =>
  sandbox.json<Page<PrivateLocalUnit>>(`GET /api/v2/local-units/?country__iso3=KEN&${query}`, { token });
const detail = (id: number) => sandbox.json<PrivateLocalUnitDetail>(`GET /api/v2/local-units/${id}/`, { token: staff });
async function create(body = branch(), token = staff): Promise<PrivateLocalUnitDetail> {
  const response = await sandbox.request('POST /api/v2/local-units/', { token, body });
  expect(response.status).toBe(201);
  return response.json();
}
const post = (path: string, token: string, body: unknown = {}) =>
  sandbox.request(`POST /api/v2/local-units/${path}/`, { token, body });
async function createValidated(): Promise<PrivateLocalUnitDetail> {
  const { id } = await create();
  expect((await post(`${id}/validate`, validator)).status).toBe(200);
  return detail(id);
}
const errorsOf = async (response: Response) => ((await response.json()) as { errors: Record<string, unknown> }).errors;

describe('reading', () => {
  test('visitors see only public units, without contacts or dates; members see all units', async () => {
    const path = 'GET /api/v2/public-local-units/?country__iso3=KEN&limit=9999';
    const open = await sandbox.json<Page<LocalUnit>>(path);
    const all = await list('limit=9999');
    expect(open.count).toBeLessThan(all.count);
    expect(open.results.some(({ id }) => id === 4)).toBe(false);
    for (const field of ['phone', 'email', 'focal_person_loc', 'modified_at']) {
      expect(open.results[0]).not.toHaveProperty(field);
    }
    const single = await sandbox.json<object>('GET /api/v2/public-local-units/1/');
    expect(single).toMatchObject({ local_branch_name: 'Tawi la Kando ya Ziwa' });
    expect(single).not.toHaveProperty('id');
    expect(single).not.toHaveProperty('phone');
    expect((await sandbox.request('GET /api/v2/public-local-units/4/')).status).toBe(404);
    expect((await sandbox.request('GET /api/v2/local-units/')).status).toBe(401);
    const guest = await sandbox.logIn('guest');
    expect((await sandbox.request('GET /api/v2/local-units/', { token: guest })).status).toBe(403);
  });

  test('pending units are sorted first, filters apply, and each word of a search must match', async () => {
    const { results } = await list('limit=9999');
    const order = [3, 2, 1, 4];
    const ranks = results.map(({ status }) => order.indexOf(status));
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    expect((await list('type__code=2&limit=9999')).results.every(({ health }) => health !== null)).toBe(true);
    expect((await list('status=4')).results.every(({ type }) => type === depots)).toBe(true);
    expect((await list('search=lakeside%20branch')).results.map(({ id }) => id)).toEqual([1]);
    expect((await list('search=lakeside%20hospital')).count).toBe(0);
    const second = await list('limit=10&offset=10');
    expect(second.results[0]?.id).toBe(results[10]?.id);
  });
});

describe('writing', () => {
  test('a new unit is pending and mails its validators; the validation mails the creator', async () => {
    const made = await create();
    expect(made).toMatchObject({ status: 2, created_by_details: { username: 'staff@example.org' } });
    const told = sandbox.outbox.mails('unit.validator@example.org').at(-1);
    expect(told?.body).toContain(`/countries/${kenya}/local-units/${made.id}`);
    const foreign = await sandbox.logIn('training.validator');
    expect((await post(`${made.id}/validate`, foreign)).status).toBe(403);
    expect((await post(`${made.id}/validate`, staff)).status).toBe(403);
    expect((await post(`${made.id}/validate`, validator)).status).toBe(200);
    expect(sandbox.outbox.mails('staff@example.org').at(-1)?.subject).toBe('Local unit: validated');
    const request = `GET /api/v2/local-units/${made.id}/latest-change-request/`;
    expect(await sandbox.json(request, { token: staff })).toMatchObject({
      status: 2,
      current_validator: 1,
      previous_data_details: {},
    });
    expect((await post(`${made.id}/validate`, validator)).status).toBe(404);
  });

  test.each([
    ['no name', branch({ local_branch_name: null }), { non_field_errors: ['Branch Name Combination is required !'] }],
    [
      'health data of an office',
      branch({ health: { affiliation: 1, functionality: 1, health_facility_type: 1 } }),
      { non_field_errors: [`{"Can't have health data for type 1"}`] },
    ],
    [
      'a point in the sea, as a plain text',
      branch({ location_json: { lat: -4, lng: 45 } }),
      { location_json: 'Input coordinates is outside country Kenya boundary' },
    ],
    [
      'a type that files maintain',
      branch({ type: depots }),
      { non_field_errors: ['Country and Local unit Type is externally managed cannot be created manually.'] },
    ],
    [
      'a long post code',
      branch({ postcode: '12345678901' }),
      { postcode: ['Ensure this field has no more than 10 characters.'] },
    ],
    [
      'a health facility without its kind',
      { ...branch({ type: 2 }), health: { affiliation: 1, functionality: 1 } },
      { health: { health_facility_type: ['This field is required.'] } },
    ],
  ])('%s is refused', async (_, body, errors) => {
    const response = await sandbox.request('POST /api/v2/local-units/', { token: staff, body });
    expect(response.status).toBe(400);
    expect(await errorsOf(response)).toEqual(errors);
  });

  test('an edit is stored at once and pending; a rejection restores the previous values and mails the creator the reason', async () => {
    const unit = await createValidated();
    const path = `PATCH /api/v2/local-units/${unit.id}/`;
    const edit = branch({ local_branch_name: 'Tawi Lililohama', update_reason_overview: 'It moved.' });
    const other = await sandbox.logIn('training.validator');
    expect((await sandbox.request(path, { token: other, body: edit })).status).toBe(403);
    const { update_reason_overview: _, ...unexplained } = edit;
    expect((await sandbox.request(path, { token: staff, body: unexplained })).status).toBe(500);
    expect((await sandbox.request(path, { token: staff, body: edit })).status).toBe(200);
    expect(await detail(unit.id)).toMatchObject({ status: 3, local_branch_name: 'Tawi Lililohama', version_id: 2 });
    const again = await sandbox.request(path, { token: staff, body: edit });
    expect([again.status, await again.json()]).toEqual([
      400,
      { statusCode: 400, error_message: 'Only validated local unit is allowed to update' },
    ]);
    expect((await post(`${unit.id}/revert`, validator, {})).status).toBe(400);
    expect((await post(`${unit.id}/revert`, validator, { reason: 'The name is misspelt.' })).status).toBe(200);
    expect(await detail(unit.id)).toMatchObject({ status: 1, local_branch_name: 'Tawi Jipya' });
    expect(sandbox.outbox.mails('staff@example.org').at(-1)?.body).toContain('Reason: The name is misspelt.');
    expect((await post(`${unit.id}/revert`, validator, { reason: 'Again' })).status).toBe(400);
  });

  test('a rejected new unit is deprecated, and any member can restore it', async () => {
    const { id } = await create();
    expect((await post(`${id}/revert`, validator, { reason: 'A double entry.' })).status).toBe(200);
    const read = `GET /api/v2/local-units/${id}/`;
    expect((await sandbox.request(read, { token: staff })).status).toBe(404);
    expect((await post(`${id}/revert-deprecate`, staff)).status).toBe(200);
    expect(await detail(id)).toMatchObject({ status: 2 });
    const reasons = { deprecated_reason: 2, deprecated_reason_overview: 'Entered twice.' };
    expect((await post(`${id}/deprecate`, validator, { deprecated_reason: 2 })).status).toBe(400);
    expect(await (await post(`${id}/deprecate`, validator, reasons)).json()).toHaveProperty('message');
    expect((await post(`${id}/deprecate`, validator, reasons)).status).toBe(404);
  });

  test('profiles of a health facility are updated, added and deleted by id', async () => {
    const health = {
      affiliation: 1,
      functionality: 1,
      health_facility_type: 4,
      other_profiles: [
        { position: 'Counsellor', number: 2 },
        { position: 'Driver', number: 1 },
      ],
    };
    const made = await create(branch({ type: 2, health }));
    const [first] = made.health?.other_profiles ?? [];
    await post(`${made.id}/validate`, validator);
    const edited = {
      ...health,
      id: made.health?.id,
      other_profiles: [
        { id: first?.id, position: 'Counsellor', number: 3 },
        { position: 'Cook', number: 1 },
      ],
    };
    const body = branch({ type: 2, health: edited, update_reason_overview: 'New staff' });
    await sandbox.request(`PATCH /api/v2/local-units/${made.id}/`, { token: staff, body });
    const saved = (await detail(made.id)).health;
    expect(saved?.id).toBe(made.health?.id);
    expect(saved?.other_profiles).toMatchObject([{ id: first?.id, number: 3 }, { position: 'Cook' }]);
  });

  test('a pending request escalates to the validators of the region after a week', async () => {
    const start = now;
    const czechia = await sandbox.json<Page<{ id: number; centroid: { coordinates: [number, number] } }>>(
      'GET /api/v2/country/?search=Czechia',
    );
    const { id, centroid } = czechia.results[0] ?? { id: 0, centroid: { coordinates: [0, 0] } };
    const [lng, lat] = centroid.coordinates;
    const health = { affiliation: 1, functionality: 1, health_facility_type: 4 };
    await create(branch({ country: id, type: 2, health, location_json: { lat, lng } }), superuser);
    const told = () => sandbox.outbox.mails('validator@example.org').length;
    const first = told();
    expect(first).toBeGreaterThan(0);
    const day = 24 * 60 * 60 * 1000;
    for (const [days, mails] of [
      [6, 0],
      [8, 1],
      [9, 1],
      [15, 2],
    ] as const) {
      now = new Date(start.getTime() + days * day);
      await list('limit=1');
      expect(told() - first, `after ${days} days`).toBe(mails);
    }
    now = start;
  });
});

describe('externally managed types', () => {
  const address = '/api/v2/externally-managed-local-unit/';

  test('only a superuser switches a type, and only when none of its units is pending', async () => {
    const body = { country: kenya, local_unit_type: 5, enabled: true };
    expect((await sandbox.request(`POST ${address}`, { token: validator, body })).status).toBe(403);
    const waiting = await sandbox.request(`POST ${address}`, {
      token: superuser,
      body: { ...body, local_unit_type: 2 },
    });
    expect(waiting.status).toBe(400);
    const made = await sandbox.request(`POST ${address}`, { token: superuser, body });
    expect(made.status).toBe(201);
    const { id } = (await made.json()) as { id: number };
    expect((await list('type__code=5&status=4')).count).toBe((await list('type__code=5')).count);
    expect((await sandbox.request(`POST ${address}`, { token: superuser, body })).status).toBe(400);
    const off = { ...body, enabled: false };
    expect((await sandbox.request(`PUT ${address}${id}/`, { token: superuser, body: off })).status).toBe(200);
    expect((await list('type__code=5&status=4')).count).toBe(0);
  });
});

describe('imports', () => {
  const named = (header: string) => unitColumns.findIndex((column) => column.header === header);
  const row = (cells: Readonly<Record<string, string | number>>) => {
    const made: (string | number)[] = unitColumns.map(() => '');
    for (const [header, cell] of Object.entries(cells)) made[named(header)] = cell;
    return made;
  };
  const good = (name: string) =>
    row({ 'Local Unit Name (En)': name, Latitude: -0.2, Longitude: 35.5, Coverage: 'Local', Visibility: 'Public' });

  async function upload(
    rows: readonly (string | number)[][],
    name = 'depots.xlsx',
    head: readonly string[][] = headRows(unitColumns),
  ): Promise<Response> {
    const form = new FormData();
    form.append('country', String(kenya));
    form.append('local_unit_type', String(depots));
    const bytes = await workbook({ name: 'local units', rows: [...head.map((cells) => [...cells]), ...rows] });
    form.append('file', new File([bytes], name));
    return sandbox.request('POST /api/v2/bulk-upload-local-unit/', { token: superuser, body: form });
  }

  async function finished(response: Response): Promise<LocalUnitImport> {
    expect(response.status).toBe(201);
    const { id, status } = (await response.json()) as LocalUnitImport;
    expect(status).toBe(3);
    now = new Date(now.getTime() + 5000);
    return sandbox.json(`GET /api/v2/bulk-upload-local-unit/${id}/`, { token: superuser });
  }

  test('three invalid rows store nothing, and the error file has the error of each cell', async () => {
    const before = (await list(`type__code=${depots}`)).count;
    const rows = [
      good('North depot'),
      row({ 'Local Unit Name (En)': 'At sea', Latitude: -4, Longitude: 45 }),
      row({ Latitude: -0.2, Longitude: 35.5 }),
      row({ 'Local Unit Name (En)': 'Nowhere', Latitude: 0, Longitude: 35.5, Coverage: 'Galactic' }),
    ];
    const result = await finished(await upload(rows));
    expect(result).toMatchObject({ status: 2, success_count: 1, failed_count: 3, error_message: '' });
    expect((await list(`type__code=${depots}`)).count).toBe(before);
    const file = await sandbox.request(`GET ${new URL(result.error_file ?? '').pathname}`);
    const sheet = readWorkbook(new Uint8Array(await file.arrayBuffer()));
    expect(sheet?.map(([status]) => status)).toEqual(['Upload Status', 'SUCCESS', 'FAILED', 'FAILED', 'FAILED']);
    expect(sheet?.[0]).toContain('Coverage_error');
    expect(sheet?.[4]).toContain('Level is not valid');
    // errors that belong to no column of the template
    expect(sheet?.[0]?.slice(-2)).toEqual(['location_error', 'non_field_errors_error']);
    expect(sheet?.[2]).toContain('Input coordinates is outside country Kenya boundary');
    expect(sheet?.[3]?.at(-1)).toBe('Branch Name Combination is required.');
  });

  test('a file without errors replaces all units of the type', async () => {
    const result = await finished(await upload([good('North depot'), good('South depot')]));
    expect(result).toMatchObject({ status: 1, success_count: 2, failed_count: 0, error_file: null });
    const { results } = await list(`type__code=${depots}`);
    expect(results.map(({ english_branch_name }) => english_branch_name).sort()).toEqual([
      'North depot',
      'South depot',
    ]);
    expect(results.every(({ status, bulk_upload }) => status === 4 && bulk_upload === result.id)).toBe(true);
    const accept = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    const path = `GET /api/v2/export-local-unit/?country=${kenya}&local_unit_type=${depots}`;
    const exported = await sandbox.request(path, { token: superuser, headers: { Accept: accept } });
    expect(readWorkbook(new Uint8Array(await exported.arrayBuffer()))).toHaveLength(5);
    expect((await sandbox.request(path, { token: superuser, headers: { Accept: 'text/html' } })).status).toBe(406);
  });

  test('an empty heading shifts the cells after it, and of two columns with the same heading the last one counts', async () => {
    const [groups = [], names = [], hints = []] = headRows(unitColumns);
    const withHole = names.map((name) => (name === 'Sub-type' ? '' : name));
    const shifted = await finished(await upload([good('North depot')], 'depots.xlsx', [groups, withHole, hints]));
    // the latitude is read as a post code, the longitude as the latitude
    expect(shifted).toMatchObject({ status: 2, failed_count: 1 });
    const twice = names.map((name) => (name === 'Sub-type' ? 'Local Unit Name (En)' : name));
    const cells = good('North depot');
    cells[named('Sub-type')] = 'South depot';
    expect(await finished(await upload([cells], 'depots.xlsx', [groups, twice, hints]))).toMatchObject({ status: 1 });
    const { results } = await list(`type__code=${depots}`);
    expect(results.map(({ english_branch_name }) => english_branch_name)).toEqual(['South depot']);
  });

  test('files of other types, empty files and users without the right are refused', async () => {
    expect(await errorsOf(await upload([good('Depot')], 'depots.csv'))).toHaveProperty('file');
    expect(await finished(await upload([]))).toMatchObject({ status: 2, error_file: null });
    const form = new FormData();
    form.append('country', String(kenya));
    form.append('local_unit_type', String(depots));
    form.append('file', new File(['x'], 'depots.xlsx'));
    const refused = await sandbox.request('POST /api/v2/bulk-upload-local-unit/', { token: validator, body: form });
    expect(refused.status).toBe(403);
  });
});

test('the list of the offices of the federation is public, and details are for members', async () => {
  const { results } = await sandbox.json<Page<{ country: { iso3: string } }>>('GET /api/v2/delegation-office/');
  const iso3 = results[0]?.country.iso3 ?? '';
  const own = await sandbox.json<Page<object>>(`GET /api/v2/delegation-office/?country__iso3=${iso3}`);
  expect(own.count).toBeGreaterThan(0);
  expect(own.results[0]).not.toHaveProperty('id');
  expect((await sandbox.request('GET /api/v2/delegation-office/1')).status).toBe(401);
  expect((await sandbox.request('GET /api/v2/delegation-office/1', { token: staff })).status).toBe(200);
});

test('health facilities are listed flat', async () => {
  const { results } = await sandbox.json<Page<Record<string, unknown>>>('GET /api/v2/health-local-units/?iso3=KEN');
  expect(results[0]).toMatchObject({ type_code: 2, country_iso3: 'KEN', functionality: { code: expect.any(Number) } });
});
