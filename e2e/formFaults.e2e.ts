import { eventually, expect, logIn, test } from './fixtures';
import { acceptLeaving, choose, expectStoredOnDevice, field, fillContext, form, goToStep } from './reportForm';

/** A PNG image of one pixel. */
const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

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
  const save = page.getByRole('button', { name: 'Save' });
  await save.click();
  const saved = page.getByRole('region', { name: 'Notifications' }).getByText('The document was saved.');
  await expect(saved).toBeVisible();
  // an alert over the button, on which the pointer rests, would stay there and take the next press
  await eventually(async () => {
    const [alert, button] = await Promise.all([saved.boundingBox(), save.boundingBox()]);
    expect((alert?.x ?? 0) + (alert?.width ?? 0)).toBeLessThan(button?.x ?? 0);
  });
  await page.reload();
  await expect(page.getByRole('link', { name: /map.*\.png/ })).toBeVisible();
  await expect(retry).toBeHidden();
});
