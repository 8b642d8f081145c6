import type { Page } from '@playwright/test';
import { workbook } from '../sandbox/core/workbook';
import { headRows, unitColumns } from '../sandbox/local-units/templateColumns';
import { sentMails } from './api';
import {
  chooseLanguage,
  eventually,
  expect,
  expectAccessible,
  hardestLook,
  inLanguage,
  logIn,
  openPage,
  settled,
  test,
} from './fixtures';
import { acceptLeaving, field, goToStep } from './reportForm';

const context = '/countries/107/ns-overview/context-and-structure';

/** Scrolls to the section of local units, which is loaded near the viewport. */
async function openSection(page: Page, query = '') {
  await page.goto(`${context}${query}#local-units`);
  const list = page.getByRole('list', { name: 'Local units in the list' });
  await expect(async () => {
    await page.locator('#local-units').scrollIntoViewIfNeeded();
    await expect(list).toBeVisible({ timeout: 1000 });
  }).toPass();
  return list;
}

async function fillPosition(page: Page) {
  await goToStep(page, 1);
  await field(page, 'latitude').fill('-0.2');
  await field(page, 'longitude').fill('35.5');
}

test('staff add a clinic, a validator validates it and rejects an edit; the author sees the reason and corrects it', async ({
  browser,
  page,
}) => {
  acceptLeaving(page);
  const name = `Zahanati ${Date.now()}`;
  await logIn(page, 'staff@example.org');
  await page.goto('/countries/107/local-units/new');
  await field(page, 'type').selectOption({ label: 'Health Care' });
  await field(page, 'local_branch_name').fill(name);
  await field(page, 'date_of_data').fill('2026-03-01');
  await fillPosition(page);
  await goToStep(page, 2);
  await field(page, 'health.affiliation').selectOption({ label: 'Private Facility' });
  await field(page, 'health.functionality').selectOption({ label: 'Fully Functional' });
  await field(page, 'health.focal_point_position').fill('Head nurse');
  await field(page, 'health.focal_point_email').fill('head@example.org');
  await field(page, 'health.health_facility_type').selectOption({ label: 'Pharmacy' });
  for (const list of [
    'General medical services',
    'Specialized medical services beyond primary level',
    'Blood services',
  ]) {
    await page.getByRole('group', { name: list }).getByRole('checkbox', { name: 'None' }).check();
  }
  await goToStep(page, 3);
  await field(page, 'health.nurse').fill('4');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/countries\/107\/local-units\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const address = page.url();

  const validator = await (await browser.newContext()).newPage();
  await logIn(validator, 'unit.validator@example.org');
  await validator.goto(address);
  await validator.getByRole('button', { name: 'Validate' }).click();
  await validator.getByRole('alertdialog').getByRole('button', { name: 'Validate' }).click();
  await expect(validator.getByText('The unit is validated.')).toBeVisible();

  const edit = async (nurses: string, reason: string) => {
    await page.goto(`${address}/edit`);
    await goToStep(page, 3);
    await field(page, 'health.nurse').fill(nurses);
    await goToStep(page, 4);
    await expect(page.getByRole('row', { name: new RegExp(`Nurses.*${nurses}`) })).toBeVisible();
    await field(page, 'update_reason_overview').fill(reason);
    await page.getByRole('button', { name: /^(Submit|Save)$/ }).click();
    await expect(page).toHaveURL(address);
  };
  await edit('400', 'More staff.');
  await validator.goto(address);
  await expect(validator.getByRole('row', { name: /Nurses.*4.*400/ })).toBeVisible();
  await validator.getByRole('button', { name: 'Reject' }).click();
  const dialog = validator.getByRole('dialog', { name: 'Reject this edit' });
  await dialog.getByRole('textbox').fill(`Four hundred is too many for ${name}.`);
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(validator.getByText(/^The last edit was rejected/)).toBeVisible();
  const mails = await sentMails(page.request, 'staff@example.org');
  const notification = mails.find(({ body }) => body.includes(`too many for ${name}`));
  expect(notification?.body).toContain(new URL(address).pathname);

  await page.goto(address);
  await expect(page.getByText(/^The last edit was rejected/)).toBeVisible();
  await edit('5', 'One more nurse.');
  await validator.goto(address);
  await validator.getByRole('button', { name: 'Validate' }).click();
  await validator.getByRole('alertdialog').getByRole('button', { name: 'Validate' }).click();
  await expect(validator.getByText(/^The last request was accepted/)).toBeVisible();
});

