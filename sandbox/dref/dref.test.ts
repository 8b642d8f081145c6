import { describe, expect, test } from 'vitest';
import type { CompletedDref, DrefMini, DrefStageRow } from '#contract/dref';
import type { Dref, DrefFinalReport, DrefOperationalUpdate } from '#contract/drefDocument';
import { drefSandbox, idsOf, kenya, type Page, type Refusal, response } from './testDref';

const { active, approved, call, create, later, sandbox } = drefSandbox();

describe('visibility', () => {
  test('is for the author, users it is shared with, coordinators of the region and superusers', async () => {
    const { id } = await create();
    for (const who of ['staff', 'dref.coordinator', 'super'] as const) expect(idsOf(await active(who))).toContain(id);
    for (const who of ['region.admin', 'validator'] as const) {
      expect(idsOf(await active(who))).not.toContain(id);
      expect((await call(who, `GET /api/v2/dref/${id}/`)).status).toBe(404);
    }
    expect((await call('guest', 'GET /api/v2/active-dref/')).status).toBe(403);
    expect((await sandbox().request('GET /api/v2/active-dref/')).status).toBe(401);
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
    const { mails } = await sandbox().json<{ mails: { to: string; body: string }[] }>('GET /sandbox/outbox');
    expect(mails.map(({ to }) => to)).toEqual(['validator@example.org', 'region.admin@example.org']);
    expect(mails[0]?.body).toContain(`/dref-applications/${dref}/edit`);
    await call('staff', 'POST /api/v2/dref-share/', { dref, users: [] });
    expect((await call('validator', `GET /api/v2/dref-op-update/${update.id}/`)).status).toBe(404);
    expect((await call('staff', 'POST /api/v2/dref-share/', { dref, users: [999_999] })).status).toBe(500);
  });
});

describe('the feed of stages', () => {
  test('shows a visitor the approved stages of one appeal, and a superuser all of them', async () => {
    const rows = await active('super');
    const code = rows.find(({ title }) => title.startsWith('Nepal Earthquake'))?.appeal_code ?? '';
    const path = `GET /api/v2/dref3/${code}/`;
    const stages = (of: { stage: string; status: number }[]) => of.map(({ stage, status }) => [stage, status]);
    const visitor = await sandbox().json<DrefStageRow[]>(path);
    expect(stages(visitor)).toEqual([
      ['Application', 4],
      ['Operational Update 1', 4],
    ]);
    expect(visitor.every(({ appeal_id }) => appeal_id === code)).toBe(true);
    expect(stages((await call<DrefStageRow[]>('super', path)).body).at(-1)).toEqual(['Final Report', 1]);
    expect(await sandbox().json('GET /api/v2/dref3/MDRXX999/')).toEqual([]);
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
    await sandbox().request('POST /sandbox/failures', { body: { failures } });
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

describe('the next stage', () => {
  const next = <Answer>(path: string, dref: number, language = 'en') =>
    call<Answer>('staff', `POST /api/v2/${path}/`, { dref, starting_language: language }, language);

  test('an update copies the application and shares its rows: a save that names one by its id changes both', async () => {
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
      planned_interventions: [{ id: intervention?.id, title: 'health', budget: 1, indicators: [] }],
    });
    const application = (await call<Dref>('staff', `GET /api/v2/dref/${dref}/`)).body;
    expect(application.planned_interventions).toMatchObject([{ id: intervention?.id, budget: 1, indicators: [] }]);
    expect(application.operational_update_details).toMatchObject([{ id: update.id, operational_update_number: 1 }]);
  });

  test('a row that is sent without its id is a new one; the stages before keep theirs', async () => {
    const dref = await approved({
      ...response,
      planned_interventions: [{ title: 'health', budget: 5, indicators: [{ title: 'Visits', target: 3 }] }],
    });
    const { id, modified_at, planned_interventions } = (await next<DrefOperationalUpdate>('dref-op-update', dref)).body;
    const saved = await call<DrefOperationalUpdate>('staff', `PATCH /api/v2/dref-op-update/${id}/`, {
      modified_at,
      planned_interventions: [{ title: 'health', budget: 1, indicators: [{ title: 'Visits', target: 4 }] }],
    });
    const application = (await call<Dref>('staff', `GET /api/v2/dref/${dref}/`)).body;
    expect(application.planned_interventions).toEqual(planned_interventions);
    expect(idsOf(saved.body.planned_interventions)).not.toEqual(idsOf(planned_interventions));
  });

  test('a save in French blanks the text that an approved English application shares', async () => {
    const { id } = await create({ ...response, needs_identified: [{ title: 'health', description: 'Besoins' }] }, 'fr');
    await call('dref.coordinator', `POST /api/v2/dref/${id}/finalize/`, {});
    later(5);
    await call('dref.coordinator', `POST /api/v2/dref/${id}/approve/`, {});
    const update = (await next<DrefOperationalUpdate>('dref-op-update', id, 'fr')).body;
    const needs_identified = update.needs_identified.map((need) => ({ ...need, description: 'Autres besoins' }));
    const change = { modified_at: update.modified_at, needs_identified };
    expect((await call('staff', `PATCH /api/v2/dref-op-update/${update.id}/`, change, 'fr')).status).toBe(200);
    const application = (await call<Dref>('staff', `GET /api/v2/dref/${id}/`)).body;
    expect(application.needs_identified).toMatchObject([{ title: 'health', description: '' }]);
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
