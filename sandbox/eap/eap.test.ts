import { describe, expect, test } from 'vitest';
import type { EapRegistration, EapStatusAnswer } from '#contract/eap';
import type { FullEap, SimplifiedEap } from '#contract/eapDocument';
import { eapSandbox, fileForm, type Refusal, registrationOf, simplifiedOf, type Who } from './testEap';

const { call, country, document, find, later, list, register } = eapSandbox();

const setStatus = (who: Who, id: number, fields: Readonly<Record<string, string>>) =>
  call<EapStatusAnswer & Refusal>(who, `POST /api/v2/eap-registration/${id}/status/`, fileForm(fields));

const read = async (id: number) => (await call<EapRegistration>('staff', `GET /api/v2/eap-registration/${id}/`)).body;

describe('registrations', () => {
  test.each<[Who, string, number]>([
    ['guest', 'NP', 403],
    ['staff', 'NP', 403],
    ['country.admin', 'NP', 201],
    ['country.admin', 'PE', 403],
    ['region.admin', 'PE', 201],
    ['region.admin', 'NP', 403],
    ['admin', 'NP', 201],
  ])('%s may register for %s: %i', async (who, iso, status) => {
    const made = await call(who, 'POST /api/v2/eap-registration/', registrationOf(country(iso)));
    expect(made.status).toBe(status);
  });

  test('a change without the National Society is refused, one with another takes the registration over', async () => {
    const { id } = await register('PE');
    expect((await call('country.admin', `PATCH /api/v2/eap-registration/${id}/`, { disaster_type: 4 })).status).toBe(
      403,
    );
    const moved = { disaster_type: 4, national_society: country('NP') };
    expect((await call('country.admin', `PATCH /api/v2/eap-registration/${id}/`, moved)).status).toBe(200);
  });

  test('the list takes one status, repeated ids, and no comma list', async () => {
    expect((await list('&status=10&status=60')).every(({ status }) => status === 60)).toBe(true);
    const both = await list(`&national_society=${country('NP')}&national_society=${country('PE')}`);
    expect(new Set(both.map(({ national_society }) => national_society))).toEqual(
      new Set([country('NP'), country('PE')]),
    );
    expect((await call('staff', 'GET /api/v2/eap-registration/?national_society=1,2')).status).toBe(400);
    expect((await call('staff', 'GET /api/v2/eap-registration/?status=15')).status).toBe(400);
    expect((await call(null, 'GET /api/v2/eap-registration/')).status).toBe(401);
  });

  test('the list is sorted by the names of places and hazards, and has rows without a value first from the latest', async () => {
    const named = (await list('&ordering=country,-disaster_type')).map(({ country_details, disaster_type_details }) => [
      country_details.name ?? '',
      disaster_type_details.name ?? '',
    ]);
    const byName = ([a = '', b = '']: string[], [c = '', d = '']: string[]) => (a < c || (a === c && b > d) ? -1 : 1);
    expect(named).toEqual(named.toSorted(byName));
    const [first] = await list('&ordering=-approved_at');
    expect(first?.approved_at).toBeNull();
    expect((await list('&ordering=expected_submission_time')).at(-1)?.expected_submission_time).toBeNull();
  });

  test('a registration is seeded in every state', async () => {
    const rows = await list();
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set([10, 20, 30, 40, 50, 60]));
    expect(rows.length).toBeGreaterThanOrEqual(12);
  });
});

