import { expect, test } from './fixtures';

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

declare global {
  /** How far the headings of blocks have moved from where they first stood, in pixels. */
  var headingMoves: (() => Readonly<Record<string, number>>) | undefined;
}

/** How far a heading may move at a width of the window, in pixels: how many rows or cards a block has is not known before. */
const limits = [
  [360, 280],
  [1280, 250],
] as const;

/** Runs in the page before its scripts. */
function watchHeadings() {
  const first = new Map<Element, number>();
  const topOf = (heading: Element) => heading.getBoundingClientRect().top + window.scrollY;
  const look = () => {
    for (const heading of document.querySelectorAll('main h2')) {
      if (!first.has(heading)) first.set(heading, topOf(heading));
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  globalThis.headingMoves = () =>
    Object.fromEntries(
      [...first]
        .filter(([heading]) => heading.isConnected)
        .map(([heading, top]) => [heading.textContent ?? '', Math.round(topOf(heading) - top)]),
    );
}

for (const [width, limit] of limits) {
  test(`blocks that load leave those around them where they are, at ${width} pixels`, async ({ page }) => {
    // many pages
    test.slow();
    // every block is in view, and loads
    await page.setViewportSize({ width, height: 9000 });
    await page.addInitScript(watchHeadings);
    for (const path of pages) {
      await page.goto(path);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await expect(page.locator('[data-map="waiting"]')).toHaveCount(0);
      const moves = await page.evaluate(() => globalThis.headingMoves?.() ?? {});
      expect
        .soft(
          Object.entries(moves).filter(([, move]) => Math.abs(move) > limit),
          path,
        )
        .toEqual([]);
    }
  });
}
