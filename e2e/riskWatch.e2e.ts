import { expect, expectAccessibleAtWidths, inLanguage, openPage, settled, steadyValue, test } from './fixtures';

test('a duty officer filters to cyclones above a level, opens one, steps through its forecast, and shares the URL', async ({
  page,
  context,
}) => {
  await page.goto('/risk-watch/imminent');
  const events = page.getByRole('list', { name: 'Imminent events' });
  await expect(events.getByRole('button').first()).toBeVisible();
  // the events of the list are rendered in parts
  const all = await steadyValue(() => events.getByRole('button').count(), 500);
  await page.getByRole('combobox', { name: 'Hazard' }).selectOption({ label: 'Cyclone' });
  await page.getByRole('combobox', { name: 'Level at least' }).selectOption({ label: 'Orange' });
  await expect.poll(() => events.getByRole('button').count()).toBeLessThan(all);
  // one of two positions is below the level
  const cyclone = events.getByRole('button', { name: /Tropical Cyclone MAKOA/ });
  await expect(cyclone).toHaveCount(1);
  await cyclone.click();
  await expect(page.getByRole('checkbox', { name: 'Uncertainty of the forecast' })).toBeChecked();
  const later = page.getByRole('button', { name: 'Later position' });
  await later.click();
  await later.click();
  const forecastNote = page.getByText(/^\d+ of 11: .*Forecast, \d+ km\/h$/);
  await expect(forecastNote).toBeVisible();
  // the map also shows the position with its time
  await expect(page.getByRole('dialog').getByText(/^Forecast, \d+ km\/h$/)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Exposed area' }).uncheck();
  await expect(page).toHaveURL(/layers=positions,track,cone/);

  const shared = await context.newPage();
  await shared.goto(page.url());
  await expect(shared.getByText((await forecastNote.textContent()) ?? '')).toBeVisible();
  await expect(shared.getByRole('checkbox', { name: 'Exposed area' })).not.toBeChecked();
  await expect(shared.getByRole('combobox', { name: 'Hazard' })).toHaveValue('TC');
});

test('a planner compares two hazards over three months in one region by keyboard, and exports', async ({ page }) => {
  await page.goto('/regions/2/risk-watch/seasonal?months=6');
  await page.getByRole('radio', { name: 'People exposed' }).check();
  await page.getByRole('checkbox', { name: 'Food insecurity' }).uncheck();
  const last = page.getByRole('combobox', { name: 'To month' });
  await last.focus();
  await last.selectOption({ label: 'Aug' });
  await expect(page).toHaveURL(/months=6,7,8/);
  await expect(page).toHaveURL(/hazards=FL,TC/);
  const first = page.getByRole('list', { name: 'Places on the map' }).getByRole('button').first();
  await expect(first).toBeVisible();
  await settled(page.locator('main'));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export the list' }).click();
  const stream = await (await download).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  const [settings = '', list = ''] = Buffer.concat(chunks)
    .toString('utf8')
    .split(/\r?\n\r?\n/);
  expect(settings).toContain('Risk metric,People exposed');
  const [head = '', row = ''] = list.split(/\r?\n/);
  expect(head).toContain('Flood: value');
  expect(head).toContain('Cyclone: value');
  expect(head).not.toContain('Food insecurity');
  const leader = row.split(',')[1]?.replaceAll('"', '') ?? '';
  expect(leader).not.toBe('');
  await expect(first).toContainText(leader);
});

test('the risk API is down while the rest of the product works', async ({ page }) => {
  await page.route('**/risk/api/**', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/risk-watch/imminent');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(
    page.getByText(/^The server of the risk data cannot be reached\..* everything else works/),
  ).toBeVisible();
  await expect(page.getByRole('radio', { name: 'PDC' })).toBeVisible();
  await page.goto('/regions/2/risk-watch/seasonal');
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await page.goto('/emergencies');
  await expect(page.locator('main').getByRole('table').first().getByRole('row').nth(1)).toBeVisible();
  await page.unroute('**/risk/api/**');
  await page.goto('/risk-watch/imminent');
  await expect(page.getByRole('list', { name: 'Imminent events' }).getByRole('button').first()).toBeVisible();
});

test('the pages of risk watch are accessible in Arabic, wide and narrow', async ({ page }) => {
  // many pages, each in two widths
  test.slow();
  await inLanguage(page, 'ar');
  const kenya = 107;
  const paths = [
    '/risk-watch/imminent?event=2',
    '/risk-watch/imminent?source=meteoSwiss&event=5',
    '/risk-watch/seasonal',
    '/regions/2/risk-watch/seasonal',
    `/countries/${kenya}/profile/risk-watch`,
  ];
  for (const path of paths) {
    await openPage(page, path);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expectAccessibleAtWidths(page, path);
  }
});
