import type { Page } from '@playwright/test';
import type { Dref, DrefFinalReport, DrefOperationalUpdate } from '#contract/drefDocument';
import { type Api, apiAs } from './api';
import { chooseLanguage, expect, logIn, requestsEnded, settled, steadyValue, test } from './fixtures';
import { acceptLeaving } from './reportForm';

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** An application with a row in every list. */
const application = {
  national_society: 107,
  country: 107,
  type_of_dref: 2,
  type_of_onset: 2,
  disaster_type: 12,
  event_date: '2026-05-01',
  date_of_approval: '2026-05-04',
  operation_timeframe: 4,
  amount_requested: 50_000,
  needs_identified: [{ title: 'health', description: 'Medicine' }],
  risk_security: [{ client_id: 'r1', risk: 'Floods', mitigation: 'Boats' }],
  source_information: [{ client_id: 's1', source_name: 'Radio', source_link: 'example.org/radio' }],
  national_society_actions: [{ title: 'health', description: 'First aid' }],
  planned_interventions: [
    {
      title: 'health',
      budget: 50_000,
      person_targeted: 300,
      description: '* Vaccinate',
      indicators: [{ title: 'People reached', target: 300 }],
    },
  ],
};

/** Approves a document, once its translation is done. */
async function approve(calls: { readonly author: Api; readonly coordinator: Api }, path: string) {
  await calls.author.post(`${path}finalize/`);
  await expect.poll(async () => (await calls.coordinator.get<{ status: number }>(path)).status).toBe(3);
  await calls.coordinator.post(`${path}approve/`);
}

/** Changes every text and figure of the rows on all tabs, and answers those that lack one. @returns the number of changed answers */
async function changeRows(page: Page): Promise<number> {
  const tabs = page
    .locator('nav')
    .filter({ has: page.locator('[aria-current="step"]') })
    .getByRole('button');
  await expect(tabs.first()).toBeVisible();
  let changed = 0;
  for (let tab = 0; tab < (await tabs.count()); tab += 1) {
    await tabs.nth(tab).click();
    const name = await tabs.nth(tab).locator('span').first().innerText();
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
    await settled(page.locator('form'));
    // rows of files come with their answers
    await requestsEnded(page);
    const inRows = page.locator('form li :is(textarea, input[type="text"], input:not([type])):not([readonly]):visible');
    // the rows of a step are rendered one after the other
    await steadyValue(() => inRows.count(), 500);
    for (let index = 0; index < (await inRows.count()); index += 1) {
      const answer = inRows.nth(index);
      const before = await answer.inputValue();
      const isFigure = (await answer.getAttribute('inputmode')) !== null;
      await answer.fill(isFigure ? '7' : before.includes('.') ? `${before}/b` : `${before} b`);
      changed += 1;
    }
  }
  return changed;
}

const textOf = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.locator('#pdf-preview-ready')).toBeAttached();
  return page.getByRole('article').innerText();
};

for (const language of ['en', 'fr'] as const) {
  test(`an update and a report leave the approved stages before them as they are, in ${language}`, async ({ page }) => {
    acceptLeaving(page);
    const title = `Kenya: inondations ${language} ${Date.now()}`;
    const author = await apiAs(page.request, 'staff', language);
    const coordinator = await apiAs(page.request, 'dref.coordinator');
    const upload = await author.upload<{ id: number }>('dref-files/', {
      file: { name: 'flood.png', mimeType: 'image/png', buffer: picture },
    });
    const images_file = [{ id: upload.id, caption: 'The river' }];
    const { id } = await author.post<Dref>('dref/', { ...application, title, images_file });
    await approve({ author, coordinator }, `dref/${id}/`);

    await logIn(page, 'staff@example.org');
    await chooseLanguage(page, language);
    const save = () => page.locator('form button[type="submit"]').click();
    const isSaved = (path: string) =>
      page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.url().includes(path));

    const approved = await coordinator.get<Dref>(`dref/${id}/`);
    const printed = await textOf(page, `/dref-applications/${id}/export`);
    const update = await author.post<DrefOperationalUpdate>('dref-op-update/', {
      dref: id,
      starting_language: language,
    });
    await page.goto(`/dref-operational-updates/${update.id}/edit`);
    expect(await changeRows(page)).toBeGreaterThan(8);
    const updated = isSaved('dref-op-update');
    await save();
    expect((await updated).status()).toBe(200);
    expect(await coordinator.get(`dref/${id}/`)).toEqual({
      ...approved,
      operational_update_details: expect.any(Array),
    });
    expect(await textOf(page, `/dref-applications/${id}/export`)).toBe(printed);

    const first = await author.get<DrefOperationalUpdate>(`dref-op-update/${update.id}/`);
    expect(first.images_file).toMatchObject([{ caption: 'The river b' }]);
    expect(first.planned_interventions).toMatchObject([{ budget: 7, indicators: [{ target: 7, actual: 7 }] }]);
    await approve({ author, coordinator }, `dref-op-update/${update.id}/`);
    const approvedUpdate = await coordinator.get<DrefOperationalUpdate>(`dref-op-update/${update.id}/`);
    const report = await author.post<DrefFinalReport>('dref-final-report/', {
      dref: id,
      starting_language: language,
    });
    await page.goto(`/old-dref-final-reports/${report.id}/edit`);
    await changeRows(page);
    const reported = isSaved('dref-final-report');
    await save();
    expect((await reported).status()).toBe(200);
    expect(await coordinator.get(`dref-op-update/${update.id}/`)).toEqual(approvedUpdate);
    expect(await coordinator.get(`dref/${id}/`)).toMatchObject({
      planned_interventions: approved.planned_interventions,
      needs_identified: approved.needs_identified,
      risk_security: approved.risk_security,
      images_file: approved.images_file,
    });
  });
}
