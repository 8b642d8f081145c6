import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Donor, FlashFile, FlashUpdate, FlashUpdateExport } from '#contract/flashUpdate';
import { openTestSandbox, type TestSandbox } from '../testSandbox';

let sandbox: TestSandbox;
let token: string;
let now = '2026-05-20T10:00:00Z';
beforeEach(async () => {
  now = '2026-05-20T10:00:00Z';
  sandbox = openTestSandbox({ scale: 0.1, clock: () => new Date(now) });
  token = await sandbox.logIn('admin');
});
afterEach(() => sandbox.close());

const kenya = 107;
const papua = 166;
const place = (country: number) => ({ client_id: `c${country}`, country, district: [] });
const update = {
  title: 'Floods along the river',
  hazard_type: 12,
  situational_overview: '<p>Water <b>everywhere</b></p>',
  country_district: [place(kenya), place(papua)],
  actions_taken: [{ client_id: 'a', organization: 'NTLS', actions: [27, 32], summary: 'Boats' }],
  references: [{ client_id: 'r', date: '2026-05-19', source_description: 'Met office', url: '', document: null }],
  originator_name: 'Ada',
  originator_email: 'ada@example.org',
};

const send = (body: object, endpoint = 'POST /api/v2/flash-update/') => sandbox.request(endpoint, { token, body });
const create = async (body: object = update): Promise<FlashUpdate> => (await send(body)).json();
const errorsOf = async (answer: Response) => [answer.status, (await answer.json()).errors];
const mailsTo = async () => {
  const { mails } = await sandbox.json<{ mails: { to: string; subject: string; body: string }[] }>(
    'GET /sandbox/outbox',
  );
  return mails;
};
const file = (name: string, type: string, content = 'picture') => {
  const form = new FormData();
  form.append('file', new File([content], name, { type }));
  return form;
};
const upload = (form: FormData) => sandbox.request('POST /api/v2/flash-update-file/', { token, body: form });

describe('writing an update', () => {
  test('stores every answer and the client ids of its rows', async () => {
    const made = await create();
    expect(made).toMatchObject({
      ...update,
      created_by_details: { first_name: 'Ines', last_name: 'Ferreira' },
      share_with: 'ifrc_secretariat',
      share_with_display: 'IFRC Secretariat',
      created_at: '2026-05-20T10:00:00.000Z',
      hazard_type_details: { id: 12, name: 'Flood' },
    });
    expect(made.country_district.map(({ country_details }) => country_details.name)).toEqual([
      'Kenya',
      'Papua New Guinea',
    ]);
    expect(made.actions_taken[0]?.action_details.map(({ name }) => name)).toEqual([
      'Damage/Needs assessment',
      'Shelter',
    ]);
    expect(await sandbox.json(`GET /api/v2/flash-update/${made.id}/`, { token })).toEqual(made);
    const found = await sandbox.json<{ reports: { id: number }[] }>('GET /api/v1/search/?keyword=along', { token });
    expect(found.reports.map(({ id }) => id)).toContain(made.id);
  });

  test('an edit replaces only the lists that are sent', async () => {
    const made = await create();
    now = '2026-05-21T10:00:00Z';
    const answer = await send(
      { references: [], country_district: [place(papua)] },
      `PATCH /api/v2/flash-update/${made.id}/`,
    );
    expect(await answer.json()).toMatchObject({
      title: update.title,
      references: [],
      country_district: [{ country: papua }],
      actions_taken: [{ id: made.actions_taken[0]?.id, summary: 'Boats' }],
      created_at: made.created_at,
      modified_at: '2026-05-21T10:00:00.000Z',
      modified_by: made.created_by,
    });
  });

  test('mails the secretariat, also about an edit, unless it is not shared', async () => {
    const made = await create();
    expect((await mailsTo()).map(({ to }) => to)).toEqual(['admin@example.org', 'super@example.org']);
    await send({ title: 'Second' }, `PATCH /api/v2/flash-update/${made.id}/`);
    expect(await mailsTo()).toHaveLength(4);
    await create({ ...update, share_with: null });
    expect(await mailsTo()).toHaveLength(4);
  });

  test.each<[string, object, unknown]>([
    ['no title', { title: undefined }, { title: ['This field is required.'] }],
    ['a blank title', { title: ' ' }, { title: ['This field may not be blank.'] }],
    ['an unknown hazard', { hazard_type: 9999 }, { hazard_type: ['Invalid pk "9999" - object does not exist.'] }],
    [
      'a country twice',
      { country_district: [place(kenya), place(kenya)] },
      { country_district: ['Duplicate country selected'] },
    ],
    [
      'eleven countries',
      { country_district: Array.from({ length: 11 }, (_, index) => place(index + 20)) },
      { country_district: ['Number of countries selected should not be greater than 10.'] },
    ],
    [
      'a province of another country',
      { country_district: [place(kenya), { ...place(papua), district: [1] }] },
      { country_district: [{}, { district: ['Different districts found for given country.'] }] },
    ],
    [
      'a caption that is too long',
      { map_files: [{ id: 1, caption: 'x'.repeat(226) }] },
      { map_files: [{ caption: ['Ensure this field has no more than 225 characters.'] }] },
    ],
  ])('%s is refused', async (_, fields, errors) => {
    expect(await errorsOf(await send({ ...update, ...fields }))).toEqual([400, errors]);
  });

  test.each([
    ['a place without its list of provinces', { country_district: [{ country: kenya }] }],
    ['a reference without a date', { references: [{ source_description: 'Radio', url: '' }] }],
  ])('%s breaks the server', async (_, fields) => {
    expect((await send({ ...update, ...fields })).status).toBe(500);
  });

  test.each([
    [undefined, 401],
    ['guest', 403],
    ['staff', 201],
  ])('for %s the answer is %s: that only administrators may is a rule of the product', async (as, status) => {
    token = as === undefined ? '' : await sandbox.logIn(as);
    expect((await send(update)).status).toBe(status);
    expect((await sandbox.request('GET /api/v2/flash-update/', { token })).status).toBe(status === 201 ? 200 : status);
  });
});

