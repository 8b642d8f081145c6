import type { Route } from '@playwright/test';
import { expect, logIn, test } from './fixtures';
import { acceptLeaving, choose, expectStoredOnDevice, field, fillContext, form, goToStep } from './reportForm';

/** A PNG image of one pixel. */
const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const reports = '**/api/v2/field-report/';

/** Faults of a save, with a part of the form's message. */
const faults: readonly (readonly [name: string, answer: (route: Route) => Promise<void>, message: RegExp])[] = [
  ['the connection breaks', (route) => route.abort('connectionreset'), /^Network error\./],
  ['the server fails', (route) => route.fulfill({ status: 500, body: 'Oops' }), /Internal server error/],
  [
    'a captive portal answers instead',
    (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Welcome</h1>' }),
    /Response parse error/,
  ],
  ['the answer is empty', (route) => route.fulfill({ status: 201, json: {} }), /Response parse error/],
  ['the answer is null', (route) => route.fulfill({ status: 201, json: null }), /Response parse error/],
  ['the body is too large', (route) => route.fulfill({ status: 413, body: '' }), /payload was too large/],
];

test('a report is kept after every fault of a save, and is finally filed once', async ({ page }) => {
  const title = `Faults ${Date.now()}`;
  await logIn(page, 'staff@example.org');
  await page.goto('/field-reports/new');
  await fillContext(page, title);
  await goToStep(page, 3);
  for (const [name, answer, message] of faults) {
    await test.step(name, async () => {
      await page.route(reports, (route) => (route.request().method() === 'POST' ? answer(route) : route.fallback()), {
        times: 1,
      });
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(form(page).getByText(message)).toBeVisible();
      await expect(field(page, 'title')).toHaveValue(title);
      await expect(page).toHaveURL(/\/new$/);
      await page.unroute(reports);
    });
  }
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/field-reports\/\d+$/);
  const search = new URLSearchParams({ limit: '100', ordering: '-created_at' });
  const { results } = await (await page.request.get(`/api/v2/field-report/?${search}`)).json();
  expect(results.filter((report: { title: string }) => report.title === title)).toHaveLength(1);
});

test('the form is inert during a save, and the user can stop waiting', async ({ page }) => {
  acceptLeaving(page);
  await logIn(page, 'staff@example.org');
  await page.goto('/field-reports/new');
  await fillContext(page, 'Waiting');
  await goToStep(page, 3);
  await page.route(reports, () => undefined, { times: 1 });
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText(/^Saving\. Your answers stay on this device/)).toBeVisible();
  await goToStep(page, 0);
  await page.keyboard.press('Tab');
  await page.keyboard.type('lost');
  await expect(field(page, 'title')).toHaveValue('Waiting');
  await page.getByRole('button', { name: 'Stop waiting' }).click();
  await expect(page.getByText(/You stopped waiting for the server/)).toBeVisible();
  await field(page, 'title').fill('Typed again');
  await expect(field(page, 'title')).toHaveValue('Typed again');
});

test('after an expired login the user logs in within the page, and the report is filed', async ({ page }) => {
  await logIn(page, 'staff@example.org');
  await page.goto('/field-reports/new');
  await fillContext(page, `Renewed ${Date.now()}`);
  await goToStep(page, 3);
  await page.route(
    reports,
    (route) => route.fulfill({ status: 401, json: { errors: { detail: ['Invalid token.'] } } }),
    {
      times: 1,
    },
  );
  await page.getByRole('button', { name: 'Submit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in again' });
  await dialog.getByLabel(/^Password/).fill('go-sandbox');
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/field-reports\/\d+$/);
});

test('text typed just before the tab is closed is offered as a draft', async ({ page, context }) => {
  acceptLeaving(page);
  await logIn(page, 'staff@example.org');
  await page.goto('/field-reports/new');
  await field(page, 'title').fill('The last words');
  await page.close();
  const next = await context.newPage();
  await next.goto('/field-reports/new');
  const offer = next.getByRole('alertdialog', { name: 'Restore your draft?' });
  await expect(offer.getByRole('row', { name: /The last words/ })).toBeVisible();
  await offer.getByRole('button', { name: 'Restore draft' }).click();
  await expect(field(next, 'title')).toHaveValue('The last words');
  await expectStoredOnDevice(next);
});

