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
  /** Bytes of the answers of the APIs on the device. */
  var answerBytes: (() => Promise<number>) | undefined;
  /** The same at the last look. */
  var lastAnswerBytes: number | undefined;
}

/** Runs in each page before its scripts. */
function observeAnswers() {
  const result = <T>(asked: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error);
    });
  globalThis.answerBytes = async () => {
    let bytes = 0;
    for (const { name = '' } of await indexedDB.databases()) {
      if (!name.startsWith('go-answers-')) continue;
      const database = await result(indexedDB.open(name));
      const stored: readonly { readonly text?: string }[] = await result(
        database.transaction('answers').objectStore('answers').getAll(),
      );
      bytes += stored.reduce((sum, { text = '' }) => sum + new Blob([text]).size, 0);
      database.close();
    }
    return bytes;
  };
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

/** Waits until the answers on the device have stayed the same for longer than they are collected. */
async function whenAnswersRest(page: Page) {
  await page.waitForLoadState('networkidle', { timeout: longest });
  await page.waitForFunction(
    async () => {
      const before = globalThis.lastAnswerBytes;
      globalThis.lastAnswerBytes = await globalThis.answerBytes?.();
      return Boolean(before) && globalThis.lastAnswerBytes === before;
    },
    null,
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
    await context.addInitScript(observeAnswers);
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
    return page.evaluate(async () => {
      // the share of each kind of store, which only Chromium tells
      const estimate: StorageEstimate & { usageDetails?: Record<string, number> } = await navigator.storage.estimate();
      const { caches: cached = 0, serviceWorkerRegistrations = 0 } = estimate.usageDetails ?? {};
      return { answers: (await globalThis.answerBytes?.()) ?? 0, code: cached + serviceWorkerRegistrations };
    });
  });
