import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectAccessibleAtWidths, inLanguage, logIn, settled, test } from './fixtures';

const parts = (page: Page) => page.getByRole('navigation', { name: 'Parts of this country’s pages' });
const edit = (page: Page) => page.getByRole('link', { name: /Edit country/ });

/** Scrolls down until a locator is visible: blocks below the first screen are rendered near the viewport. */
const scrollTo = (page: Page, target: Locator) =>
  expect(async () => {
    await page.evaluate(() => window.scrollBy(0, 600));
    await expect(target).toBeVisible({ timeout: 300 });
  }).toPass();

/** Scrolls to the end, so that every block is rendered. */
const readToEnd = (page: Page) =>
  expect(async () => {
    await page.evaluate(() => window.scrollBy(0, 600));
    const isAtEnd = () => window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
    expect(await page.evaluate(isAtEnd)).toBe(true);
  }).toPass({ intervals: [100] });

/** The id of a country, from the stand-in's list. */
async function countryId(page: Page, iso: string): Promise<number> {
  const { results } = await (await page.request.get('/api/v2/country/?limit=9999')).json();
  return results.find((country: { iso: string | null }) => country.iso === iso).id;
}

test('a visitor compares two periods of a country’s past events and shares the URL', async ({ page, context }) => {
  const kenya = await countryId(page, 'KE');
  await page.goto(`/countries/${kenya}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Kenya' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/countries/${kenya}/ongoing-activities/emergencies$`));
  await parts(page).getByRole('link', { name: 'Country profile' }).click();
  const pages = page.getByRole('navigation', { name: 'Pages of this part' });
  await pages.getByRole('link', { name: 'Previous events' }).click();
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
    (await figures(page, 10).locator('dl').textContent()) ?? '',
    (await figures(page, 2).locator('dl').textContent()) ?? '',
  ] as const;
  expect(seen[0]).not.toBe(seen[1]);

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(figures(other, 2)).toBeVisible();
  await settled(other);
  await expect(figures(other, 10).locator('dl')).toHaveText(seen[0]);
  await expect(figures(other, 2).locator('dl')).toHaveText(seen[1]);

  // the charts have the same data as a table
  const chart = other.getByRole('figure', { name: 'Emergencies by disaster type' });
  await chart.getByRole('button', { name: /table/i }).click();
  await expect(chart.getByRole('row').nth(1)).toBeVisible();
});

test('a visitor finds the leaders of a National Society and the sources of its income', async ({ page, context }) => {
  const kenya = await countryId(page, 'KE');
  await page.goto(`/countries/${kenya}/ns-overview/context-and-structure`);
  const figures = page.getByRole('region', { name: 'National Society indicators' });
  await expect(figures.getByRole('link', { name: /on FDRS/ }).first()).toHaveAttribute('href', /data\.ifrc\.org\/fdrs/);
  await expect(page.getByRole('table', { name: 'National Society directory' })).toBeVisible();

  const income = page.getByRole('figure', { name: 'Income over time' });
  await scrollTo(page, income);
  const first = income.getByRole('button', { name: /^20/ }).first();
  const year = (await first.getAttribute('aria-label'))?.slice(0, 4);
  // moves from point to point by keyboard, then the URL has the chosen year
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('figure', { name: `Sources of income in ${year}` })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`income_year=${year}`));
  const other = await context.newPage();
  await other.goto(page.url());
  const shared = other.getByRole('figure', { name: `Sources of income in ${year}` });
  await scrollTo(other, shared);
});

test('each block of a country without data has an empty message', async ({ page }) => {
  const tuvalu = await countryId(page, 'TV');
  const says = async (address: string, ...messages: RegExp[]) => {
    await page.goto(`/countries/${tuvalu}/${address}`);
    for (const message of messages) await scrollTo(page, page.getByText(message));
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  };
  await says('profile/overview', /No key indicator/, /climate of Tuvalu/, /No season/, /population of the provinces/);
  await says(
    'ns-overview/context-and-structure',
    /no indicator of/,
    /No annual income/,
    /No person/,
    /No key document/,
  );
  await says('ns-overview/strategic-priorities', /No plan of Tuvalu/, /has not been assessed/);
  await says('ns-overview/capacity', /No organisational capacity assessment/, /no PER cycle/);
  await says('ns-overview/partners', /No office of the IFRC/, /No contact of the IFRC/);
});

test('the longest page can be read in Arabic at 360 px by keyboard', async ({ page }) => {
  const kenya = await countryId(page, 'KE');
  await page.setViewportSize({ width: 360, height: 740 });
  await inLanguage(page, 'ar');
  await page.goto(`/countries/${kenya}/ns-overview/context-and-structure`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('main h1')).toBeVisible();
  await settled(page);
  const search = page.getByRole('searchbox', { name: 'البحث في الأسماء' });
  // the filters of the last block: local units have filters too
  const filters = page.locator('main [role="search"]:not(#local-units *)').getByRole('button').first();
  // every block can be reached with the tab key, including the last one
  const reached = () => filters.evaluateAll((nodes) => nodes.some((node) => node === document.activeElement));
  for (let turn = 0; turn < 250 && !(await reached()); turn += 1) await page.keyboard.press('Tab');
  expect(await reached()).toBe(true);
  await page.keyboard.press('Enter');
  await expect(search).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(search).toBeFocused();
  await page.keyboard.type('statutes');
  await expect(page.getByRole('heading', { level: 2, name: /\((14|١٤)\)/ })).toBeVisible();
  await settled(page);
  await expectAccessible(page, 'context and structure');
});

test('a country administrator can edit only their own country', async ({ page }) => {
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

test('code and data of a country are requested in parallel, and data once', async ({ page }) => {
  const kenya = await countryId(page, 'KE');
  const reads: string[] = [];
  const answered = new Set<string>();
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) reads.push(`${request.method()} ${pathname}${search}`);
  });
  page.on('response', (response) => answered.add(new URL(response.url()).pathname));
  // with the page's code blocked, data that depends on it would not be requested
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
  'profile/overview',
  'ns-overview/context-and-structure',
  'ns-overview/strategic-priorities',
  'ns-overview/capacity',
  'ns-overview/partners',
  'additional-info',
];

test('country pages are accessible in Arabic, wide and narrow', async ({ page }) => {
  // many pages, each in two widths
  test.slow();
  const [kenya, tuvalu] = [await countryId(page, 'KE'), await countryId(page, 'TV')];
  await inLanguage(page, 'ar');
  const paths = [
    ...addresses.map((address) => `/countries/${kenya}/${address}`),
    // a country without data
    `/countries/${tuvalu}/profile/overview`,
    `/countries/${tuvalu}/ns-overview/context-and-structure`,
  ];
  for (const path of [...paths, '/countries/288', '/countries/99999']) {
    await page.goto(path);
    await expect(page.locator('main h1')).toBeVisible();
    await readToEnd(page);
    await settled(page);
    await expectAccessibleAtWidths(page, path);
  }
});
