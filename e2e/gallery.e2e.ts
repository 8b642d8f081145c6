import { readdirSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { axeFindings, galleryAddress } from './fixtures';

const sections = readdirSync('src/ui/gallery/sections')
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => file.replace(/\.tsx$/, ''));

/** Opens a section and waits until it is loaded, except its loading states. */
async function openSection(page: Page, look: string, section: string) {
  await page.goto(`${galleryAddress}${look}section=${section}`);
  await expect(page.locator('main h2, main h3').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]:not([data-waiting] *)')).toHaveCount(0);
}

/** The light theme in the widest viewport; dark and right to left in the narrowest. */
const looks = [
  { query: '?', width: 1280 },
  { query: '?dir=rtl&theme=dark&', width: 360 },
];

for (const { query, width } of looks) {
  test(`the gallery is accessible (${query}) at ${width} px`, async ({ page }) => {
    // every section
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    for (const section of sections) {
      await openSection(page, query, section);
      expect(await axeFindings(page), section).toEqual([]);
    }
  });
}

/** Overlays: section, pressed button and visible role. */
const overlays = [
  { section: 'overlays', opener: { role: 'button', name: 'Create a report' }, opened: 'menu' },
  { section: 'overlays', opener: { role: 'button', name: 'Popover' }, opened: 'dialog' },
  { section: 'overlays', opener: { role: 'button', name: 'Modal md' }, opened: 'dialog' },
  { section: 'overlays', opener: { role: 'button', name: 'Alert modal' }, opened: 'alertdialog' },
  { section: 'fieldsChoice', opener: { role: 'combobox', name: '10,000 options' }, opened: 'listbox' },
  { section: 'fieldsText', opener: { role: 'button', name: 'Choose a date for Plain' }, opened: 'dialog' },
] as const;

for (const look of ['?', '?dir=rtl&theme=dark&']) {
  for (const { section, opener, opened } of overlays) {
    test(`${opener.name} is accessible when open (${look})`, async ({ page }) => {
      await openSection(page, look, section);
      await page.getByRole(opener.role, { name: opener.name, exact: true }).first().click();
      await expect(page.getByRole(opened).first()).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });
  }
}
