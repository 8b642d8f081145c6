import { sentMails } from './api';
import { chooseLanguage, expect, expectAccessible, hardestLook, logIn, openPage, test } from './fixtures';
import { acceptLeaving, choose, field, form, goToStep } from './reportForm';

/** An image of one pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('an administrator writes a flash update of two countries with a map and shares it with donors by mail', async ({
  page,
}) => {
  acceptLeaving(page);
  const title = `Two rivers ${Date.now()}`;
  await logIn(page, 'admin@example.org');
  await page.goto('/flash-updates/new');
  await choose(page, 'country_district.0.country', 'Chad');
  await page.getByRole('button', { name: 'Add a country' }).click();
  await choose(page, 'country_district.1.country', 'Niger');
  await choose(page, 'hazard_type', 'Landslide');
  await page.getByRole('button', { name: 'Generate the title' }).click();
  await expect(field(page, 'title')).toHaveValue(/^Chad - Niger.* - Landslide /);
  await field(page, 'title').fill(title);
  await form(page).locator('[contenteditable]').fill('Water everywhere, and rising.');
  await field(page, 'map_files').setInputFiles({ name: 'rivers.png', mimeType: 'image/png', buffer: picture });
  await page.getByRole('textbox', { name: /rivers\.png/ }).fill('Both rivers');
  await goToStep(page, 1);
  await page.getByRole('checkbox', { name: 'Shelter' }).first().check();
  await goToStep(page, 2);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alert')).toContainText('Originator: Name');
  await field(page, 'originator_name').fill('Ines Ferreira');
  await field(page, 'originator_email').fill('admin@example.org');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/flash-updates\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const map = page.getByRole('region', { name: 'Maps' });
  await expect(map.getByRole('link', { name: /Both rivers/ })).toBeVisible();
  await expect(map.locator('img')).toHaveJSProperty('naturalWidth', 1);

  await page.getByRole('button', { name: 'Export as PDF' }).click();
  const pdf = page.getByRole('dialog').getByRole('link', { name: 'Download the PDF' });
  await expect(pdf).toBeVisible({ timeout: 20_000 });
  const download = await page.request.get((await pdf.getAttribute('href')) ?? '');
  expect((await download.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await page.getByRole('dialog').locator('footer').getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this flash update' });
  await dialog.getByRole('combobox', { name: 'Donor groups' }).click();
  await page.getByRole('option', { name: 'Foundations' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog.getByText(/The mail goes to \d+ addresses/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText('The flash update was shared.')).toBeVisible();
  const mails = await sentMails(page.request);
  const shared = mails.filter(({ to, subject }) => subject.endsWith(title) && to.startsWith('donor.'));
  expect(shared.length).toBeGreaterThan(1);
  expect(shared[0]?.body).toMatch(/http\S+\.pdf/);

  await page.goto('/flash-updates/all');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
});

test('list and page in Arabic, and the form in English, are accessible at 360 px', async ({ page }) => {
  const { language, width } = hardestLook;
  await page.setViewportSize({ width, height: 800 });
  await logIn(page, 'admin@example.org');
  await chooseLanguage(page, language);
  for (const path of ['/flash-updates/all', '/flash-updates/1']) {
    await openPage(page, path);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expectAccessible(page, path);
  }
  // the second of the page's buttons exports, the third shares
  for (const place of [1, 2]) {
    await page.locator('main h1').locator('xpath=../..').getByRole('button').nth(place).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('[data-live-announcer] [role="img"]')).toHaveCount(0);
    await expectAccessible(page, `dialog ${place}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  await page.goto('/flash-updates/new');
  await expect(page.locator('main h1')).toBeVisible();
  // flash updates are in English: other languages show a notice
  await expect(page.locator('main').getByRole('alert')).toBeVisible();
  await chooseLanguage(page, 'en');
  await page.reload();
  for (const step of [0, 1, 2] as const) {
    await goToStep(page, step);
    if (step === 0) {
      await page.getByRole('button', { name: 'Add a reference' }).click();
      await expect(form(page).locator('[contenteditable]')).toHaveCount(1);
    }
    await expectAccessible(page, `the form, step ${step + 1}`);
  }
  await form(page).locator('button[type="submit"]').click();
  await expect(page.locator('main').getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'the form, with what it says');
});
