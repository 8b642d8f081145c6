import type { Page } from '@playwright/test';
import { apiAs, sentMails } from './api';
import {
  chooseLanguage,
  expect,
  expectAccessible,
  hardestLook,
  inLanguage,
  logIn,
  requestsEnded,
  settled,
  test,
} from './fixtures';
import { acceptLeaving, choose, field, form } from './reportForm';

/** An image of one pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const pdf = Buffer.from('%PDF-1.4\n%%EOF\n');

const step = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Steps of the form' })
    .getByRole('button', { name: new RegExp(`^${name}( \\d|$)`) })
    .click();
const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();

/** Runs in the page. @returns the texts of the form's buttons at the end of the window over which something else lies */
const coveredButtons = () =>
  [...document.querySelectorAll('form footer button')]
    .filter((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const shown = document.elementFromPoint(left + width / 2, top + height / 2);
      return shown !== null && !button.contains(shown);
    })
    .map(({ textContent }) => textContent);

/** Opens the row of a DREF in the user's list, which is filtered by its title: other journeys add newer documents at the same time. */
async function openRow(page: Page, title: string) {
  await page.goto(`/account/my-forms/dref?${new URLSearchParams({ title })}`);
  const row = page.getByRole('row', { name: new RegExp(title) });
  await expect(row).toBeVisible();
  return row;
}

async function act(page: Page, title: string, item: string, confirm: string) {
  const row = await openRow(page, title);
  await row.getByRole('button', { name: /^More actions/ }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: confirm }).click();
}

async function logOut(page: Page) {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
}

