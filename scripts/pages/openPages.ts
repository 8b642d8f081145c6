import type { Browser, BrowserContext, Page } from '@playwright/test';
import { logIn } from '../load/logIn';
import { type PageAddress, pageAddresses } from './pageAddresses';

/** Sees every page. */
const account = 'super@example.org';
/** Pages that load at the same time. */
const tabs = 3;

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
  { base, only = '', prepare }: OpenPagesOptions,
  visit: (page: Page, address: PageAddress) => Promise<Result>,
): Promise<Result[]> {
  const options = { viewport: { width: 1280, height: 1600 }, reducedMotion: 'reduce', locale: 'en-GB' } as const;
  const member = await browser.newContext({ ...options, storageState: await logIn(browser, base, account) });
  const visitor = await browser.newContext(options);
  try {
    for (const context of [member, visitor]) await prepare?.(context);
    const waiting = pageAddresses().filter(({ path }) => path.includes(only));
    const results: Result[] = [];
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const page = await (next.isForVisitors ? visitor : member).newPage();
        results.push(await visit(page, next));
        await page.close();
      }
    };
    await Promise.all(Array.from({ length: tabs }, work));
    return results;
  } finally {
    for (const context of [member, visitor]) await context.close();
  }
}
