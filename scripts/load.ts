import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { launchBrowser } from './bench/browser.mjs';
import { type ClickView, countRequests, measureClick, measuredClicks } from './load/clicks';
import { type FirstView, type MeasuredPage, measuredPages, measureFirstView } from './load/firstView';
import { heavyReads } from './load/heavyReads';
import { logIn } from './load/logIn';
import { median } from './load/median';
import { aDaysReading, measureSecondViews, measureStored, type SecondViews } from './load/secondView';
import { startStandIn } from './load/standIn';

/** A phone on a slow connection: 1.6 Mbit/s, 150 ms latency, 4× CPU throttling. */
const slowPhone = { latency: 150, throughput: (1.6 * 1_000_000) / 8, cpuSlowdown: 4 };
/** Neither the line nor the processor is slowed down. */
const asItIs = { latency: 0 };
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

/** One row of the table: medians over the runs; bytes of the last run. */
function rowOf(views: readonly FirstView[]) {
  const of = (figure: (view: FirstView) => number) => median(views.map(figure));
  const last = views.at(-1);
  return {
    'first paint': seconds(of(({ firstPaint }) => firstPaint)),
    data: seconds(of(({ dataShown }) => dataShown)),
    blocks: seconds(of(({ blocksShown }) => blocksShown)),
    'at rest': seconds(of(({ atRest }) => atRest)),
    blocking: seconds(of(({ blockingTime }) => blockingTime)),
    'longest task': seconds(of(({ longestTask }) => longestTask)),
    shift: of(({ layoutShift }) => layoutShift).toFixed(3),
    'requests (before data)': `${of(({ requests }) => requests.length)} (${of(({ beforeData }) => beforeData.length)})`,
    chain: of(({ chain }) => chain.length),
    'kB, compressed': last ? bytesByKind(last) : '',
  };
}

async function measurePage(
  browser: Browser,
  base: string,
  page: MeasuredPage,
  text: string,
  { runs, fast }: Pick<FirstViewOptions, 'runs' | 'fast'>,
) {
  const conditions = fast ? asItIs : slowPhone;
  const views: FirstView[] = [];
  const storageState = page.isForMembers ? await logIn(browser, base, account) : undefined;
  for (let run = 0; run < runs; run += 1) {
    views.push(await measureFirstView(browser, base + page.path, text, conditions, { storageState }));
  }
  return rowOf(views);
}

interface FirstViewOptions {
  readonly runs: number;
  /** First views on this machine's line and processor. */
  readonly fast?: boolean;
  /** Further addresses of the product to measure. */
  readonly base: readonly string[];
  /** Paths to measure; all by default. */
  readonly page: readonly string[];
  /** Multiplies the rows of the illustrative data. */
  readonly scale: number;
}

async function printFirstViews(browser: Browser, { base: others, page: only, scale, ...how }: FirstViewOptions) {
  const standIn = await startStandIn({ scale });
  const get = async (path: string) => (await fetch(standIn.address + path)).json();
  try {
    const table: Record<string, unknown> = {};
    for (const page of measuredPages) {
      if (only.length > 0 && !only.includes(page.path)) continue;
      const text = await page.dataText(get);
      for (const base of [standIn.address, ...others]) {
        const name = base === standIn.address ? page.path : `${page.path} at ${base}`;
        try {
          table[name] = await measurePage(browser, base.replace(/\/$/, ''), page, text, how);
        } catch (error) {
          table[name] = { data: error instanceof Error ? error.message.split('\n')[0] : String(error) };
        }
      }
    }
    console.table(table);
  } finally {
    await standIn.close();
  }
}

const milliseconds = (time: number) => `${Math.round(time)} ms`;

/**
 * One row of the table for each step of a click: medians over the runs and, for a machine that is not quiet, the least; requests of the
 * last run.
 */
function rowsOfClick(name: string, views: readonly ClickView[]) {
  const steps = [
    ['first time', 'first'],
    ['back', 'back'],
    ['again', 'again'],
    ['back again', 'backAgain'],
  ] as const;
  return Object.fromEntries(
    steps.map(([words, step]) => {
      const of = (figure: 'head' | 'data') => {
        const times = views.map((view) => view[step][figure]);
        return `${milliseconds(median(times))} (${milliseconds(Math.min(...times))})`;
      };
      const last = views.at(-1)?.[step];
      return [
        `${name}, ${words}`,
        { head: of('head'), data: of('data'), 'requests of data + files': last ? countRequests(last) : '' },
      ];
    }),
  );
}

