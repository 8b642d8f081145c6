// Measures the time from filtering the list of emergencies to its rows, without the server's response time.
//   npm start -- --port 3000 &
//   node scripts/filterBench.mjs [http://localhost:3000]
// Fails when the fastest of three takes 300 ms or more: other load on the machine can only slow it down.
import { launchBrowser } from './bench/browser.mjs';

const address = process.argv[2] ?? 'http://localhost:3000';
const limit = 300;
const types = [
  ['1', 'Epidemic'],
  ['2', 'Earthquake'],
  ['20', 'Drought'],
];

/** Runs in the page: milliseconds from choosing a disaster type to painting its rows, without the server's response time. */
async function timeBeyondServer([type, name]) {
  const select = [...document.querySelectorAll('select')].find((each) =>
    [...each.options].some(({ text }) => text === name),
  );
  performance.clearResourceTimings();
  const start = performance.now();
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(select, type);
  select.dispatchEvent(new Event('change', { bubbles: true }));
  const isDone = () => {
    const rows = [...document.querySelectorAll('table tbody tr')];
    return rows.length > 0 && rows.every((row) => row.children[2]?.textContent === name);
  };
  while (!isDone()) await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const total = performance.now() - start;
  const server = performance
    .getEntriesByType('resource')
    .filter((entry) => entry.name.includes('/api/v2/event/'))
    .reduce((sum, { duration }) => sum + duration, 0);
  return total - server;
}

const browser = await launchBrowser();
try {
  const page = await browser.newPage();
  await page.goto(`${address}/emergencies/all`);
  await page.locator('table tbody tr > :nth-child(3)').first().waitFor();
  await page.getByLabel('Disaster type').locator('option', { hasText: 'Epidemic' }).waitFor({ state: 'attached' });
  const times = [];
  for (const type of types) times.push(await page.evaluate(timeBeyondServer, type));
  console.log(`milliseconds beyond the server's time: ${times.map(Math.round).join(', ')}`);
  process.exitCode = Math.min(...times) < limit ? 0 : 1;
} finally {
  await browser.close();
}
