import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { chooseLanguage, expect, logIn, test } from './fixtures';

test.use({ serviceWorkers: 'allow', baseURL: 'http://localhost:3230' });

/** The server of this journey, which it stops: its process ends, so that nothing answers at the address. */
const port = 3230;
const data = mkdtempSync(join(tmpdir(), 'go-offline-'));
let server: ChildProcess | undefined;

const answers = () =>
  fetch(`http://localhost:${port}/api/v2/region/`).then(
    ({ ok }) => ok,
    () => false,
  );

async function startServer() {
  server = spawn(process.execPath, ['dist/sandbox/main.js', '--port', String(port), '--data', data], {
    stdio: 'ignore',
  });
  await expect.poll(answers, { timeout: 30_000, intervals: [100] }).toBe(true);
}

async function stopServer() {
  const running = server;
  server = undefined;
  if (!running) return;
  const ended = new Promise((resolve) => running.once('exit', resolve));
  running.kill('SIGKILL');
  await ended;
}

test.beforeAll(startServer);
test.afterAll(async () => {
  await stopServer();
  rmSync(data, { recursive: true, force: true });
});

const notice = (page: Page) => page.getByRole('region', { name: /^(Without a connection|Sans connexion)$/ });

/** The texts of all answers on the device, with the names of their databases. */
const storedTexts = (page: Page) =>
  page.evaluate(async () => {
    const request = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
    const found: string[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      if (!name.startsWith('go-answers-')) continue;
      const database = await request(indexedDB.open(name));
      for (const value of await request(database.transaction('answers').objectStore('answers').getAll()))
        found.push(`${name} ${JSON.stringify(value)}`);
      database.close();
    }
    return found;
  });

test('a person reads without a server what they have opened and kept; the next person finds nothing of it', async ({
  page,
}) => {
  test.slow();
  await logIn(page, 'staff@example.org');
  await page.goto('/emergencies/all');
  await expect(page.getByRole('table', { name: 'Emergencies' }).locator('tbody tr')).toHaveCount(15);
  // stored once the page is idle
  await expect.poll(async () => (await storedTexts(page)).join().includes('disaster_start_date')).toBe(true);
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

  await stopServer();

  await page.goto('/emergencies/all');
  await expect(page.getByRole('table', { name: 'Emergencies' }).locator('tbody tr')).toHaveCount(15);
  await expect(notice(page)).toContainText('This page shows what is stored on this device, as of');
  for (const tab of ['details', 'timeline', 'reports', 'activities', 'surge']) {
    await page.goto(`/emergencies/29/${tab}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(notice(page)).toBeVisible();
    await expect(page.locator('main').getByRole('button', { name: 'Retry' })).toHaveCount(0);
  }
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

  await startServer();
  await logIn(page, 'admin@example.org');
  await page.goto('/account/details');
  await expect
    .poll(() => storedTexts(page).then((texts) => texts.filter((text) => text.includes('staff@'))))
    .toEqual([]);
  await page.getByRole('banner').getByRole('button', { name: /Ines/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ok' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  // the logout loads the page anew
  await expect(async () => {
    expect((await storedTexts(page)).filter((text) => !text.startsWith('go-answers-visitor'))).toEqual([]);
  }).toPass();
});
