import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

/** A page of the product, and a text that appears with its data. */
export interface MeasuredPage {
  readonly path: string;
  readonly isForMembers?: boolean;
  /** Only measured by `npm run load`, without limits in tests: its longest chain varies between runs. */
  readonly isOnlyMeasured?: boolean;
  /** Reads the text from the API. @param get - reads a path of the API */
  readonly dataText: (get: (path: string) => Promise<unknown>) => Promise<string>;
}

interface Named {
  readonly results: readonly { readonly name?: string | null; readonly summary?: string | null }[];
}

const firstName = (answer: unknown) => {
  const [first] = (answer as Named).results;
  return first?.name ?? first?.summary ?? '';
};

/** A figure at the top of the pages of 3W, which comes with their data; the projects themselves stand two windows further down. */
export const projectFigure = 'National Societies with ongoing projects';

export const measuredPages: readonly MeasuredPage[] = [
  { path: '/', dataText: async (get) => firstName(await get('/api/v2/event/?is_featured=true&limit=1')) },
  { path: '/emergencies', dataText: async (get) => firstName(await get(`/api/v2/event/?${recentEvents()}`)) },
  {
    path: '/field-reports/all',
    // from the middle of the first page: other tests may add reports in the meantime
    dataText: async (get) => firstName(await get('/api/v2/field-report/?limit=1&offset=7&ordering=-created_at')),
  },
  {
    path: '/emergencies/29/details',
    dataText: async (get) => ((await get('/api/v2/event/29/')) as { readonly name: string }).name,
  },
  {
    path: '/regions/0/operations',
    isOnlyMeasured: true,
    dataText: async (get) => firstName(await get('/api/v2/event/?is_featured_region=true&regions__in=0&limit=1')),
  },
  {
    path: '/countries/12/ongoing-activities/emergencies',
    isOnlyMeasured: true,
    dataText: async (get) => ((await get('/api/v2/country/12/')) as { readonly society_name: string }).society_name,
  },
  { path: '/three-w/projects', isOnlyMeasured: true, dataText: async () => projectFigure },
  // the first protocol of the list is of Kenya at every scale
  { path: '/account/my-forms/eap', isForMembers: true, isOnlyMeasured: true, dataText: async () => 'Kenya: ' },
  { path: '/field-reports/new', isForMembers: true, dataText: async () => 'Situation' },
];

/** The query of the page for the emergencies of the last thirty days, newest first. */
function recentEvents(now = Date.now()) {
  const from = new Date(now - 30 * 24 * 60 * 60 * 1000).toISOString();
  return new URLSearchParams({
    limit: '1',
    ordering: '-disaster_start_date',
    disaster_start_date__gt: from,
  }).toString();
}

export interface NetworkConditions {
  /** Milliseconds before a response starts. */
  readonly latency: number;
  /** Bytes per second; unlimited by default. */
  readonly throughput?: number;
  /** CPU throttling factor. */
  readonly cpuSlowdown?: number;
  readonly isOffline?: boolean;
}

export interface RecordedRequest {
  readonly url: string;
  readonly kind: string;
  /** Seconds, on the browser's monotonic clock. */
  readonly start: number;
  /** Infinity until the response has arrived. */
  end: number;
  /** Compressed, with headers. */
  bytes: number;
}

export interface FirstView {
  readonly requests: readonly RecordedRequest[];
  /**
   * Requests that started before the last response with data and had ended when the data was shown; pending requests were not needed
   * for it. Without the favicon.
   */
  readonly beforeData: readonly RecordedRequest[];
  /** The longest chain of sequential requests up to the data: each started after the previous one had ended. */
  readonly chain: readonly RecordedRequest[];
  /** Milliseconds after navigation. */
  readonly firstPaint: number;
  readonly dataShown: number;
  /** When the last of the blocks that the page had begun to load was there; those far below the window are not. */
  readonly blocksShown: number;
  /**
   * When the page comes to rest: the end of its last request or long task (over 50 ms), after which neither followed for a second.
   * What it fetches ahead for the next pages counts; what is stored for a visit without a line does not (`measureFirstView`).
   */
  readonly atRest: number;
  readonly blockingTime: number;
  readonly longestTask: number;
  readonly layoutShift: number;
}

interface PageFigures {
  dataShown: number | null;
  blocksShown: number;
  tasks: { readonly end: number; readonly duration: number }[];
  shift: number;
}

declare global {
  var firstViewFigures: PageFigures | undefined;
}

/** Runs in the page before its scripts: records the time of the first text, long tasks and layout shifts. */
function observeFirstView(text: string) {
  const figures: PageFigures = { dataShown: null, blocksShown: 0, tasks: [], shift: 0 };
  globalThis.firstViewFigures = figures;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('longtask', ({ startTime, duration }) => figures.tasks.push({ end: startTime + duration, duration }));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) figures.shift += value;
  });
  const observer = new MutationObserver(() => {
    if (!document.body?.textContent?.includes(text)) return;
    observer.disconnect();
    // painted in the frame after the change
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        figures.dataShown = performance.now();
      };
      channel.port2.postMessage(null);
    });
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
  let wasBusy = false;
  const noteBlocks = () => {
    const isBusy = document.querySelector('main [aria-busy="true"]') !== null;
    if (wasBusy && !isBusy) figures.blocksShown = performance.now();
    wasBusy = isBusy;
  };
  new MutationObserver(noteBlocks).observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['aria-busy'],
  });
}

