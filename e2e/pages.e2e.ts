import { test as bare } from '@playwright/test';
import { expect, expectAccessible, inLanguage, logIn, looks, test } from './fixtures';

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
  '/montandon-landing',
  '/nowhere',
];
const memberPages = ['/account/details', '/account/notifications', '/account/my-forms', '/flash-updates/all', '/spark'];

for (const { language, width } of looks) {
  test(`pages are accessible in ${language} at ${width} px`, async ({ page }) => {
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

  test(`pages for logged-in users are accessible in ${language} at ${width} px`, async ({ page }) => {
    await logIn(page, 'staff@example.org');
    await inLanguage(page, language);
    await page.setViewportSize({ width, height: 800 });
    for (const path of memberPages) {
      await page.goto(path);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expectAccessible(page, path);
    }
  });

  // without the console check, because the error is logged
  bare(`the page that says what went wrong is accessible in ${language} at ${width} px`, async ({ page }) => {
    await inLanguage(page, language);
    await page.route('**/assets/ResourcesPage*.js', (route) => route.abort());
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/resources');
    await expect(page.locator('a[href="/"] + button')).toBeVisible();
    await expectAccessible(page, '/resources, broken');
  });
}
