import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/* The field report form, as a person works with it. */

export const form = (page: Page) => page.locator('main form');

/** Opens a step by its index, which is the same in every language. */
export const goToStep = (page: Page, place: 0 | 1 | 2 | 3 | 4) =>
  form(page).getByRole('navigation').getByRole('button').nth(place).click();

export const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);

/** Chooses the first option of a search. */
export async function choose(page: Page, name: string, search: string) {
  await field(page, name).click();
  await page.getByRole('dialog').getByRole('combobox').fill(search);
  await page.getByRole('dialog').getByRole('option').filter({ hasText: search }).first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Fills the required fields of a report; titles are unique, so that tests find their own report. */
export async function fillContext(
  page: Page,
  title: string,
  { country = 'Chad', type = 'Landslide', start = '2016-03-04' } = {},
) {
  await choose(page, 'country', country);
  await choose(page, 'dtype', type);
  await field(page, 'start_date').fill(start);
  await field(page, 'title').fill(title);
  await field(page, 'title').press('Tab');
}

export const expectStoredOnDevice = (page: Page) =>
  expect(page.getByText('Saved on this device just now')).toBeVisible();

/** Accepts the browser's `beforeunload` dialog. */
export const acceptLeaving = (page: Page) => page.on('dialog', (dialog) => dialog.accept());
