import type { Browser, BrowserContext, Page } from '@playwright/test';
import { codeCache } from '#app/offline/codeCache';
import type { CodeFiles } from '#app/offline/codeFiles';
import { type FirstView, measureView, type NetworkConditions, viewport } from './firstView';

/** A visit with what an earlier one stored on the device, with a connection and without one. */
export interface SecondViews {
  readonly online: FirstView;
  readonly offline: FirstView;
}

const longest = 120_000;

declare global {
  var storedAnswers: number | undefined;
}

/** Waits until the product's files are stored, and what the page has read: its answers follow once it is idle. */
async function whenStored(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(
    async (name) => {
      const files = (await (await fetch('/offlineFiles.json')).json()) as CodeFiles;
      const all = new Set([...files.common, ...Object.values(files.languages).flat()]);
      return (await (await caches.open(name)).keys()).length >= all.size;
    },
    codeCache,
    { polling: 500, timeout: longest },
  );
  await whenAnswersRest(page);
}

/** Waits until the number of answers on the device has stayed the same for longer than answers are collected. */
async function whenAnswersRest(page: Page) {
  await page.waitForLoadState('networkidle', { timeout: longest });
  await page.waitForFunction(
    async (databasePrefix) => {
      const count = (name: string) =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open(name);
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const asked = opening.result.transaction('answers').objectStore('answers').count();
            asked.onerror = () => reject(asked.error);
            asked.onsuccess = () => resolve(asked.result);
            opening.result.close();
          };
        });
      const names = (await indexedDB.databases()).flatMap(({ name }) =>
        name?.startsWith(databasePrefix) ? [name] : [],
      );
      const answers = (await Promise.all(names.map(count))).reduce((sum, each) => sum + each, 0);
      const before = globalThis.storedAnswers;
      globalThis.storedAnswers = answers;
      return answers > 0 && answers === before;
    },
    'go-answers-',
    { polling: 2000, timeout: longest },
  );
}

/** Opens a page for as long as it stores what it has read, and the code of the whole product. */
async function visit(page: Page, address: string, text: string) {
  await page.goto(address);
  await page.locator('main').getByText(text).first().waitFor({ timeout: longest });
  await whenStored(page);
}

async function inStoringContext<T>(browser: Browser, act: (context: BrowserContext) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport, serviceWorkers: 'allow' });
  try {
    return await act(context);
  } finally {
    await context.close();
  }
}

/**
 * Visits a page, then measures two further visits: on the line that is given, and without one.
 *
 * @param text - a text that appears with the page's data
 */
export const measureSecondViews = (
  browser: Browser,
  address: string,
  text: string,
  conditions: NetworkConditions,
): Promise<SecondViews> =>
  inStoringContext(browser, async (context) => {
    const first = await context.newPage();
    await visit(first, address, text);
    await first.close();
    const online = await measureView(context, address, text, conditions);
    for (const page of context.pages()) await page.close();
    return { online, offline: await measureView(context, address, text, { ...conditions, isOffline: true }) };
  });

/** What is on the device, in bytes. */
export interface StoredBytes {
  /** Answers of the APIs. */
  readonly answers: number;
  /** The product's own files. */
  readonly code: number;
}

const emergencies = [3, 7, 12, 29].flatMap((id) =>
  ['details', 'timeline', 'reports', 'activities', 'surge'].map((tab) => `/emergencies/${id}/${tab}`),
);
const countries = [12, 93].map((id) => `/countries/${id}/ongoing-activities/emergencies`);

/** Thirty pages of a day's ordinary reading. */
export const aDaysReading: readonly string[] = [
  '/',
  '/emergencies',
  '/emergencies/all',
  ...emergencies,
  ...countries,
  '/countries/93/profile/overview',
  '/regions/0/operations',
  '/field-reports/all',
  '/surge/active-surge-deployments',
  '/risk-watch/imminent',
];

/** Reads pages one after the other in one browser, and measures what they leave on the device. */
export const measureStored = (browser: Browser, addresses: readonly string[]): Promise<StoredBytes> =>
  inStoringContext(browser, async (context) => {
    const page = await context.newPage();
    for (const address of addresses) {
      await page.goto(address);
      await whenAnswersRest(page);
    }
    await whenStored(page);
    const used = await page.evaluate(async () => {
      // the share of each kind of store, which only Chromium tells
      const estimate: StorageEstimate & { usageDetails?: Record<string, number> } = await navigator.storage.estimate();
      return estimate.usageDetails ?? {};
    });
    return {
      answers: used.indexedDB ?? 0,
      code: (used.caches ?? 0) + (used.serviceWorkerRegistrations ?? 0),
    };
  });
