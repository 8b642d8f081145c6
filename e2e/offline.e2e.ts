import type { Page } from '@playwright/test';
import { chooseLanguage, expect, logIn, test } from './fixtures';
import { ownServer } from './ownServer';
import { storedAnswers } from './storedAnswers';

const server = ownServer(3230);

test.use({ serviceWorkers: 'allow', baseURL: server.address });
test.beforeAll(server.start);
test.afterAll(server.remove);

const notice = (page: Page) => page.getByRole('region', { name: /^(Without a connection|Sans connexion)$/ });

test('a person reads without a server what they have opened and kept; the next person finds nothing of it', async ({
  page,
}) => {
  test.slow();
  await logIn(page, 'staff@example.org');
  await page.goto('/emergencies/all');
  await expect(page.getByRole('table', { name: 'Emergencies' }).locator('tbody tr')).toHaveCount(15);
  // stored once the page is idle
  await expect
    .poll(async () => (await storedAnswers(page)).some(({ text }) => text.includes('disaster_start_date')))
    .toBe(true);
  await page.goto('/emergencies/29/details');
  const name = 'Philippines: Fire in the informal settlement';
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.getByRole('button', { name: 'Keep for offline' }).click();
  await expect(page.getByRole('button', { name: /^Kept for offline/ })).toBeVisible({ timeout: 60_000 });
  await page.goto('/countries/93/profile/overview');
  // until the country is there, its place is held by a word
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Country');
  const country = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('button', { name: 'Keep for offline' }).click();
  await expect(page.getByRole('button', { name: /^Kept for offline/ })).toBeVisible({ timeout: 60_000 });

  await server.stop();

  await page.goto('/emergencies/all');
  await expect(page.getByRole('table', { name: 'Emergencies' }).locator('tbody tr')).toHaveCount(15);
  await expect(notice(page)).toContainText('This page shows what is stored on this device, as of');
  for (const tab of ['details', 'timeline', 'reports', 'activities', 'surge']) {
    await page.goto(`/emergencies/29/${tab}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(notice(page)).toBeVisible();
    await expect(page.locator('main').getByRole('button', { name: 'Retry' })).toHaveCount(0);
  }
  // the search finds what is stored, and what was opened last
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option', { name: country })).toBeVisible();
  await page.keyboard.type('informal');
  await expect(page.getByRole('option', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/countries/93');
  await expect(page.getByRole('heading', { level: 1, name: country })).toBeVisible();
  await page.goto('/account/details');
  await expect(page.getByRole('list', { name: 'Kept for offline' })).toContainText(name);

  // without a server, the product opens in another language and theme
  await page.evaluate(() => {
    localStorage.setItem('language', '"fr"');
    localStorage.setItem('theme', '"dark"');
  });
  await page.goto('/emergencies/29/details');
  await expect(page.getByRole('navigation', { name: 'Navigation principale' }).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await chooseLanguage(page, 'en');

  await server.start();
  await logIn(page, 'admin@example.org');
  await page.goto('/account/details');
  await expect
    .poll(() => storedAnswers(page).then((answers) => answers.filter(({ text }) => text.includes('staff@'))))
    .toEqual([]);
  await page.getByRole('banner').getByRole('button', { name: /Ines/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ok' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  // the logout loads the page anew
  await expect(async () => {
    const others = (await storedAnswers(page)).filter(({ database }) => !database.startsWith('go-answers-visitor'));
    expect(others).toEqual([]);
  }).toPass();
});
