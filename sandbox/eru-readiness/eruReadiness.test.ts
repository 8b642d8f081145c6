import readExcelFile from 'read-excel-file/universal';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EruOwner } from '#contract/eru';
import type { EruReadiness, EruReadinessTypeItem } from '#contract/eruReadiness';
import { openTestSandbox } from '../testSandbox';

let sandbox: ReturnType<typeof openTestSandbox>;
beforeAll(() => {
  sandbox = openTestSandbox({ scale: 1 });
});
afterAll(() => sandbox.close());

interface Page<Item> {
  readonly count: number;
  readonly results: readonly Item[];
}
type Owner = Pick<EruOwner, 'id'> & { national_society_country_details: { name: string; region: number | null } };

const type = (number: number, more: object = {}) => ({
  type: number,
  equipment_readiness: 1,
  people_readiness: 2,
  funding_readiness: 3,
  ns_contribution: 1,
  comment: null,
  ...more,
});
const owners = async () => (await sandbox.json<Page<Owner>>('GET /api/v2/eru_owner/mini/?limit=9999')).results;
const ownerIn = async (country: string) => {
  const owner = (await owners()).find((each) => each.national_society_country_details.name === country);
  if (!owner) throw new Error(`${country} owns no unit`);
  return owner.id;
};
const write = async (as: string, endpoint: string, body: object) =>
  sandbox.request(endpoint, { token: await sandbox.logIn(as), body });
const records = (query = '') => sandbox.json<Page<EruReadiness>>(`GET /api/v2/eru-readiness/?limit=9999${query}`);
const collection = 'POST /api/v2/eru-readiness/';

test('the owners are public with all their units, filtered by the types and the availability of these', async () => {
  const read = async (query = '') =>
    (await sandbox.json<Page<EruOwner>>(`GET /api/v2/eru_owner/?limit=9999${query}`)).results;
  const all = await read();
  expect(all.map(({ id }) => id)).toEqual((await owners()).map(({ id }) => id));
  const [first] = all.filter(({ eru }) => eru.length > 0);
  const unit = first?.eru[0];
  expect(unit?.eru_owner).toBe(first?.id);
  const having = (type: number | undefined) => all.filter(({ eru }) => eru.some((each) => each.type === type));
  expect(await read(`&eru_type=${unit?.type}`)).toEqual(having(unit?.type));
  expect(await read('&available=true')).toEqual(all.filter(({ eru }) => eru.some(({ available }) => available)));
});

test('the types of all records are public by themselves, filtered by owner and type', async () => {
  const read = async (query = '') =>
    (await sandbox.json<Page<EruReadinessTypeItem>>(`GET /api/v2/eru-readiness-type/?limit=9999${query}`)).results;
  const types = await read();
  const { results } = await records();
  expect(types).toHaveLength(results.flatMap(({ eru_types }) => eru_types).length);
  const [first] = types;
  expect(first?.eru_readiness).toHaveLength(1);
  expect(await read(`&type=${first?.type}`)).toEqual(types.filter(({ type: each }) => each === first?.type));
  const owner = first?.eru_readiness[0]?.eru_owner_details?.id;
  expect(await read(`&eru_owner=${owner}`)).toEqual(
    types.filter(({ eru_readiness }) => eru_readiness[0]?.eru_owner_details?.id === owner),
  );
  const page = await sandbox.json<{ next: string | null }>('GET /api/v2/eru-readiness-type/?limit=1');
  expect(page.next).toMatch(/limit=1&offset=1$/);
});

test('the records are public, sorted newest first and filtered by owner or type', async () => {
  const { results } = await records();
  expect(results.length).toBeGreaterThan(5);
  const dates = results.map(({ updated_at }) => updated_at);
  expect(dates).toEqual(dates.toSorted().toReversed());
  const [first] = results;
  const owner = first?.eru_owner_details?.id;
  expect((await records(`&eru_owner=${owner}`)).results).toEqual([first]);
  const number = first?.eru_types[0]?.type;
  const withType = await records(`&eru_type=${number}`);
  expect(withType.count).toBe(results.filter(({ eru_types }) => eru_types.some((each) => each.type === number)).length);
});

