import { readFileSync } from 'node:fs';
import {
  chooseLanguage,
  expect,
  expectAccessible,
  exportTable,
  fontsShown,
  inLanguage,
  logIn,
  looks,
  openPage,
  test,
} from './fixtures';
import { acceptLeaving, expectStoredOnDevice, field, fillContext, form, goToStep } from './reportForm';

test('staff lose the connection, reload, restore the draft, fix a field, file the report and find it', async ({
  page,
  context,
}) => {
  acceptLeaving(page);
  const title = `Hillside ${Date.now()}`;
  await logIn(page, 'staff@example.org');
  await page.goto('/field-reports/new');
  await fillContext(page, title);
  await expect(page.getByText(`TCD: Landslide - 03-2016 - ${title}`)).toBeVisible();
  await goToStep(page, 1);
  await field(page, 'num_affected').fill('-20');
  await field(page, 'num_affected').press('Tab');
  await expect(page.getByText('Enter zero or more.')).toBeVisible();
  await expectStoredOnDevice(page);

  await goToStep(page, 3);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(field(page, 'num_affected')).toBeFocused();
  await field(page, 'num_affected').fill('2000');
  await context.setOffline(true);
  await goToStep(page, 3);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText(/^Network error\./)).toBeVisible();
  await goToStep(page, 1);
  await field(page, 'gov_num_affected').fill('many');
  await expectStoredOnDevice(page);
  await context.setOffline(false);
  await page.reload();

  const offer = page.getByRole('alertdialog', { name: 'Restore your draft?' });
  await expect(offer.getByRole('row', { name: new RegExp(title) })).toBeVisible();
  await offer.getByRole('button', { name: 'Restore draft' }).click();
  await expect(field(page, 'title')).toHaveValue(title);
  await goToStep(page, 1);
  await expect(field(page, 'num_affected')).toHaveValue('2,000');
  await field(page, 'gov_num_affected').fill('2,500');
  await goToStep(page, 3);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/field-reports\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`TCD: Landslide - 03-2016 - ${title}`);
  await expect(page.getByRole('row', { name: /^Affected/ })).toContainText('2,500');

  await page.goto('/field-reports/all');
  await page.getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await page.goto('/field-reports/new');
  await expect(form(page)).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('two users edit the same report, and both see the changes of the other', async ({ page, browser }) => {
  const title = `Two hands ${Date.now()}`;
  await logIn(page, 'staff@example.org');
  await page.goto('/field-reports/new');
  await fillContext(page, title);
  await goToStep(page, 3);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/field-reports\/\d+$/);
  const address = page.url();
  await page.getByRole('link', { name: 'Edit report' }).click();
  await field(page, 'title').fill(`${title}, mine`);

  const other = await (await browser.newContext()).newPage();
  await logIn(other, 'country.admin@example.org');
  await other.goto(`${address}/edit`);
  await field(other, 'title').fill(`${title}, theirs`);
  await goToStep(other, 1);
  await field(other, 'num_dead').fill('3');
  await goToStep(other, 3);
  await other.getByRole('button', { name: 'Submit' }).click();
  await expect(other.getByText('The field report was saved.')).toBeVisible();

  await goToStep(page, 3);
  await page.getByRole('button', { name: 'Submit' }).click();
  const question = page.getByRole('alertdialog', { name: 'Someone else saved this in the meantime' });
  await expect(question.getByRole('row', { name: /^Title/ })).toContainText(`${title}, theirs`);
  await expect(question.getByRole('radio', { name: /^Dead.*On the server/ })).toBeChecked();
  // the library's live announcement refers to the busy button, which is now under the dialog
  await expect(page.locator('[data-live-announcer] [role="img"]')).toHaveCount(0);
  await expectAccessible(page, 'the question about two versions');
  await question.getByRole('radio', { name: 'Title: Mine' }).check();
  await question.getByRole('button', { name: 'Continue with this choice' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${title}, mine`);
  await expect(page.getByRole('row', { name: /^Dead/ })).toContainText('3');
});

test('an epidemic is reported in Arabic', async ({ page }) => {
  const title = `تفشٍ ${Date.now()}`;
  await inLanguage(page, 'ar');
  await page.goto('/login');
  await page.locator('main form input').first().fill('staff@example.org');
  await page.locator('main form input[type="password"]').fill('go-sandbox');
  // the layout shifts when the fonts come, and a press during the shift is lost
  await fontsShown(page);
  await page.locator('main form button[type="submit"]').click();
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto('/field-reports/new');
  await field(page, 'country').click();
  await page.getByRole('option').nth(5).click();
  await field(page, 'dtype').click();
  // the first of all types is the epidemic
  const { results } = await (
    await page.request.get('/api/v2/disaster_type/?limit=9999', { headers: { 'Accept-Language': 'ar' } })
  ).json();
  const epidemic = results.find(({ id }: { id: number }) => id === 1).name;
  await page.getByRole('option', { name: epidemic, exact: true }).click();
  await field(page, 'start_date').fill('2016-05-06');
  await field(page, 'title').fill(title);
  await goToStep(page, 1);
  await field(page, 'epi_cases').fill('١٢٠٠');
  await field(page, 'epi_probable_cases').fill('30');
  await expect(field(page, 'num_injured')).toHaveCount(0);
  await goToStep(page, 3);
  await form(page).locator('button[type="submit"]').click();
  await expect(page).toHaveURL(/\/field-reports\/\d+$/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  const id = page.url().split('/').at(-1);
  const report = await (await page.request.get(`/api/v2/field-report/${id}/`)).json();
  expect(report).toMatchObject({ epi_cases: 1200, epi_probable_cases: 30, translation_module_original_language: 'ar' });
});

test('a report for the secretariat is invisible to a visitor', async ({ page, browser }) => {
  const title = `Not for all ${Date.now()}`;
  await logIn(page, 'admin@example.org');
  await page.goto('/field-reports/new');
  await fillContext(page, title, { country: 'Chile', start: '2016-07-08' });
  await goToStep(page, 3);
  await page.getByRole('radio', { name: 'IFRC Secretariat' }).check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/field-reports\/\d+$/);
  const { pathname } = new URL(page.url());
  await page.goto('/field-reports/all');
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/field-reports/all');
  await expect(visitor.getByRole('table').getByRole('link').first()).toBeVisible();
  await expect(visitor.getByText(title)).toHaveCount(0);
  const file = visitor.waitForEvent('download');
  await exportTable(visitor, 'CSV');
  expect((await file).suggestedFilename()).toBe('field-reports.csv');
  expect(readFileSync(await (await file).path(), 'utf8')).not.toContain(title);
  await visitor.goto(pathname);
  await expect(visitor.getByRole('alert')).toContainText('you have no permission to see it');
});

for (const { language, width } of looks) {
  test(`list, page and form are accessible in ${language} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await logIn(page, 'staff@example.org');
    await chooseLanguage(page, language);
    for (const path of ['/field-reports/all', '/field-reports/7', '/field-reports/59']) {
      await openPage(page, path);
      await expectAccessible(page, path);
    }
    await page.goto('/field-reports/new');
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    for (const step of [0, 1, 2, 3] as const) {
      await goToStep(page, step);
      if (step === 1) await expect(form(page).locator('[contenteditable]')).toHaveCount(1);
      await expectAccessible(page, `the form, step ${step + 1}`);
    }
    await form(page).locator('button[type="submit"]').click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page, 'the form with problems');
  });
}
