import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { logIn } from '../load/logIn';
import { isApi } from './isApi';
import { account, inTabs, pageOptions } from './openPages';
import { type PageAddress, pageAddresses } from './pageAddresses';
import { type Look, lookAt, settled, untilUnchanged } from './settled';

/** What a page shows for as long as one of its reads is on its way, beside what says that it is. */
export interface LateRead {
  readonly path: string;
  /** The read that was held: `/api/v2/event/:id/`. */
  readonly read: string;
  readonly lines: readonly string[];
}

/** Milliseconds after which a page that still changes is read as it is. */
const longestChange = 4_000;

/** Loading states, and the figures that skeletons have the width of. */
const loading = /^(Fetching|Loading|Opening)|\tFetching|^0(\t0)*$/;

/** Waits until the page no longer changes, although a read is on its way. @returns its lines */
async function linesMeanwhile(page: Page): Promise<readonly string[]> {
  const isEmpty = ({ lines }: Look) => lines.length === 0;
  const { look } = await untilUnchanged(page, { isPassing: isEmpty, longest: longestChange });
  return look.lines;
}

const readOf = (pathname: string) => pathname.replace(/\/\d+(?=\/|$)/g, '/:id');

interface Visit {
  readonly reads: ReadonlySet<string>;
  /** While the read was held. */
  readonly meanwhile: readonly string[];
  readonly lines: readonly string[];
}

/** Opens an address in a browser with nothing stored but the login, holding one of its reads until the page changes no more. */
async function visit(
  browser: Browser,
  address: string,
  device: BrowserContextOptions,
  held: string | null,
): Promise<Visit> {
  const context = await browser.newContext({ ...pageOptions, ...device, serviceWorkers: 'block' });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  try {
    const reads = new Set<string>();
    await context.route(isApi, async (route) => {
      const read = readOf(new URL(route.request().url()).pathname);
      if (route.request().method() === 'GET') reads.add(read);
      if (read === held) await released;
      // the page may have been closed, or the request aborted, in the meantime
      await route.continue().catch(() => undefined);
    });
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'commit' });
    const meanwhile = held === null ? [] : await linesMeanwhile(page);
    release();
    await settled(page);
    const { lines } = await lookAt(page);
    return { reads, meanwhile, lines };
  } finally {
    release();
    await context.close();
  }
}

async function lateReadsOf(browser: Browser, base: string, { path }: PageAddress, device: BrowserContextOptions) {
  const late: LateRead[] = [];
  const { reads, lines: usual } = await visit(browser, base + path, device, null);
  for (const read of reads) {
    const { meanwhile, lines } = await visit(browser, base + path, device, read);
    const final = new Set([...usual, ...lines]);
    const passing = [...new Set(meanwhile)].filter((line) => !final.has(line) && !loading.test(line));
    if (passing.length > 0) late.push({ path, read, lines: passing });
  }
  return late;
}

/**
 * Opens every page once for each of its reads, holds that read until the page changes no more, and lists what is shown only until it
 * arrives: what a bad line shows for seconds. Names told as unknown, or an id for them, are mistakes; a heading for a name is none.
 *
 * @param base - the address of the product with the stand-in's API
 * @param only - a part of the paths to open; all by default
 */
export async function findLateReads(
  browser: Browser,
  { base, only }: { readonly base: string; readonly only?: string | undefined },
): Promise<readonly LateRead[]> {
  const storageState = await logIn(browser, base, account);
  const found = await inTabs(pageAddresses(only), (address) =>
    lateReadsOf(browser, base, address, address.isForVisitors ? {} : { storageState }),
  );
  return found.flat();
}
