import type { Page } from '@playwright/test';
import { chooseLanguage, expect, expectAccessible, hardestLook, inLanguage, logIn, settled, test } from './fixtures';
import { acceptLeaving, choose, field, form } from './reportForm';

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

/** Presses the button that finishes a step and confirms the dialog. */
async function finish(page: Page, button: string) {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: button, exact: true }).click();
}

/** The id of a country, by its name. */
async function countryId(page: Page, name: string): Promise<number> {
  const answer = await page.request.get('/api/v2/country/?limit=9999');
  const { results }: { results: readonly { id: number; name: string }[] } = await answer.json();
  const found = results.find((country) => country.name === name);
  if (!found) throw new Error(`no country ${name}`);
  return found.id;
}

interface Cycle {
  readonly id: number;
  readonly phase: number;
  readonly prioritization: number | null;
}

/** The cycles of a country, the latest first. */
async function cyclesOf(page: Page, country: number): Promise<readonly Cycle[]> {
  const answer = await page.request.get(`/api/v2/public-per-process-status/?country=${country}`);
  return (await answer.json()).results;
}

test('an administrator fills in a PER cycle from the overview to the work plan in two sessions, losing the connection in between', async ({
  page,
}) => {
  acceptLeaving(page);
  await logIn(page, 'per.admin@example.org');
  await page.goto('/per-process/new');
  await choose(page, 'country', 'Egypt');
  await expect(page.getByText('Cycle number')).toBeVisible();
  await field(page, 'date_of_orientation').fill('2026-01-10');
  await field(page, 'date_of_assessment').fill('2026-02-01');
  await field(page, 'type_of_assessment').selectOption({ label: 'Simulation' });
  await page.getByRole('radiogroup', { name: 'Migration considerations' }).getByRole('radio', { name: 'Yes' }).check();
  await save(page);
  await expect(page).toHaveURL(/\/per-process\/\d+\/overview$/);
  await finish(page, 'Set up the assessment');
  await expect(page).toHaveURL(/\/per-process\/\d+\/assessment$/);
  const perId = /per-process\/(\d+)/.exec(page.url())?.[1];

  // the first session ends without a connection
  await page
    .getByRole('radiogroup', { name: /^1\.1\. / })
    .getByRole('radio', { name: 'Partially exists' })
    .check();
  const notes = page.getByRole('textbox', { name: '1. RC Auxiliary Role, Mandate and Law: Notes' });
  await notes.fill('Confirmed by the law of 2019');
  await expect(
    page.getByRole('textbox', { name: '1. RC Auxiliary Role, Mandate and Law: Migration considerations' }),
  ).toBeVisible();
  await page.context().setOffline(true);
  await save(page);
  await expect(page.getByText(/Network error/).first()).toBeVisible();
  await page.context().setOffline(false);

  // the second session continues with the draft on the device
  await page.goto('/account/my-forms/per');
  await page.getByRole('link', { name: `Go on: PER assessment ${perId}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore draft' }).click();
  await expect(notes).toHaveValue('Confirmed by the law of 2019');
  await page
    .getByRole('combobox', { name: '1. RC Auxiliary Role, Mandate and Law: Rating' })
    .selectOption({ index: 3 });
  await save(page);
  await expect(page.getByText('Assessment: saved.')).toBeVisible();
  await finish(page, 'Submit the assessment');
  await expect(page).toHaveURL(/\/prioritization$/);

  const first = page.getByRole('checkbox').first();
  await expect(first).toHaveAccessibleName('Prioritise 1. RC Auxiliary Role, Mandate and Law');
  await first.check();
  await page.getByRole('textbox', { name: /^1\. .*: why this component$/ }).fill('The branches named it first');
  await finish(page, 'Select and add to work plan');
  await expect(page).toHaveURL(/\/work-plan$/);

  await page.getByRole('textbox', { name: /^1\. .*: Actions$/ }).fill('Agree the role with the ministry');
  await page.getByRole('combobox', { name: /^1\. .*: Status$/ }).selectOption({ label: 'Ongoing' });
  await finish(page, 'Save and finalise');
  await expect(page).toHaveURL(/\/account\/my-forms\/per$/);
  const country = await countryId(page, 'Egypt');
  await page.goto(`/account/my-forms/per?country=${country}`);
  await expect(page.getByRole('row', { name: /Egypt/ })).toContainText('5 – Action And Accountability');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Export as a spreadsheet: Egypt/ }).click();
  expect((await download).suggestedFilename()).toBe('egypt-per-action-and-accountability.xlsx');

  // saving the prioritisation after the last phase reopens the work plan, after a confirmation
  await page.goto(`/per-process/${perId}/prioritization`);
  await page.getByRole('textbox', { name: /^1\. .*: why this component$/ }).fill('And partners support it');
  await save(page);
  const warning = page.getByRole('alertdialog', { name: 'Open the final work plan again?' });
  await warning.getByRole('button', { name: 'Save and open the work plan again' }).click();
  await expect(page.getByText('Prioritisation: saved.')).toBeVisible();
  await expect(page.getByRole('link', { name: '4. Work plan (open)' })).toBeVisible();
});

test('staff without the role see the reason and no data', async ({ page }) => {
  await logIn(page, 'staff@example.org');
  await page.goto('/per-process/new');
  await expect(page.getByText(/don't have the correct permissions/)).toBeVisible();
  await page.goto('/per-process/1/overview');
  await expect(page.getByText(/cycles are open to the PER administrators/)).toBeVisible();
  await expect(form(page)).toHaveCount(0);
  await page.goto('/account/my-forms/per');
  await expect(page.getByText(/You see no PER cycle here/)).toBeVisible();
});

test('a visitor opens the strengths and priorities of a National Society, without ratings', async ({ page }) => {
  const country = await countryId(page, 'Lebanon');
  await page.goto(`/countries/${country}/ns-overview/capacity`);
  await page.getByRole('button', { name: /cycle 1\b/i }).click();
  await page.getByRole('link', { name: /cycle 1$/i }).click();
  await expect(page).toHaveURL(/\/ns-overview\/per\/\d+$/);
  const strengths = page.getByRole('list', { name: 'Highlighted top rated components' });
  await expect(strengths.getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('list', { name: 'Priority components to be strengthened' })).toBeVisible();
  await expect(page.getByText('Limited access')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Component ratings' })).toHaveCount(0);
});

test('two administrators edit one assessment: conflicting answers are chosen, other changes of both are kept', async ({
  page,
  browser,
}) => {
  acceptLeaving(page);
  await logIn(page, 'per.admin@example.org');
  const nepal = await countryId(page, 'Nepal');
  const cycle = (await cyclesOf(page, nepal)).find(({ phase }) => phase === 2);
  const address = `/per-process/${cycle?.id}/assessment`;
  const notesOf = (of: Page, component: string) =>
    of.getByRole('textbox', { name: `${component}: Notes`, exact: true });
  await page.goto(address);
  await notesOf(page, '1. RC Auxiliary Role, Mandate and Law').fill('As the first of us sees it');

  const colleague = await (await browser.newContext()).newPage();
  await logIn(colleague, 'super@example.org');
  await colleague.goto(address);
  await notesOf(colleague, '1. RC Auxiliary Role, Mandate and Law').fill('As the second of us sees it');
  await colleague.getByRole('button', { name: '2. DRM Strategy' }).click();
  await notesOf(colleague, '2. DRM Strategy').fill('Added by the second of us');
  await save(colleague);
  await expect(colleague.getByText('Assessment: saved.')).toBeVisible();
  await colleague.context().close();

  await save(page);
  const conflict = page.getByRole('alertdialog', { name: 'Someone else saved this in the meantime' });
  await conflict.getByRole('radio', { name: '1. RC Auxiliary Role, Mandate and Law: Notes: Mine' }).check();
  await conflict.getByRole('button', { name: 'Continue with this choice' }).click();
  await expect(page.getByText('Assessment: saved.')).toBeVisible();
  await page.reload();
  await expect(notesOf(page, '1. RC Auxiliary Role, Mandate and Law')).toHaveValue('As the first of us sees it');
  await page.getByRole('button', { name: '2. DRM Strategy' }).click();
  await expect(notesOf(page, '2. DRM Strategy')).toHaveValue('Added by the second of us');
});

test('list in Arabic, form and country page in English are accessible at 360 px', async ({ page }) => {
  const { language, width } = hardestLook;
  await page.setViewportSize({ width, height: 800 });
  await inLanguage(page, 'en');
  await logIn(page, 'per.admin@example.org');
  await chooseLanguage(page, language);
  const lebanon = await countryId(page, 'Lebanon');
  await page.goto(`/account/my-forms/per?country=${lebanon}`);
  await expect(page.getByRole('row')).toHaveCount(2);
  await settled(page.locator('main'));
  await expectAccessible(page, 'the list');

  // in Arabic the document is read-only
  await chooseLanguage(page, 'en');
  const nepal = await countryId(page, 'Nepal');
  const open = (await cyclesOf(page, nepal)).find(({ phase }) => phase === 2);
  await page.goto(`/per-process/${open?.id}/assessment`);
  await expect(form(page)).toBeVisible();
  await expectAccessible(page, 'the assessment');

  const finished = (await cyclesOf(page, lebanon)).at(-1);
  await page.goto(`/countries/${lebanon}/ns-overview/per/${finished?.id}`);
  await expect(page.getByRole('table').first()).toBeVisible();
  await settled(page.locator('main'));
  await expectAccessible(page, 'the cycle of a country');
});
