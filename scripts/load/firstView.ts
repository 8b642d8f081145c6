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
  readonly blockingTime: number;
  readonly longestTask: number;
  readonly layoutShift: number;
}

interface PageFigures {
  dataShown: number | null;
  tasks: number[];
  shift: number;
}

declare global {
  var firstViewFigures: PageFigures | undefined;
}

/** Runs in the page before its scripts: records the time of the first text, long tasks and layout shifts. */
function observeFirstView(text: string) {
  const figures: PageFigures = { dataShown: null, tasks: [], shift: 0 };
  globalThis.firstViewFigures = figures;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('longtask', ({ duration }) => figures.tasks.push(duration));
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
}

/** Records the requests of a page from now on, by the browser's id. */
export async function recordRequests(client: CDPSession): Promise<Map<string, RecordedRequest>> {
  const requests = new Map<string, RecordedRequest>();
  client.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    if (!request.url.startsWith('http')) return;
    const kind = type === 'Fetch' || type === 'XHR' ? 'data' : (type ?? 'Other').toLowerCase();
    requests.set(requestId, { url: request.url, kind, start: timestamp, end: Number.POSITIVE_INFINITY, bytes: 0 });
  });
  client.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) Object.assign(request, { end: timestamp, bytes: encodedDataLength });
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

const whenSettled = async (page: Page) => {
  await page.waitForFunction(() => typeof globalThis.firstViewFigures?.dataShown === 'number', null, {
    timeout: 120_000,
  });
  await page.waitForLoadState('networkidle', { timeout: 120_000 });
};

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
  await whenSettled(page);
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
  const tasks = figures.tasks ?? [];
  return {
    requests,
    beforeData,
    chain: lastData ? [...longestChain(awaited), lastData] : longestChain(awaited),
    firstPaint: figures.firstPaint,
    dataShown,
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
  const context = await browser.newContext({ viewport, ...options });
  try {
    return await measureView(context, address, text, conditions);
  } finally {
    await context.close();
  }
}
