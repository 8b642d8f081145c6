import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CompletedDref, DrefMini } from '#contract/dref';
import type { Dref, DrefFinalReport, DrefOperationalUpdate } from '#contract/drefDocument';
import type { DrefFile } from '#contract/drefParts';
import type { PdfExport } from '#contract/pdfExport';
import { openTestSandbox, type TestSandbox } from '../testSandbox';

interface Page<Item> {
  count: number;
  results: Item[];
}

interface Refusal {
  errors: Record<string, unknown>;
}

let sandbox: TestSandbox;
let now: Date;
let tokens: Record<'staff' | 'dref.coordinator' | 'region.admin' | 'super' | 'guest' | 'validator', string>;

beforeEach(async () => {
  now = new Date();
  sandbox = openTestSandbox({ clock: () => now });
  tokens = {
    staff: await sandbox.logIn('staff'),
    'dref.coordinator': await sandbox.logIn('dref.coordinator'),
    'region.admin': await sandbox.logIn('region.admin'),
    super: await sandbox.logIn('super'),
    guest: await sandbox.logIn('guest'),
    validator: await sandbox.logIn('validator'),
  };
});
afterEach(() => sandbox.close());

type Who = keyof typeof tokens;
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1_000);
};

async function call<Answer>(who: Who, endpoint: string, body?: unknown, language = 'en') {
  const response = await sandbox.request(endpoint, {
    token: tokens[who],
    body,
    headers: { 'Accept-Language': language },
  });
  const text = await response.text();
  return { status: response.status, body: (text === '' ? null : JSON.parse(text)) as Answer };
}

/** Kenya, in the region of the coordinator of Africa. */
const kenya = 107;
const response = { national_society: kenya, country: kenya, title: 'Floods', type_of_dref: 2, type_of_onset: 2 };

const create = async (body: object = response, language = 'en') => {
  later(1);
  const made = await call<Dref>('staff', 'POST /api/v2/dref/', body, language);
  expect(made.status).toBe(201);
  return made.body;
};

const approved = async (body?: object) => {
  const { id } = await create(body);
  await call('dref.coordinator', `POST /api/v2/dref/${id}/finalize/`, {});
  expect((await call('dref.coordinator', `POST /api/v2/dref/${id}/approve/`, {})).status).toBe(200);
  return id;
};

const active = async (who: Who) => (await call<Page<DrefMini>>(who, 'GET /api/v2/active-dref/?limit=999')).body.results;

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

describe('visibility', () => {
  test('is for the author, users it is shared with, coordinators of the region and superusers', async () => {
    const { id } = await create();
    for (const who of ['staff', 'dref.coordinator', 'super'] as const) expect(idsOf(await active(who))).toContain(id);
    for (const who of ['region.admin', 'validator'] as const) {
      expect(idsOf(await active(who))).not.toContain(id);
      expect((await call(who, `GET /api/v2/dref/${id}/`)).status).toBe(404);
    }
    expect((await call('guest', 'GET /api/v2/active-dref/')).status).toBe(403);
    expect((await sandbox.request('GET /api/v2/active-dref/')).status).toBe(401);
  });

  test('sharing grants access to all stages and mails the newly added users', async () => {
    const dref = await approved();
    const update = (
      await call<DrefOperationalUpdate>('staff', 'POST /api/v2/dref-op-update/', { dref, starting_language: 'en' })
    ).body;
    const me = await call<{ id: number }>('validator', 'GET /api/v2/user/me/');
    const other = await call<{ id: number }>('region.admin', 'GET /api/v2/user/me/');
    const users = [me.body.id];
    expect(await call('staff', 'POST /api/v2/dref-share/', { dref, users })).toEqual({ status: 200, body: null });
    expect((await call('validator', `GET /api/v2/dref-op-update/${update.id}/`)).status).toBe(200);
    await call('staff', 'POST /api/v2/dref-share/', { dref, users: [...users, other.body.id] });
    const { mails } = await sandbox.json<{ mails: { to: string; body: string }[] }>('GET /sandbox/outbox');
    expect(mails.map(({ to }) => to)).toEqual(['validator@example.org', 'region.admin@example.org']);
    expect(mails[0]?.body).toContain(`/dref-applications/${dref}/edit`);
    await call('staff', 'POST /api/v2/dref-share/', { dref, users: [] });
    expect((await call('validator', `GET /api/v2/dref-op-update/${update.id}/`)).status).toBe(404);
    expect((await call('staff', 'POST /api/v2/dref-share/', { dref, users: [999_999] })).status).toBe(500);
  });
});

