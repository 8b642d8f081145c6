import { describe, expect, test } from 'vitest';
import type { Dref, DrefOperationalUpdate } from '#contract/drefDocument';
import type { DrefFile } from '#contract/drefParts';
import { drefSandbox, type Refusal, response } from './testDref';

const { active, approved, call, create, later } = drefSandbox();

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
    expect([refused.status, refused.body.errors.non_field_errors]).toEqual([400, [expect.any(String)]]);
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

  test('an image of an application without an id; other pictures without one become empty files', async () => {
    const { id, modified_at } = await create();
    const patch = (body: object) => call<Dref>('staff', `PATCH /api/v2/dref/${id}/`, { modified_at, ...body });
    expect((await patch({ images_file: [{ caption: 'x' }] })).status).toBe(500);
    const saved = await patch({ cover_image_file: { caption: 'The river' } });
    expect(saved.status).toBe(200);
    expect(saved.body.cover_image_file).toMatchObject({ id: expect.any(Number), caption: 'The river', file: null });
    const update = await call<DrefOperationalUpdate>('staff', 'POST /api/v2/dref-op-update/', {
      dref: await approved(),
      starting_language: 'en',
    });
    const stage = update.body;
    const edited = await call<DrefOperationalUpdate>('staff', `PATCH /api/v2/dref-op-update/${stage.id}/`, {
      modified_at: stage.modified_at,
      images_file: [{ caption: 'The bridge' }],
    });
    expect(edited.status).toBe(200);
    expect(edited.body.images_file).toMatchObject([{ caption: 'The bridge', file: null }]);
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

describe('a picture that was uploaded in another language', () => {
  const picture = async () => {
    const form = new FormData();
    form.append('file', new File(['x'], 'photo.png', { type: 'image/png' }));
    return (await call<DrefFile>('staff', 'POST /api/v2/dref-files/', form, 'en')).body;
  };
  const refusal = { errors: { non_field_errors: 'Only original langauge is supported: en' } };

  test('a new document is refused: with a cover nothing is stored, with photos it is', async () => {
    const { id } = await picture();
    const before = await active('staff');
    const withCover = await call('staff', 'POST /api/v2/dref/', { ...response, cover_image_file: { id } }, 'fr');
    expect(withCover).toMatchObject({ status: 400, body: refusal });
    expect(await active('staff')).toHaveLength(before.length);
    const withPhotos = await call('staff', 'POST /api/v2/dref/', { ...response, images_file: [{ id }] }, 'fr');
    expect(withPhotos).toMatchObject({ status: 400, body: refusal });
    expect(await active('staff')).toHaveLength(before.length + 1);
  });

  test('an edit is refused and half stored', async () => {
    const { id } = await picture();
    const { id: dref, modified_at } = await create(response, 'fr');
    later(1);
    const edit = { modified_at, title: 'Autre', images_file: [{ id }] };
    expect(await call('staff', `PATCH /api/v2/dref/${dref}/`, edit, 'fr')).toMatchObject({
      status: 400,
      body: refusal,
    });
    const stored = (await call<Dref>('staff', `GET /api/v2/dref/${dref}/`, undefined, 'fr')).body;
    expect(stored.title).toBe('Autre');
    expect(stored.modified_at > modified_at).toBe(true);
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
