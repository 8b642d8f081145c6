import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { launchBrowser } from './bench/browser.mjs';
import { openCountryUnits } from './bench/countryUnits';
import { dragAndCount } from './bench/dragAndCount';
import type { BenchScene } from './bench/scene';
import { serveBench } from './bench/serveBench.mjs';
import { median } from './load/median';
import { startStandIn } from './load/standIn';

/** Milliseconds. */
const warmUp = 2000;
const measured = 6000;
/** Height of the map on the bench page in pixels. */
const benchHeight = 600;
/** Minimum share of the map library's own frame rate. */
const minimumShare = 0.9;
/** Milliseconds until a filter is painted. */
const filterBudget = 300;
/** Keys of types that each put another unit first in the list. */
const filteredTypes = ['2', '1', '5', '6'];
/** Gives ten thousand units in one country. */
const scale = 10;

/** The frame rate of a bench page, frames per second. Errors of the console, such as CSP violations, are added to `complaints`. */
async function benchFrames(browser: Browser, address: string, complaints: Set<string>, scene?: BenchScene) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  page.on('console', (message) => {
    if (message.type() === 'error' || /policy/i.test(message.text())) complaints.add(message.text());
  });
  page.on('pageerror', (error) => complaints.add(String(error)));
  if (scene) await page.addInitScript((given) => void Reflect.set(window, 'benchScene', given), scene);
  await page.goto(address);
  await page.waitForSelector('.mapboxgl-canvas');
  await page.waitForLoadState('networkidle');
  // the library resizes its canvas after the first frame
  await page.waitForFunction(
    (height) => document.querySelector('.mapboxgl-canvas')?.clientHeight === height,
    Math.round(scene?.height ?? benchHeight),
  );
  await page.evaluate(dragAndCount, warmUp);
  const frames = await page.evaluate(dragAndCount, measured);
  await page.close();
  return frames;
}

interface FrameComparison {
  readonly name: string;
  readonly bare: () => Promise<number>;
  readonly ours: () => Promise<number>;
}

/** Measures both alternately, so that other load on the machine affects both. @returns whether ours is fast enough */
async function isSmooth({ name, bare, ours }: FrameComparison, rounds: number): Promise<boolean> {
  const frames: { readonly bare: number[]; readonly ours: number[] } = { bare: [], ours: [] };
  for (let round = 0; round < rounds; round += 1) {
    frames.bare.push(await bare());
    frames.ours.push(await ours());
  }
  const [of, to] = [median(frames.ours), median(frames.bare)];
  const share = of / to;
  const each = (rates: readonly number[]) => rates.map((rate) => rate.toFixed(1)).join(', ');
  console.log(`${name}: frames/s ${each(frames.ours)}; the bare library ${each(frames.bare)}`);
  console.log(`  share of the medians ${share.toFixed(2)} (minimum ${minimumShare})`);
  return share >= minimumShare;
}

/**
 * Measures maps: `npm run bench:map -- [--rounds 3] [--only units]`. Compares ten thousand points on the product's map, and ten
 * thousand local units on the page of a country, with the same content drawn by the map library only; and measures the fastest time
 * of filtering those units: other load on the machine can only slow it down.
 *
 * @returns the exit code: 1 when a limit is missed or the Content-Security-Policy blocked anything
 */
export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { rounds: { type: 'string', default: '3' }, only: { type: 'string' } },
  });
  const rounds = Number(values.rounds);
  const complaints = new Set<string>();
  const [bench, standIn] = [await serveBench('map.html'), await startStandIn({ scale })];
  const browser = await launchBrowser();
  try {
    const bareAddress = `${bench.address}?bare`;
    const isMapSmooth =
      values.only === 'units' ||
      (await isSmooth(
        {
          name: '10,000 points',
          bare: () => benchFrames(browser, bareAddress, complaints),
          ours: () => benchFrames(browser, bench.address, complaints),
        },
        rounds,
      ));

    const units = await openCountryUnits(browser, standIn.address);
    const scene = await units.scene();
    await units.frames(warmUp);
    const areUnitsSmooth = await isSmooth(
      {
        name: `${scene.layer.kind === 'clusters' ? scene.layer.points.length : 0} local units of a country`,
        bare: () => benchFrames(browser, bareAddress, complaints, scene),
        ours: () => units.frames(measured),
      },
      rounds,
    );
    const times: number[] = [];
    for (const type of Array.from({ length: rounds }, () => filteredTypes).flat()) {
      const { count, map, list } = await units.filter(type);
      times.push(Math.max(count, map, list));
      const [number, last, rows] = [count, map, list].map((time) => `${Math.round(time)} ms`);
      console.log(`filter by type ${type}: number ${number}, map ${last}, rows of the list ${rows} beyond the server`);
    }
    const quickest = Math.min(...times);
    console.log(
      `all of a filter: median ${Math.round(median(times))} ms, quickest ${Math.round(quickest)} ms (budget ${filterBudget} ms)`,
    );
    for (const complaint of complaints) console.log(`console: ${complaint}`);
    return isMapSmooth && areUnitsSmooth && quickest <= filterBudget && complaints.size === 0 ? 0 : 1;
  } finally {
    await browser.close();
    await standIn.close();
    await bench.close();
  }
}
