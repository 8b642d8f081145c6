import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessibleAtWidths, exportTable, inLanguage, logIn, settled, test } from './fixtures';

const emergencies = (page: Page) => page.getByRole('table', { name: 'Emergencies' });
const rowsOf = (page: Page, name: string) => page.getByRole('table', { name }).locator('tbody tr');

test('a visitor filters to floods in a region, shares the URL, opens an emergency and exports the reports', async ({
  page,
  context,
}) => {
  await page.goto('/emergencies');
  await expect(page.getByRole('heading', { level: 1, name: 'Emergencies in the last 30 days' })).toBeVisible();
  await settled(page);

  const after = page.getByRole('textbox', { name: /Started or reported after/ });
  await after.fill('2024-01-01');
  await after.press('Tab');
  await page.getByRole('combobox', { name: 'Region' }).selectOption({ label: 'Africa' });
  await page.getByRole('combobox', { name: 'Disaster type' }).selectOption({ label: 'Flood' });
  await expect(page).toHaveURL(/start_after=2024-01-01/);
  await expect(page).toHaveURL(/region=0/);
  await expect(page).toHaveURL(/dtype=12/);
  await settled(page);
  const heading = page.getByRole('heading', { level: 2, name: /^Emergencies \(\d+\)$/ });
  const title = await heading.textContent();
  const types = emergencies(page).locator('tbody tr td:nth-child(3)');
  await expect.poll(async () => [...new Set(await types.allTextContents())]).toEqual(['Flood']);
  const names = await emergencies(page).locator('tbody tr > :nth-child(2)').allTextContents();
  const figures = (await page.locator('main dl').first().textContent()) ?? '';

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('heading', { level: 2, name: title ?? '', exact: true })).toBeVisible();
  await settled(other);
  await expect(emergencies(other).locator('tbody tr > :nth-child(2)')).toHaveText(names);
  await expect(other.locator('main dl').first()).toHaveText(figures);

  // filters are kept after opening an emergency and going back
  await emergencies(other).getByRole('link').first().click();
  await expect(other).toHaveURL(/\/emergencies\/\d+\/details/);
  await expect(other.getByRole('heading', { level: 1, name: names[0] ?? '' })).toBeVisible();
  await other.goBack();
  await expect(other).toHaveURL(/dtype=12/);

  // the list of all reports applies the filters, also to its export
  await page.getByRole('link', { name: 'View all field reports' }).click();
  await expect(page).toHaveURL(/\/field-reports\/all\?.*dtype=12/);
  const all = page.getByRole('heading', { level: 1, name: /All field reports \(\d+\)/ });
  await expect(all).toBeVisible();
  const count = Number(/\((\d+)\)/.exec((await all.textContent()) ?? '')?.[1]);
  expect(count).toBeGreaterThan(0);
  const [download] = await Promise.all([page.waitForEvent('download'), exportTable(page, 'CSV')]);
  expect(download.suggestedFilename()).toBe('field-reports.csv');
  const sheet = await readFile(await download.path(), 'utf8');
  const shown = (await rowsOf(page, 'Field reports').first().getByRole('rowheader').textContent())?.trim() ?? '';
  expect(sheet).toContain(shown);
  const { default: papa } = await import('papaparse');
  const { data } = papa.parse<Record<string, string>>(sheet.replace(/^\ufeff/, ''), { header: true });
  expect(data).toHaveLength(count);
  expect(new Set(data.map((row) => row['Disaster type']))).toEqual(new Set(['Flood']));
});

test('the export of all emergencies has the filters', async ({ page }) => {
  // other journeys report landslides and epidemics, of which emergencies are made
  await page.goto('/emergencies/all?region=1&dtype=12');
  const heading = page.getByRole('heading', { level: 1, name: /All emergencies \(\d+\)/ });
  await expect(heading).toBeVisible();
  const count = Number(/\((\d+)\)/.exec((await heading.textContent()) ?? '')?.[1]);
  expect(count).toBeGreaterThan(0);
  await expect(rowsOf(page, 'Emergencies')).toHaveCount(Math.min(15, count));
  const [download] = await Promise.all([page.waitForEvent('download'), exportTable(page, 'CSV')]);
  expect(download.suggestedFilename()).toBe('all-emergencies.csv');
  const { default: papa } = await import('papaparse');
  const sheet = (await readFile(await download.path(), 'utf8')).replace(/^\ufeff/, '');
  expect(papa.parse(sheet, { header: true }).data).toHaveLength(count);
});