describe('from draft to approval', () => {
  test('a document in English is finalised at once, and only a coordinator of its region approves it', async () => {
    const { id } = await create();
    expect((await call('dref.coordinator', `POST /api/v2/dref/${id}/approve/`, {})).status).toBe(400);
    const finalized = await call<Dref>('staff', `POST /api/v2/dref/${id}/finalize/`, {});
    expect([finalized.status, finalized.body.status]).toEqual([200, 3]);
    expect((await call('staff', `POST /api/v2/dref/${id}/finalize/`, {})).status).toBe(400);
    expect((await call('staff', `POST /api/v2/dref/${id}/approve/`, {})).status).toBe(403);
    const done = await call<Dref>('dref.coordinator', `POST /api/v2/dref/${id}/approve/`, {});
    expect([done.status, done.body.status]).toEqual([200, 4]);
  });

  test('a Spanish document is translated within seconds and then edited in English', async () => {
    const { id, modified_at } = await create({ ...response, event_description: 'Agua' }, 'es');
    const started = await call<{ detail: string }>('staff', `POST /api/v2/dref/${id}/finalize/`, {});
    expect([started.status, typeof started.body.detail]).toEqual([202, 'string']);
    const read = async (language: string) =>
      (await call<Dref>('staff', `GET /api/v2/dref/${id}/`, undefined, language)).body;
    expect((await read('es')).status).toBe(2);
    const refused = await call<Refusal>('staff', `PATCH /api/v2/dref/${id}/`, { title: 'x', modified_at }, 'es');
    expect(refused.status).toBe(400);
    later(5);
    expect(await read('en')).toMatchObject({
      status: 3,
      starting_language: 'es',
      translation_module_original_language: 'en',
      event_description: 'Agua [translated into English]',
    });
    expect((await read('es')).event_description).toBe('Agua');
  });

  test('a failed translation can be retried', async () => {
    const { id } = await create(response, 'es');
    const failures = [{ endpoint: 'POST /sandbox/translation', times: 1 }];
    await sandbox.request('POST /sandbox/failures', { body: { failures } });
    await call('staff', `POST /api/v2/dref/${id}/finalize/`, {});
    later(5);
    const status = async () => (await active('staff')).find((row) => row.id === id)?.status;
    expect(await status()).toBe(5);
    expect((await call('staff', `POST /api/v2/dref/${id}/finalize/`, {})).status).toBe(202);
    later(5);
    expect(await status()).toBe(3);
  });

  test('an approved final report closes the DREF', async () => {
    const dref = await approved();
    const { body: report } = await call<DrefFinalReport>('staff', 'POST /api/v2/dref-final-report/', {
      dref,
      starting_language: 'en',
    });
    await call('dref.coordinator', `POST /api/v2/dref-final-report/${report.id}/finalize/`, {});
    await call('dref.coordinator', `POST /api/v2/dref-final-report/${report.id}/approve/`, {});
    expect(idsOf(await active('staff'))).not.toContain(dref);
    const completed = await call<Page<CompletedDref>>('staff', 'GET /api/v2/completed-dref/?limit=99');
    expect(completed.body.results.find(({ id }) => id === report.id)?.dref.id).toBe(dref);
  });
});

