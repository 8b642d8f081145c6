import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type FirstView, measureView, type NetworkConditions, viewport } from './firstView';

/** A visit with what an earlier one stored on the device, with a connection and without one. */
export interface SecondViews {
  readonly online: FirstView;
  readonly offline: FirstView;
}

const longest = 120_000;

/** Time in which answers and code are stored once a page is idle, in milliseconds. */
const storingMs = 12_000;

/** Opens a page for as long as it stores what it has read, and the code of the whole product. */
async function visit(page: Page, address: string, text: string) {
  await page.goto(address);
  await page.locator('main').getByText(text).first().waitFor({ timeout: longest });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForTimeout(storingMs);
  await page.waitForLoadState('networkidle', { timeout: longest });
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
      await page.waitForLoadState('networkidle', { timeout: longest });
    }
    await page.waitForTimeout(storingMs);
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
