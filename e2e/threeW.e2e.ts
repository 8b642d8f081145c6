import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectAccessibleAtWidths, inLanguage, logIn, settled, test } from './fixtures';
import { acceptLeaving, choose, field, form, goToStep } from './reportForm';

/** Fills in the required fields of an activity record, except its emergency. */
async function fillContext(page: Page, title: string) {
  await field(page, 'title').fill(title);
  await field(page, 'start_date').fill('2026-01-05');
  await field(page, 'end_date').fill('2099-01-05');
  await choose(page, 'reporting_ns', 'Kenya Red Cross');
  await field(page, 'reporting_ns_contact_name').fill('Amara Okafor');
  await field(page, 'reporting_ns_contact_role').fill('Lead');
  await field(page, 'reporting_ns_contact_email').fill('staff@example.org');
}

test('staff report an activity of an emergency, with two sectors, households and a location, and find it there', async ({
  page,
}) => {
  acceptLeaving(page);
  const title = `Relief at the lake ${Date.now()}`;
  await logIn(page, 'staff@example.org');
  await page.goto('/emergencies/1/activities');
  await page.getByRole('link', { name: 'Add 3W activity' }).first().click();
  await expect(page).toHaveURL(/\/three-w\/activities\/new\?event=1$/);
  await fillContext(page, title);
  await goToStep(page, 1);
  await page.getByRole('checkbox', { name: 'Health', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Shelter', exact: true }).check();
  await page
    .getByRole('group', { name: 'Actions in Health' })
    .getByRole('checkbox', { name: /^Search and rescue/ })
    .check();
  await page
    .getByRole('group', { name: 'Actions in Shelter' })
    .getByRole('checkbox', { name: /^Shelter repair/ })
    .check();
  await goToStep(page, 2);
  const rescue = page.getByRole('region', { name: 'Search and rescue' });
  await rescue.getByRole('radio', { name: 'Households' }).check();
  await rescue.getByRole('textbox', { name: 'Households' }).fill('25');
  const repair = page.getByRole('region', { name: 'Shelter repair' });
  await repair.getByRole('checkbox', { name: 'Detailed reporting, by age and sex' }).check();
  await repair.getByRole('textbox', { name: 'Female, 18 to 59' }).fill('12');
  await repair.getByRole('button', { name: 'Add a location' }).click();
  await repair.getByRole('textbox', { name: 'Description' }).fill('Market square');
  await repair.getByRole('textbox', { name: 'Latitude' }).fill('-0.1');
  await repair.getByRole('textbox', { name: 'Longitude' }).fill('34.75');
  await page.getByRole('button', { name: 'Submit' }).click();
  const review = page.getByRole('alertdialog', { name: 'Check before you submit' });
  await expect(review.getByText('Shelter repair')).toBeVisible();
  await review.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/three-w\/activities\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('button', { name: 'Market square' })).toBeVisible();

  await page.goto('/emergencies/1/activities?country=107&status=on_going');
  const table = page.getByRole('group', { name: 'Response activities' });
  await table.getByRole('button', { name: /^Title/ }).click();
  await expect(table.getByRole('link', { name: title })).toBeVisible();
  const place = page.getByRole('button', { name: /^Southern Region/ }).first();
  // the map is rendered near the viewport
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect(place).toBeVisible({ timeout: 500 });
  }).toPass();
  await place.click();
  await expect(page.getByRole('dialog').getByRole('link', { name: title })).toBeVisible();
});

test('two users edit a project with three years at the same time, and no change is overwritten silently', async ({
  browser,
  page,
}) => {
  acceptLeaving(page);
  const name = `Springs ${Date.now()}`;
  await logIn(page, 'staff@example.org');
  await page.goto('/three-w/projects/new');
  await choose(page, 'reporting_ns', 'Kenya Red Cross');
  await choose(page, 'project_country', 'Kenya');
  await page.getByRole('radio', { name: 'Programme' }).check();
  await page.getByRole('radio', { name: 'Domestic' }).check();
  await field(page, 'name').fill(name);
  await choose(page, 'primary_sector', 'Shelter');
  await goToStep(page, 1);
  await field(page, 'start_date').fill('2026-01-05');
  await field(page, 'end_date').fill('2099-01-05');
  await page.getByRole('checkbox', { name: 'Report figures year by year' }).check();
  for (const [index, year] of ['2026', '2027', '2028'].entries()) {
    await page.getByRole('button', { name: 'Add a year' }).click();
    await field(page, `annual_splits.${index}.year`).fill(year);
    await field(page, `annual_splits.${index}.target_total`).fill('100');
    await field(page, `annual_splits.${index}.reached_total`).fill('10');
  }
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/three-w\/projects\/\d+$/);
  const address = page.url();

  const other = await (await browser.newContext()).newPage();
  acceptLeaving(other);
  await logIn(other, 'admin@example.org');
  await Promise.all([page.goto(`${address}/edit`), other.goto(`${address}/edit`)]);
  await Promise.all([goToStep(page, 1), goToStep(other, 1)]);
  await field(page, 'annual_splits.1.target_total').fill('222');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(address);
  await field(other, 'annual_splits.1.target_total').fill('333');
  await other.getByRole('button', { name: 'Submit' }).click();
  const dialog = other.getByRole('alertdialog', { name: 'Someone else saved this in the meantime' });
  await expect(dialog.getByRole('row', { name: /333.*222/ })).toBeVisible();
  await dialog
    .getByRole('row', { name: /333.*222/ })
    .getByRole('radio', { name: /On the server$/ })
    .check();
  await dialog.getByRole('button', { name: 'Continue with this choice' }).click();
  await expect(other).toHaveURL(address);
  await expect(other.getByRole('row', { name: /2027.*222/ })).toBeVisible();
});

