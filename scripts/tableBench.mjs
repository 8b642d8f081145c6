// Scrolls a table of 10,000 rows with 4× CPU throttling and looks for long tasks.
//   node scripts/tableBench.mjs [seconds] [rounds]
// Fails when every round had a task above 50 ms, or when the table was empty in a frame. The best round counts: other load on the
// machine can only slow tasks down.
import { launchBrowser } from './bench/browser.mjs';
import { serveBench } from './bench/serveBench.mjs';

const seconds = Number(process.argv[2] ?? 8);
const rounds = Number(process.argv[3] ?? 3);
const slowDown = 4;
const longest = 50;

/** Runs in the page: scrolls a little in each frame, with occasional jumps, and records long tasks. */
async function scroll(duration) {
  const scroller = document.querySelector('[role="group"][tabindex="0"]');
  const tasks = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) tasks.push(entry.duration);
  });
  observer.observe({ type: 'longtask' });
  const start = performance.now();
  let [frames, leaps, blanks] = [0, 0, 0];
  await new Promise((resolve) => {
    const tick = () => {
      frames += 1;
      if (performance.now() - start > duration) return resolve();
      if (frames % 90 === 0) {
        leaps += 1;
        scroller.scrollTop = (scroller.scrollHeight * ((leaps * 37) % 100)) / 100;
      } else {
        scroller.scrollTop += 90;
      }
      if (scroller.querySelectorAll('tbody[data-index]').length === 0) blanks += 1;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  await new Promise((resolve) => setTimeout(resolve, 200));
  observer.disconnect();
  return { tasks, frames, blanks, rows: scroller.querySelectorAll('tbody[data-index]').length };
}

const bench = await serveBench('table.html');
const browser = await launchBrowser();
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(bench.address);
  await page.waitForSelector('tbody[data-index]');
  await page.waitForLoadState('networkidle');
  await page.evaluate(scroll, 1500);
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const results = [];
  for (let round = 0; round < rounds; round += 1) {
    const { tasks, frames, blanks, rows } = await page.evaluate(scroll, seconds * 1000);
    const long = tasks.filter((duration) => duration > longest);
    const worst = long.length > 0 ? ` (worst ${Math.max(...long).toFixed(0)} ms)` : '';
    console.log(
      `${frames} frames in ${seconds} s at 1/${slowDown} speed, ${rows} rows in the document, ` +
        `${long.length} tasks above ${longest} ms${worst}, ${blanks} empty frames`,
    );
    results.push({ long: long.length, blanks });
  }
  const isSmooth = results.some(({ long }) => long === 0) && results.every(({ blanks }) => blanks === 0);
  process.exitCode = isSmooth ? 0 : 1;
} finally {
  await browser.close();
  await bench.close();
}