test('drafts are listed under my forms; one is continued, the other discarded', async ({ page }) => {
  acceptLeaving(page);
  await logIn(page, 'staff@example.org');
  for (const title of ['The first half', 'The second half']) {
    await page.goto('/field-reports/new');
    const offer = page.getByRole('alertdialog', { name: 'Restore your draft?' });
    if (title === 'The second half') await offer.getByRole('button', { name: /later/i }).click();
    await field(page, 'title').fill(title);
    await expectStoredOnDevice(page);
  }
  await page.goto('/account/my-forms');
  const drafts = page.getByRole('list', { name: 'Drafts on this device' });
  await expect(drafts.getByRole('listitem')).toHaveCount(2);
  await drafts.getByRole('listitem').filter({ hasText: 'The second half' }).getByRole('button').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(drafts.getByRole('listitem')).toHaveCount(1);
  await drafts.getByRole('link').click();
  const offer = page.getByRole('alertdialog', { name: 'Restore your draft?' });
  await offer.getByRole('button', { name: 'Restore draft' }).click();
  await expect(field(page, 'title')).toHaveValue('The first half');
});

test('plain text with angle brackets is kept, also when it becomes rich text', async ({ page }) => {
  const text = 'OCHA <https://example.org/report> says:\n3 < 5 people & more';
  await logIn(page, 'staff@example.org');
  await page.goto('/field-reports/new');
  await page.getByRole('radio', { name: /Early warning/ }).check();
  await fillContext(page, `Brackets ${Date.now()}`);
  await goToStep(page, 1);
  await field(page, 'description').fill(text);
  await goToStep(page, 3);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/field-reports\/\d+$/);
  await expect(page.getByText('OCHA <https://example.org/report> says:')).toBeVisible();
  await page.getByRole('link', { name: 'Edit report' }).click();
  await page.getByRole('radio', { name: /^Event/ }).check();
  await goToStep(page, 1);
  const editor = form(page).locator('[contenteditable]');
  await expect(editor).toHaveText('OCHA <https://example.org/report> says:3 < 5 people & more');
  await expect(editor.locator('br')).toHaveCount(1);
});

test('a picture that did not arrive survives a reload and a save without it, and is sent from the next form', async ({
  page,
}) => {
  acceptLeaving(page);
  await logIn(page, 'staff@example.org');
  await page.goto('/dref-applications/new');
  await choose(page, 'national_society', 'Kenya Red Cross');
  await field(page, 'type_of_dref').selectOption({ label: 'Response' });
  await page.getByRole('radio', { name: 'Sudden' }).check();
  await field(page, 'title').fill(`Kept picture ${Date.now()}`);
  const uploads = '**/api/v2/dref-files/';
  await page.route(uploads, (route) => route.abort('connectionreset'));
  const picture = { name: 'map.png', mimeType: 'image/png', buffer: Buffer.from(onePixel, 'base64') };
  await field(page, 'cover_image_file').setInputFiles(picture);
  const retry = page.getByRole('button', { name: 'Try map.png again' });
  await expect(retry).toBeVisible();
  await expectStoredOnDevice(page);
  await page.reload();
  const offer = page.getByRole('alertdialog', { name: 'Restore your draft?' });
  await expect(offer.getByText('Files that have not reached the server: map.png.')).toBeVisible();
  await offer.getByRole('button', { name: 'Restore draft' }).click();
  await expect(retry).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('alertdialog', { name: 'Send without the files that failed?' });
  await question.getByRole('button', { name: 'Send without them' }).click();
  await expect(page).toHaveURL(/\/dref-applications\/\d+\/edit$/);
  // what is left out follows the document, across a reload of its form too
  await page.reload();
  await page.unroute(uploads);
  await retry.click();
  await expect(page.getByRole('link', { name: /map.*\.png/ })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The document was saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: /map.*\.png/ })).toBeVisible();
  await expect(retry).toBeHidden();
});