describe('documents', () => {
  test('the first save fixes the kind, a second one is refused', async () => {
    const { id } = await register();
    expect((await call('staff', 'POST /api/v2/simplified-eap/', simplifiedOf(id))).status).toBe(201);
    expect((await read(id)).eap_type).toBe(20);
    const again = await call<Refusal>('staff', 'POST /api/v2/simplified-eap/', simplifiedOf(id));
    expect(again.body.errors).toEqual({ eap_registration: ['EAP for this registration has already been created.'] });
    const changed = await call<Refusal>('super', `PATCH /api/v2/eap-registration/${id}/`, {
      national_society: country('NP'),
    });
    expect(changed.status).toBe(400);
  });

  test('whoever saved first may not save again without the right', async () => {
    const { id } = await register();
    const made = await call<SimplifiedEap>('staff', 'POST /api/v2/simplified-eap/', simplifiedOf(id));
    const { modified_at } = made.body;
    expect((await call('staff', `PATCH /api/v2/simplified-eap/${made.body.id}/`, { modified_at })).status).toBe(403);
  });

  test('a save of an older version is refused with bare text, after it has written the caption of the cover', async () => {
    const row = await find(
      ({ status, eap_type, latest_simplified_eap }) =>
        status === 10 && eap_type === 20 && latest_simplified_eap !== null,
    );
    const before = await document('simplified', row.latest_simplified_eap);
    const body = {
      modified_at: '2020-01-01T00:00:00Z',
      trigger_statement: 'x',
      cover_image_file: { id: before.cover_image_file?.id, caption: 'Written anyway' },
    };
    const refused = await call<Refusal>('super', `PATCH /api/v2/simplified-eap/${before.id}/`, body);
    expect(refused.body.errors).toEqual({ modified_at: 'OBSOLETE_PAYLOAD' });
    const after = await document('simplified', before.id);
    expect(after.cover_image_file?.caption).toBe('Written anyway');
    expect(after.trigger_statement).toBe(before.trigger_statement);
  });

  test('null for a list of files stores the rest and fails; on the first save it blocks the registration', async () => {
    const { id } = await register();
    const body = { ...simplifiedOf(id), selected_early_actions_files: null };
    expect((await call('super', 'POST /api/v2/simplified-eap/', body)).status).toBe(500);
    const blocked = await read(id);
    expect(blocked.eap_type).toBeNull();
    expect(blocked.latest_simplified_eap).toBeNull();
    expect(blocked.simplified_eap_details).toHaveLength(1);
    expect((await call('super', 'POST /api/v2/simplified-eap/', simplifiedOf(id))).status).toBe(400);
  });

  test('an id of another document changes the row there too', async () => {
    const row = await find(
      ({ status, eap_type, latest_simplified_eap }) =>
        status === 60 && eap_type === 20 && latest_simplified_eap !== null,
    );
    const approved = await document('simplified', row.latest_simplified_eap);
    const { id } = await register();
    const [action] = approved.early_actions;
    const body = { ...simplifiedOf(id), early_actions: [{ id: action?.id, action: 'Changed' }] };
    expect((await call('super', 'POST /api/v2/simplified-eap/', body)).status).toBe(201);
    expect((await document('simplified', approved.id)).early_actions[0]?.action).toBe('Changed');
  });

  test('more than five files, and people outside the limits, are refused', async () => {
    const { id } = await register();
    const file = await call<{ id: number }>('staff', 'POST /api/v2/eap-file/', fileForm({ file: 'a.png' }));
    const links = Array.from({ length: 6 }, () => ({ id: file.body.id }));
    const many = await call<Refusal>('super', 'POST /api/v2/simplified-eap/', {
      ...simplifiedOf(id),
      hazard_impact_files: links,
    });
    expect(Object.keys(many.body.errors)).toEqual(['hazard_impact_files']);
    const few = await call<Refusal>('super', 'POST /api/v2/simplified-eap/', {
      ...simplifiedOf(id),
      total_people_targeted: 1_999,
    });
    expect(few.body.errors).toEqual({ total_people_targeted: ['Ensure this value is greater than or equal to 2000.'] });
  });

  test('a lead time without its unit in the same body is refused, although the unit is stored', async () => {
    const row = await find(({ status, latest_simplified_eap }) => status === 10 && latest_simplified_eap !== null);
    const stored = await document('simplified', row.latest_simplified_eap);
    const body = { modified_at: stored.modified_at, seap_lead_time: 4 };
    const refused = await call<Refusal>('super', `PATCH /api/v2/simplified-eap/${stored.id}/`, body);
    expect(Object.keys(refused.body.errors)).toEqual(['seap_lead_timeframe_unit']);
  });
});