test('staff write an application with images and a budget, lose the connection, continue the next day, save and share; the coordinator approves; an update and the final report follow', async ({
  page,
  browser,
}) => {
  // a whole operation, by three people
  test.slow();
  acceptLeaving(page);
  const title = `Kenya Hail ${Date.now()}`;
  await logIn(page, 'staff@example.org');
  await page.goto('/dref-applications/new');
  await choose(page, 'national_society', 'Kenya Red Cross');
  await field(page, 'type_of_dref').selectOption({ label: 'Response' });
  await page.getByRole('radio', { name: 'Sudden' }).check();
  await choose(page, 'disaster_type', 'Flood');
  await field(page, 'title').fill(title);
  await field(page, 'cover_image_file').setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: picture });
  await page.getByRole('textbox', { name: /cover\.png/ }).fill('The river');
  await step(page, 'Event detail');
  await field(page, 'num_affected').fill('4200');
  // changing tabs neither aborts nor discards an upload
  await field(page, 'images_file').setInputFiles({ name: 'flood.png', mimeType: 'image/png', buffer: picture });
  await step(page, 'Actions and needs');
  const adder = page.getByRole('combobox', { name: 'Add an action' });
  for (const opened of ['once', 'again']) {
    await adder.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Search', exact: true }), opened).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(adder).toBeFocused();
  }
  await step(page, 'Operation');
  await field(page, 'budget_file').setInputFiles({ name: 'budget.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(page.getByRole('link', { name: /budget\.pdf/ })).toBeVisible();
  // the server is unreachable while the form is saved
  await page.context().setOffline(true);
  await save(page);
  await expect(page.getByText(/Network error/).first()).toBeVisible();
  await page.context().setOffline(false);

  await page.goto('/account/my-forms/dref');
  await expect(page.getByRole('list', { name: 'Drafts on this device' })).toContainText(title);
  await page.getByRole('link', { name: 'Go on: DREF application, new' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore draft' }).click();
  await expect(field(page, 'title')).toHaveValue(title);
  await save(page);
  await expect(page).toHaveURL(/\/dref-applications\/\d+\/edit$/);
  const address = page.url();

  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this DREF' });
  await dialog.getByRole('combobox', { name: 'People' }).click();
  await page.getByRole('combobox', { name: 'Search', exact: true }).fill('validator@');
  await page.getByRole('option', { name: /^Tomas Novak/ }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The list of people was saved.')).toBeVisible();
  const mails = await sentMails(page.request, 'validator@example.org');
  expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringContaining(title));

  // a colleague edits the same document
  const colleague = await (await browser.newContext()).newPage();
  await logIn(colleague, 'validator@example.org');
  await colleague.goto(address);
  await step(colleague, 'Event detail');
  await field(colleague, 'num_affected').fill('5000');
  await save(colleague);
  await expect(colleague.getByText('The document was saved.')).toBeVisible();
  await expect.poll(() => colleague.evaluate(coveredButtons)).toEqual([]);
  await colleague.context().close();

  await step(page, 'Event detail');
  await field(page, 'num_affected').fill('4300');
  await save(page);
  const conflict = page.getByRole('alertdialog', { name: 'Someone else saved this in the meantime' });
  await expect(conflict).toContainText('Last saved by Tomas Novak.');
  await expect(conflict.getByRole('row', { name: /People affected.*4,300.*5,000/ })).toBeVisible();
  await conflict.getByRole('radio', { name: 'People affected: On the server' }).check();
  await conflict.getByRole('button', { name: 'Continue with this choice' }).click();
  await expect(page.getByText('The document was saved.')).toBeVisible();

  await logOut(page);
  await logIn(page, 'dref.coordinator@example.org');
  await act(page, title, 'Finalise', 'Finalise');
  await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText('Finalised');
  await act(page, title, 'Approve', 'Approve');
  await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText('Approved');

  await act(page, title, 'Add operational update', 'Create');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('DREF operational update #1');
  await step(page, 'Operation');
  await field(page, 'additional_allocation').fill('60000');
  await expect(page.getByText(/An additional allocation is requested/)).toBeVisible();
  await save(page);
  await expect(page.getByText('The document was saved.')).toBeVisible();
  await act(page, title, 'Finalise', 'Finalise');
  await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText('Finalised');
  await act(page, title, 'Approve', 'Approve');
  await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText('Approved');
  await act(page, title, 'Create final report', 'Create');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('DREF final report');
});

test('a coordinator of another region and a guest do not see the DREF', async ({ page }) => {
  await logIn(page, 'region.admin@example.org');
  await page.goto('/account/my-forms/dref?appeal_code=MDRKE101');
  await expect(page.getByRole('table', { name: 'Active DREFs' })).toBeVisible();
  await expect(page.getByRole('row', { name: /MDRKE101/ })).toHaveCount(0);
  await logOut(page);
  await logIn(page, 'guest@example.org');
  await page.goto('/account/my-forms/dref');
  await expect(page.getByText(/don't have the correct permissions/)).toBeVisible();
});

test('an imminent application without budgets shows each error at its field', async ({ page }) => {
  acceptLeaving(page);
  await logIn(page, 'staff@example.org');
  await page.goto('/dref-applications/new');
  await choose(page, 'national_society', 'Kenya Red Cross');
  await field(page, 'type_of_dref').selectOption({ label: 'Imminent' });
  await field(page, 'title').fill('Storm ahead');
  await save(page);
  await expect(form(page).getByRole('alert').first()).toContainText(
    'Early Actions: Budget (CHF): Please fill this in.',
  );
  await page
    .getByRole('button', { name: /Add at least one activity/ })
    .first()
    .click();
  await expect(page.getByRole('listitem', { name: 'Early Actions' })).toBeVisible();
});

test('a Spanish draft is finalised into English', async ({ page }) => {
  await logIn(page, 'region.admin@example.org');
  // a slow list may be read only after the translation: that one goes on is seen from the answer
  const translation = page.waitForResponse(
    (answer) => answer.url().includes('/finalize/') && answer.request().method() === 'POST',
  );
  await act(page, 'Perú: crecida del río', 'Finalise', 'Finalise');
  expect((await translation).status()).toBe(202);
  const row = page.getByRole('row', { name: /Perú: crecida del río/ });
  await expect(row).toContainText('Finalised');
  await row.getByRole('link', { name: /^Edit/ }).click();
  await step(page, 'Event detail');
  await expect(field(page, 'event_description')).toHaveValue(/^Heavy rain/);
});

test('a filled-in offline template is imported, another file is rejected, and a request for an allocation is saved', async ({
  page,
}) => {
  await logIn(page, 'staff@example.org');
  await page.goto('/dref-applications/new');
  await page.getByRole('button', { name: 'Download the template' }).click();
  const template = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download', exact: true }).click();
  const file = await template;
  expect(file.suggestedFilename()).toMatch(/^dref-application-.*-import-template-[\d-]+\.xlsx$/);

  await page.getByRole('button', { name: 'Import a filled template' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a filled template' });
  await expectAccessible(page, 'the import of a template');
  await dialog.locator('input[type="file"]').setInputFiles(await file.path());
  await expect(dialog.getByText('Every answer of the file is in the form.')).toBeVisible();
  const other = { name: 'other.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from('no spreadsheet') };
  await dialog.locator('input[type="file"]').setInputFiles(other);
  await expect(dialog.getByText(/The file cannot be read/)).toBeVisible();

  const title = `Kenya Drizzle ${Date.now()}`;
  const staff = await apiAs(page.request, 'staff');
  await staff.post('dref/', { national_society: 107, country: 107, title, type_of_dref: 2, type_of_onset: 2 });
  page.once('dialog', (question) => void question.accept());
  const row = await openRow(page, title);
  await row.getByRole('button', { name: /^More actions/ }).click();
  const allocation = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Allocation form' }).click();
  expect((await allocation).suggestedFilename()).toMatch(/^allocation-form-.*\.xlsx$/);
});

test('the list in Arabic and the form in English are accessible at 360 px', async ({ page }) => {
  const { language, width } = hardestLook;
  await page.setViewportSize({ width, height: 800 });
  await inLanguage(page, 'en');
  await logIn(page, 'staff@example.org');
  await chooseLanguage(page, language);
  await page.goto('/account/my-forms/dref?appeal_code=MDRKE101');
  // the list holds one DREF; on phones its code is among what the card hides
  const row = page.locator('main tbody').getByRole('row').first();
  await expect(row).toBeVisible();
  await settled(page.locator('main'));
  await expectAccessible(page, 'the list');
  await row.getByRole('button').first().click();
  await requestsEnded(page);
  await settled(page.locator('main'));
  await expectAccessible(page, 'the list with the history of a DREF');

  // in Arabic the document is read-only
  await chooseLanguage(page, 'en');
  await page.goto('/dref-applications/1/edit');
  await expect(form(page)).toBeVisible();
  const steps = page.locator('main form nav').getByRole('button');
  await expect(steps.first()).toBeVisible();
  const count = await steps.count();
  for (let place = 0; place < count; place += 1) {
    await steps.nth(place).click();
    await settled(form(page));
    await expectAccessible(page, `the form, step ${place + 1}`);
  }
});
