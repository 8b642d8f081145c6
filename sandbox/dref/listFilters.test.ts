import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CompletedDref } from '#contract/dref';
import type { Dref, DrefFinalReport } from '#contract/drefDocument';
import { openTestSandbox, type TestSandbox } from '../testSandbox';

let sandbox: TestSandbox;
let tokens: Record<'staff' | 'super', string>;
beforeAll(async () => {
  sandbox = openTestSandbox({ forgetsDrefFilters: true });
  tokens = { staff: await sandbox.logIn('staff'), super: await sandbox.logIn('super') };
});
afterAll(() => sandbox.close());

const post = <Answer>(who: 'staff' | 'super', path: string, body: object) =>
  sandbox.json<Answer>(`POST /api/v2/${path}`, { token: tokens[who], body });
const completed = async (who: 'staff' | 'super') =>
  (
    await sandbox.json<{ results: CompletedDref[] }>('GET /api/v2/completed-dref/?limit=999', { token: tokens[who] })
  ).results.map(({ id }) => id);

test('for people without a region, completed DREFs have drafts where the server forgets its filter', async () => {
  const place = { national_society: 107, country: 107, title: 'Floods', type_of_dref: 2, type_of_onset: 2 };
  const { id } = await post<Dref>('staff', 'dref/', place);
  await post('super', `dref/${id}/finalize/`, {});
  await post('super', `dref/${id}/approve/`, {});
  const report = await post<DrefFinalReport>('staff', 'dref-final-report/', { dref: id, starting_language: 'en' });
  expect(await completed('staff')).toContain(report.id);
  expect(await completed('super')).not.toContain(report.id);
});

test('ids of provinces and field reports that do not exist are refused', async () => {
  const body = { national_society: 107, district: [999_999], field_report: 999_999 };
  const refused = await sandbox.request('POST /api/v2/dref/', { token: tokens.staff, body });
  const unknown = ['Invalid pk "999999" - object does not exist.'];
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ errors: { district: unknown, field_report: unknown } });
});