describe('a save refuses', () => {
  const pdf = (name: string, content: string) => {
    const form = new FormData();
    form.append('file', new File([content], name, { type: 'application/pdf' }));
    return call<DrefFile>('staff', 'POST /api/v2/dref-files/', form);
  };

  test('an older version, with bare texts; a save without its version; another language', async () => {
    const { id, modified_at } = await create();
    const patch = (body: object, language?: string) =>
      call<Refusal>('staff', `PATCH /api/v2/dref/${id}/`, body, language);
    later(1);
    const saved = await patch({ title: 'Second', modified_at });
    expect(saved.status).toBe(200);
    expect((await patch({ title: 'Third', modified_at })).body.errors).toEqual({ modified_at: 'OBSOLETE_PAYLOAD' });
    expect((await patch({ title: 'Third' })).body.errors).toEqual({ modified_at: 'Modified At is required!' });
    const elsewhere = await patch({ title: 'Third', modified_at }, 'fr');
    expect(typeof elsewhere.body.errors.non_field_errors).toBe('string');
  });

  test('changes of an approved document', async () => {
    const id = await approved();
    const { modified_at } = (await call<Dref>('staff', `GET /api/v2/dref/${id}/`)).body;
    const refused = await call<Refusal>('staff', `PATCH /api/v2/dref/${id}/`, { title: 'x', modified_at });
    expect([refused.status, typeof refused.body.errors.non_field_errors]).toEqual([400, 'string']);
  });

  const imminent = {
    ...response,
    type_of_dref: 0,
    proposed_action: [
      { proposed_type: 1, total_budget: 40_000, activities: [{ sector: 1, activity: 'Warn' }] },
      { proposed_type: 2, total_budget: 35_000, activities: [] },
    ],
    is_surge_personnel_deployed: false,
    sub_total_cost: 75_000,
    indirect_cost: 5_000,
    total_cost: 80_000,
  };
  const [early, later2] = imminent.proposed_action;

  // reference/dref.md, section 4.4
  test.each<[string, object, Record<string, unknown>]>([
    ['no National Society', { title: 'x' }, { national_society: ['This field is required.'] }],
    [
      'a timeframe beyond 30 months',
      { ...response, operation_timeframe: 31 },
      { operation_timeframe: expect.any(Array) },
    ],
    [
      'an event without an onset',
      { ...response, type_of_onset: null, event_date: '2026-01-01' },
      { event_date: expect.any(Array) },
    ],
    ['an imminent one without actions', { ...imminent, proposed_action: [] }, { proposed_action: expect.any(Array) }],
    [
      'early actions without an activity',
      { ...imminent, proposed_action: [{ ...early, activities: [] }, later2] },
      { proposed_action: [{ activities: expect.any(Array) }, {}] },
    ],
    ['a sub-total beside 75 000', { ...imminent, sub_total_cost: 70_000 }, { sub_total: expect.any(Array) }],
    [
      'budgets beside the sub-total',
      { ...imminent, proposed_action: [{ ...early, total_budget: 1 }, later2] },
      { non_field_errors: expect.any(Array) },
    ],
    [
      'surge that is not paid for',
      { ...imminent, is_surge_personnel_deployed: true },
      { surge_deployment_cost: expect.any(Array) },
    ],
    ['indirect costs beside 5 000', { ...imminent, indirect_cost: 1 }, { indirect_cost: expect.any(Array) }],
    ['a wrong total', { ...imminent, total_cost: 1 }, { total_cost: expect.any(Array) }],
  ])('%s', async (_, body, errors) => {
    const refused = await call<Refusal>('staff', 'POST /api/v2/dref/', body);
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual(errors);
  });

  test('a complete imminent application is stored as by the real server', async () => {
    expect(await create(imminent)).toMatchObject({ is_dref_imminent_v2: true, total_cost: 80_000 });
  });

  test('files of other types, pictures of others, too many pictures; and it fails over a broken PDF', async () => {
    const text = (await pdf('budget.docx', 'words')).body;
    const patch = async (body: object) =>
      (await call<Refusal>('staff', 'POST /api/v2/dref/', { ...response, ...body })).body;
    expect((await patch({ budget_file: text.id })).errors).toEqual({ budget_file: [expect.stringContaining('docx')] });
    const seeded = (await active('super')).find(({ type_of_dref }) => type_of_dref === 2);
    const cover = (await call<Dref>('super', `GET /api/v2/dref/${seeded?.id}/`)).body.cover_image_file;
    expect((await patch({ images_file: [{ id: cover?.id }] })).errors).toEqual({ images_file: expect.any(Array) });
    const many = Array.from({ length: 5 }, () => ({ id: text.id }));
    expect((await patch({ images_file: many })).errors).toEqual({ images_file: expect.any(Array) });
    const broken = (await pdf('budget.pdf', 'no pdf')).body;
    const body = { ...response, budget_file: broken.id };
    expect((await call('staff', 'POST /api/v2/dref/', body)).status).toBe(500);
  });

  test('a file that could hold scripts, and a caption that is too long', async () => {
    const form = new FormData();
    form.append('file', new File(['<svg/>'], 'map.svg', { type: 'image/svg+xml' }));
    expect((await call('staff', 'POST /api/v2/dref-files/', form)).status).toBe(400);
    const captioned = new FormData();
    captioned.append('file', new File(['x'], 'map.png', { type: 'image/png' }));
    captioned.append('caption', 'x'.repeat(81));
    expect((await call('staff', 'POST /api/v2/dref-files/', captioned)).status).toBe(400);
  });

  test('an upload of several files stores the first of each key', async () => {
    const form = new FormData();
    for (const key of ['0', '1', '1']) form.append(key, new File(['x'], `photo-${key}.png`, { type: 'image/png' }));
    const sent = await call<DrefFile[]>('staff', 'POST /api/v2/dref-files/multiple/', form);
    expect([sent.status, sent.body.length]).toEqual([201, 2]);
  });
});

