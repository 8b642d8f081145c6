import type { Browser, Page } from '@playwright/test';
import type { LocalUnit } from '#contract/localUnit';
import { unitMark } from '#resources/local-unit/unitMarks';
import { logIn } from '../load/logIn';
import { dragAndCount } from './dragAndCount';
import type { BenchScene } from './scene';

/** Kenya, which has almost all units of the illustrative data. */
const country = 107;
const account = 'staff@example.org';
const address = `/countries/${country}/ns-overview/context-and-structure#local-units`;

interface FilterTimes {
  /** Milliseconds until the new number of units is painted. */
  readonly count: number;
  /** Milliseconds until the map has drawn its last new frame. */
  readonly map: number;
  /** Milliseconds until the list has its new rows, without the server's response time. */
  readonly list: number;
}

/** Runs in the page: measures the time from choosing a type to its effects. */
async function timeFilter(type: string): Promise<FilterTimes> {
  const section = document.querySelector('#local-units');
  const select = section?.querySelector('select');
  const count = section?.querySelector('[role="status"]');
  if (!section || !select || !count) throw new Error('The section is not there');
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const shown = () => section.querySelector('li button[aria-expanded]')?.textContent ?? '';
  const [countBefore, rowBefore] = [count.textContent, shown()];
  let lastDraw = 0;
  const prototype = WebGLRenderingContext.prototype;
  const draw = prototype.drawElements;
  prototype.drawElements = function note(...given) {
    lastDraw = performance.now();
    return draw.apply(this, given);
  };
  performance.clearResourceTimings();
  const start = performance.now();
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, type);
  select.dispatchEvent(new Event('change', { bubbles: true }));
  const times = { count: 0, list: 0 };
  const isQuiet = () => lastDraw > 0 && performance.now() - lastDraw > 700;
  while (times.count === 0 || times.list === 0 || !isQuiet()) {
    await nextFrame();
    if (performance.now() - start > 20_000) throw new Error('The filter changed nothing');
    if (times.count === 0 && count.textContent !== countBefore) times.count = performance.now() - start;
    if (times.list === 0 && shown() !== rowBefore) times.list = performance.now() - start;
  }
  prototype.drawElements = draw;
  const server = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.includes('/local-units/?'))
    .reduce((longest, { duration }) => Math.max(longest, duration), 0);
  return { ...times, list: times.list - server, map: lastDraw - start };
}

async function openSection(page: Page) {
  // blocks above load near the viewport and push the section out of it
  await page.waitForFunction(() => {
    const section = document.querySelector('#local-units');
    section?.scrollIntoView();
    return /\d/.test(section?.querySelector('[role="status"]')?.textContent ?? '');
  });
  const canvas = page.locator('#local-units .mapboxgl-canvas');
  await canvas.scrollIntoViewIfNeeded();
  await canvas.waitFor();
  await page.waitForLoadState('networkidle');
  return canvas;
}

/** Logs in and opens the page of the country with ten thousand units. */
export async function openCountryUnits(browser: Browser, base: string) {
  const context = await browser.newContext({
    storageState: await logIn(browser, base, account),
    viewport: { width: 1280, height: 720 },
  });
  const page = await context.newPage();
  await page.goto(base + address);
  const canvas = await openSection(page);
  return {
    /** The frame rate while dragging, frames per second. @param duration - milliseconds */
    frames: async (duration: number) => {
      await page.bringToFront();
      return page.evaluate(dragAndCount, duration);
    },
    /** Measures a filter by type. @param type - key of the type, empty for all */
    filter: (type: string) => page.evaluate(timeFilter, type),
    /** The scene for drawing the same units with the map library only. */
    scene: async (): Promise<BenchScene> => {
      const { results, bbox } = await page.evaluate(async (id) => {
        const { token } = JSON.parse(localStorage.getItem('user') ?? '{}') as { token?: string };
        const get = async (path: string) =>
          (await fetch(path, { headers: { Authorization: `Token ${token}` } })).json() as Promise<unknown>;
        const of = (await get(`/api/v2/country/${id}/`)) as { iso3: string; bbox: { coordinates: number[][][] } };
        const units = (await get(`/api/v2/local-units/?country__iso3=${of.iso3}&limit=100000`)) as {
          results: LocalUnit[];
        };
        return { results: units.results, bbox: of.bbox.coordinates[0] ?? [] };
      }, country);
      const [longitudes, latitudes] = [0, 1].map((axis) => bbox.map((corner) => corner[axis] ?? 0));
      const box = await canvas.boundingBox();
      return {
        bounds: [
          Math.min(...(longitudes ?? [])),
          Math.min(...(latitudes ?? [])),
          Math.max(...(longitudes ?? [])),
          Math.max(...(latitudes ?? [])),
        ],
        width: box?.width ?? 0,
        height: box?.height ?? 0,
        layer: {
          kind: 'clusters',
          id: 'units',
          colour: '--map-most',
          points: results.map(({ id, type_details, location_geojson }) => ({
            id: String(id),
            label: String(id),
            longitude: location_geojson?.coordinates[0] ?? 0,
            latitude: location_geojson?.coordinates[1] ?? 0,
            ...unitMark(type_details.code),
          })),
        },
      };
    },
    close: () => context.close(),
  };
}
