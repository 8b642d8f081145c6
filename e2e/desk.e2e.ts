import { expect, expectAccessible, fillLogin, requestsEnded, test } from './fixtures';

test('a coordinator’s morning: the login leads to what waits, a DREF is read and approved, and waits no more', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await fillLogin(page, 'region.admin@example.org');
  await expect(page).toHaveURL('/account/for-me');
  await expect(page.getByRole('heading', { level: 2, name: /^DREF documents/ })).toBeVisible();
  const waiting = page.getByRole('region', { name: /^DREF documents to finalise or approve/ });
  // the same region has documents of journeys that run at the same time
  const title = 'Honduras Epidemic';
  const toApprove = waiting.getByRole('listitem').filter({ hasText: title });
  await expect(toApprove).toHaveCount(1);
  await expect(toApprove).toContainText('To be approved');
  await expectAccessible(page, 'what waits for a coordinator');

  // the list with it alone: reads it, and approves it there
  await toApprove.getByRole('link').click();
  await expect(page).toHaveURL(/\/account\/my-forms\/dref\?title=/);
  const row = page.getByRole('row').filter({ hasText: title }).filter({ hasText: 'Finalised' });
  await row.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(/\/dref-(applications|operational-updates|final-reports)\/\d+\/edit$/);
  await expect(page.getByRole('main')).toContainText('Finalised');
  await page.goBack();
  await row.getByRole('button', { name: /^More actions/ }).click();
  await page.getByRole('menuitem', { name: 'Approve', exact: true }).click();
  const approve = page.getByRole('alertdialog').getByRole('button', { name: 'Approve' });
  await expect(approve).toBeVisible();
  // what the question reads moves its button
  await requestsEnded(page);
  await approve.click();
  await expect(row).toHaveCount(0);

  await page.goto('/account/for-me');
  await expect(waiting.getByRole('listitem').first()).toBeVisible();
  await expect(toApprove).toHaveCount(0);
});

test('a journalist’s minute: from a word in the search to a figure with its source on the clipboard', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  const search = page.getByRole('combobox', { name: /Search emergencies/ });
  await search.fill('lake basin');
  await expect(page.getByRole('option').first()).toBeVisible();
  await search.press('Enter');
  // the home page, which shows the same emergency, stays until the results are there
  const results = page.getByRole('region', { name: 'Emergencies', exact: true });
  await results.getByRole('link', { name: /Lake basin floods/ }).click();
  await expect(page).toHaveURL(/\/emergencies\/1\/details$/);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('menuitem', { name: 'Copy the figures with their source' }).click();
  await expect(page.getByText('The figures are copied with their source.')).toBeVisible();

  const [name, ...lines] = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(name).toBe(await page.getByRole('heading', { level: 1 }).textContent());
  const { appeals } = await (await page.request.get('/api/v2/event/1/')).json();
  const sum = (part: string) =>
    appeals.reduce((all: number, each: Record<string, number>) => all + (each[part] ?? 0), 0);
  const people = `People targeted: ${sum('num_beneficiaries').toLocaleString('en')} (Source: Appeals ${appeals[0].code}`;
  expect(lines.find((line) => line.startsWith('People targeted'))).toContain(people);
  expect(lines.find((line) => line.includes('CHF'))).toContain(sum('amount_requested').toLocaleString('en'));
  expect(lines.at(-2)).toContain(page.url());
  expect(lines.at(-1)).toMatch(/^Saved on /);
});