/** The kind of a request, as the browser names it; `data` for what a script fetches of the API, `kept` for files that it stores for offline. */
function kindOf(url: string, type = 'Other') {
  if (type !== 'Fetch' && type !== 'XHR') return type.toLowerCase();
  return new URL(url).pathname.startsWith('/assets/') ? 'kept' : 'data';
}

/** Records the requests of a page from now on, by the browser's id. */
export async function recordRequests(client: CDPSession): Promise<Map<string, RecordedRequest>> {
  const requests = new Map<string, RecordedRequest>();
  client.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    if (!request.url.startsWith('http')) return;
    const kind = kindOf(request.url, type);
    requests.set(requestId, { url: request.url, kind, start: timestamp, end: Number.POSITIVE_INFINITY, bytes: 0 });
  });
  client.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) Object.assign(request, { end: timestamp, bytes: encodedDataLength });
  });
  client.on('Network.loadingFailed', ({ requestId, timestamp }) => {
    const request = requests.get(requestId);
    if (request) request.end = timestamp;
  });
  await client.send('Network.enable');
  return requests;
}

/** The longest chain of sequential requests, built greedily by earliest end. */
function longestChain(requests: readonly RecordedRequest[]): RecordedRequest[] {
  const chain: RecordedRequest[] = [];
  for (const request of requests.toSorted((a, b) => a.end - b.end)) {
    const last = chain.at(-1);
    if (!last || request.start >= last.end) chain.push(request);
  }
  return chain;
}

/** The browser requests the favicon at an arbitrary time. */
const isIcon = (url: string) => new URL(url).pathname === '/favicon.svg';

/** Slows the line and the processor of a page down. */
export async function slowDown(client: CDPSession, conditions: NetworkConditions) {
  const { latency, throughput = -1, cpuSlowdown = 1, isOffline = false } = conditions;
  await client.send('Network.emulateNetworkConditions', {
    offline: isOffline,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

/** Milliseconds without a request or a long task after which a page is at rest. */
const quietTime = 1000;

/** Waits for the data, then until the page is at rest. @returns when it came to rest, in milliseconds after navigation */
async function whenAtRest(page: Page, requests: ReadonlyMap<string, RecordedRequest>): Promise<number> {
  await page.waitForFunction(() => typeof globalThis.firstViewFigures?.dataShown === 'number', null, {
    timeout: 120_000,
  });
  for (;;) {
    const { now, lastTask, ended } = await page.evaluate(() => ({
      now: performance.now(),
      lastTask: Math.max(0, ...(globalThis.firstViewFigures?.tasks ?? []).map(({ end }) => end)),
      // the end of a worker's script is told here alone
      ended: performance.getEntriesByType('resource').map(({ name }) => name),
    }));
    const all = [...requests.values()].filter(({ url }) => !isIcon(url));
    const start = Math.min(...all.map((request) => request.start));
    const pending = all.some(({ url, end }) => end === Number.POSITIVE_INFINITY && !ended.includes(url));
    const ends = all.map(({ end }) => (end - start) * 1000).filter(Number.isFinite);
    const last = Math.max(lastTask, ...ends);
    if (!pending && now - last > quietTime) return last;
    if (now > 120_000) throw new Error('The page does not come to rest within two minutes');
    await page.waitForTimeout(100);
  }
}

/** Opens a URL in a new page of a browser context, and measures the time before and after its data. */
export async function measureView(
  context: BrowserContext,
  address: string,
  text: string,
  conditions: NetworkConditions,
): Promise<FirstView> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  const recorded = await recordRequests(client);
  await slowDown(client, conditions);
  await page.addInitScript(observeFirstView, text);
  await page.goto(address, { waitUntil: 'commit' });
  const atRest = await whenAtRest(page, recorded);
  const figures = await page.evaluate(() => ({
    ...globalThis.firstViewFigures,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  const requests = [...recorded.values()];
  const dataShown = figures.dataShown ?? 0;
  const shownAt = Math.min(...requests.map(({ start }) => start)) + dataShown / 1000;
  const lastData = requests
    .filter(({ kind, end }) => kind === 'data' && end <= shownAt)
    .toSorted((a, b) => a.end - b.end)
    .at(-1);
  const arrivedAt = lastData?.end ?? shownAt;
  const beforeData = requests.filter(({ url, start, end }) => start < arrivedAt && end <= shownAt && !isIcon(url));
  const awaited = beforeData.filter(({ end }) => end <= (lastData?.start ?? shownAt));
  const tasks = (figures.tasks ?? []).map(({ duration }) => duration);
  return {
    requests,
    beforeData,
    chain: lastData ? [...longestChain(awaited), lastData] : longestChain(awaited),
    firstPaint: figures.firstPaint,
    dataShown,
    blocksShown: figures.blocksShown ?? 0,
    atRest,
    blockingTime: tasks.reduce((sum, duration) => sum + duration - 50, 0),
    longestTask: Math.max(0, ...tasks),
    layoutShift: figures.shift ?? 0,
  };
}

/** The window of the measurements, in CSS pixels. */
export const viewport = { width: 1280, height: 800 };

/**
 * Opens a URL in a browser context with only the login stored, and measures the time before and after its data.
 *
 * @param text - a text that appears with the page's data
 * @throws when the text does not appear within two minutes
 */
export async function measureFirstView(
  browser: Browser,
  address: string,
  text: string,
  conditions: NetworkConditions,
  options: BrowserContextOptions = {},
): Promise<FirstView> {
  // the service worker fetches beside the emulated line, which would then count for the rest of the page no longer
  const context = await browser.newContext({ viewport, serviceWorkers: 'block', ...options });
  try {
    return await measureView(context, address, text, conditions);
  } finally {
    await context.close();
  }
}
