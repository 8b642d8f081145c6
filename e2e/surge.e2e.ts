import { expect, expectAccessibleAtWidths, exportTable, inLanguage, openPage, test } from './fixtures';

const pages = [
  '/surge/active-surge-deployments',
  '/surge/overview/rapid-response-personnel',
  '/surge/overview/emergency-response-unit',
  '/surge/operational-toolbox',
  '/alerts/all',
  '/deployed-personnels/all',
  '/deployed-erus/all',
];

test('surge pages are accessible in Arabic, wide and narrow', async ({ page }) => {
  // many pages, each in two widths
  test.slow();
  await inLanguage(page, 'ar');
  for (const path of pages) {
    await openPage(page, path);
    await expectAccessibleAtWidths(page, path);
  }
});

test('a surge officer filters open alerts by role and region, shares the URL and exports', async ({
  page,
  context,
}) => {
  await page.goto('/alerts/all');
  await page.getByRole('searchbox', { name: 'Position' }).fill('coordinator');
  await page.getByRole('combobox', { name: 'Region' }).selectOption('Africa');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Open');
  await expect(page).toHaveURL(/position=coordinator/);
  await expect(page).toHaveURL(/region=0/);
  await expect(page).toHaveURL(/status=0/);
  const heading = page.getByRole('heading', { level: 1, name: /^All surge alerts \(\d+\)/ });

  const other = await context.newPage();
  await other.goto(page.url());
  const sharedHeading = other.getByRole('heading', { level: 1, name: /^All surge alerts \(\d+\)/ });
  await expect(sharedHeading).toBeVisible();
  // the unfiltered count may be shown until the filtered rows have loaded
  await expect(heading).toHaveText((await sharedHeading.textContent()) ?? '');
  const download = other.waitForEvent('download');
  await exportTable(other, 'CSV');
  expect((await download).suggestedFilename()).toBe('surge-alerts.csv');
});

test('deployed personnel are shown in Arabic on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await inLanguage(page, 'ar');
  await page.goto('/deployed-personnels/all');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1, name: /جميع الأفراد الموفدين/ })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'الاسم' })).toHaveCount(0);
});

test('on a phone the bar of a deployment ends within its card', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/surge/overview/rapid-response-personnel');
  const table = page.getByRole('table', { name: 'Ongoing rapid response deployments' });
  await table.scrollIntoViewIfNeeded();
  const cell = table.locator('[data-label="Emergency timeline"]').first();
  await expect(cell).toBeVisible();
  // half pixels are rounded
  await expect.poll(() => cell.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(1);
});
