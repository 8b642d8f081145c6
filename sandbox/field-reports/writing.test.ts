import { afterEach, beforeEach, expect, test } from 'vitest';
import type { EventDetail } from '#contract/event';
import type { FieldReport } from '#contract/fieldReport';
import { openTestSandbox, type TestSandbox } from '../testSandbox';

let sandbox: TestSandbox;
let token: string;
const clock = () => new Date('2026-05-20T10:00:00Z');
beforeEach(async () => {
  sandbox = openTestSandbox({ scale: 0.1, clock });
  token = await sandbox.logIn('staff');
});
afterEach(() => sandbox.close());

const nepal = 166;
const report = {
  countries: [107],
  dtype: 12,
  title: 'River floods',
  start_date: '2026-05-18',
  visibility: 3,
  status: 9,
};
const send = (body: object, operation = 'POST /api/v2/field-report/', headers = {}) =>
  sandbox.request(operation, { token, body, headers });
const create = async (body: object): Promise<FieldReport> => (await send(body)).json();

test('a report without an emergency creates a public one', async () => {
  const made = await create({ ...report, description: '<p>Water everywhere</p>', num_affected: 1200 });
  expect(made).toMatchObject({
    summary: 'KEN: Flood - 05-2026 - River floods ',
    user: 1,
    regions: [0],
    recent_affected: 1,
  });
  const event: EventDetail = await sandbox.json(`GET /api/v2/event/${made.event}/`);
  expect(event).toMatchObject({ name: 'KEN: Flood - 05-2026 - River floods', auto_generated: true });
  expect(event.field_reports).toMatchObject([{ id: made.id, num_affected: 1200 }]);
  expect(event.field_reports[0]).not.toHaveProperty('gov_num_affected');
  const found = await sandbox.json<{ reports: { id: number }[] }>('GET /api/v1/search/?keyword=river');
  expect(found.reports.map(({ id }) => id)).toContain(made.id);
});

test('a report and the emergency that it creates have titles in every language', async () => {
  const made = await create(report);
  const read = async (language: string) => {
    const headers = { 'Accept-Language': language };
    const one: FieldReport = await sandbox.json(`GET /api/v2/field-report/${made.id}/`, { headers });
    const event: EventDetail = await sandbox.json(`GET /api/v2/event/${made.event}/`, { headers });
    return [one.summary, one.event_details?.name, event.name, event.field_reports[0]?.summary];
  };
  const french = 'KEN: Inondation - 05-2026 - River floods';
  expect(await read('fr')).toEqual([`${french} `, french, french, `${french} `]);
  expect((await read('es'))[0]).toBe('KEN: Inundación - 05-2026 - River floods ');
  expect((await read('ar'))[2]).toMatch(/^KEN: \p{Script=Arabic}+ - 05-2026 - River floods$/u);
  await send({ title: 'Day two' }, `PATCH /api/v2/field-report/${made.id}/`);
  expect((await read('fr')).slice(0, 2)).toEqual(['KEN: Inondation - 05-2026 - Day two ', french]);
});

test('later reports of an emergency are numbered, and the previewed title is the stored one', async () => {
  const { event } = await create(report);
  const promised = await send(
    { countries: [107], dtype: 12, title: 'Day two', event },
    'POST /api/v2/field-report/generate-title/',
  );
  const second = await create({ ...report, title: 'Day two', event });
  expect(second).toMatchObject({ fr_num: 2, summary: 'KEN: Flood - 05-2026 - Day two #2 (2026-05-20)' });
  expect((await promised.json()).title).toBe(second.summary);
  const covid = await create({ ...report, is_covid_report: true, event });
  expect(covid.summary).toBe('KEN: COVID-19 #3 (2026-05-20)');
  const untitled = await send(
    { countries: [107], dtype: 1, title: ' ', is_covid_report: true },
    'POST /api/v2/field-report/generate-title/',
  );
  expect([untitled.status, (await untitled.json()).errors]).toEqual([400, { title: ['This field may not be blank.'] }]);
});

test('an invalid report has errors by field, and by row in lists', async () => {
  const answer = await send({
    dtype: 9_999,
    countries: [],
    num_affected: 'many',
    status: 4,
    actions_taken: [{ organization: 'NTLS', actions: [99_999] }, { organization: 'NOBODY' }],
  });
  expect(answer.status).toBe(400);
  expect((await answer.json()).errors).toEqual({
    dtype: ['Invalid pk "9999" - object does not exist.'],
    countries: ['This list may not be empty.'],
    num_affected: ['A valid integer is required.'],
    status: ['"4" is not a valid choice.'],
    actions_taken: [
      { actions: ['Invalid pk "99999" - object does not exist.'] },
      { organization: ['"NOBODY" is not a valid choice.'] },
    ],
  });
});

