import type { Page } from '@playwright/test';
import { expect, fillLogin, openPage, test } from './fixtures';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a visitor finds an emergency from home by map, by table and by search', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('Active DREF operations', { exact: true })).toBeVisible();
  await expect(page).toHaveTitle('GO - Home');

  // by map: the list beside it opens the same popup as a press on the point
  const places = page.getByRole('list', { name: /places/i });
  await places.getByRole('button').first().click();
  const operation = places.getByRole('link').first();
  const address = (await operation.getAttribute('href')) ?? 'no address';
  // the operation has a name of its own, which begins with the country too
  const [country = ''] = (await operation.innerText()).split(':');
  await operation.click();
  await expect(page).toHaveURL(new RegExp(`${address.replace(/\/details$/, '')}/details$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${country}: `));

  // as a table, sorted by the requested amount
  await page.goto('/');
  const table = page.getByRole('table', { name: 'Active operations' });
  await table.getByRole('button', { name: /Requested/ }).click();
  await expect(page).toHaveURL(/ordering=-?amount_requested/);
  await table.getByRole('row').nth(1).locator('a[href^="/emergencies/"]').click();
  await expect(page).toHaveURL(/\/emergencies\/\d+\/details/);

  // by search: suggestions by keyboard, then the page of all results
  const search = page.getByRole('combobox', { name: /Search emergencies/ });
  // the options of the device come first, those of the server take the mark from them
  const found = page.getByRole('status').getByText(/^\d+ results?$/);
  await search.fill('Nepal');
  await expect(found).toBeAttached();
  await search.press('ArrowDown');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/(countries|emergencies|regions)\/\d+/);
  await search.fill('flood');
  await expect(page.getByRole('option').first()).toBeVisible();
  await search.press('Enter');
  await expect(page).toHaveURL(/\/search\?keyword=flood/);
  await page.getByRole('table', { name: 'Emergencies' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/emergencies\/\d+\/details/);
});

test('the URL has the filters of the home page', async ({ page, context }) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Appeal type' }).selectOption({ label: 'DREF' });
  await expect(page).toHaveURL(/atype=0/);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('combobox', { name: 'Appeal type' })).toHaveValue('0');
  const types = other.getByRole('table', { name: 'Active operations' }).locator('tbody tr td:nth-child(2)');
  await expect(types.first()).toHaveText('DREF');
  expect(new Set(await types.allTextContents())).toEqual(new Set(['DREF']));
});

test('the shell is painted before any script arrives', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('GO loading…')).toBeVisible();
  await page.unroute(/\/assets\/.*\.js$/);
  await page.goto('/');
  await expect(page.getByRole('table', { name: 'Active operations' }).locator('tbody tr')).toHaveCount(5);
});

/** Holds the file of a page back until the returned function is called. */
async function holdFile(page: Page, name: string) {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(new RegExp(`/assets/${name}-.*\\.js$`), async (route) => {
    await arrival;
    await route.continue();
  });
  return arrive;
}

test('the shell is there before the code of the page, and leads elsewhere while that is on its way', async ({
  page,
}) => {
  const arrive = await holdFile(page, 'EmergencyLayout');
  await page.goto('/emergencies/29/details');
  const brand = page.getByRole('link', { name: 'GO home' });
  await expect(brand).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  // what follows a page waits for its code too
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(0);
  await brand.click();
  await expect(page.getByRole('table', { name: 'Active operations' }).locator('tbody tr')).toHaveCount(5);
  await page.goBack();
  arrive();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Philippines: Fire');
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
});

test('a reload keeps the place in a page whose code comes after the shell', async ({ page }) => {
  await page.goto('/terms-and-conditions');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const place = () => page.evaluate(() => window.scrollY);
  // looked at in the same task: fonts that arrive later move the text and the place with it
  const scrolled = await page.evaluate(() => {
    window.scrollTo(0, 600);
    return window.scrollY;
  });
  expect(scrolled).toBe(600);
  const arrive = await holdFile(page, 'TermsAndConditionsPage');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'GO home' })).toBeVisible();
  await expect(heading).toHaveCount(0);
  arrive();
  await expect(heading).toBeAttached();
  // the skeleton can be scrolled by half of it; fonts that come later move the text by some pixels
  await expect.poll(place).toBeGreaterThan(500);
});

test('a block that fails does not affect the others and can be retried', async ({ page }) => {
  await page.route('**/api/v2/appeal/aggregated', (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
  await page.goto('/');
  await expect(page.getByText('Internal server error!')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Active operations' }).locator('tbody tr')).toHaveCount(5);
  await page.getByRole('button', { name: /try again|retry/i }).click();
  await expect(page.getByText('Active DREF operations', { exact: true })).toBeVisible();
});

test('the footer of a short page ends the window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1600 });
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const end = async () => {
    const footer = await page.getByRole('contentinfo').boundingBox();
    return Math.round((footer?.y ?? 0) + (footer?.height ?? 0));
  };
  await expect.poll(end).toBe(1600);
});

test('an address typed in the same tab opens at its top, a reload and going back where the page was left', async ({
  page,
}) => {
  const place = () => page.evaluate(() => window.scrollY);
  const moveTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
  await openPage(page, '/emergencies/all');
  await moveTo(300);
  await openPage(page, '/field-reports/all');
  expect(await place()).toBe(0);

  await moveTo(200);
  await page.reload();
  await expect.poll(place).toBe(200);
  await page.goBack();
  await expect.poll(place).toBe(300);
});

test('menus can be operated by keyboard', async ({ page }) => {
  await page.goto('/');
  // the skeleton of the document has no focusable element
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  await page.getByRole('button', { name: 'Respond' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: 'Emergencies' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('tab', { name: 'Early Warning' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Respond' })).toBeFocused();
  await page.getByRole('button', { name: 'Countries' }).click();
  await page.getByRole('tab', { name: 'Europe' }).click();
  await page.getByRole('searchbox', { name: 'Filter countries' }).fill('pol');
  await expect(page.getByRole('tabpanel').getByRole('link', { name: 'Poland' })).toBeVisible();
});

test('a disabled menu item has a reason', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Create a Report' }).click();
  await expect(page.getByRole('menuitem', { name: /New Field Report/ })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('menuitem', { name: /New Field Report/ })).toContainText('Log in to open this page.');
});

test('a page that a visitor may not see leads to the login, and back to its address', async ({ page }) => {
  await page.goto('/flash-updates/1?from=mail');
  await expect(page).toHaveURL(/\/login\?next=/);
  await fillLogin(page, 'super@example.org');
  await expect(page).toHaveURL(/\/flash-updates\/1\?from=mail$/);
});
