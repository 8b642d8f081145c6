import { test as bare } from '@playwright/test';
import { expect, expectAccessible, inLanguage, logIn, test } from './fixtures';

const publicPages = [
  '/',
  '/login',
  '/register',
  '/recover-account',
  '/recover-account/someone%40example.org/token',
  '/resend-validation-email',
  '/search?keyword=flood',
  '/resources',
  '/cookie-policy',
  '/terms-and-conditions',
  '/nowhere',
];
const memberPages = ['/account/details', '/account/notifications', '/flash-updates/all'];

for (const language of ['en', 'ar'] as const) {
  for (const width of [360, 768, 1280]) {
    test(`pages are accessible in ${language} at ${width} px`, async ({ page }) => {
      // eleven pages, each looked through by axe
      test.slow();
      await page.setViewportSize({ width, height: 800 });
      await inLanguage(page, language);
      for (const path of publicPages) {
        await page.goto(path);
        await expect(page.locator('main h1')).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
        await expectAccessible(page, path);
      }
    });
  }
}

for (const language of ['en', 'ar'] as const) {
  test(`pages for the logged in are accessible in ${language}`, async ({ page }) => {
    await logIn(page, 'staff@example.org');
    await inLanguage(page, language);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of memberPages) {
        await page.goto(path);
        await expect(page.locator('main h1')).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await expectAccessible(page, path);
      }
    }
  });

  // without the watch over the console: here something does go wrong, and is logged
  bare(`the page that says what went wrong is accessible in ${language}`, async ({ page }) => {
    await inLanguage(page, language);
    await page.route('**/assets/ResourcesPage*.js', (route) => route.abort());
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/resources');
      await expect(page.locator('a[href="/"] + button')).toBeVisible();
      await expectAccessible(page, '/resources, broken');
    }
  });
}
