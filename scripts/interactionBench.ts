import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { launchBrowser } from './bench/browser.mjs';
import { observeInteractions, timeInteractions } from './interactions/interactionTimes';
import { type Api, type Journey, journeys } from './interactions/journeys';
import { logIn } from './load/logIn';
import { median } from './load/median';
import { startStandIn } from './load/standIn';

/** Milliseconds at 4× CPU throttling: INP's limit of a good page for the slowest interaction, three frames for the median. */
const budgets = { worst: 200, median: 50 };

interface Timed {
  readonly action: string;
  readonly durations: readonly number[];
}

/** Writes to the API as the account that is logged in. */
const apiOf = (page: Page): Api => ({
  post: (path, body) =>
    page.evaluate(
      async ({ path: address, body: content }) => {
        const { token } = JSON.parse(localStorage.getItem('user') ?? '{}') as { token?: string };
        const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Token ${token}` }) };
        const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(content) });
        if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
        return response.json() as Promise<unknown>;
      },
      { path, body },
    ),
});

async function measureJourney(browser: Browser, base: string, journey: Journey, slowdown: number): Promise<Timed[]> {
  const storageState = journey.account ? await logIn(browser, base, journey.account) : undefined;
  const context = await browser.newContext({
    storageState,
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  try {
    await observeInteractions(page);
    if (journey.account) await page.goto(`${base}/`);
    await page.goto(base + (await journey.path(apiOf(page))));
    await journey.ready(page).waitFor();
    await page.waitForLoadState('networkidle');
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const timed: Timed[] = [];
    for (const { name, act } of journey.actions) {
      const durations = await timeInteractions(page, () => act(page)).catch((error: unknown) => {
        throw new Error(`${journey.name}, ${name}: ${error instanceof Error ? error.message : String(error)}`);
      });
      timed.push({ action: name, durations });
      await page.waitForLoadState('networkidle');
    }
    return timed;
  } finally {
    await context.close();
  }
}

/**
 * Measures interactions as the browser reports them, INP's own definition, through six journeys with 4× CPU throttling:
 * `npm run bench:interactions -- [--base URL] [--slow 4] [--journey NAME …] [--runs 3] [--scale 10]`. Other load on the machine can only slow
 * them down: of several runs, the median of each action counts.
 *
 * @returns the exit code: 1 when the worst or the median is above its budget
 */
export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      base: { type: 'string' },
      slow: { type: 'string', default: '4' },
      runs: { type: 'string', default: '3' },
      scale: { type: 'string', default: '1' },
      journey: { type: 'string', multiple: true, default: [] },
    },
  });
  const standIn = values.base ? null : await startStandIn({ scale: Number(values.scale) });
  const base = standIn?.address ?? values.base ?? '';
  const browser = await launchBrowser();
  const all: number[] = [];
  try {
    for (const journey of journeys) {
      if (values.journey.length > 0 && !values.journey.includes(journey.name)) continue;
      const runs: Timed[][] = [];
      for (let run = 0; run < Number(values.runs); run += 1) {
        runs.push(await measureJourney(browser, base, journey, Number(values.slow)));
      }
      const rows = journey.actions.map(({ name }, at) => {
        const worst = median(runs.map((run) => Math.max(...(run[at]?.durations ?? [0]))));
        return { action: name, worst, median: median(runs.flatMap((run) => run[at]?.durations ?? [])) };
      });
      const found = runs.flatMap((run) => run.flatMap(({ durations }) => durations));
      all.push(...found);
      const slowest = Math.max(...rows.map(({ worst }) => worst));
      console.log(`\n${journey.name}: worst ${slowest} ms, median ${median(found)} ms of ${found.length} interactions`);
      console.table(Object.fromEntries(rows.map(({ action, ...times }, at) => [`${at + 1}. ${action}`, times])));
      if (slowest > budgets.worst) process.exitCode = 1;
    }
  } finally {
    await browser.close();
    await standIn?.close();
  }
  const middle = median(all);
  console.log(`\nmedian of all: ${middle} ms of ${all.length} (budget ${budgets.median}; worst ${budgets.worst})`);
  return process.exitCode || middle > budgets.median ? 1 : 0;
}