test.each([
  [{ num_affected: 99_999_999_999 }, { num_affected: ['Ensure this value is less than or equal to 2147483647.'] }],
  [{ num_affected: -3_000_000_000 }, { num_affected: ['Ensure this value is greater than or equal to -2147483648.'] }],
  [{ num_affected: -1 }, null],
  [{ countries: [99_999] }, { countries: ['Invalid pk "99999" - object does not exist.'] }],
  [{ sources: [{ stype: 1 }, { stype: 999 }] }, { sources: [{}, { stype: [expect.stringContaining('"999"')] }] }],
  [
    { contacts: [{ name: ' ', title: 'Lead', email: 'a@example.org', phone: '' }] },
    { contacts: [{ name: ['This field may not be blank.'] }] },
  ],
  [
    { contacts: [{ name: 'x'.repeat(101), title: '', email: 'a@example.org' }] },
    {
      contacts: [
        { name: ['Ensure this field has no more than 100 characters.'], title: ['This field may not be blank.'] },
      ],
    },
  ],
])('%o gives %o', async (fields, errors) => {
  const answer = await send({ ...report, ...fields });
  expect([answer.status, (await answer.json()).errors ?? null]).toEqual([errors === null ? 201 : 400, errors]);
});

test('the title of an edited report keeps counting all reports of the emergency', async () => {
  const { event, id } = await create(report);
  await create({ ...report, title: 'Day two', event });
  const title = async (facts: object) => {
    const asked = { countries: [107], dtype: 12, title: 'Rivers', event, ...facts };
    return (await (await send(asked, 'POST /api/v2/field-report/generate-title/')).json()).title;
  };
  expect(await title({ id })).toMatch(/#2 /);
  expect(await title({})).toMatch(/#3 /);
  expect(await title({ id, countries: [nepal] })).not.toContain('#');
});

test('an edit only changes the sent fields: known rows are updated, new ones created, others deleted', async () => {
  const contact = { name: 'Ada', title: 'Lead', email: 'ada@example.org', phone: '', ctype: 'Originator' };
  const made = await create({ ...report, contacts: [contact, { ...contact, name: 'Bo' }] });
  const [first] = made.contacts;
  const edited: FieldReport = await (
    await send(
      {
        contacts: [
          { ...first, title: 'Head' },
          { ...contact, name: 'Cy' },
        ],
      },
      `PATCH /api/v2/field-report/${made.id}/`,
    )
  ).json();
  expect(edited.contacts.map(({ name, title }) => [name, title])).toEqual([
    ['Ada', 'Head'],
    ['Cy', 'Lead'],
  ]);
  expect(edited.contacts[0]?.id).toBe(first?.id);
  expect(edited).toMatchObject({ title: 'River floods', countries: [107], fr_num: made.fr_num });
  const moved: FieldReport = await (
    await send({ countries: [nepal] }, `PATCH /api/v2/field-report/${made.id}/`)
  ).json();
  expect(moved.regions).toEqual([0]);
});

test.each([[{ ...report, title: null }], [{ ...report, title: undefined }]])(
  '%o is stored with an empty title',
  async (body) => {
    const made = await create(body);
    expect(made.title).toBe('');
    const stored: FieldReport = await sandbox.json(`GET /api/v2/field-report/${made.id}/`, { token });
    expect(stored.title).toBe('');
  },
);

test('a repeated id in a list is stored once', async () => {
  const taken = { organization: 'NTLS', actions: [3, 1, 3], summary: null };
  const lists = {
    districts: [2, 2],
    external_partners: [1, 1],
    supported_activities: [2, 2, 1],
    actions_taken: [taken],
  };
  const made = await create({ ...report, ...lists, countries: [107, 107], regions: [0, 0] });
  const edit = { countries: [107, nepal, 107], regions: [2, 2] };
  const edited: FieldReport = await (await send(edit, `PATCH /api/v2/field-report/${made.id}/`)).json();
  expect(made).toMatchObject({ countries: [107], regions: [0], districts: [2], external_partners: [1] });
  expect(made.supported_activities).toEqual([2, 1]);
  expect(made.actions_taken[0]?.actions).toEqual([3, 1]);
  expect(edited).toMatchObject({ countries: [107, nepal], regions: [2] });
  expect(edited.countries_details).toHaveLength(2);
});

test('a report can only be edited in its original language', async () => {
  const made = await create(report);
  const answer = await send({ title: 'Crues' }, `PATCH /api/v2/field-report/${made.id}/`, { 'Accept-Language': 'fr' });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error_code: 4001, errors: { non_field_errors: expect.any(String) } });
});

test('visitors and guests cannot write, and a private report is hidden from a visitor', async () => {
  const made = await create({ ...report, visibility: 1 });
  expect((await sandbox.request(`GET /api/v2/field-report/${made.id}/`)).status).toBe(404);
  expect((await sandbox.request(`GET /api/v2/event/${made.event}/`)).status).toBe(404);
  expect((await sandbox.request('POST /api/v2/field-report/', { body: report })).status).toBe(401);
  const guest = await sandbox.logIn('guest');
  expect((await sandbox.request('POST /api/v2/field-report/', { token: guest, body: report })).status).toBe(403);
  expect((await send({}, `DELETE /api/v2/field-report/${made.id}/`)).status).toBe(204);
  expect((await sandbox.request(`GET /api/v2/field-report/${made.id}/`, { token })).status).toBe(404);
});
