import type { Page } from '@playwright/test';
import { expect, expectAccessible, inLanguage, logIn, looks, test } from './fixtures';

const settled = (page: Page) => expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
const parts = (page: Page) => page.getByRole('navigation', { name: 'Parts of this country’s pages' });
const edit = (page: Page) => page.getByRole('link', { name: /Edit country/ });

/** The number of a country, from the stand-in's own list. */
async function countryId(page: Page, iso: string): Promise<number> {
  const { results } = await (await page.request.get('/api/v2/country/?limit=9999')).json();
  return results.find((country: { iso: string | null }) => country.iso === iso).id;
}

test('a visitor compares two periods of a country’s past events and shares the address', async ({ page, context }) => {
  const kenya = await countryId(page, 'KE');
  await page.goto(`/countries/${kenya}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Kenya' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/countries/${kenya}/ongoing-activities/emergencies$`));
  await parts(page).getByRole('link', { name: 'Country profile' }).click();
  const pages = page.getByRole('navigation', { name: 'Pages of this part' });
  if ((await pages.count()) > 0) await pages.getByRole('link', { name: 'Previous events' }).click();
  await expect(page).toHaveURL(/\/profile\/previous-events/);

  const year = new Date().getFullYear();
  const periods = page.getByRole('radiogroup', { name: 'Period', exact: true });
  await periods.getByRole('radio', { name: 'Last 10 years' }).check();
  await page.getByRole('combobox', { name: 'Compare the figures with' }).selectOption({ label: 'Last 2 years' });
  await expect(page).toHaveURL(/period=last-10/);
  await expect(page).toHaveURL(/compare=last-2/);
  const figures = (of: Page, years: number) =>
    of.getByRole('region', { name: new RegExp(`^1 Jan ${year - years} to 31 Dec ${year}$`) });
  await expect(figures(page, 10)).toBeVisible();
  await expect(figures(page, 2)).toBeVisible();
  await settled(page);
  const seen = [
    await figures(page, 10).locator('dl').textContent(),
    await figures(page, 2).locator('dl').textContent(),
  ];
  expect(seen[0]).not.toBe(seen[1]);

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(figures(other, 2)).toBeVisible();
  await settled(other);
  expect(await figures(other, 10).locator('dl').textContent()).toBe(seen[0]);
  expect(await figures(other, 2).locator('dl').textContent()).toBe(seen[1]);

  // the charts say the same in a table
  const chart = other.getByRole('figure', { name: 'Emergencies by disaster type' });
  await chart.getByRole('button', { name: /table/i }).click();
  await expect(chart.getByRole('row').nth(1)).toBeVisible();
});

test('a link of the old site with a hash lands on the right page', async ({ page }) => {
  const kenya = await countryId(page, 'KE');
  await page.goto(`/countries/${kenya}#additional`);
  await expect(page).toHaveURL(new RegExp(`/countries/${kenya}/additional-info$`));
  await expect(page.getByRole('heading', { level: 2, name: 'Country resources' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'operations.ke@example.org' })).toHaveAttribute(
    'href',
    'mailto:operations.ke@example.org',
  );
  await page.goto(`/countries/${kenya}#operations`);
  await expect(page).toHaveURL(/\/ongoing-activities\/emergencies$/);
  await page.goto('/countries/285#operations');
  await expect(page).toHaveURL(/\/regions\/0\/operations$/);
});

test('a country administrator is offered to edit their own country alone', async ({ page }) => {
  const [nepal, kenya] = [await countryId(page, 'NP'), await countryId(page, 'KE')];
  await page.goto(`/countries/${nepal}/additional-info`);
  await expect(page.getByRole('heading', { level: 1, name: 'Nepal' })).toBeVisible();
  await settled(page);
  await expect(edit(page)).toHaveCount(0);

  await logIn(page, 'country.admin@example.org');
  await page.goto(`/countries/${nepal}/additional-info`);
  await expect(edit(page)).toHaveAttribute('href', new RegExp(`/api/country/${nepal}/change/$`));
  await expect(edit(page)).toHaveAttribute('target', '_blank');
  await page.goto(`/countries/${kenya}/additional-info`);
  await expect(page.getByRole('button', { name: /^(Follow|Unfollow)$/ })).toBeVisible();
  await expect(edit(page)).toHaveCount(0);
});

test('code and data of a country are asked for side by side, and data once', async ({ page }) => {
  const kenya = await countryId(page, 'KE');
  const reads: string[] = [];
  const answered = new Set<string>();
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) reads.push(`${request.method()} ${pathname}${search}`);
  });
  page.on('response', (response) => answered.add(new URL(response.url()).pathname));
  // the page's own code is held back: data that waited for it would not have been requested
  const held: (() => void)[] = [];
  await page.route(/\/assets\/(CountryLayout|OngoingEmergenciesTab)-.*\.js$/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  const data = [
    `/api/v2/country/${kenya}/`,
    '/api/v2/country_snippet/',
    '/api/v2/appeal/aggregated',
    '/api/v2/event/',
    '/api/v2/appeal/',
  ];
  await page.goto(`/countries/${kenya}/ongoing-activities/emergencies`, { waitUntil: 'commit' });
  await expect.poll(() => held.length).toBe(2);
  await expect.poll(() => data.filter((path) => answered.has(path))).toEqual(data);
  for (const release of held) release();
  await expect(page.getByRole('heading', { level: 1, name: 'Kenya' })).toBeVisible();
  await settled(page);
  expect(reads.filter((read, index) => reads.indexOf(read) !== index)).toEqual([]);
});

const addresses = [
  'ongoing-activities/emergencies',
  'profile/previous-events?compare=last-2&past_metric=requested',
  'ns-overview/partners',
  'additional-info',
];

for (const { language, width } of looks) {
  test(`country pages are accessible in ${language} at ${width} px`, async ({ page }) => {
    const [kenya, tuvalu] = [await countryId(page, 'KE'), await countryId(page, 'TV')];
    await page.setViewportSize({ width, height: 800 });
    await inLanguage(page, language);
    const paths = [kenya, tuvalu].flatMap((id) => addresses.map((address) => `/countries/${id}/${address}`));
    for (const path of [...paths, '/countries/288', '/countries/99999']) {
      await page.goto(path);
      await expect(page.locator('main h1')).toBeVisible();
      await settled(page);
      await expectAccessible(page, path);
    }
  });
}
