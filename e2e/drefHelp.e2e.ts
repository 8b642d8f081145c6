import type { Page } from '@playwright/test';
import { apiAs } from './api';
import {
  chooseLanguage,
  expect,
  expectAccessible,
  expectAccessibleAtWidths,
  exportTable,
  hardestLook,
  inLanguage,
  logIn,
  openPage,
  requestsEnded,
  settled,
  test,
} from './fixtures';
import { acceptLeaving, field } from './reportForm';

const small = { national_society: 107, country: 107, type_of_dref: 2, type_of_onset: 2, disaster_type: 12 };
const activities = [{ sector: 1, activity: 'Warn' }];
const imminent = {
  ...small,
  type_of_dref: 0,
  proposed_action: [
    { proposed_type: 1, total_budget: 45_000, activities },
    { proposed_type: 2, total_budget: 30_000, activities },
  ],
  sub_total_cost: 75_000,
  indirect_cost: 5_000,
  total_cost: 80_000,
};

/** Stores and approves an application. @returns its id */
async function approved(page: Page, body: object): Promise<number> {
  const [staff, coordinator] = [await apiAs(page.request, 'staff'), await apiAs(page.request, 'dref.coordinator')];
  const { id } = await staff.post<{ id: number }>('dref/', body);
  await coordinator.post(`dref/${id}/finalize/`);
  await coordinator.post(`dref/${id}/approve/`);
  return id;
}

async function openMove(page: Page, title: string, item: string) {
  await page.goto(`/account/my-forms/dref?title=${encodeURIComponent(title)}`);
  await page
    .getByRole('row', { name: new RegExp(title) })
    .getByRole('button', { name: /^More actions/ })
    .click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
  return page.getByRole('alertdialog');
}

const step = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Steps of the form' }).getByRole('button', { name }).click();

test('a member finds their DREFs by title and status, and takes the table along as they see it', async ({ page }) => {
  const title = `Kenya Dust ${Date.now()}`;
  const staff = await apiAs(page.request, 'staff');
  await staff.post('dref/', { ...small, title });
  await logIn(page, 'staff@example.org');
  // until the list is there, rows that stand for it
  await openPage(page, '/account/my-forms/dref?view=completed&page_size=100');
  const rows = page.getByRole('table', { name: 'Completed DREFs' }).getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  for (const row of (await rows.all()).slice(1)) await expect(row).toContainText('Approved');
  await page.getByRole('radio', { name: 'Active' }).click({ force: true });
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Draft' });
  await expect(page.getByRole('heading', { name: 'Active DREFs (1)' })).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText('To be finalised by');
  const download = page.waitForEvent('download');
  await exportTable(page, 'CSV');
  expect((await download).suggestedFilename()).toBe('active-drefs.csv');
});

test('a writer whose response becomes imminent starts anew with their answers', async ({ page }) => {
  acceptLeaving(page);
  const title = `Kenya Gust ${Date.now()}`;
  const { id } = await (await apiAs(page.request, 'staff')).post<{ id: number }>('dref/', {
    ...small,
    title,
    num_affected: 900,
  });
  await logIn(page, 'staff@example.org');
  await page.goto(`/dref-applications/${id}/edit`);
  await field(page, 'type_of_dref').selectOption({ label: 'Imminent' });
  await page.getByRole('button', { name: 'New application with these answers' }).click();
  await expect(page).toHaveURL(/dref-applications\/new/);
  await expect(field(page, 'title')).toHaveValue(title);
  await step(page, /^Plan/);
  await page.getByRole('textbox', { name: 'Budget (CHF)' }).first().fill('45000');
  await expect(page.getByRole('region', { name: 'Budget at a glance' })).toContainText('CHF 30,000 are left to plan');
});