describe('side effects of a save', () => {
  test('rows with an id are updated, others created, absent ones deleted, and an omitted list is unchanged', async () => {
    const first = await create({
      ...response,
      risk_security: [{ risk: 'a' }, { risk: 'b' }],
      needs_identified: [{ title: 'health', description: 'Medicine' }],
    });
    const [kept] = first.risk_security;
    const saved = await call<Dref>('staff', `PATCH /api/v2/dref/${first.id}/`, {
      modified_at: first.modified_at,
      risk_security: [{ id: kept?.id, risk: 'a', mitigation: 'm' }, { risk: 'c' }],
    });
    expect(saved.body.risk_security[0]).toMatchObject({ id: kept?.id, mitigation: 'm' });
    expect(saved.body.risk_security.map(({ risk }) => risk)).toEqual(['a', 'c']);
    expect(saved.body.needs_identified).toEqual(first.needs_identified);
  });

  test('an assessment clears the fields that it does not have, and its version does not advance', async () => {
    const first = await create({
      ...response,
      type_of_dref: 1,
      event_scope: 'Wide',
      needs_identified: [{ title: 'health' }],
    });
    expect(first).toMatchObject({ event_scope: null, needs_identified: [] });
    later(1);
    const saved = await call<Dref>('staff', `PATCH /api/v2/dref/${first.id}/`, {
      modified_at: first.modified_at,
      title: 'Other',
    });
    expect(saved.body).toMatchObject({ title: 'Other', modified_at: first.modified_at });
  });
});

describe('the next stage', () => {
  const next = <Answer>(path: string, dref: number, language = 'en') =>
    call<Answer>('staff', `POST /api/v2/${path}/`, { dref, starting_language: language }, language);

  test('an update copies the application into rows of its own', async () => {
    const dref = await approved({
      ...response,
      num_affected: 900,
      amount_requested: 250_000,
      operation_timeframe: 4,
      date_of_approval: '2026-01-10',
      end_date: '2026-05-31',
      planned_interventions: [{ title: 'health', budget: 250_000, indicators: [{ title: 'Visits', target: 3 }] }],
    });
    const update = (await next<DrefOperationalUpdate>('dref-op-update', dref)).body;
    expect(update).toMatchObject({
      operational_update_number: 1,
      number_of_people_affected: 900,
      new_operational_start_date: '2026-01-10',
      new_operational_end_date: '2026-05-31',
      total_operation_timeframe: 4,
      dref_allocated_so_far: 250_000,
      total_dref_allocation: 250_000,
    });
    const [intervention] = update.planned_interventions;
    await call('staff', `PATCH /api/v2/dref-op-update/${update.id}/`, {
      modified_at: update.modified_at,
      planned_interventions: [{ id: intervention?.id, title: 'health', budget: 1 }],
    });
    const application = (await call<Dref>('staff', `GET /api/v2/dref/${dref}/`)).body;
    expect(application.planned_interventions[0]?.budget).toBe(250_000);
    expect(application.operational_update_details).toMatchObject([{ id: update.id, operational_update_number: 1 }]);
  });

  test('a second update waits for the first, and starts from its allocation', async () => {
    const dref = await approved({ ...response, amount_requested: 100 });
    const first = (await next<DrefOperationalUpdate>('dref-op-update', dref)).body;
    expect((await next('dref-op-update', dref)).status).toBe(400);
    expect((await next('dref-final-report', dref)).status).toBe(400);
    await call('staff', `PATCH /api/v2/dref-op-update/${first.id}/`, {
      modified_at: first.modified_at,
      additional_allocation: 50,
      total_dref_allocation: 150,
    });
    await call('dref.coordinator', `POST /api/v2/dref-op-update/${first.id}/finalize/`, {});
    await call('dref.coordinator', `POST /api/v2/dref-op-update/${first.id}/approve/`, {});
    const second = (await next<DrefOperationalUpdate>('dref-op-update', dref)).body;
    expect(second).toMatchObject({
      operational_update_number: 2,
      dref_allocated_so_far: 150,
      additional_allocation: null,
    });
  });

  test('a report copies the costs of an imminent operation, a loan has none, and a DREF has one report', async () => {
    const imminent = (await active('super')).find(
      (row) => row.type_of_dref === 0 && row.status === 4 && row.starting_language === 'en',
    );
    const path = 'POST /api/v2/dref-final-report/';
    const body = { dref: imminent?.id, starting_language: 'en' };
    const made = await call<DrefFinalReport>('super', path, body);
    expect(made.body).toMatchObject({
      type_of_dref: 0,
      is_dref_imminent_v2: true,
      sub_total_cost: 75_000,
      total_operation_timeframe_imminent: 45,
      total_operation_timeframe: null,
    });
    expect(made.body.proposed_action).toHaveLength(2);
    expect((await call<Refusal>('super', path, body)).body.errors).toHaveProperty('dref');
    const loan = await approved({ ...response, type_of_dref: 3 });
    expect((await next('dref-final-report', loan)).status).toBe(400);
  });

  test('requires an approved application, and is written in its language or in English', async () => {
    const { id } = await create();
    expect((await next('dref-op-update', id)).status).toBe(400);
    expect((await next('dref-op-update', await approved(), 'fr')).status).toBe(400);
    const spanish = await create({ ...response, event_description: 'Agua' }, 'es');
    await call('dref.coordinator', `POST /api/v2/dref/${spanish.id}/finalize/`, {});
    later(5);
    await call('dref.coordinator', `POST /api/v2/dref/${spanish.id}/approve/`, {});
    const update = await next<DrefOperationalUpdate>('dref-op-update', spanish.id, 'es');
    expect(update.body).toMatchObject({ event_description: 'Agua', translation_module_original_language: 'es' });
  });
});

