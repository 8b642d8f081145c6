// Holds the product's map against the bare library: 10,000 points, the same picture, the same drag, frames a second.
//   node scripts/mapBench.mjs [rounds]
// Fails when ours is more than 10 % slower, or when the content policy had to stop anything.
import { launchBrowser } from './bench/browser.mjs';
import { serveBench } from './bench/serveBench.mjs';

const rounds = Number(process.argv[2] ?? 3);
const seconds = 6;
const allowedLoss = 0.1;

/** In the page: drags the map in small steps, one a frame, and counts the frames in which anything was drawn. */
async function dragAndCount(duration) {
  const canvas = document.querySelector('.mapboxgl-canvas');
  const box = canvas.getBoundingClientRect();
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const send = (target, type, step) =>
    target.dispatchEvent(
      new MouseEvent(type, {
        bubbles: true,
        button: 0,
        buttons: 1,
        clientX: middle.x + 120 * Math.sin(step / 9),
        clientY: middle.y + 50 * Math.cos(step / 9),
      }),
    );
  let drawn = false;
  let frames = 0;
  const prototype = WebGLRenderingContext.prototype;
  const draw = prototype.drawElements;
  prototype.drawElements = function count(...given) {
    drawn = true;
    return draw.apply(this, given);
  };
  send(canvas, 'mousedown', 0);
  const start = performance.now();
  let step = 0;
  await new Promise((resolve) => {
    const tick = () => {
      if (drawn) frames += 1;
      drawn = false;
      if (performance.now() - start > duration) return resolve();
      step += 1;
      send(canvas, 'mousemove', step);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  send(window, 'mouseup', step);
  prototype.drawElements = draw;
  return (1000 * frames) / (performance.now() - start);
}

async function measure(browser, address) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  const complaints = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || /policy/i.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(address);
  await page.waitForSelector('.mapboxgl-canvas');
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => {
    const canvas = document.querySelector('.mapboxgl-canvas');
    return canvas?.clientHeight === 600;
  });
  await page.evaluate(dragAndCount, 2000);
  const rate = await page.evaluate(dragAndCount, seconds * 1000);
  if (process.env.SCREENSHOTS) {
    await page.screenshot({ path: `${process.env.SCREENSHOTS}/map-${address.includes('bare') ? 'bare' : 'ours'}.png` });
  }
  await page.close();
  return { rate, complaints };
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

const bench = await serveBench('map.html');
const browser = await launchBrowser();
try {
  const rates = { bare: [], ours: [] };
  const complaints = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const name of ['bare', 'ours']) {
      const result = await measure(browser, name === 'bare' ? `${bench.address}?bare` : bench.address);
      rates[name].push(result.rate);
      complaints.push(...result.complaints);
    }
  }
  const [bare, ours] = [median(rates.bare), median(rates.ours)];
  console.log(`bare ${bare.toFixed(1)} frames/s, ours ${ours.toFixed(1)} frames/s, ratio ${(ours / bare).toFixed(3)}`);
  for (const complaint of new Set(complaints)) console.log(`console: ${complaint}`);
  process.exitCode = ours >= bare * (1 - allowedLoss) && complaints.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await bench.close();
}
