import { test as bare } from '@playwright/test';
import { expect, expectAccessibleAtWidths, inLanguage, logIn, settled, test } from './fixtures';

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

test('pages are accessible in Arabic, wide and narrow', async ({ page }) => {
  // many pages, each in two widths
  test.slow();
  await inLanguage(page, 'ar');
  for (const path of publicPages) {
    await page.goto(path);
    await expect(page.locator('main h1')).toBeVisible();
    await settled(page);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expectAccessibleAtWidths(page, path);
  }
});

test('pages for logged-in users are accessible in Arabic, wide and narrow', async ({ page }) => {
  // many pages, each in two widths
  test.slow();
  await logIn(page, 'staff@example.org');
  await inLanguage(page, 'ar');
  for (const path of memberPages) {
    await page.goto(path);
    await expect(page.locator('main h1')).toBeVisible();
    await settled(page);
    await expectAccessibleAtWidths(page, path);
  }
});

// without the console check, because the error is logged
bare('the page that says what went wrong is accessible in Arabic, wide and narrow', async ({ page }) => {
  await inLanguage(page, 'ar');
  await page.route('**/assets/ResourcesPage*.js', (route) => route.abort());
  await page.goto('/resources');
  await expect(page.locator('a[href="/"] + button')).toBeVisible();
  await expectAccessibleAtWidths(page, '/resources, broken');
});
