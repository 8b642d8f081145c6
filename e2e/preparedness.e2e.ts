import { expect, expectAccessibleAtWidths, inLanguage, openPage, test } from './fixtures';

test('a visitor filters performance to a region, compares two countries, shares the URL and exports', async ({
  page,
  context,
}) => {
  await page.goto('/preparedness#global-performance');
  await expect(page).toHaveURL(/\/preparedness\/global-performance$/);
  const rated = page.locator('dl > div').filter({ hasText: 'Rated assessments' }).locator('dd').first();
  await expect(rated).toHaveText(/^\d+$/);
  const all = Number(await rated.textContent());
  await page.getByRole('combobox', { name: 'Region' }).selectOption({ label: 'Africa' });
  await expect(page).toHaveURL(/region=0/);
  await expect.poll(async () => Number(await rated.textContent())).toBeLessThan(all);

  const comparison = page.getByRole('region', { name: 'Comparison of countries' });
  await comparison.getByRole('combobox', { name: 'Countries to compare' }).click();
  await page.getByRole('option', { name: 'Kenya' }).click();
  await page.getByRole('option', { name: 'Senegal' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/compare=\d+,\d+/);
  const overTime = comparison.getByRole('figure', { name: 'Mean rating of the countries over time' });
  await overTime.getByRole('button', { name: 'Show as table' }).click();
  await expect(overTime.getByRole('columnheader', { name: 'Kenya: assessments' })).toBeVisible();
  await expect(comparison.getByRole('figure', { name: /^Kenya: cycle \d/ })).toBeVisible();

  const shared = await context.newPage();
  await shared.goto(page.url());
  const same = shared.getByRole('region', { name: 'Comparison of countries' });
  await expect(same.getByRole('figure', { name: /^Senegal: cycle \d/ })).toBeVisible();
  await expect(shared.getByRole('combobox', { name: 'Region' })).toHaveValue('0');

  const download = shared.waitForEvent('download');
  await shared.getByRole('button', { name: 'Export table: Mean rating of each component by year' }).click();
  expect((await download).suggestedFilename()).toBe('mean-rating-of-each-component-by-year.csv');
});

test('the pages of preparedness are accessible in Arabic, wide and narrow', async ({ page }) => {
  // many pages, each in two widths
  test.slow();
  await inLanguage(page, 'ar');
  const kenya = 107;
  const paths = [
    '/preparedness/global-summary',
    '/preparedness/global-summary?region=0',
    `/preparedness/global-performance?area=1&compare=${kenya}`,
    '/preparedness/resources-catalogue',
  ];
  for (const path of paths) {
    await openPage(page, path);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expectAccessibleAtWidths(page, path);
  }
});