test('lists are filtered by place, kind, hazard and code', async () => {
  const rows = await active('super');
  const count = async (query: string) =>
    (await call<Page<DrefMini>>('super', `GET /api/v2/active-dref/?limit=999&${query}`)).body.count;
  expect(await count(`country=${kenya}`)).toBe(rows.filter(({ country }) => country === kenya).length);
  expect(await count('type_of_dref=0,3')).toBe(
    rows.filter(({ type_of_dref }) => type_of_dref === 0 || type_of_dref === 3).length,
  );
  expect(await count('disaster_type=12')).toBe(rows.filter(({ disaster_type }) => disaster_type === 12).length);
  expect(await count('appeal_code=mdrke101')).toBe(1);
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set([1, 2, 3, 4, 5]));
  expect(new Set(rows.map(({ starting_language }) => starting_language))).toEqual(new Set(['en', 'fr', 'es']));
});

test('lists are filtered by a day and refuse a time', async () => {
  const { id, created_at } = await create();
  const list = (query: string) => call<Page<DrefMini>>('staff', `GET /api/v2/active-dref/?${query}`);
  const day = created_at.slice(0, 10);
  expect((await list(`created_at__gte=${day}`)).body.results.map((each) => each.id)).toContain(id);
  // midnight is before it
  expect((await list(`created_at__lte=${day}`)).body.results.map((each) => each.id)).not.toContain(id);
  const refused = await call<Refusal>('staff', `GET /api/v2/active-dref/?created_at__gte=${created_at}`);
  expect(refused).toMatchObject({ status: 400, body: { errors: { created_at__gte: ['Enter a valid date.'] } } });
});

describe('exporting a document as PDF', () => {
  const queued = async (who: Who, id: number) => {
    const body = { export_id: id, export_type: 'dref-applications', is_pga: true, per_country: null };
    return (await call<PdfExport>(who, 'POST /api/v2/pdf-export/', body, 'fr')).body;
  };
  const poll = (who: Who, id: number) => call<PdfExport>(who, `GET /api/v2/pdf-export/${id}/`);

  test('is pending for two polls, then has the file of the print page as the user sees it', async () => {
    const { id } = await create();
    const pdf = await queued('staff', id);
    expect(pdf).toMatchObject({ status: 0, pdf_file: null, export_id: id });
    expect(pdf.url).toMatch(new RegExp(`/dref-applications/${id}/export/\\?is_pga=true$`));
    expect((await poll('staff', pdf.id)).body.status).toBe(0);
    expect((await poll('staff', pdf.id)).body.status).toBe(0);
    const { pdf_file } = (await poll('staff', pdf.id)).body;
    const file = await sandbox.request(`GET ${new URL(pdf_file ?? '').pathname}`);
    expect((await file.text()).startsWith('%PDF-')).toBe(true);
    expect((await poll('super', pdf.id)).status).toBe(404);
  });

  test('fails for a document that the user may not see, and when the print service fails', async () => {
    const { id } = await create();
    const outcome = async (who: Who) => {
      const pdf = await queued(who, id);
      await poll(who, pdf.id);
      await poll(who, pdf.id);
      return (await poll(who, pdf.id)).body;
    };
    expect(await outcome('region.admin')).toMatchObject({ status: 2, pdf_file: null, status_display: 'Errored' });
    const failures = [{ endpoint: 'POST /sandbox/printing', times: 1 }];
    await sandbox.request('POST /sandbox/failures', { body: { failures } });
    expect((await outcome('staff')).status).toBe(2);
    expect((await outcome('staff')).status).toBe(1);
    expect((await call('guest', 'POST /api/v2/pdf-export/', {})).status).toBe(403);
  });
});