test('a visitor filters projects to one sector and shares the URL', async ({ page, context }) => {
  await page.goto('/three-w/projects');
  await page.getByRole('combobox', { name: 'Sector' }).click();
  await page.getByRole('option', { name: 'Migration' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/primary_sector=3/);
  const table = (of: Page) => of.getByRole('group', { name: 'Ongoing projects' });
  // the list is read near the window
  const goToList = (of: Page) =>
    of.getByRole('heading', { name: 'Ongoing projects', exact: true }).scrollIntoViewIfNeeded();
  await goToList(page);
  await expect(
    table(page)
      .getByRole('row', { name: /Migration/ })
      .first(),
  ).toBeVisible();
  // until the chosen sector is there, the list of all sectors may be
  const rest = table(page).locator('tbody').getByRole('row').filter({ hasNotText: 'Migration' });
  await expect(rest).toHaveCount(0);
  await settled(table(page));
  const names = await table(page).getByRole('row').allTextContents();
  const shared = await context.newPage();
  await shared.goto(page.url());
  await goToList(shared);
  await expect(
    table(shared)
      .getByRole('row', { name: /Migration/ })
      .first(),
  ).toBeVisible();
  await expect(table(shared).getByRole('row')).toHaveText(names);
});

test('a project for the secretariat is invisible to staff in list, map and totals alike', async ({ browser, page }) => {
  const name = `Secret springs ${Date.now()}`;
  const admin = await (await browser.newContext()).newPage();
  acceptLeaving(admin);
  await logIn(admin, 'admin@example.org');
  await logIn(page, 'staff@example.org');
  // other journeys add projects in Kenya
  const { results } = await (await page.request.get('/api/v2/country/?limit=9999')).json();
  const senegal = results.find((country: { iso: string | null }) => country.iso === 'SN').id;
  const figure = async (of: Page) => {
    await of.goto(`/countries/${senegal}/ongoing-activities/three-w/projects`);
    const total = of.locator('dl').getByText('Projects of every status').locator('xpath=following-sibling::dd').first();
    // before its data come
    await expect(total).toHaveText(/\d/);
    await settled(of);
    return total.innerText();
  };
  const before = await figure(page);
  await admin.goto('/three-w/projects/new');
  await choose(admin, 'reporting_ns', 'Senegal Red Cross');
  await choose(admin, 'project_country', 'Senegal');
  await admin.getByRole('radio', { name: 'Programme' }).check();
  await admin.getByRole('radio', { name: 'Domestic' }).check();
  await field(admin, 'name').fill(name);
  await choose(admin, 'primary_sector', 'Shelter');
  await goToStep(admin, 1);
  await field(admin, 'start_date').fill('2026-01-05');
  await field(admin, 'end_date').fill('2099-01-05');
  await admin.getByRole('radio', { name: 'IFRC Secretariat' }).check();
  await admin.getByRole('button', { name: 'Submit' }).click();
  await expect(admin).toHaveURL(/\/three-w\/projects\/\d+$/);

  expect(await figure(page)).toBe(before);
  await expect(page.getByRole('link', { name })).toHaveCount(0);
  await page.goto(`/three-w/projects/all?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('(0)');
  await page.goto(admin.url());
  await expect(page.getByText(/it is not visible to you/)).toBeVisible();
});

const pages = [
  '/three-w/projects',
  '/three-w/projects/all',
  '/three-w/projects/1',
  '/three-w/activities/all',
  '/three-w/activities/1',
  '/regions/0/three-w',
  '/countries/107/ongoing-activities/three-w/projects',
  '/countries/107/ns-overview/activities',
];

test('3W pages are accessible in Arabic, wide and narrow', async ({ page }) => {
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

test('the activity form is accessible', async ({ page }) => {
  acceptLeaving(page);
  await logIn(page, 'staff@example.org');
  await page.goto('/three-w/activities/new?event=1');
  await expect(form(page)).toBeVisible();
  await goToStep(page, 1);
  await page.getByRole('checkbox', { name: 'Shelter', exact: true }).check();
  await page
    .getByRole('group', { name: 'Actions in Shelter' })
    .getByRole('checkbox', { name: /^Shelter repair/ })
    .check();
  await goToStep(page, 2);
  await page.getByRole('checkbox', { name: 'Detailed reporting, by age and sex' }).check();
  await expectAccessible(page, 'the details of an activity');
});
