import type { Browser, BrowserContext, Page } from '@playwright/test';
import { logIn } from '../load/logIn';
import { type PageAddress, pageAddresses } from './pageAddresses';

/** Sees every page. */
export const account = 'super@example.org';
/** Pages that load at the same time. */
const tabs = 3;

export const pageOptions = {
  viewport: { width: 1280, height: 1600 },
  reducedMotion: 'reduce',
  locale: 'en-GB',
} as const;

/** Works on some items at a time. @returns the results, in the order in which they were there */
export async function inTabs<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const waiting = [...items];
  const results: Result[] = [];
  const next = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) results.push(await work(item));
  };
  await Promise.all(Array.from({ length: tabs }, next));
  return results;
}

interface OpenPagesOptions {
  /** The address of the product. */
  readonly base: string;
  /** A part of the paths to open; all by default. */
  readonly only?: string | undefined;
  /** Called for the browser contexts of a member and of a visitor before their pages are opened. */
  readonly prepare?: (context: BrowserContext) => Promise<void>;
}

/** Opens every page of the product in a tab of its own, some at a time. @returns what `visit` returns for each */
export async function openPages<Result>(
  browser: Browser,
  { base, only, prepare }: OpenPagesOptions,
  visit: (page: Page, address: PageAddress) => Promise<Result>,
): Promise<Result[]> {
  const member = await browser.newContext({ ...pageOptions, storageState: await logIn(browser, base, account) });
  const visitor = await browser.newContext(pageOptions);
  try {
    for (const context of [member, visitor]) await prepare?.(context);
    return await inTabs(pageAddresses(only), async (address) => {
      const page = await (address.isForVisitors ? visitor : member).newPage();
      const result = await visit(page, address);
      await page.close();
      return result;
    });
  } finally {
    for (const context of [member, visitor]) await context.close();
  }
}