describe('files', () => {
  test('are stored with a public address and linked with their captions', async () => {
    const answer = await upload(file('river map.png', 'image/png'));
    expect(answer.status).toBe(201);
    const sent: FlashFile = await answer.json();
    const made = await create({ ...update, map_files: [{ id: sent.id, caption: 'The river', client_id: 'm' }] });
    expect(made.map_files).toMatchObject([{ id: sent.id, caption: 'The river', file: sent.file }]);
    const read = await sandbox.request(`GET ${new URL(sent.file ?? '').pathname}`);
    expect([read.headers.get('Content-Type'), await read.text()]).toEqual(['image/png', 'picture']);
    expect((await sandbox.request(`GET /sandbox/flash-update-files/${sent.id}/other.png`)).status).toBe(404);
  });

  test('an HTML file is sent as a download', async () => {
    const sent: FlashFile = await (await upload(file('page.html', 'text/html', '<script>'))).json();
    const read = await sandbox.request(`GET ${new URL(sent.file ?? '').pathname}`);
    expect(read.headers.get('Content-Type')).toBe('application/octet-stream');
    expect(read.headers.get('Content-Disposition')).toContain('attachment');
  });

  test.each([
    ['map.svg', 'image/svg+xml', 'x', 'SVG image upload is not allowed. Please use another image type.'],
    ['map.png', 'image/png', '', 'The submitted file is empty.'],
  ])('%s is refused', async (name, type, content, message) => {
    expect(await errorsOf(await upload(file(name, type, content)))).toEqual([400, { file: [message] }]);
  });
});

describe('the extract', () => {
  const extract = (id: number) => sandbox.json<FlashUpdateExport>(`GET /api/v2/export-flash-update/${id}/`, { token });

  test('is pending first, then ready, and pending again after an edit', async () => {
    const { id } = await create();
    expect(await extract(id)).toEqual({ status: 'pending', url: null });
    const { status, url } = await extract(id);
    expect(status).toBe('ready');
    const pdf = await (await sandbox.request(`GET ${new URL(url ?? '').pathname}`)).text();
    expect(pdf).toMatch(/^%PDF-1\.4/);
    expect(pdf).toContain('(Floods along the river)');
    expect(pdf).toContain('(Water everywhere)');
    now = '2026-05-21T10:00:00Z';
    await send({ title: 'Worse' }, `PATCH /api/v2/flash-update/${id}/`);
    expect((await extract(id)).status).toBe('pending');
    expect((await sandbox.request(`GET ${new URL(url ?? '').pathname}`)).status).toBe(404);
  });
});

describe('sharing', () => {
  test('mails the PDF once to each address of donors and groups', async () => {
    const { results } = await sandbox.json<{ results: Donor[] }>('GET /api/v2/donor/?limit=9999', { token });
    const [first] = results;
    const group = first?.groups[0] ?? 0;
    const { id } = await create({ ...update, share_with: null });
    const answer = await send(
      { flash_update: id, donors: [first?.id], donor_groups: [group] },
      'POST /api/v2/share-flash-update/',
    );
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({ flash_update: id, flash_update_details: { id }, donors: [first?.id] });
    const expected = results.filter(({ groups }) => groups.includes(group)).flatMap(({ email }) => email ?? []);
    const mails = await mailsTo();
    expect(mails.map(({ to }) => to)).toEqual(expected);
    const link = /http\S+\.pdf/.exec(mails[0]?.body ?? '')?.[0] ?? '';
    expect((await sandbox.request(`GET ${new URL(link).pathname}`)).status).toBe(200);
  });

  test('reports unknown donors and groups', async () => {
    const { id } = await create();
    const answer = await send(
      { flash_update: id, donors: [9999], donor_groups: [77] },
      'POST /api/v2/share-flash-update/',
    );
    expect(await errorsOf(answer)).toEqual([
      400,
      {
        donors: ['Invalid pk "9999" - object does not exist.'],
        donor_groups: ['Invalid pk "77" - object does not exist.'],
      },
    ]);
  });
});
