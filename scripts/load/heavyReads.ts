import type { Browser } from '@playwright/test';
import { openPages } from '../pages/openPages';
import { settled } from '../pages/settled';

/** A read of the API that keeps a person on a slow line waiting. */
export interface HeavyRead {
  /** Path and query. */
  readonly address: string;
  /** Milliseconds until the whole response has arrived, on this machine without other requests. */
  readonly duration: number;
  /** Uncompressed. */
  readonly bytes: number;
  readonly status: number;
}

const longest = 1_000;
const largest = 300_000;

const isApi = ({ pathname }: URL) => /^\/(risk\/)?api\//.test(pathname);

/** Addresses with a time differ by the moment that the page was opened. */
const withoutSeconds = (address: string) => address.replace(/T\d\d(%3A|:)\d\d(%3A|:)\d\d[^&]*/g, 'T…');

/**
 * The reads of all pages that take more than a second or are larger than 300 kB, each timed by itself.
 *
 * @param base - the address of the product with the API
 */
export async function heavyReads(browser: Browser, base: string): Promise<{ reads: number; heavy: HeavyRead[] }> {
  const found = new Map<string, { readonly url: string; readonly token: string | undefined }>();
  await openPages(browser, { base }, async (page, { path }) => {
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (request.method() !== 'GET' || !isApi(url)) return;
      const address = withoutSeconds(url.pathname + url.search);
      if (!found.has(address)) found.set(address, { url: url.href, token: request.headers().authorization });
    });
    await page.goto(base + path, { waitUntil: 'commit' });
    await settled(page);
  });
  const heavy: HeavyRead[] = [];
  for (const [address, { url, token }] of found) {
    const started = performance.now();
    const response = await fetch(url, { headers: token ? { Authorization: token } : {} });
    const bytes = (await response.arrayBuffer()).byteLength;
    const duration = performance.now() - started;
    if (duration > longest || bytes > largest) heavy.push({ address, duration, bytes, status: response.status });
  }
  return { reads: found.size, heavy: heavy.toSorted((a, b) => b.duration - a.duration) };
}