test('two users edit one unit, and no change is overwritten silently', async ({ browser, page }) => {
  acceptLeaving(page);
  await logIn(page, 'staff@example.org');
  const other = await (await browser.newContext()).newPage();
  acceptLeaving(other);
  await logIn(other, 'admin@example.org');
  const address = '/countries/107/local-units/1';
  await Promise.all([page.goto(`${address}/edit`), other.goto(`${address}/edit`)]);
  for (const [of, type] of [
    [page, 'Lake branch'],
    [other, 'Harbour branch'],
  ] as const) {
    await field(of, 'subtype').fill(type);
    await goToStep(of, 2);
    await field(of, 'update_reason_overview').fill('A clearer name of its kind.');
  }
  await page.getByRole('button', { name: /^(Submit|Save)$/ }).click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await other.getByRole('button', { name: /^(Submit|Save)$/ }).click();
  const dialog = other.getByRole('alertdialog', { name: 'Someone else saved this in the meantime' });
  await expect(dialog.getByRole('row', { name: /Harbour branch.*Lake branch/ })).toBeVisible();
});

/** Opens the import of units of the type Other with a spreadsheet. @returns its dialog */
async function chooseSpreadsheet(page: Page, buffer: Buffer) {
  await page.getByRole('button', { name: 'Import and export' }).click();
  await page.getByRole('menuitem', { name: 'Import local units' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import local units' });
  await dialog.getByRole('combobox').selectOption({ label: 'Other' });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose a spreadsheet' }).click();
  await (await chooser).setFiles({ name: 'depots.xlsx', mimeType: 'application/octet-stream', buffer });
  return dialog;
}

// one after the other: an import replaces the units of its country and type
test.describe('imports', () => {
  test.describe.configure({ mode: 'default' });

  test('a file with three invalid rows is not stored, and the rows are listed', async ({ page }) => {
    await logIn(page, 'super@example.org');
    const list = await openSection(page, '?units_type=6');
    await expect(list.getByRole('button').first()).toBeVisible();
    await settled(page.locator('#local-units'));
    const names = await list.getByRole('button').allTextContents();
    const cell = (header: string, value: string | number) =>
      [unitColumns.findIndex((column) => column.header === header), value] as const;
    const row = (...cells: (readonly [number, string | number])[]) =>
      unitColumns.map((_, index) => cells.find(([at]) => at === index)?.[1] ?? '');
    const position = [cell('Latitude', -0.2), cell('Longitude', 35.5)];
    const rows = [
      row(cell('Local Unit Name (En)', 'North depot'), ...position),
      row(cell('Local Unit Name (En)', 'At sea'), cell('Latitude', -4), cell('Longitude', 45)),
      row(...position),
      row(cell('Local Unit Name (En)', 'Nowhere'), cell('Latitude', 0), cell('Longitude', 35.5)),
    ];
    const file = Buffer.from(await workbook({ name: 'local units', rows: [...headRows(unitColumns), ...rows] }));
    const dialog = await chooseSpreadsheet(page, file);
    const refused = dialog.getByRole('table', { name: 'Cells to correct' });
    await expect(refused.getByRole('row', { name: /^5 At sea Latitude -4 .*probably outside/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Replace the units' }).click();
    await expect(dialog.getByText('Nothing was stored. The units in the country are as they were.')).toBeVisible({
      timeout: 30_000,
    });
    const errors = dialog.getByRole('table', { name: 'Rows with errors, one by one' });
    await expect(
      errors.getByRole('row', { name: /^5 At sea Latitude -4 This position is outside the country/ }),
    ).toBeVisible();
    await expect(errors.getByRole('row', { name: /^6 .*Give the name of the unit/ })).toBeVisible();
    await expect(errors.getByRole('row', { name: /^7 Nowhere .*Give latitude and longitude/ })).toBeVisible();
    await expect(dialog.getByRole('link', { name: /^Download the errors file/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list.getByRole('button')).toHaveText(names);
  });

  test('an import goes on when its window closes: a message tells its end, and the list is read again', async ({
    page,
  }) => {
    await logIn(page, 'super@example.org');
    const list = await openSection(page, '?units_type=6');
    const name = `Depot ${Date.now()}`;
    const cells: Readonly<Record<string, string | number>> = {
      'Local Unit Name (En)': name,
      Visibility: 'Public',
      Latitude: -0.2,
      Longitude: 35.5,
    };
    const rows = [...headRows(unitColumns), unitColumns.map(({ header }) => cells[header] ?? '')];
    const buffer = Buffer.from(await workbook({ name: 'local units', rows }));
    const dialog = await chooseSpreadsheet(page, buffer);
    await expect(dialog.getByText('New units', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Replace the units' }).click();
    await expect(dialog.getByText(/^The file is being worked on/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText(/^The import of depots\.xlsx is done/)).toBeVisible({ timeout: 30_000 });
    await expect(list.getByRole('button')).toHaveCount(1);
    await expect(list.getByRole('button', { name: new RegExp(name) })).toBeVisible();
  });
});

test('a visitor follows a link of the old site, filters, shares a unit, and sees only its public fields', async ({
  page,
  context: browser,
}) => {
  await page.goto('/countries/107#local-units');
  await expect(page).toHaveURL(new RegExp(`${context}#local-units$`));
  const list = await openSection(page);
  await page.getByRole('searchbox', { name: 'Search in unit names' }).fill('lakeside');
  await expect(page).toHaveURL(/units_search=lakeside/);
  await list.getByRole('button', { name: /Tawi la Kando ya Ziwa/ }).click();
  await expect(page).toHaveURL(/unit=1(&|#|$)/);
  // the map zooms to the unit, and the focus stays in the list
  await expect(page.getByRole('dialog', { name: 'Tawi la Kando ya Ziwa' })).toBeVisible();
  await expect(list.getByRole('button', { name: /Tawi la Kando ya Ziwa/ })).toBeFocused();
  const shared = await browser.newPage();
  const there = await openSection(shared, '?unit=1&units_search=lakeside');
  await expect(there.getByRole('button', { name: /Tawi la Kando ya Ziwa/ })).toHaveAttribute('aria-expanded', 'true');
  await there.getByRole('link', { name: 'All details of Tawi la Kando ya Ziwa' }).click();
  await expect(shared.getByText('12 Oginga Road')).toBeVisible();
  await expect(shared.getByText('lakeside@example.org')).toHaveCount(0);
  await shared.goto('/countries/107/local-units/4');
  await expect(shared.getByText(/^This unit is not public, or no longer exists/)).toBeVisible();
});

test('a visitor finds the units nearest to their own position', async ({ page, context: browser }) => {
  await browser.grantPermissions(['geolocation']);
  await browser.setGeolocation({ longitude: 36.8, latitude: -1.3 });
  await openSection(page);
  await page.getByRole('button', { name: 'Use my position' }).click();
  const found = page.getByRole('list', { name: 'From your position' });
  await expect(found.getByRole('listitem')).toHaveCount(5);
  await found.getByRole('button').first().click();
  await expect(page).toHaveURL(/unit=\d+/);
});

test('section, page, dialogs and form are accessible in Arabic at 360 px, and another type is not validated', async ({
  page,
}) => {
  const { language, width } = hardestLook;
  // four dialogs and six pages
  test.slow();
  await page.setViewportSize({ width, height: 800 });
  await inLanguage(page, 'en');
  await logIn(page, 'training.validator@example.org');
  await page.goto('/countries/107/local-units/2');
  await expect(page.getByText('Valley Branch')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Validate' })).toHaveCount(0);
  await page.evaluate(() => localStorage.clear());
  await logIn(page, 'super@example.org');
  await chooseLanguage(page, language);
  for (const path of [
    '/countries/107/local-units/2?waiting=1',
    '/countries/107/local-units/3',
    '/local-units/waiting',
  ]) {
    await openPage(page, path);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expectAccessible(page, path);
  }
  // the former and the new answer of a change are under each other
  await openPage(page, '/countries/107/local-units/2');
  const change = page.locator('tbody [role="row"]').filter({ has: page.locator('[data-part="line"]') });
  await eventually(async () => {
    const [before, after] = await Promise.all(
      [0, 1].map((place) => change.first().locator('[data-part="line"]').nth(place).boundingBox()),
    );
    expect(after?.y).toBeGreaterThanOrEqual((before?.y ?? 0) + (before?.height ?? 0));
  });
  await page.goto(`${context}?unit=1#local-units`);
  const items = page.locator('#local-units li button');
  await expect(async () => {
    await page.locator('#local-units').scrollIntoViewIfNeeded();
    await expect(items.first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expectAccessible(page, 'the section');
  // closes the popup of the unit, which is also a dialog
  await page.goto(`${context}#local-units`);
  await expect(async () => {
    await page.locator('#local-units').scrollIntoViewIfNeeded();
    await expect(items.first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  for (const place of [0, 1, 2, 3]) {
    // import and export; the second menu is that of the list
    await page.locator('#local-units button[aria-haspopup="menu"]').first().click();
    await page.getByRole('menuitem').nth(place).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await settled(page.getByRole('dialog'));
    await expectAccessible(page, `dialog ${place + 1}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.goto('/countries/107/local-units/new');
  for (const step of [0, 1] as const) {
    await goToStep(page, step);
    await expectAccessible(page, `the form, step ${step + 1}`);
  }
});
