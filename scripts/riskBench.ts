import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { launchBrowser } from './bench/browser.mjs';
import { median } from './load/median';
import { startStandIn } from './load/standIn';

/** At this scale GDACS, the first source, lists a little more than 500 active events. */
const scale = 14;
const leastEvents = 500;
/** The measures of each selection with their limits in milliseconds; null where the time depends on the graphics card. */
const figures = [
  ['opened', 'row and panel open', 200],
  ['answered', 'the other events gone from the map', 200],
  ['detailed', 'details in the panel', null],
  ['drawn', 'footprint drawn, map at rest', null],
] as const;
const selections = 10;
/** Milliseconds that the pointer rests on an event before the press: none, and as people do. */
const rests = [0, 150];

/** Milliseconds from the end of a press on an event. */
interface Selection {
  /** The open row and its panel, waiting or filled, are on the screen. */
  readonly opened: number;
  /** The map's first frame after that: the other events are gone. */
  readonly answered: number;
  /** The details are in the panel. */
  readonly detailed: number;
  /** The map's last frame before it rests: footprint, track, cone, and the base map below them. */
  readonly drawn: number;
}

declare global {
  var settledSelection: (() => Promise<Selection>) | undefined;
}

/** In the page, before its scripts: times each press on an event by what is painted after it. */
function observeSelections() {
  /** Milliseconds without a frame, after which the map is at rest. */
  const quietTime = 600;
  const none = { row: 0, opened: 0, answered: 0, detailed: 0, drawn: 0 };
  let pressed = 0;
  let times = { ...none };
  /** The end of the frame that shows what has just changed. */
  const notePainted = (name: 'opened' | 'detailed') =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        times[name] = performance.now();
      };
      channel.port2.postMessage(null);
    });
  const changes = new MutationObserver(() => {
    const row = document.querySelector('li[data-selected] > [aria-expanded="true"]');
    const panel = document.getElementById(row?.getAttribute('aria-controls') ?? '');
    if (!panel || pressed === 0) return;
    if (times.row === 0) {
      times.row = performance.now();
      notePainted('opened');
    }
    if (times.detailed === 0 && !panel.querySelector('[aria-busy="true"]')) {
      times.detailed = -1;
      notePainted('detailed');
    }
  });
  changes.observe(document, { subtree: true, childList: true, attributes: true });
  addEventListener(
    'pointerup',
    ({ timeStamp }) => {
      pressed = timeStamp;
      times = { ...none };
    },
    true,
  );
  const { prototype } = WebGLRenderingContext;
  const { drawElements } = prototype;
  prototype.drawElements = function draw(...given) {
    drawElements.apply(this, given);
    if (times.row === 0) return;
    times.drawn = performance.now();
    times.answered ||= times.drawn;
  };
  globalThis.settledSelection = async () => {
    const isMoving = () =>
      times.opened === 0 ||
      times.detailed <= 0 ||
      performance.now() - Math.max(times.detailed, times.drawn) < quietTime;
    while (isMoving()) await new Promise(requestAnimationFrame);
    const since = (name: 'opened' | 'answered' | 'detailed' | 'drawn') => Math.max(0, times[name] - pressed);
    return {
      opened: since('opened'),
      answered: since('answered'),
      detailed: since('detailed'),
      drawn: since('drawn'),
    };
  };
}

const selectionTimes = (page: Page) =>
  page.evaluate(() => {
    if (!globalThis.settledSelection) throw new Error('The page does not time selections');
    return globalThis.settledSelection();
  });

/** Opens events far apart in the list of all, each from a list in which none is open. */
async function measureSelections(page: Page, rest: number, offset: number): Promise<Selection[]> {
  const rows = page.getByRole('list', { name: 'Imminent events' }).getByRole('button');
  const count = await rows.count();
  if (count < leastEvents) throw new Error(`Only ${count} events are listed`);
  const found: Selection[] = [];
  for (let index = 0; index < selections; index += 1) {
    const row = rows.nth(Math.floor((index * count) / selections) + offset);
    await row.scrollIntoViewIfNeeded();
    await row.hover();
    await page.waitForTimeout(rest);
    await row.click();
    found.push(await selectionTimes(page));
    await row.click();
    await page.getByRole('figure', { name: 'Global imminent events' }).waitFor();
    await page.mouse.move(0, 0);
  }
  return found;
}

/**
 * How soon one of 500 active events is shown once it is pressed: `npm run bench:risk`. Maps are drawn without a graphics card, and what else
 * the machine does makes everything slower, never faster.
 *
 * @param args - `--slow 4` slows the processor down four times; `--base URL` measures a server that runs already
 * @returns the process's status: 1 when the median of the selection is above its budget
 */
export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { slow: { type: 'string', default: '1' }, base: { type: 'string' } },
  });
  const standIn = values.base ? null : await startStandIn({ scale });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const protocol = await page.context().newCDPSession(page);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slow) });
    await page.addInitScript(observeSelections);
    await page.goto(`${standIn?.address ?? values.base}/risk-watch/imminent`);
    await page.getByRole('button', { name: /^Show all/ }).click();
    await page.waitForLoadState('networkidle');
    let isSlow = false;
    for (const [offset, rest] of rests.entries()) {
      const found = await measureSelections(page, rest, offset);
      console.log(`pressed ${rest} ms after the pointer came:`);
      for (const [name, what, budget] of figures) {
        const times = found.map((each) => Math.round(each[name]));
        const middle = median(times);
        isSlow ||= budget !== null && middle > budget;
        const limit = budget === null ? '' : ` (budget ${budget} ms)`;
        console.log(`  ${what}: median ${middle} ms, worst ${Math.max(...times)} ms of ${times.length}${limit}`);
      }
    }
    return isSlow ? 1 : 0;
  } finally {
    await browser.close();
    await standIn?.close();
  }
}
