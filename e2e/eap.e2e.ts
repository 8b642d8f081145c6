import type { Page } from '@playwright/test';
import { apiAs } from './api';
import { expect, expectAccessible, logIn, test } from './fixtures';
import { acceptLeaving, choose, field } from './reportForm';

const docx = Buffer.from('PK');
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

/** The list of the protocols of Nepal in a state. */
async function openList(page: Page, search: string) {
  await page.goto(`/account/my-forms/eap?${search}`);
  await expect(page.getByRole('table', { name: 'Early action protocols' })).toBeVisible();
}

/** Chooses a step from the menu of a protocol. */
async function chooseStep(page: Page, name: RegExp, step: string) {
  await page
    .getByRole('row', { name })
    .getByRole('button', { name: /^More actions/ })
    .click();
  await page.getByRole('menuitem', { name: step }).click();
}

async function logOut(page: Page) {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
}

test('a National Society registers a protocol and saves a simplified one, with a lost line in between; a stranger may only read it', async ({
  page,
}) => {
  acceptLeaving(page);
  await logIn(page, 'country.admin@example.org');
  await page.goto('/eap-registration/new');
  await choose(page, 'national_society', 'Nepal Red Cross');
  await choose(page, 'disaster_type', 'Heat Wave');
  await field(page, 'partners').click();
  await page.getByRole('dialog').getByRole('option', { name: 'Austria Red Cross' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Continue' }).click();
  await field(page, 'national_society_contact_name').fill('Sita Gurung');
  await field(page, 'national_society_contact_title').fill('Head of disaster management');
  await field(page, 'national_society_contact_email').fill('sita@example.org');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('The registration was received.')).toBeVisible();
  const row = page.getByRole('row', { name: /Nepal: Heat Wave \d{4} / }).first();
  await row.getByRole('button', { name: /^Show details/ }).click();
  await page.getByRole('link', { name: 'Start a simplified protocol' }).click();
  await expect(field(page, 'national_society_contact_name')).toHaveValue('Sita Gurung');
  await expectAccessible(page, 'a new simplified protocol');

  // the line is lost while the form is saved
  await page.context().setOffline(true);
  await save(page);
  await expect(page.getByText(/Network error/).first()).toBeVisible();
  await page.context().setOffline(false);
  await save(page);
  await expect(page.getByText('The protocol was created.')).toBeVisible();
  const address = page.url();

  await logOut(page);
  await logIn(page, 'staff@example.org');
  await page.goto(address);
  await expect(page.getByText(/^You may read this, but not change it/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
});

test('the federation comments on a protocol, the National Society revises it, and both versions are compared', async ({
  page,
}) => {
  acceptLeaving(page);
  await logIn(page, 'admin@example.org');
  await openList(page, 'status=20');
  const protocol = /Nepal: Flash Flood/;
  await chooseStep(page, protocol, 'Give feedback');
  const dialog = page.getByRole('alertdialog', { name: 'Give feedback' });
  await dialog.locator('input[type="file"]').setInputFiles({ name: 'comments.docx', mimeType: wordType, buffer: docx });
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('The protocol is now: NS Addressing Comments.')).toBeVisible();

  await logOut(page);
  await logIn(page, 'country.admin@example.org');
  await openList(page, 'status=30');
  await page
    .getByRole('row', { name: protocol })
    .getByRole('button', { name: /^Show details/ })
    .click();
  await page.getByRole('button', { name: 'Revise' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revise' }).click();
  await expect(page.getByText('Version 2 was made.')).toBeVisible();
  await field(page, 'national_society_contact_name').fill('Asha Rai Gurung');
  await save(page);
  await expect(page.getByText('The protocol was saved.')).toBeVisible();
  await openList(page, 'status=30');
  await page
    .getByRole('row', { name: protocol })
    .getByRole('button', { name: /^Show details/ })
    .click();
  await page.getByRole('button', { name: 'Compare versions' }).click();
  const comparison = page.getByRole('dialog', { name: 'Compare versions' });
  await expect(comparison.getByText('1 answer differs.')).toBeVisible();
  await expect(comparison.getByRole('insertion')).toHaveText('Gurung');
});

test('two people write a full protocol at once: what both changed is chosen, other changes of both are kept', async ({
  page,
  browser,
}) => {
  acceptLeaving(page);
  await logIn(page, 'country.admin@example.org');
  const api = await apiAs(page.request, 'country.admin');
  const { results } = await api.get<{ results: readonly { id: number; iso: string | null }[] }>('country/?limit=999');
  const nepal = results.find(({ iso }) => iso === 'NP')?.id;
  const contact = {
    national_society_contact_name: 'Asha Rai',
    national_society_contact_title: 'Head of disaster management',
    national_society_contact_email: 'asha.rai@example.org',
  };
  const store = async (path: string, data: object) =>
    (await api.post<{ id: number }>(`${path}/`, { ...contact, ...data })).id;
  const eap = await store('eap-registration', { national_society: nepal, country: nepal, disaster_type: 12 });
  await store('full-eap', {
    eap_registration: eap,
    expected_submission_time: '2027-03-01',
    objective: 'Fewer losses',
    early_actions: [],
    key_actors: [],
    prioritized_impacts: [],
  });
  await page.goto(`/eap/${eap}/full`);
  await field(page, 'objective').fill('As the first of us sees it');

  const colleague = await (await browser.newContext()).newPage();
  await logIn(colleague, 'super@example.org');
  await colleague.goto(`/eap/${eap}/full`);
  await field(colleague, 'objective').fill('As the second of us sees it');
  await field(colleague, 'national_society_contact_title').fill('Secretary General');
  await save(colleague);
  await expect(colleague.getByText('The protocol was saved.')).toBeVisible();
  await colleague.context().close();

  await save(page);
  const conflict = page.getByRole('alertdialog', { name: 'Someone else saved this in the meantime' });
  await conflict.getByRole('radio', { name: 'Objective of the protocol: Mine' }).check();
  await conflict.getByRole('button', { name: 'Continue with this choice' }).click();
  await expect(page.getByText('The protocol was saved.')).toBeVisible();
  await page.reload();
  await expect(field(page, 'objective')).toHaveValue('As the first of us sees it');
  await expect(field(page, 'national_society_contact_title')).toHaveValue('Secretary General');
});
