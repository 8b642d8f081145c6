import type { Browser, BrowserContextOptions } from '@playwright/test';

const password = 'go-sandbox';

/** Logs a demo account in on the login page. @returns the storage state of the browser */
export async function logIn(
  browser: Browser,
  base: string,
  username: string,
): Promise<BrowserContextOptions['storageState']> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(`${base}/login`);
    await page.locator('main input:not([type="password"])').first().fill(username);
    await page.locator('main input[type="password"]').fill(password);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname !== '/login');
    return await context.storageState();
  } finally {
    await context.close();
  }
}