test('a coordinator sees what an update lacks before it is finalised, and is led to the field', async ({ page }) => {
  const title = `Kenya Squall ${Date.now()}`;
  const planned_interventions = [{ title: 'health', budget: 7000, indicators: [{ title: 'Visits', target: 5 }] }];
  const dref = await approved(page, { ...small, title, planned_interventions });
  await (await apiAs(page.request, 'staff')).post('dref-op-update/', { dref, starting_language: 'en' });
  await logIn(page, 'dref.coordinator@example.org');
  const question = await openMove(page, title, 'Finalise');
  await question.getByRole('link', { name: /Indicators 1: Actual/ }).click();
  await expect(page).toHaveURL(/dref-operational-updates/);
  await expect(page.getByRole('textbox', { name: 'Actual' })).toBeFocused();
});

test('an update shows what it changes, takes one change back, and the approver sees the rest', async ({ page }) => {
  acceptLeaving(page);
  const title = `Kenya Breeze ${Date.now()}`;
  const planned_interventions = [{ title: 'health', budget: 7000, person_targeted: 20, indicators: [] }];
  const dref = await approved(page, { ...small, title, planned_interventions, people_in_need: 40 });
  const staff = await apiAs(page.request, 'staff');
  const { id } = await staff.post<{ id: number }>('dref-op-update/', { dref, starting_language: 'en' });
  await logIn(page, 'staff@example.org');
  await page.goto(`/dref-operational-updates/${id}/edit`);
  await step(page, /^Event detail/);
  await page.getByRole('textbox', { name: 'People in need' }).fill('55');
  await step(page, /^Operation(?! overview)/);
  await page.getByRole('textbox', { name: 'Budget (CHF)' }).fill('9000');
  await page.getByRole('button', { name: 'What changed since: DREF application' }).click();
  const dialog = page.getByRole('dialog', { name: 'What changed' });
  await expect(dialog).toContainText('2 answers differ.');
  await expectAccessible(page, 'what changed');
  await dialog.getByRole('button', { name: 'Take back: People in need' }).click();
  await expect(dialog).toContainText('1 answer differs.');
  await dialog.getByRole('button', { name: 'Planned interventions: Health, Budget (CHF)', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Budget (CHF)' })).toBeFocused();
  await step(page, /^Event detail/);
  await page.getByRole('button', { name: 'Add these changes to the summary' }).click();
  await expect(page.getByRole('textbox', { name: 'Summary of the changes' })).toHaveValue(/9,000 instead of 7,000/);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The document was saved.')).toBeVisible();
  await (await apiAs(page.request, 'dref.coordinator')).post(`dref-op-update/${id}/finalize/`);
  await page.evaluate(() => localStorage.removeItem('user'));
  await logIn(page, 'dref.coordinator@example.org');
  const question = await openMove(page, title, 'Approve');
  // what the question reads moves its button
  await expect(question).toBeVisible();
  await requestsEnded(page);
  await question.getByRole('button', { name: 'What changed' }).click();
  await expect(question).toContainText('Before7,000Now9,000');
});

test('a writer starts with the answers of an earlier operation, and reads at each question what belongs there', async ({
  page,
}) => {
  acceptLeaving(page);
  const [earlier, title] = [`Kenya Flood ${Date.now()}`, `Kenya Flood again ${Date.now()}`];
  const staff = await apiAs(page.request, 'staff');
  await staff.post('dref/', { ...small, title: earlier, media_contact_name: 'Asha Mwangi' });
  const { id } = await staff.post<{ id: number }>('dref/', { ...small, title });
  await logIn(page, 'staff@example.org');
  await page.goto(`/dref-applications/${id}/edit`);
  await page.getByRole('button', { name: 'Look at earlier answers' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start from an earlier operation' });
  // other journeys write applications of this country meanwhile
  const operation = dialog.getByRole('option', { name: new RegExp(earlier) });
  await dialog
    .getByRole('combobox', { name: 'Earlier operation' })
    .selectOption((await operation.getAttribute('value')) ?? '');
  await dialog.getByRole('button', { name: 'Contacts' }).click();
  await expectAccessible(page, 'earlier answers');
  await dialog.getByRole('button', { name: 'Take over 1 answer' }).click();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await step(page, /^Timeframes/);
  await expect(page.getByRole('textbox', { name: 'Media contact: Name' })).toHaveValue('Asha Mwangi');
  await step(page, /^Event detail/);
  const scope = page.getByRole('textbox', { name: 'Scope and scale of the event' });
  await expect(scope).toHaveAccessibleDescription(/Compare with a normal year/);
  await page.locator('details', { hasText: 'Garissa is hit hardest' }).locator('summary').click();
  await expect(page.getByText(/Garissa is hit hardest/)).toBeVisible();
});

test('the report of an imminent DREF says what it is stored with, and marks the empty expenditure', async ({
  page,
}) => {
  acceptLeaving(page);
  const title = `Kenya Surge ${Date.now()}`;
  const dref = await approved(page, { ...imminent, title, district: [] });
  const staff = await apiAs(page.request, 'staff');
  const { id } = await staff.post<{ id: number }>('dref-final-report/', { dref, starting_language: 'en' });
  await logIn(page, 'staff@example.org');
  await page.goto(`/dref-final-reports/${id}/edit`);
  await expect(page.getByText(/stores this report only once the expenditure/)).toBeVisible();
  await step(page, /^Implementation/);
  const [early, response] = [0, 1].map((index) => page.getByRole('textbox', { name: 'Expenditure (CHF)' }).nth(index));
  if (!early || !response) throw new Error('no expenditure is asked for');
  await early.fill('40000');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(response).toHaveAccessibleDescription(/Please fill this in/);
  await response.fill('0');
  await expect(page.getByText(/stores this report only once the expenditure/)).toBeHidden();
});

test('the list in Arabic, its question and a form in English are accessible at 360 px', async ({ page }) => {
  const { language, width } = hardestLook;
  await page.setViewportSize({ width, height: 800 });
  const title = `Kenya Haze ${language} ${Date.now()}`;
  const planned_interventions = [{ title: 'health', budget: 7000, indicators: [] }];
  const body = { ...small, title, num_affected: 1, people_in_need: 2, amount_requested: 5, planned_interventions };
  const { id } = await (await apiAs(page.request, 'staff')).post<{ id: number }>('dref/', body);
  await inLanguage(page, 'en');
  await logIn(page, 'dref.coordinator@example.org');
  await openMove(page, title, 'Finalise');
  await expect(page.getByRole('alertdialog').getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expectAccessible(page, 'the question');
  await chooseLanguage(page, language);
  await page.goto(`/account/my-forms/dref?title=${encodeURIComponent(title)}`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page, 'the list');
  await chooseLanguage(page, 'en');
  await page.goto(`/dref-applications/${id}/edit#planned_interventions.0.budget`);
  await expect(page.locator('form table')).toBeVisible();
  await expectAccessible(page, 'the form');
});

test('the page about the fund is accessible in Arabic, wide and narrow', async ({ page }) => {
  await inLanguage(page, 'ar');
  await page.goto('/dref');
  await expect(page.locator('main table').first()).toBeVisible();
  await settled(page.locator('main'));
  await expectAccessibleAtWidths(page, 'the page about the fund');
});

test('somebody who never applied is led to the right type of application', async ({ page }) => {
  acceptLeaving(page);
  await logIn(page, 'staff@example.org');
  await page.goto('/dref');
  const tree = page.getByRole('region', { name: 'Which type of DREF is it?' });
  await tree.getByRole('button', { name: 'Yes', exact: true }).click();
  await tree.getByRole('button', { name: 'No', exact: true }).click();
  await tree.getByRole('button', { name: 'No', exact: true }).click();
  await expect(tree.getByRole('heading', { name: 'Assessment' })).toBeFocused();
  await tree.getByRole('link', { name: 'Start an application' }).click();
  await expect(field(page, 'type_of_dref').locator('option:checked')).toHaveText('Assessment');
});