describe('statuses', () => {
  test('a whole way: submitted, commented, revised, validated, approved, signed', async () => {
    const row = await find(
      ({ status, latest_full_eap, national_society }) =>
        status === 10 && latest_full_eap !== null && national_society === country('NP'),
    );
    const { id } = row;
    expect((await setStatus('staff', id, { status: '20' })).status).toBe(200);
    const first = await document('full', row.latest_full_eap);
    expect(first.is_locked).toBe(true);
    expect(first.export_file).toBeNull();
    later(3);
    expect((await document('full', first.id)).export_file).not.toBeNull();

    // steps of the federation are illegal pairs for others
    expect((await setStatus('country.admin', id, { status: '30', review_checklist_file: 'c.docx' })).status).toBe(400);
    expect((await setStatus('admin', id, { status: '30' })).status).toBe(400);
    const wrong = await setStatus('admin', id, { status: '30', review_checklist_file: 'c.txt' });
    expect(Object.keys(wrong.body.errors)).toEqual(['review_checklist_file']);
    expect((await setStatus('admin', id, { status: '30', review_checklist_file: 'c.docx' })).status).toBe(200);
    expect((await read(id)).deadline).not.toBeNull();
    expect((await document('full', first.id)).review_checklist_file).not.toBeNull();

    expect((await setStatus('country.admin', id, { status: '20' })).body.errors).toMatchObject({
      non_field_errors: [expect.stringContaining('Please revise')],
    });
    const second = (await call<FullEap>('country.admin', `POST /api/v2/full-eap/${first.id}/revise/`)).body;
    expect(second).toMatchObject({ version: 2, is_locked: false, parent: first.id, review_checklist_file: null });
    expect(second.early_actions.map(({ previous_id }) => previous_id)).toEqual(
      first.early_actions.map((each) => each.id),
    );
    expect((await call('country.admin', `POST /api/v2/full-eap/${second.id}/revise/`)).body).toEqual({
      detail: 'EAP can only be revised when it is locked.',
    });
    expect(Object.keys((await setStatus('country.admin', id, { status: '20' })).body.errors)).toEqual([
      'updated_checklist_file',
    ]);
    const file = await call<{ id: number }>('country.admin', 'POST /api/v2/eap-file/', fileForm({ file: 'a.xlsx' }));
    const body = { modified_at: second.modified_at, updated_checklist_file: file.body.id };
    expect((await call('country.admin', `PATCH /api/v2/full-eap/${second.id}/`, body)).status).toBe(200);
    expect((await setStatus('staff', id, { status: '20' })).status).toBe(403);
    expect((await setStatus('country.admin', id, { status: '20' })).status).toBe(200);

    expect((await setStatus('admin', id, { status: '40', final_review_checklist_file: 'f.docx' })).status).toBe(200);
    expect((await setStatus('admin', id, { status: '50' })).status).toBe(400);
    const upload = `POST /api/v2/eap-registration/${id}/upload-validated-budget-file/`;
    expect((await call('country.admin', upload, fileForm({ validated_budget_file: 'b.xlsx' }))).status).toBe(403);
    expect((await call('admin', upload, fileForm({ validated_budget_file: 'b.xlsx' }))).status).toBe(200);
    expect((await setStatus('admin', id, { status: '50' })).status).toBe(200);
    expect((await setStatus('admin', id, { status: '60' })).status).toBe(200);
    const active = await call<{ results: { id: number }[] }>('staff', 'GET /api/v2/active-eap/?limit=99');
    expect(active.body.results.map((each) => each.id)).toContain(id);
    expect((await setStatus('admin', id, { status: '50' })).status).toBe(400);
  });

  test('reopening empties what the validation wrote', async () => {
    const { id } = await find(({ status, validated_budget_file }) => status === 40 && validated_budget_file !== null);
    expect((await setStatus('admin', id, { status: '30', review_checklist_file: 'c.docx' })).status).toBe(200);
    expect(await read(id)).toMatchObject({
      validated_budget_file: null,
      final_review_checklist_file: null,
      technically_validated_at: null,
    });
  });

  test('a submission names every answer that is missing', async () => {
    const row = await find(
      ({ status, latest_simplified_eap, country_details }) =>
        status === 10 && latest_simplified_eap !== null && country_details.iso === 'NP',
    );
    const refused = await setStatus('country.admin', row.id, { status: '20' });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.errors)).toEqual(
      expect.arrayContaining(['planned_operations', 'budget_file', 'potential_risks']),
    );
    expect(refused.body.errors.budget_file).toEqual(['This field is required before submission.']);
  });

  test('before the first save every change is refused, and a change without a status fails', async () => {
    const { id } = await register();
    expect((await setStatus('super', id, { status: '20' })).status).toBe(400);
    expect((await call('super', `POST /api/v2/eap-registration/${id}/status/`, {})).status).toBe(500);
  });
});

test('sharing replaces the list and gives no right', async () => {
  const { id } = await register();
  expect((await call('staff', `POST /api/v2/eap-registration/${id}/share/`, { users: [1] })).status).toBe(200);
  expect((await call<{ users: number[] }>('staff', `GET /api/v2/eap-share-users/${id}/`)).body.users).toEqual([1]);
});

test('one refused file among several refuses all, in program text', async () => {
  const form = new FormData();
  form.append('a', new File(['x'], '1.png'));
  form.append('b', new File(['x'], '2.svg'));
  const refused = await call<Refusal>('staff', 'POST /api/v2/eap-file/multiple/', form);
  expect(refused.status).toBe(400);
  expect(refused.body.errors.non_field_errors).toEqual(['{}', expect.stringContaining('ErrorDetail')]);
});

test('an export names the page that is printed', async () => {
  const row = await find(
    ({ latest_full_eap, full_eap_details }) => latest_full_eap !== null && full_eap_details.length > 1,
  );
  const body = { export_id: row.id, export_type: 'full', version: 2, diff: true, is_pga: false };
  const made = await call<{ url: string }>('staff', 'POST /api/v2/pdf-export/', body);
  expect(new URL(made.body.url).pathname).toBe(`/eap/${row.id}/export/full/`);
  expect(new URL(made.body.url).search).toBe('?version=2&diff=true');
  const summary = await call<{ url: string }>('staff', 'POST /api/v2/pdf-export/', { ...body, summary: true });
  expect(new URL(summary.body.url).pathname).toBe(`/eap/${row.id}/export/summary/`);
  expect((await call('staff', 'POST /api/v2/pdf-export/', { ...body, version: 9 })).status).toBe(400);
});
