import type { Page } from '@playwright/test';
import { expect, inLanguage, settled, test } from './fixtures';

interface ServerString {
  readonly page_name: string;
  readonly key: string;
  readonly value: string;
}

/** Makes the server return these strings only. */
const answerStrings = (page: Page, strings: readonly ServerString[]) =>
  page.route('**/api/v2/language/*/**', (route) =>
    route.fulfill({ json: { code: 'fr', title: 'French', strings: strings.map((each) => ({ ...each, hash: null })) } }),
  );

/** The translation files that the page has fetched. */
const translationFiles = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/assets/translations-')),
  );

for (const { language, direction, heading, menu } of [
  { language: 'fr', direction: 'ltr', heading: 'Urgences', menu: 'Accueil' },
  { language: 'es', direction: 'ltr', heading: 'Emergencias', menu: 'Inicio' },
  { language: 'ar', direction: 'rtl', heading: 'حالات الطوارئ', menu: 'الرئيسية' },
] as const) {
  test(`without strings of the server the product is shown in ${language}`, async ({ page }) => {
    await answerStrings(page, []);
    await inLanguage(page, language);
    const called = page.waitForResponse(/\/api\/v2\/language\//);
    await page.goto('/emergencies');
    await called;
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('link', { name: menu, exact: true }).first()).toBeVisible();
    // the translations of the shell and of the area
    expect((await translationFiles(page)).length).toBeLessThanOrEqual(3);
  });
}

test('a string of the server takes precedence over the bundled translation', async ({ page }) => {
  await answerStrings(page, [
    { page_name: 'emergencies', key: 'headingUsual', value: 'Situations d’urgence récentes' },
    { page_name: 'root', key: 'home', value: '' },
  ]);
  await inLanguage(page, 'fr');
  await page.goto('/emergencies');
  await expect(page.getByRole('heading', { level: 1, name: 'Situations d’urgence récentes' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Accueil', exact: true }).first()).toBeVisible();
});

test('no translation file is fetched in English', async ({ page }) => {
  await page.goto('/emergencies');
  await expect(page.getByRole('heading', { level: 1, name: 'Emergencies' })).toBeVisible();
  expect(await translationFiles(page)).toEqual([]);
});

test('dates within Arabic titles neither turn around nor break, and each language is named in itself', async ({
  page,
}) => {
  await inLanguage(page, 'ar');
  await page.goto('/field-reports/all');
  const dates = page.locator('tbody bdi', { hasText: /^\d{2}-\d{4}$/ });
  await expect(dates.first()).toBeVisible();
  // the parts of each date, from left to right on one line
  const drawn = await dates.evaluateAll((all) =>
    all.map((date) => {
      const text = date.firstChild as Text;
      const boxOf = (from: number, to: number) => {
        const range = document.createRange();
        range.setStart(text, from);
        range.setEnd(text, to);
        return range.getBoundingClientRect();
      };
      const [month, year] = [boxOf(0, 2), boxOf(3, 7)];
      return { isInOrder: month.right <= year.left, isOnOneLine: Math.abs(month.top - year.top) < 2 };
    }),
  );
  expect(drawn.filter(({ isInOrder, isOnOneLine }) => !isInOrder || !isOnOneLine)).toEqual([]);
  await page.getByRole('button', { name: 'عربي' }).click();
  for (const [name, code] of [
    ['Français', 'fr'],
    ['Español', 'es'],
  ] as const) {
    await expect(page.getByRole('menuitemradio', { name }).locator('[lang]')).toHaveAttribute('lang', code);
  }
});

test('with an empty cache and a slow line no English text is shown first', async ({ page }) => {
  await answerStrings(page, []);
  await inLanguage(page, 'fr');
  await page.route('**/assets/translations-*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1200));
    await route.continue();
  });
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    new MutationObserver(() => {
      for (const each of document.querySelectorAll('h1, h2, nav a, label')) seen.add(each.textContent?.trim() ?? '');
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.goto('/emergencies');
  await expect(page.getByRole('heading', { level: 1, name: 'Urgences' })).toBeVisible();
  await page.getByRole('link', { name: 'Accueil', exact: true }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await settled(page.locator('main'));
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
  expect(seen).toContain('Accueil');
  for (const english of ['Home', 'Emergencies', 'Countries', 'Ongoing operations']) expect(seen).not.toContain(english);
});
