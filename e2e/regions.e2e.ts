import { expect, expectAccessibleAtWidths, inLanguage, logIn, requestsEnded, settled, test } from './fixtures';

test('a visitor follows an old link, filters the operations of Africa and shares the URL', async ({
  page,
  context,
}) => {
  await page.goto('/regions/0#operations');
  await expect(page).toHaveURL(/\/regions\/0\/operations$/);
  await expect(page).toHaveTitle('GO - Africa');
  const table = page.getByRole('table', { name: 'Active operations' });
  await table.scrollIntoViewIfNeeded();
  await expect(table.getByRole('link').first()).toBeVisible();
  const heading = page.getByRole('heading', { name: /^Active operations \(\d+\)$/ });
  const unfiltered = (await heading.textContent()) ?? '';
  await page.getByLabel('Appeal type').first().selectOption('DREF');
  await expect(page).toHaveURL(/atype=0/);
  await expect(heading).not.toHaveText(unfiltered);
  const count = await heading.textContent();

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('heading', { name: count ?? '', exact: true })).toBeVisible();
  await other.getByRole('link', { name: 'Regional plan' }).press('Enter');
  await expect(other.getByText('Illustrative: the plan of the regional office.')).toBeVisible();
});

test('a member follows a region and finds it among the subscriptions', async ({ page }) => {
  await logIn(page, 'validator@example.org');
  await page.goto('/regions/3/profile');
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Unfollow', exact: true })).toBeVisible();
  await page.goto('/account/notifications');
  await expect(page.getByRole('checkbox', { name: 'Europe' })).toBeChecked();
});

const pages = ['operations', 'preparedness', 'profile', 'additional-info'].map((tab) => `/regions/0/${tab}`);

test('region pages are accessible in Arabic, wide and narrow', async ({ page }) => {
  // many pages, each in two widths
  test.slow();
  await inLanguage(page, 'ar');
  for (const path of [...pages, '/regions/4/additional-info']) {
    await page.goto(path);
    await expect(page.locator('main h1')).toBeVisible();
    await requestsEnded(page);
    await settled(page);
    await expectAccessibleAtWidths(page, path);
  }
});
