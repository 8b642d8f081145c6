import { expect, expectAccessible, hardestLook, inLanguage, logIn, openPage, test } from './fixtures';

/** An owner of ERUs in Nepal, the country that the account administers. */
const nepal = 'Nepal Red Cross';

test('the surge catalogue and the form of ERU readiness are accessible in Arabic at 360 px', async ({ page }) => {
  const { language, width } = hardestLook;
  await logIn(page, 'country.admin@example.org');
  await page.setViewportSize({ width, height: 900 });
  await inLanguage(page, language);
  for (const path of [
    '/surge/catalogue/overview',
    '/surge/catalogue/overview?search=cholera',
    '/surge/catalogue/health/eru-clinic',
    '/surge/catalogue/information-technology/eru-it-telecom',
    '/surge/overview/emergency-response-unit',
    '/eru-readiness',
  ]) {
    await openPage(page, path);
    await expectAccessible(page, path);
  }
  await page.locator('main').getByRole('combobox').selectOption({ index: 1 });
  await expect(page.getByRole('form')).toBeVisible();
  await page.locator('main').getByRole('checkbox').first().check();
  await expectAccessible(page, '/eru-readiness, types');
});

test('a visitor finds the ERU for a cholera outbreak', async ({ page }) => {
  await page.goto('/surge/overview/emergency-response-unit');
  await page.locator('main').getByRole('link', { name: 'Catalogue of surge services' }).first().click();
  await page.getByRole('searchbox', { name: 'Search the catalogue' }).fill('cholera outbreak');
  await expect(page).toHaveURL(/search=cholera\+outbreak/);
  await page.getByRole('link', { name: 'ERU Cholera treatment centre' }).first().click();
  await expect(page.getByRole('heading', { level: 2, name: 'ERU Cholera treatment centre' })).toBeVisible();
  await expect(page.getByText('Up to 90 beds, in steps of 30')).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Pages of the catalogue' }).getByRole('link', { name: 'ERU Cholera' }),
  ).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: /^Previous:/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'ERU Cholera treatment centre' })).toHaveCount(0);
});

test('an administrator files ERU readiness, and the overview shows it', async ({ page }) => {
  await logIn(page, 'country.admin@example.org');
  await page.goto('/surge/overview/emergency-response-unit');
  await page.getByRole('link', { name: 'Update ERU readiness' }).click();
  await page.getByRole('combobox', { name: /National Society/ }).selectOption(nepal);
  await page.getByRole('checkbox', { name: 'Logistics' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  for (const [group, option] of [
    ['Equipment', 'Ready'],
    ['People', 'Partial capacity'],
    ['Funding', 'No capacity'],
    ['Contribution', 'Holds this type'],
  ] as const) {
    await page
      .getByRole('radiogroup', { name: new RegExp(`^${group}`) })
      .getByText(option, { exact: true })
      .click();
  }
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('ERU readiness saved')).toBeVisible();
  await page.goto('/surge/overview/emergency-response-unit?readiness_view=society');
  await expect(page.getByRole('row', { name: new RegExp(nepal) })).toContainText('Logistics');
});
