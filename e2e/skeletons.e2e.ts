import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expect, logIn, openPage, test } from './fixtures';

/** Pages whose blocks come one after the other, with maps, charts and lists. */
const pages = [
  '/',
  '/emergencies',
  '/emergencies/3/details',
  '/countries/107/ongoing-activities/emergencies',
  '/countries/107/profile/overview',
  '/countries/107/profile/previous-events',
  '/regions/0/operations',
  '/surge/active-surge-deployments',
  '/surge/overview/rapid-response-personnel',
  '/dref',
  '/three-w/projects',
  '/risk-watch/seasonal',
  '/preparedness/global-summary',
];

/** A watched element: how far it has moved at once, or in all from where it first stood, whichever is more, in pixels. */
interface Move {
  readonly name: string;
  readonly pixels: number;
}

declare global {
  /** The moves of the watched elements so far. */
  var moves: (() => readonly Move[]) | undefined;
}

const widths = [360, 1280];

/** How far a heading may move, in pixels: how many rows or cards a block has is not known before. */
const limit = 250;

/**
 * Runs in the page before its scripts: watches the elements of a selector in every frame. An element that takes the place of one of the
 * same name, as when a block is rendered again, goes on from where that one first stood.
 */
function watchPlaces(selector: string) {
  const watched: { readonly name: string; readonly first: number; element: Element; last: number; jump: number }[] = [];
  const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent ?? '';
  const topOf = (element: Element) => element.getBoundingClientRect().top + window.scrollY;
  const entryOf = (element: Element) => {
    const known = watched.find((each) => each.element === element);
    if (known) return known;
    const name = nameOf(element);
    const replaced = watched.find((each) => each.name === name && !each.element.isConnected);
    if (replaced) return Object.assign(replaced, { element });
    const entry = { name, first: topOf(element), element, last: topOf(element), jump: 0 };
    watched.push(entry);
    return entry;
  };
  const look = () => {
    for (const element of document.querySelectorAll(selector)) {
      // of a closed part
      if (element.getClientRects().length === 0) continue;
      const entry = entryOf(element);
      const top = topOf(element);
      entry.jump = Math.max(entry.jump, Math.abs(top - entry.last));
      entry.last = top;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  globalThis.moves = () =>
    watched.map(({ name, first, last, jump }) => ({
      name,
      pixels: Math.round(Math.max(jump, Math.abs(last - first))),
    }));
}

/** Above the time in which the code of a page arrives, in milliseconds: blocks then stand before their data, on fast machines too. */
const dataLatency = 600;

const delayData = (page: Page) =>
  page.route(/\/api\/v\d\/[^/]+\/\?/, async (route) => {
    await setTimeout(dataLatency);
    await route.continue();
  });

for (const path of pages) {
  for (const width of widths) {
    test(`blocks of ${path} that load leave those around them where they are, at ${width} pixels`, async ({ page }) => {
      // every block is in view, and loads
      await page.setViewportSize({ width, height: 9000 });
      await page.addInitScript(watchPlaces, 'main h2');
      await delayData(page);
      await openPage(page, path);
      await expect(page.locator('[data-map="waiting"]')).toHaveCount(0);
      const moves = await page.evaluate(() => globalThis.moves?.() ?? []);
      expect(moves.length).toBeGreaterThan(0);
      expect(moves.filter(({ pixels }) => pixels > limit)).toEqual([]);
    });
  }
}

/** Of the fonts, which come later and may break a line of the head otherwise, in pixels. */
const fontLimit = 30;

for (const [path, strip] of [
  ['/emergencies/3/details', 'Parts of this emergency'],
  ['/countries/107/ongoing-activities/emergencies', 'Parts of this country’s pages'],
] as const) {
  for (const width of widths) {
    test(`the head of ${path} has room for its buttons before they come, at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(watchPlaces, 'main nav[aria-label]');
      await logIn(page, 'super@example.org');
      // what members may do comes last
      await page.route('**/api/v2/user/me/', async (route) => {
        await page.getByRole('navigation', { name: strip }).waitFor();
        await route.continue();
      });
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Keep for offline' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeVisible();
      const moves = await page.evaluate(() => globalThis.moves?.() ?? []);
      const ofStrip = moves.filter(({ name }) => name === strip);
      expect(ofStrip).toHaveLength(1);
      expect(ofStrip[0]?.pixels).toBeLessThan(fontLimit);
    });
  }
}
