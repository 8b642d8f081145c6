import { expect, logIn, test } from './fixtures';

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
  /** How far watched elements have moved from where they first stood, in pixels, by their names. */
  var moves: (() => Readonly<Record<string, number>>) | undefined;
}

/** How far a heading may move at a width of the window, in pixels: how many rows or cards a block has is not known before. */
const limits = [
  [360, 280],
  [1280, 250],
] as const;

/** Runs in the page before its scripts: watches the elements of a selector. */
function watchPlaces(selector: string) {
  const first = new Map<Element, number>();
  const topOf = (element: Element) => element.getBoundingClientRect().top + window.scrollY;
  const look = () => {
    for (const element of document.querySelectorAll(selector)) {
      if (!first.has(element)) first.set(element, topOf(element));
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  globalThis.moves = () =>
    Object.fromEntries(
      [...first]
        .filter(([element]) => element.isConnected)
        .map(([element, top]) => [
          element.getAttribute('aria-label') ?? element.textContent ?? '',
          Math.round(topOf(element) - top),
        ]),
    );
}

for (const [width, limit] of limits) {
  test(`blocks that load leave those around them where they are, at ${width} pixels`, async ({ page }) => {
    // many pages
    test.slow();
    // every block is in view, and loads
    await page.setViewportSize({ width, height: 9000 });
    await page.addInitScript(watchPlaces, 'main h2');
    for (const path of pages) {
      await page.goto(path);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await expect(page.locator('[data-map="waiting"]')).toHaveCount(0);
      const moves = await page.evaluate(() => globalThis.moves?.() ?? {});
      expect
        .soft(
          Object.entries(moves).filter(([, move]) => Math.abs(move) > limit),
          path,
        )
        .toEqual([]);
    }
  });
}

/** Of the fonts, which come later and may break a line of the head otherwise, in pixels. */
const fontLimit = 30;

for (const [path, strip] of [
  ['/emergencies/3/details', 'Parts of this emergency'],
  ['/countries/107/ongoing-activities/emergencies', 'Parts of this country’s pages'],
] as const) {
  for (const [width] of limits) {
    test(`the head of ${path} has room for its buttons before they come, at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(watchPlaces, 'main nav[aria-label]');
      await logIn(page, 'super@example.org');
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Keep for offline' })).toBeVisible();
      const moves = await page.evaluate(() => globalThis.moves?.() ?? {});
      expect(Object.keys(moves)).toContain(strip);
      expect(Math.abs(moves[strip] ?? 0)).toBeLessThan(fontLimit);
    });
  }
}
