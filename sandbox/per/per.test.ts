import readExcelFile from 'read-excel-file/universal';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PerAssessment } from '#contract/perAssessment';
import type { FormQuestion } from '#contract/perForm';
import type { PerOverview } from '#contract/perOverview';
import type { PerProcess } from '#contract/perProcess';
import type { PerDocument, PerStats } from '#contract/perStats';
import type { PerPrioritization, PerWorkPlan } from '#contract/perWorkPlan';
import { openTestSandbox, type TestSandbox } from '../testSandbox';

interface Page<Item> {
  count: number;
  results: Item[];
}

let sandbox: TestSandbox;
let admin = '';
let staff = '';
/** Countries without a cycle. */
let free: { id: number; region: number | null }[] = [];

beforeAll(async () => {
  sandbox = openTestSandbox();
  [admin, staff] = await Promise.all([sandbox.logIn('per.admin'), sandbox.logIn('staff')]);
  const { results: cycles } = await list<PerProcess>('GET /api/v2/per-process-status/?limit=9999');
  const taken = new Set(cycles.map(({ country }) => country));
  const { results: countries } = await sandbox.json<Page<{ id: number; region: number | null; society_name: string }>>(
    'GET /api/v2/country/?limit=9999&record_type=1',
  );
  free = countries.filter(({ id, society_name }) => society_name && !taken.has(id));
});
afterAll(() => sandbox.close());

const list = <Item>(endpoint: string, token = admin) => sandbox.json<Page<Item>>(endpoint, { token });
const patch = (path: string, body: object, { token = admin, language = 'en' } = {}) =>
  sandbox.request(`PATCH /api/v2/${path}/`, { token, body, headers: { 'Accept-Language': language } });
const read = async <Item>(path: string, token = admin): Promise<Item> =>
  sandbox.json<Item>(`GET /api/v2/${path}/`, { token });
const statusOf = (id: number) => read<PerProcess>(`per-process-status/${id}`);

async function create(body: object = {}, language = 'en'): Promise<PerOverview> {
  const country = free.pop()?.id;
  const answer = await sandbox.request('POST /api/v2/per-overview/', {
    token: admin,
    body: { country, date_of_orientation: '2026-01-10', ...body },
    headers: { 'Accept-Language': language },
  });
  expect(answer.status).toBe(201);
  return answer.json();
}

/** A new cycle in the given phase, by the calls of the forms. */
async function cycleIn(phase: 2 | 3 | 4 | 5): Promise<PerProcess> {
  const { id } = await create({ is_draft: false, type_of_assessment: 1, date_of_assessment: '2026-02-01' });
  const parts = ['per-assessment', 'per-prioritization', 'per-work-plan'] as const;
  for (const part of parts.slice(0, phase - 2)) {
    const { assessment, prioritization, workplan } = await statusOf(id);
    const partId = { 'per-assessment': assessment, 'per-prioritization': prioritization, 'per-work-plan': workplan };
    expect((await patch(`${part}/${partId[part]}`, { overview: id, is_draft: false })).status).toBe(200);
  }
  return statusOf(id);
}