test('an information officer saves filtered operations with HXL hashtags, which a script reads back', async ({
  page,
}) => {
  await page.goto('/appeals/all?atype=0&ordering=-amount_requested');
  const heading = page.getByRole('heading', { level: 1, name: /All appeals \(\d+\)/ });
  await expect(heading).toBeVisible();
  const count = Number(/\((\d+)\)/.exec((await heading.textContent()) ?? '')?.[1]);
  const [download] = await Promise.all([page.waitForEvent('download'), exportTable(page, 'CSV with HXL hashtags')]);
  expect(download.suggestedFilename()).toBe('all-appeals-hxl.csv');
  const { default: papa } = await import('papaparse');
  const sheet = (await readFile(await download.path(), 'utf8')).replace(/^\ufeff/, '');
  const [titles = [], tags = [], ...rows] = papa.parse<string[]>(sheet).data;
  expect(titles).toContain('Code');
  const place = (tag: string) => tags.indexOf(tag);
  for (const tag of ['#date+start', '#activity+appeal+code', '#value+funding+required+chf', '#country+name'])
    expect(place(tag), tag).toBeGreaterThanOrEqual(0);
  expect(count).toBeGreaterThan(0);
  expect(rows).toHaveLength(count);
  const amounts = rows.map((row) => Number(row[place('#value+funding+required+chf')]));
  expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
  const days = rows.map((row) => row[place('#date+start')]);
  for (const day of days) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test('staff and country administrators are offered to edit, visitors are not', async ({ page }) => {
  const edit = page.getByRole('link', { name: /Edit event/ });
  const create = page.getByRole('link', { name: 'Create field report' });
  await page.goto('/emergencies/1');
  await expect(page.getByRole('heading', { level: 1, name: /Lake basin floods/ })).toBeVisible();
  await settled(page);
  await expect(edit).toHaveCount(0);
  await expect(create).toHaveCount(0);

  for (const account of ['country.admin@example.org', 'staff@example.org']) {
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.removeItem('user'));
    await logIn(page, account);
    await page.goto('/emergencies/1/details');
    await expect(edit).toHaveAttribute('target', '_blank');
    await expect(edit).toHaveAttribute('href', /api\/event\/1\/change\/$/);
    await expect(create).toHaveAttribute('href', '/field-reports/new?event=1');
  }
});

test('code and data of a page are requested in parallel, and data once', async ({ page }) => {
  const requests: { readonly url: string; readonly at: number }[] = [];
  const answered = new Map<string, number>();
  page.on('request', (request) => requests.push({ url: new URL(request.url()).pathname, at: requests.length }));
  page.on('response', (response) => answered.set(new URL(response.url()).pathname, requests.length));
  // with the page's code blocked, data that depends on it would not be requested
  const held: (() => void)[] = [];
  await page.route(/\/assets\/(EmergencyLayout|DetailsTab)-.*\.js$/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  const data = ['/api/v2/event/1/', '/api/v2/event_snippet/', '/api/v2/surge_alert/', '/api/v2/disaster_type/'];
  await page.goto('/emergencies/1', { waitUntil: 'commit' });
  await expect.poll(() => held.length).toBe(2);
  await expect.poll(() => data.filter((path) => answered.has(path))).toEqual(data);
  for (const release of held) release();
  await expect(page.getByRole('heading', { level: 1, name: /Lake basin floods/ })).toBeVisible();
  await settled(page);
  const reads = requests.map(({ url }) => url).filter((url) => url.startsWith('/api/v2/'));
  expect(reads.filter((url, index) => reads.indexOf(url) !== index)).toEqual([]);
});

const pages = [
  '/emergencies',
  '/emergencies/all',
  '/emergencies/1/details',
  // with the chart of people affected
  '/emergencies/29/timeline',
  '/emergencies/29/brief',
  '/emergencies/1/reports',
  '/emergencies/1/activities',
  '/emergencies/1/surge',
  '/emergencies/1/additional-info/additional-information',
  '/emergencies/999999',
];

test('emergency pages are accessible in Arabic, wide and narrow', async ({ page }) => {
  // many pages, each in two widths
  test.slow();
  await inLanguage(page, 'ar');
  for (const path of pages) {
    await page.goto(path);
    await expect(page.locator('main h1')).toBeVisible();
    await settled(page);
    await expectAccessibleAtWidths(page, path);
  }
});
