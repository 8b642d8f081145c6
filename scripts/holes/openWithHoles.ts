import type { Browser, BrowserContext, Page } from '@playwright/test';
import { isApi } from '../pages/isApi';
import { openPages } from '../pages/openPages';
import type { PageAddress } from '../pages/pageAddresses';
import { settled } from '../pages/settled';
import { answerWithHoles } from './answerWithHoles';
import { forbidden, shownFaults } from './shownFaults';

export interface OpenedPage extends PageAddress {
  /** One line each; empty for a page that shows no hole as a value. */
  readonly faults: readonly string[];
}

async function serveWithHoles(context: BrowserContext, seed: number) {
  await context.route(isApi, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    try {
      const fetched = await route.fetch();
      const original = new Response(new Uint8Array(await fetched.body()), {
        status: fetched.status(),
        headers: { 'Content-Type': fetched.headers()['content-type'] ?? '' },
      });
      const answer = await answerWithHoles(route.request().url(), original, seed);
      if (answer === original) await route.fulfill({ response: fetched });
      else await route.fulfill({ status: answer.status, contentType: 'application/json', body: await answer.text() });
    } catch {
      // the page was closed, or the request aborted, in the meantime
      await route.abort().catch(() => undefined);
    }
  });
}

/** The faults of a page and, where it is a form, of each of its steps. */
async function faultsOf(page: Page, address: string): Promise<string[]> {
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(`thrown: ${error.message.split('\n')[0]}`));
  await page.goto(address, { waitUntil: 'commit' });
  const look = async () => [
    ...((await settled(page)) ? [] : ['does not come to rest']),
    ...(await page.evaluate(shownFaults, forbidden.texts)),
  ];
  const found = await look();
  const steps = page.getByRole('navigation', { name: 'Steps of the form' }).getByRole('button');
  for (let index = 1; index < (await steps.count()); index += 1) {
    await steps.nth(index).click();
    found.push(...(await look()));
  }
  return [...new Set([...found, ...thrown])];
}

/**
 * Opens every page of the product in a browser while the responses of the server have holes, see `makeHoles`.
 *
 * @param base - the address of the product with the stand-in's API
 * @param only - a part of the paths to open; all by default
 */
export async function openWithHoles(
  browser: Browser,
  { base, seed, only }: { readonly base: string; readonly seed: number; readonly only?: string | undefined },
): Promise<OpenedPage[]> {
  return openPages(
    browser,
    { base, only, prepare: (context) => serveWithHoles(context, seed) },
    async (page, address) => ({
      ...address,
      faults: await faultsOf(page, base + address.path).catch((error: Error) => [
        `not opened: ${error.message.split('\n')[0]}`,
      ]),
    }),
  );
}