describe('access', () => {
  test("lists have the cycles of the user's places, other cycles are not found, their parts forbidden", async () => {
    const { results } = await list<PerProcess>('GET /api/v2/per-process-status/?limit=9999');
    expect(results.length).toBeGreaterThan(12);
    expect(new Set(results.map(({ phase }) => phase))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect((await list('GET /api/v2/per-process-status/', staff)).count).toBe(0);
    expect((await list('GET /api/v2/aggregated-per-process-status/', staff)).count).toBe(0);
    const of = async (path: string) => (await sandbox.request(`GET /api/v2/${path}/`, { token: staff })).status;
    expect(await of('per-overview/1')).toBe(404);
    expect(await of('per-process-status/1')).toBe(404);
    expect(await of('per-assessment/1')).toBe(403);
    expect(await of('per-prioritization/1')).toBe(403);
    expect(await of('per-work-plan/1')).toBe(403);
    const post = { token: staff, body: { country: free[0]?.id } };
    expect((await sandbox.request('POST /api/v2/per-overview/', post)).status).toBe(403);
    expect((await sandbox.request('GET /api/v2/per-options/')).status).toBe(401);
    const guest = await sandbox.logIn('guest');
    expect((await sandbox.request('GET /api/v2/per-options/', { token: guest })).status).toBe(403);
  });

  test('the aggregated list has one row per country, its cycle with the highest number', async () => {
    const { results: all } = await list<PerProcess>('GET /api/v2/per-process-status/?limit=9999');
    const { results } = await list<PerProcess>('GET /api/v2/aggregated-per-process-status/?limit=9999');
    expect(new Set(results.map(({ country }) => country)).size).toBe(results.length);
    for (const { country, assessment_number } of results) {
      const numbers = all.filter((each) => each.country === country).map((each) => each.assessment_number);
      expect(assessment_number).toBe(Math.max(...numbers));
    }
  });

  test('mean ratings are sent to administrators only and ignore unreviewed components', async () => {
    const address = 'GET /api/v2/per-stats/?id=1';
    const [own] = (await list<PerStats>(address)).results;
    const { area_responses } = await read<PerAssessment>('per-assessment/1');
    const values = area_responses
      .flatMap(({ component_responses }) => component_responses.map(({ rating_details }) => rating_details?.value ?? 0))
      .filter((value) => value > 0);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(own?.assessment_ratings?.[0]?.average_rating).toBeCloseTo(mean);
    expect((await list<PerStats>(address, staff)).results[0]?.assessment_ratings).toBeNull();
    const { results: open } = await sandbox.json<{ results: PerStats[] }>('GET /api/v2/public-per-stats/?id=1');
    expect(open).toEqual([{ ...own, assessment_ratings: null }]);
  });
});

describe('a cycle', () => {
  test('is numbered by the server, which also returns the previous one; without a cycle there is no id', async () => {
    const first = await create({ is_draft: false, type_of_assessment: 2, date_of_assessment: '2025-03-01' });
    expect(first).toMatchObject({ assessment_number: 1, phase: 2, date_of_previous_assessment: null });
    const next = await create({ country: first.country, assessment_number: 9, phase: 5 });
    expect(next).toMatchObject({
      assessment_number: 2,
      phase: 1,
      is_draft: true,
      date_of_previous_assessment: '2025-03-01',
      type_of_previous_assessment: 2,
    });
    const latest = await read<object>(`country/${first.country}/latest-per-overview`);
    expect(latest).toMatchObject({ id: next.id, type_of_assessment: null });
    expect(await read<object>(`country/${free[0]?.id}/latest-per-overview`)).not.toHaveProperty('id');
  });

  test('goes through its phases, and a final save of the prioritisation returns it to phase 4', async () => {
    const { id, phase, prioritization, workplan } = await cycleIn(5);
    expect(phase).toBe(5);
    await patch(`per-prioritization/${prioritization}`, { overview: id, is_draft: true });
    expect((await statusOf(id)).phase).toBe(5);
    await patch(`per-prioritization/${prioritization}`, { overview: id, is_draft: false });
    expect(await statusOf(id)).toMatchObject({ phase: 4, workplan });
    await patch(`per-work-plan/${workplan}`, { overview: id, is_draft: false });
    expect((await statusOf(id)).phase).toBe(5);
    expect((await patch(`per-prioritization/${prioritization}`, { is_draft: false })).status).toBe(400);
  });

  test('a final overview cannot become a draft, a final assessment cannot change, and it is not final before its cycle', async () => {
    const { id, assessment } = await cycleIn(2);
    expect((await patch(`per-overview/${id}`, { is_draft: true })).status).toBe(400);
    expect((await patch(`per-overview/${id}`, { branches_involved: 'All' })).status).toBe(200);
    expect((await patch(`per-assessment/${assessment}`, { is_draft: false })).status).toBe(400);
    await patch(`per-assessment/${assessment}`, { overview: id, is_draft: false });
    expect((await patch(`per-assessment/${assessment}`, { overview: id })).status).toBe(400);
  });

  test('is edited in its original language, its assessment always in English', async () => {
    const { id } = await create({ is_draft: false }, 'fr');
    expect((await patch(`per-overview/${id}`, {})).status).toBe(400);
    expect((await patch(`per-overview/${id}`, {}, { language: 'fr' })).status).toBe(200);
    const { assessment } = await statusOf(id);
    expect((await patch(`per-assessment/${assessment}`, {}, { language: 'fr' })).status).toBe(400);
    expect((await patch(`per-assessment/${assessment}`, {})).status).toBe(200);
  });

  test('contacts are free texts of 90 characters, e-mail addresses too', async () => {
    const { id } = await create();
    const answer = await patch(`per-overview/${id}`, {
      ns_focal_point_email: `${'x'.repeat(80)}@example.org`,
      facilitator_name: 'x'.repeat(91),
    });
    expect([answer.status, Object.keys((await answer.json()).errors)]).toEqual([
      400,
      ['facilitator_name', 'ns_focal_point_email'],
    ]);
    expect((await patch(`per-overview/${id}`, { ns_focal_point_email: 'see the website' })).status).toBe(200);
  });
});

describe('answers within an assessment', () => {
  const answer = { question: 1, answer: 1, notes: 'First' };

  test('keep their ids when sent with them, keep omitted children, and are deleted when not sent', async () => {
    const { assessment } = await cycleIn(2);
    const path = `per-assessment/${assessment}`;
    const component = { component: 1, rating: 4, question_responses: [answer, { question: 2, answer: 2 }] };
    const made: PerAssessment = await (
      await patch(path, { area_responses: [{ area: 1, component_responses: [component] }, { area: 2 }] })
    ).json();
    const [first, second] = made.area_responses;
    const row = first?.component_responses[0];
    const question = row?.question_responses[0];
    const changed: PerAssessment = await (
      await patch(path, {
        area_responses: [
          { id: first?.id, area: 1, component_responses: [{ id: row?.id, component: 1, notes: 'Seen' }] },
          { id: second?.id, area: 2 },
        ],
      })
    ).json();
    expect(changed.area_responses[0]?.component_responses[0]).toEqual({ ...row, notes: 'Seen' });
    const less: PerAssessment = await (
      await patch(path, {
        area_responses: [
          {
            id: first?.id,
            area: 1,
            component_responses: [
              { id: row?.id, component: 1, question_responses: [{ id: question?.id, question: 1, notes: 'Second' }] },
            ],
          },
        ],
      })
    ).json();
    expect(less.area_responses).toHaveLength(1);
    expect(less.area_responses[0]?.component_responses[0]).toMatchObject({
      id: row?.id,
      rating: 4,
      notes: 'Seen',
      question_responses: [{ id: question?.id, answer: 1, notes: 'Second' }],
    });
  });

  test('errors have the positions of the sent answers', async () => {
    const { assessment } = await cycleIn(2);
    const component_responses = [{ component: 1, question_responses: [answer, { question: 2, answer: 99 }] }];
    const response = await patch(`per-assessment/${assessment}`, {
      area_responses: [{ area: 1, component_responses }],
    });
    const { errors } = await response.json();
    expect(errors).toEqual({
      area_responses: [
        {
          component_responses: [{ question_responses: [{}, { answer: ['Invalid pk "99" - object does not exist.'] }] }],
        },
      ],
    });
  });

  test('the form asks fifty components, each but the one with parts by several questions', async () => {
    const { results } = await sandbox.json<Page<FormQuestion>>('GET /api/v2/per-formquestion/?limit=9999');
    expect(results.length).toBeGreaterThan(300);
    const components = new Set(results.map(({ component }) => component.id));
    expect(components.size).toBe(50);
    expect(components).not.toContain(14);
  });
});

test('components that are removed from the prioritisation stay in the work plan', async () => {
  const { id, prioritization } = await cycleIn(3);
  const path = `per-prioritization/${prioritization}`;
  const prioritized: PerPrioritization = await (
    await patch(path, {
      overview: id,
      is_draft: false,
      prioritized_action_responses: [{ component: 1 }, { component: 2, justification_text: 'Weak' }],
    })
  ).json();
  const { workplan } = await statusOf(id);
  const actions = [
    { component: 1, actions: 'Train', status: 1, supported_by_organization_type: 3, supported_by: 107 },
    { component: 2, actions: 'Plan', status: 0 },
  ];
  await patch(`per-work-plan/${workplan}`, { overview: id, prioritized_action_responses: actions });
  const [, second] = prioritized.prioritized_action_responses;
  await patch(path, { overview: id, prioritized_action_responses: [{ id: second?.id, component: 2 }] });
  const plan = await read<PerWorkPlan>(`per-work-plan/${workplan}`);
  expect(plan.prioritized_action_responses.map(({ component }) => component)).toEqual([1, 2]);
  expect(plan.prioritized_action_responses[0]).toMatchObject({
    supported_by_organization_type_details: 'National Society',
    supported_by_details: { name: 'Kenya' },
  });
  const answer = await patch(`per-work-plan/${workplan}`, {
    overview: id,
    additional_action_responses: [{ actions: 'x'.repeat(901) }],
  });
  expect(answer.status).toBe(400);
});

test('a cycle is exported as a spreadsheet, unless its type of assessment is not known', async () => {
  const { id } = await cycleIn(2);
  const accept = { Accept: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' };
  const of = (cycle: number) => sandbox.request(`GET /api/v2/export-per/${cycle}/`, { token: admin, headers: accept });
  const sheets = await readExcelFile(await (await of(id)).arrayBuffer());
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Overview', 'Assessment', 'Prioritization', 'Workplan']);
  expect((await of((await create()).id)).status).toBe(500);
});

test('documents belong to a cycle of their country, and its administrators can read and delete them', async () => {
  const { id, country } = await cycleIn(2);
  const upload = (per: number) => {
    const form = new FormData();
    form.set('file', new File(['%PDF-'], 'plan.pdf', { type: 'application/pdf' }));
    form.set('country', String(country));
    form.set('per', String(per));
    return sandbox.request('POST /api/v2/per-document-upload/', { token: admin, body: form });
  };
  expect((await upload(1)).status).toBe(400);
  const stored: PerDocument = await (await upload(id)).json();
  const address = `GET /api/v2/per-document-upload/?per=${id}`;
  expect((await list(address)).count).toBe(1);
  expect((await list(address, staff)).count).toBe(0);
  expect((await sandbox.request(`GET ${new URL(stored.file).pathname}`)).status).toBe(200);
  const remove = (token: string) => sandbox.request(`DELETE /api/v2/per-document-upload/${stored.id}/`, { token });
  expect([(await remove(staff)).status, (await remove(admin)).status]).toEqual([404, 204]);
  expect((await list(address)).count).toBe(0);
});

test('the print page of a cycle is exported as a PDF for users who may see the cycle', async () => {
  const { id, country } = await cycleIn(2);
  const queue = async (token: string) => {
    const body = { export_id: id, export_type: 'per', per_country: country };
    const { id: queued } = await sandbox.json<{ id: number }>('POST /api/v2/pdf-export/', { token, body });
    for (let poll = 0; poll < 2; poll += 1) await sandbox.request(`GET /api/v2/pdf-export/${queued}/`, { token });
    return sandbox.json<object>(`GET /api/v2/pdf-export/${queued}/`, { token });
  };
  expect(await queue(admin)).toMatchObject({
    status: 1,
    url: expect.stringContaining(`/countries/${country}/per/${id}/export/`),
  });
  expect(await queue(staff)).toMatchObject({ status: 2, pdf_file: null });
});
