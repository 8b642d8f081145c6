import { expect, expectAccessible, expectAccessibleAtWidths, inLanguage, openPage, test } from './fixtures';

test('a visitor filters, waits for the summary, opens its sources and extracts, and shares the URL', async ({
  page,
  context,
}) => {
  await page.goto('/operational-learning');
  await expect(page.getByRole('heading', { level: 1, name: /Operational learning/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'Region' }).selectOption({ label: 'Africa' });
  await page.getByRole('combobox', { name: 'Sector', exact: true }).click();
  await page.getByRole('option', { name: 'WASH' }).click();
  await page.keyboard.press('Escape');
  const chips = page.getByRole('list', { name: 'Chosen filters' });
  await expect(chips.getByRole('listitem')).toHaveText(['Region: Africa', 'Sector: WASH']);
  await expect(page).not.toHaveURL(/region/);
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page).toHaveURL(/region=0&sector=0/);

  // each state lasts a few seconds, in which a slow page may not read it
  await expect(
    page.getByText(/^The summary of these filters (waits to be generated|is being written)\.$/),
  ).toBeVisible();
  const note = page.getByRole('note').filter({ hasText: 'validated extracts' });
  await expect(note).toBeVisible();
  const generated = (await note.textContent()) ?? '';
  expect(generated).toMatch(/GPT 4o-mini.* from \d+ of \d+ validated extracts/);

  await page.getByRole('button', { name: 'Show sources: Key insights' }).click();
  const sources = page.getByRole('list', { name: 'Sources: Key insights' });
  await expect(sources.getByRole('link').first()).toBeVisible();
  await page.getByRole('button', { name: 'View all extracts: Key insights' }).click();
  const extracts = page.getByRole('dialog').getByRole('article');
  await expect(extracts.first()).toBeVisible();
  await expectAccessible(page, 'the extracts of the key insights');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('radio', { name: /^Component/ }).check();
  await expect(page).toHaveURL(/summaries=component/);

  const shared = await context.newPage();
  const statuses: Promise<number>[] = [];
  shared.on('response', (response) => {
    if (response.url().includes('/ops-learning/summary/')) statuses.push(response.json().then(({ status }) => status));
  });
  await shared.goto(page.url());
  await expect(shared.getByRole('note').filter({ hasText: 'validated extracts' })).toHaveText(generated);
  // the summary that the server stores is in its first response, which may follow what the device stores
  await expect.poll(() => Promise.all(statuses)).toEqual([3]);
  await expect(shared.getByRole('radio', { name: /^Component/ })).toBeChecked();
  await expect(shared.getByRole('list', { name: 'Chosen filters' }).getByRole('listitem')).toHaveText([
    'Region: Africa',
    'Sector: WASH',
  ]);
});

test('operational learning is accessible in Arabic, wide and narrow', async ({ page }) => {
  // many pages, each in two widths
  test.slow();
  await inLanguage(page, 'ar');
  for (const path of ['/operational-learning', '/operational-learning?search=nothing-has-this&region=1']) {
    await openPage(page, path);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expectAccessibleAtWidths(page, path);
  }
});
