import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { launchBrowser } from './bench/browser.mjs';
import { median } from './load/median';
import { startStandIn } from './load/standIn';

/** At this scale GDACS, the first source, lists a little more than 500 active events. */
const scale = 14;
const minimumEvents = 500;
/** The measured times of a selection with their budgets in milliseconds; null where the time depends on the graphics card. */
const figures = [
  ['opened', 'row and panel open', 200],
  ['answered', 'the other events gone from the map', 200],
  ['detailed', 'details in the panel', null],
  ['drawn', 'footprint drawn, map at rest', null],
] as const;
const selections = 10;
/** Milliseconds that the pointer hovers over an event before the press. */
const rests = [0, 150];

/** Milliseconds since the pointerup on an event. */
interface Selection {
  /** The open row and its panel, loading or loaded, are painted. */
  readonly opened: number;
  /** The next frame of the map, without the other events. */
  readonly answered: number;
  /** The details are painted in the panel. */
  readonly detailed: number;
  /** The last frame of the map: footprint, track, cone and base map. */
  readonly drawn: number;
}

declare global {
  var settledSelection: (() => Promise<Selection>) | undefined;
}

/** Runs in the page before its scripts: measures the time from each press on an event to its effects. */
function observeSelections() {
  /** Milliseconds without a frame after which the map is idle. */
  const quietTime = 600;
  const none = { row: 0, opened: 0, answered: 0, detailed: 0, drawn: 0 };
  let pressed = 0;
  let times = { ...none };
  /** Records the end of the frame with the current change. */
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

/** Selects and deselects events that are spread over the list. */
async function measureSelections(page: Page, rest: number, offset: number): Promise<Selection[]> {
  const rows = page.getByRole('list', { name: 'Imminent events' }).getByRole('button');
  const count = await rows.count();
  if (count < minimumEvents) throw new Error(`Only ${count} events are listed`);
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
 * Measures the time from pressing one of 500 active events to showing it: `npm run bench:risk`. Maps are drawn without a graphics
 * card; other load on the machine can only slow it down.
 *
 * @param args - `--slow 4` for 4× CPU throttling; `--base URL` for a running server
 * @returns the exit code: 1 when a median is above its budget
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