describe('write access', () => {
  test.each([
    ['super', 'Norway', 201],
    ['country.admin', 'Nepal', 201],
    ['country.admin', 'Norway', 403],
    ['region.admin', 'Canada', 201],
    ['region.admin', 'Nepal', 403],
    ['staff', 'Nepal', 403],
    ['guest', 'Nepal', 403],
  ])('%s for %s: %i', async (as, country, status) => {
    const body = { eru_owner: await ownerIn(country), eru_types: [type(2)] };
    expect((await write(as, collection, body)).status).toBe(status);
  });

  test('without the owner in the body even the administrator of its country is refused', async () => {
    const body = { eru_owner: await ownerIn('Nepal'), eru_types: [type(2)] };
    const { id }: EruReadiness = await (await write('country.admin', collection, body)).json();
    const endpoint = `PATCH /api/v2/eru-readiness/${id}/`;
    expect((await write('country.admin', endpoint, { eru_types: [type(3)] })).status).toBe(403);
    expect((await write('country.admin', endpoint, { ...body, eru_types: [type(3)] })).status).toBe(200);
  });
});

describe('a change', () => {
  const create = async (types: readonly object[]): Promise<{ owner: number; stored: EruReadiness }> => {
    const owner = await ownerIn('Sweden');
    const made = await write('super', collection, { eru_owner: owner, eru_types: types });
    return { owner, stored: await made.json() };
  };

  test('updates types by id, adds new ones and deletes omitted ones', async () => {
    const { owner, stored } = await create([type(2, { comment: 'Old' }), type(5)]);
    const [logistics] = stored.eru_types;
    const body = { eru_owner: owner, eru_types: [type(2, { id: logistics?.id, people_readiness: 1 }), type(18)] };
    const saved: EruReadiness = await (await write('super', `PATCH /api/v2/eru-readiness/${stored.id}/`, body)).json();
    expect(saved.eru_types.map((each) => [each.type_display, each.people_readiness_display])).toEqual([
      ['Logistics', 'Ready'],
      ['MHPSS', 'Partial capacity'],
    ]);
    expect(saved.eru_types[0]?.id).toBe(logistics?.id);
    expect(saved.updated_at >= stored.updated_at).toBe(true);
  });

  test('a type twice, an id of another record and a missing level are refused', async () => {
    const { owner, stored } = await create([type(2)]);
    const other = await create([type(5)]);
    const endpoint = `PATCH /api/v2/eru-readiness/${stored.id}/`;
    const errorsOf = async (types: readonly object[]) => {
      const answer = await write('super', endpoint, { eru_owner: owner, eru_types: types });
      return [answer.status, (await answer.json()).errors];
    };
    expect(await errorsOf([type(2), type(2)])).toEqual([400, { eru_types: { eru_types: expect.any(String) } }]);
    expect(await errorsOf([type(2, { id: other.stored.eru_types[0]?.id })])).toEqual([
      400,
      { eru_types: [expect.any(String)] },
    ]);
    expect(await errorsOf([type(2, { people_readiness: undefined })])).toEqual([
      400,
      { eru_types: [{ people_readiness: ['This field is required.'] }] },
    ]);
  });
});

test('the spreadsheet is refused to a client that only accepts its type', async () => {
  const headers = { Accept: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' };
  expect((await sandbox.request('GET /api/v2/export-eru-readiness', { headers })).status).toBe(406);
});

test('the spreadsheet has a row for each record under two rows of headings', async () => {
  const answer = await sandbox.request('GET /api/v2/export-eru-readiness');
  expect(answer.headers.get('Content-Disposition')).toContain('eru_readiness_export.xlsx');
  const { results } = await records();
  const bytes = await answer.arrayBuffer();
  const [sheet] = await readExcelFile(bytes);
  const [types, parts, ...rows] = sheet?.data ?? [];
  expect(types?.slice(0, 3)).toEqual(['National Society', 'Updated Date', 'IT & Telecom']);
  expect(parts?.slice(2, 6)).toEqual(['Equipment', 'People', 'Funding', 'Comment']);
  expect(rows.map(([society]) => society)).toEqual(
    results.map(({ eru_owner_details }) => eru_owner_details?.national_society_country_details?.society_name),
  );
  expect(rows.flat()).toContain('Partial capacity');
  // each type spans its four columns
  const { strFromU8, unzipSync } = await import('fflate');
  const markup = strFromU8(unzipSync(new Uint8Array(bytes))['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(markup).toContain('<mergeCell ref="C1:F1"/><mergeCell ref="G1:J1"/>');
});