/** How soon a click is answered: from the release of the press to the next page's head, and to its data. */
async function printClicks(browser: Browser, { runs, base: others, page: only, scale }: FirstViewOptions) {
  const standIn = await startStandIn({ scale });
  try {
    const clicks = await measuredClicks(async (path) => (await fetch(standIn.address + path)).json());
    const table: Record<string, unknown> = {};
    for (const click of clicks) {
      if (only.length > 0 && !only.includes(click.path)) continue;
      const addresses = [standIn.address, ...others].map((base) => base.replace(/\/$/, ''));
      const views = new Map<string, ClickView[]>(addresses.map((base) => [base, []]));
      try {
        // the addresses in turn: other load on the machine then meets all of them
        for (let run = 0; run < runs; run += 1) {
          for (const [base, found] of views) found.push(await measureClick(browser, base, click, slowPhone));
        }
      } catch (error) {
        table[`${click.name}: failed`] = {
          data: error instanceof Error ? error.message.split('\n')[0] : String(error),
        };
      }
      for (const [base, found] of views) {
        Object.assign(table, rowsOfClick(base === standIn.address ? click.name : `${click.name} at ${base}`, found));
      }
    }
    console.table(table);
  } finally {
    await standIn.close();
  }
}

/** The pages whose second view is measured. */
const secondViewPages = ['/', '/emergencies', '/field-reports/all', '/emergencies/29/details'];

/** The columns of a second view: medians over the runs. */
function columnsOfSecond(views: readonly SecondViews[], kind: keyof SecondViews) {
  const of = (figure: 'firstPaint' | 'dataShown') => seconds(median(views.map((view) => view[kind][figure])));
  return { [`${kind}: first paint`]: of('firstPaint'), [`${kind}: data`]: of('dataShown') };
}

/** How soon a page is there that was read before, with and without a connection, and what a day's reading stores. */
async function printSecondViews(browser: Browser, { runs, scale }: FirstViewOptions) {
  const standIn = await startStandIn({ scale });
  const get = async (path: string) => (await fetch(standIn.address + path)).json();
  try {
    const table: Record<string, unknown> = {};
    for (const { path, dataText } of measuredPages.filter((page) => secondViewPages.includes(page.path))) {
      const text = await dataText(get);
      const views: SecondViews[] = [];
      for (let run = 0; run < runs; run += 1)
        views.push(await measureSecondViews(browser, standIn.address + path, text, slowPhone));
      table[path] = { ...columnsOfSecond(views, 'online'), ...columnsOfSecond(views, 'offline') };
    }
    console.table(table);
    const { answers, code } = await measureStored(
      browser,
      aDaysReading.map((path) => standIn.address + path),
    );
    console.log(
      `${aDaysReading.length} pages leave ${kilobytes(answers)} kB of answers on the device, and ${kilobytes(code)} kB of the product's files`,
    );
  } finally {
    await standIn.close();
  }
}

/** Rows of the illustrative data for the reads, as a multiple. */
const manyRows = 10;

/** A line for each read over 1 s or 300 kB with ten times the rows, on this machine's processor and without a slow line. */
async function printHeavyReads(browser: Browser) {
  const standIn = await startStandIn({ scale: manyRows });
  try {
    const { reads, heavy } = await heavyReads(browser, standIn.address);
    for (const { address, duration, bytes, status } of heavy) {
      console.log(`${seconds(duration)}  ${kilobytes(bytes)} kB  ${status}  ${decodeURIComponent(address)}`);
    }
    console.log(`${heavy.length} of ${reads} reads take over 1 s or are over 300 kB at ${manyRows} times the rows`);
  } finally {
    await standIn.close();
  }
}

/**
 * Measures the first view of some pages with an empty cache, CPU throttling and a slow connection, then names the reads of all pages
 * that are slow or large with ten times the rows:
 * `npm run load -- [--runs 5] [--base URL …] [--reads] [--click] [--again] [--fast] [--scale 10]`;
 * `--reads` does the second alone, `--click` measures clicks instead, `--again` second views and what a day's reading stores; `--fast`
 * measures first views without slowing down; `--scale` multiplies the rows of the illustrative data.
 *
 * @returns the exit code
 */
export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '5' },
      base: { type: 'string', multiple: true, default: [] },
      page: { type: 'string', multiple: true, default: [] },
      reads: { type: 'boolean', default: false },
      click: { type: 'boolean', default: false },
      fast: { type: 'boolean', default: false },
      again: { type: 'boolean', default: false },
      scale: { type: 'string', default: '1' },
    },
  });
  const options = { ...values, runs: Number(values.runs), scale: Number(values.scale) };
  const browser = await launchBrowser();
  try {
    if (values.again) await printSecondViews(browser, options);
    else if (values.click) await printClicks(browser, options);
    else {
      if (!values.reads) await printFirstViews(browser, options);
      await printHeavyReads(browser);
    }
    return 0;
  } finally {
    await browser.close();
  }
}
