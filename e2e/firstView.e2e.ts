import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { measuredPages, measureFirstView, type RecordedRequest } from '../scripts/load/firstView';
import { logIn } from '../scripts/load/logIn';
import { expect, test } from './fixtures';

const site = 'dist/site';
/**
 * High enough that a response arrives only after all parallel requests have started, and that what the page reads for later has no answer
 * before the data is shown, also on a machine four times slower.
 */
const conditions = { latency: 800 };
/** One more on the page of an emergency than before tiny files were kept apart from the library of forms. */
const maxRequests = 25;
/**
 * With rows of tables as cards on phones, focus and announcements of lists that change, routes of early action and the desk, and the look
 * at what the device stores and has to send, and at the last visit. On the home page a fast browser has the code of the table of operations,
 * 8 kB, before the text that is waited for.
 */
const maxScriptBytes = 217_000;
/** Of a form: 77 before the kit of forms was one file instead of forty, 48 before forms shared no file with tables. */
const maxFormRequests = 42;
/** Document, then start-up code, page code and loader in parallel, then data. */
const maxChain = 3;

const isScriptOfSite = (url: string) => new URL(url).pathname.startsWith('/assets/') && url.endsWith('.js');

const gzipSize = (url: string) => gzipSync(readFileSync(join(site, new URL(url).pathname)), { level: 9 }).length;

const namesOf = (requests: readonly RecordedRequest[]) => requests.map(({ url }) => new URL(url).pathname).join('\n');

for (const { path, isForMembers, isOnlyMeasured, dataText } of measuredPages) {
  if (isForMembers || isOnlyMeasured) continue;
  test(`${path} shows its data after few requests, with data requested in parallel`, async ({ browser, baseURL }) => {
    const base = baseURL ?? '';
    const text = await dataText(async (address) => (await fetch(base + address)).json());
    const { beforeData, chain } = await measureFirstView(browser, base + path, text, conditions);

    expect(chain.length, namesOf(chain)).toBeLessThanOrEqual(maxChain);
    expect(beforeData.length, namesOf(beforeData)).toBeLessThanOrEqual(maxRequests);
    const scripts = beforeData.filter(({ url }) => isScriptOfSite(url));
    const bytes = scripts.reduce((sum, { url }) => sum + gzipSize(url), 0);
    expect(bytes, namesOf(scripts)).toBeLessThanOrEqual(maxScriptBytes);
  });
}

test('/field-reports/new shows its form after few requests', async ({ browser, baseURL }) => {
  const base = baseURL ?? '';
  const storageState = await logIn(browser, base, 'staff@example.org');
  const { beforeData } = await measureFirstView(browser, `${base}/field-reports/new`, 'Situation', conditions, {
    storageState,
  });

  expect(beforeData.length, namesOf(beforeData)).toBeLessThanOrEqual(maxFormRequests);
});

test('/ asks for nothing twice, and for the map after its data', async ({ browser, baseURL }) => {
  const base = baseURL ?? '';
  const [home] = measuredPages;
  const text = (await home?.dataText(async (address) => (await fetch(base + address)).json())) ?? '';
  const { beforeData, requests } = await measureFirstView(browser, `${base}/`, text, conditions);
  // the script of the map's workers is fetched ahead; they start with it from the browser's cache
  const isWorker = ({ url, kind }: (typeof requests)[number]) => kind === 'script' && url.includes('-worker-');
  const urls = requests.filter((request) => !isWorker(request)).map(({ url }) => url);
  expect(urls.filter((url) => url.includes('-worker-'))).toHaveLength(1);

  expect(urls.filter((url, at) => urls.indexOf(url) !== at)).toEqual([]);
  expect(namesOf(requests)).toContain('MapCanvas');
  expect(namesOf(beforeData)).not.toContain('MapCanvas');
});
