import { parseArgs } from 'node:util';
import type { CDPSession, Page } from '@playwright/test';
import { launchBrowser } from './bench/browser.mjs';
import { logIn } from './load/logIn';
import { startStandIn } from './load/standIn';
import { settled } from './pages/settled';

/** Sees every page. */
const account = 'super@example.org';

/** A page of every area: maps, charts, tables and forms, in the order of a visit. */
const round = [
  '/',
  '/emergencies',
  '/emergencies/29/details',
  '/emergencies/29/activities',
  '/field-reports/all',
  '/field-reports/new',
  '/countries/107/ongoing-activities/three-w/projects',
  '/countries/107/profile/overview',
  '/countries/107/ns-overview/context-and-structure',
  '/regions/0/operations',
  '/three-w',
  '/three-w/projects/new',
  '/preparedness/global-performance',
  '/surge/overview',
  '/surge/active-surge-deployments',
  '/risk-watch/imminent',
  '/risk-watch/seasonal',
  '/dref-applications/new',
  '/operational-learning',
  '/account/for-me',
];

/**
 * Without what the engine adds as functions become hot, some 0.5 MB a round, and drops as it likes: machine code, and records of types,
 * which are all made at the first call here.
 */
const engineFlags = '--js-flags=--no-opt --no-maglev --no-sparkplug --no-lazy-feedback-allocation --no-flush-bytecode';

/** The heap after all rounds over that after the first. */
const budget = 1.1;

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

interface Memory {
  /** Bytes of live JavaScript objects. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  /** Contexts of maps that were neither given back nor collected. */
  readonly contexts: number;
}

declare global {
  var mapContexts: Set<WeakRef<WebGLRenderingContext>> | undefined;
}

/** Runs in the page before its scripts: keeps count of the contexts that maps draw with. */
function observeContexts() {
  const contexts = new Set<WeakRef<WebGLRenderingContext>>();
  globalThis.mapContexts = contexts;
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
    const context = Reflect.apply(getContext, this, args) as RenderingContext | null;
    const isKnown = [...contexts].some((known) => known.deref() === context);
    if (context instanceof WebGLRenderingContext && !isKnown) contexts.add(new WeakRef(context));
    return context;
  } as typeof getContext;
}

/** Collects what nothing refers to, then measures what is left. */
async function measure(page: Page, client: CDPSession): Promise<Memory> {
  // objects that finalizers free are collected by the next pass
  for (let pass = 0; pass < 3; pass += 1) await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters');
  const contexts = await page.evaluate(
    () => [...(globalThis.mapContexts ?? [])].filter((known) => known.deref()?.isContextLost() === false).length,
  );
  return { heap: usedSize, nodes, listeners: jsEventListeners, contexts };
}

/** Goes to a page within the application, as a link does. */
async function navigate(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  if (!(await settled(page))) throw new Error(`${path} did not come to rest`);
}

/**
 * Measures the memory of one tab through navigations to all areas: `npm run bench:memory -- [--rounds 10]`. Prints the heap after
 * garbage collection, nodes, listeners and map contexts after every round of twenty pages.
 *
 * @returns the exit code: 1 when the heap after the last round is more than a tenth above that after the first, or a map's context is left
 * on the last page, which has no map
 */
export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { rounds: { type: 'string', default: '10' } } });
  const standIn = await startStandIn();
  const browser = await launchBrowser([engineFlags]);
  try {
    const storageState = await logIn(browser, standIn.address, account);
    const context = await browser.newContext({
      storageState,
      reducedMotion: 'reduce',
      viewport: { width: 1280, height: 1600 },
    });
    const page = await context.newPage();
    await page.addInitScript(observeContexts);
    const client = await context.newCDPSession(page);
    await page.goto(standIn.address + round[0]);
    const found: Memory[] = [];
    for (let at = 0; at < Number(values.rounds); at += 1) {
      for (const path of round) await navigate(page, path);
      const memory = await measure(page, client);
      found.push(memory);
      const { heap, nodes, listeners, contexts } = memory;
      const count = (at + 1) * round.length;
      console.log(
        `${count} navigations: ${megabytes(heap)}, ${nodes} nodes, ${listeners} listeners, ${contexts} map contexts`,
      );
    }
    const growth = (found.at(-1)?.heap ?? 0) / (found[0]?.heap ?? 1);
    console.log(`The heap is ${growth.toFixed(2)} of that after the first ${round.length} (budget ${budget})`);
    return growth > budget || (found.at(-1)?.contexts ?? 0) > 0 ? 1 : 0;
  } finally {
    await browser.close();
    await standIn.close();
  }
}
