import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { launchBrowser } from './bench/browser.mjs';
import { type FirstView, type MeasuredPage, measuredPages, measureFirstView } from './load/firstView';
import { logIn } from './load/logIn';
import { median } from './load/median';
import { startStandIn } from './load/standIn';

/** A phone on a slow line: 1.6 Mbit/s, 150 ms, and a quarter of this machine's processor. */
const slowPhone = { latency: 150, throughput: (1.6 * 1_000_000) / 8, cpuSlowdown: 4 };
const account = 'staff@example.org';

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
const kilobytes = (bytes: number) => Math.round(bytes / 1000);
const kinds = ['document', 'script', 'stylesheet', 'data', 'font'];

function bytesByKind({ requests }: FirstView) {
  const sums = new Map<string, number>();
  for (const { kind, bytes } of requests) {
    const name = kinds.includes(kind) ? kind : 'other';
    sums.set(name, (sums.get(name) ?? 0) + bytes);
  }
  return [...sums].map(([name, bytes]) => `${name} ${kilobytes(bytes)}`).join(', ');
}

/** One row of the table: medians over the runs; bytes and requests of the last one. */
function rowOf(views: readonly FirstView[]) {
  const of = (figure: (view: FirstView) => number) => median(views.map(figure));
  const last = views.at(-1);
  return {
    'first paint': seconds(of(({ firstPaint }) => firstPaint)),
    data: seconds(of(({ dataShown }) => dataShown)),
    blocking: seconds(of(({ blockingTime }) => blockingTime)),
    'longest task': seconds(of(({ longestTask }) => longestTask)),
    shift: of(({ layoutShift }) => layoutShift).toFixed(3),
    'requests (before data)': `${of(({ requests }) => requests.length)} (${of(({ beforeData }) => beforeData.length)})`,
    chain: of(({ chain }) => chain.length),
    'kB, compressed': last ? bytesByKind(last) : '',
  };
}

async function measurePage(browser: Browser, base: string, page: MeasuredPage, text: string, runs: number) {
  const views: FirstView[] = [];
  const storageState = page.isForMembers ? await logIn(browser, base, account) : undefined;
  for (let run = 0; run < runs; run += 1) {
    views.push(await measureFirstView(browser, base + page.path, text, slowPhone, { storageState }));
  }
  return rowOf(views);
}

/**
 * Measures the first view of some pages with an empty cache on a slow machine and line: `npm run load -- [--runs 5] [--base URL …]`.
 *
 * @returns the process's status
 */
export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '5' },
      base: { type: 'string', multiple: true, default: [] },
      page: { type: 'string', multiple: true, default: [] },
    },
  });
  const standIn = await startStandIn();
  const browser = await launchBrowser();
  const get = async (path: string) => (await fetch(standIn.address + path)).json();
  try {
    const table: Record<string, unknown> = {};
    for (const page of measuredPages) {
      if (values.page.length > 0 && !values.page.includes(page.path)) continue;
      const text = await page.dataText(get);
      for (const base of [standIn.address, ...values.base]) {
        const name = base === standIn.address ? page.path : `${page.path} at ${base}`;
        try {
          table[name] = await measurePage(browser, base.replace(/\/$/, ''), page, text, Number(values.runs));
        } catch (error) {
          table[name] = { data: error instanceof Error ? error.message.split('\n')[0] : String(error) };
        }
      }
    }
    console.table(table);
    return 0;
  } finally {
    await browser.close();
    await standIn.close();
  }
}
