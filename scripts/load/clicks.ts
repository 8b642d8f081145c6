import type { Browser, CDPSession, Page } from '@playwright/test';
import { type NetworkConditions, projectFigure, type RecordedRequest, recordRequests, slowDown } from './firstView';

/** A click on a link, or Enter in the search field, and what the next page shows of its own. */
export interface MeasuredClick {
  readonly name: string;
  /** The page with the link. */
  readonly path: string;
  /** The beginning of the link's address; words that are searched for instead. */
  readonly link: string | { readonly words: string };
  /** The button of the menu that holds the link; the link is in the page's content by default. */
  readonly menu?: string;
  /** A text in the heading of the next page; null for a tab, whose link becomes the current one. */
  readonly head: string | null;
  /** A text that appears with the data of the next page. */
  readonly data: string;
  /** A text of the page with the link, shown again after going back. */
  readonly backData: string;
}

interface Named {
  readonly id: number;
  readonly name: string;
}
interface Country extends Named {
  readonly society_name: string;
}
interface Emergency extends Named {
  readonly summary: string;
  readonly countries: readonly (Named & { readonly region: number | null })[];
}

const rowsOf = <Row>(answer: unknown) => (answer as { readonly results: readonly Row[] }).results;

const first = <Row>(answer: unknown) => {
  const [row] = rowsOf<Row>(answer);
  if (!row) throw new Error('The list to click in is empty');
  return row;
};

type Get = (path: string) => Promise<unknown>;

/** The newest emergency with a situation report, among those at the top of the list, and this report: the tab of documents shows it. */
async function newestWithReport(get: Get): Promise<{ readonly event: Emergency; readonly report: Named }> {
  for (const event of rowsOf<Emergency>(await get('/api/v2/event/?limit=10&ordering=-disaster_start_date'))) {
    const [report] = rowsOf<Named>(await get(`/api/v2/situation_report/?event=${event.id}&limit=1`));
    if (report) return { event, report };
  }
  throw new Error('No emergency at the top of the list has a situation report');
}

const tabCountry = 12;

/** The clicks to measure on the stand-in's data. @param get - reads a path of the API */
export async function measuredClicks(get: Get): Promise<readonly MeasuredClick[]> {
  const { event, report } = await newestWithReport(get);
  const country = event.countries[0];
  const society = (await get(`/api/v2/country/${tabCountry}/`)) as Country;
  const highlighted = first<Named>(await get('/api/v2/event/?is_featured_region=true&regions__in=0&limit=1'));
  const african = first<Country>(await get('/api/v2/country/?region=0&record_type=1&limit=1'));
  const sentence = event.summary.replace(/<[^>]*>/g, '').slice(0, 30);
  if (!country) throw new Error('The newest emergency has no country');
  return [
    {
      name: 'list of emergencies → an emergency',
      path: '/emergencies/all',
      link: `/emergencies/${event.id}`,
      head: event.name,
      data: sentence,
      backData: event.name,
    },
    {
      name: 'list of emergencies with a filter → an emergency',
      path: `/emergencies/all?region=${country.region}`,
      link: `/emergencies/${event.id}`,
      head: event.name,
      data: sentence,
      backData: event.name,
    },
    {
      name: 'list of emergencies → a country',
      path: '/emergencies/all',
      link: `/countries/${country.id}`,
      head: country.name,
      data: event.name,
      backData: event.name,
    },
    {
      name: 'menu → a country',
      path: '/emergencies/all',
      link: `/countries/${african.id}`,
      menu: 'Countries',
      head: african.name,
      data: african.society_name,
      backData: event.name,
    },
    {
      name: 'tab of an emergency',
      path: `/emergencies/${event.id}/details`,
      link: `/emergencies/${event.id}/reports`,
      head: null,
      data: report.name,
      backData: sentence,
    },
    {
      name: 'tab of a country',
      path: `/countries/${tabCountry}/ongoing-activities/emergencies`,
      link: `/countries/${tabCountry}/ongoing-activities/three-w`,
      head: null,
      data: projectFigure,
      backData: society.society_name,
    },
    {
      name: 'tab of a region',
      path: '/regions/0/operations',
      link: '/regions/0/three-w',
      head: null,
      data: projectFigure,
      backData: highlighted.name,
    },
    {
      name: 'words → their results',
      path: '/emergencies/all',
      link: { words: 'flood' },
      head: 'Search',
      data: 'results',
      backData: event.name,
    },
  ];
}

/** Milliseconds from the release of the press, Enter, or going back. */
export interface ClickTimes {
  readonly head: number;
  readonly data: number;
  /** From then until nothing was on its way. */
  readonly requests: readonly RecordedRequest[];
}

interface Watched {
  readonly head: string | null;
  readonly data: string;
}

declare global {
  var clickTimes: { head: number | null; data: number | null } | undefined;
  var watchClick: ((shown: Watched) => void) | undefined;
}

/** Runs in the page before its scripts: times what appears after the next release of a pointer, Enter, or going back. */
function observeClicks() {
  const painted = (done: (time: number) => void) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => done(performance.now());
    channel.port2.postMessage(null);
  };
  // a page that was left may stay in the document, hidden
  const shownParts = () =>
    [...(document.querySelector('main')?.children ?? [])].filter((part) =>
      (part.firstElementChild ?? part).checkVisibility(),
    );
  const shownHeading = () => [...document.querySelectorAll('h1')].find((heading) => heading.checkVisibility());
  globalThis.watchClick = ({ head, data }) => {
    const times: NonNullable<typeof globalThis.clickTimes> = { head: null, data: null };
    globalThis.clickTimes = times;
    const oldHeading = shownHeading();
    const oldText = oldHeading?.textContent;
    const oldPath = location.pathname;
    const isHeadShown = () => {
      if (head === null) return document.querySelector(`a[aria-current="page"][href="${location.pathname}"]`) !== null;
      const heading = shownHeading();
      const isNew = heading !== oldHeading || heading?.textContent !== oldText;
      return isNew && (heading?.textContent ?? '').includes(head);
    };
    const start = (pressed: number) => {
      const look = () => {
        if (times.head === null && location.pathname !== oldPath && isHeadShown()) {
          times.head = 0;
          painted((time) => {
            times.head = time - pressed;
          });
        }
        if (times.head !== null && shownParts().some((part) => part.textContent?.includes(data))) {
          painted((time) => {
            times.data = time - pressed;
          });
          return;
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    const listening = new AbortController();
    const begin = (event: Event) => {
      listening.abort();
      start(event.timeStamp);
    };
    for (const type of ['pointerup', 'keydown', 'popstate'])
      addEventListener(type, begin, { capture: true, signal: listening.signal });
  };
}

const longest = 60_000;

/** Time for what a page does once it is idle, in milliseconds. */
const restMs = 1500;

async function rest(page: Page) {
  await page.waitForLoadState('networkidle', { timeout: longest });
  await page.waitForTimeout(restMs);
  await page.waitForLoadState('networkidle', { timeout: longest });
}

/** How long the pointer is held down, in milliseconds: a short press, without resting on the link before. */
const pressMs = 60;

const linkOf = (page: Page, link: string, menu: string | undefined) =>
  page.locator(menu ? `a[href^="${link}"]:visible` : `main a[href^="${link}"]:visible`).first();

async function timed(page: Page, recorded: Map<string, RecordedRequest>, shown: Watched, act: () => Promise<unknown>) {
  const before = new Set(recorded.keys());
  await page.evaluate((watched) => globalThis.watchClick?.(watched), shown);
  await act();
  await page.waitForFunction(() => typeof globalThis.clickTimes?.data === 'number', null, { timeout: longest });
  const times = await page.evaluate(() => globalThis.clickTimes);
  await rest(page);
  const requests = [...recorded].filter(([id]) => !before.has(id)).map(([, request]) => request);
  return { head: times?.head ?? 0, data: times?.data ?? 0, requests };
}

/** Types words into the search field, waits for what is found while typing, and presses Enter. */
async function search(page: Page, words: string, shown: Watched, recorded: Map<string, RecordedRequest>) {
  await page.getByRole('combobox', { name: /^Search emergencies/ }).fill(words);
  await page.getByRole('option').first().waitFor();
  await rest(page);
  return timed(page, recorded, shown, () => page.keyboard.press('Enter'));
}

async function press(page: Page, click: MeasuredClick, recorded: Map<string, RecordedRequest>) {
  if (typeof click.link !== 'string') return search(page, click.link.words, click, recorded);
  if (click.menu) {
    await page.getByRole('button', { name: click.menu, exact: true }).first().click();
    await linkOf(page, click.link, click.menu).waitFor();
    await rest(page);
  }
  const link = linkOf(page, click.link, click.menu);
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) throw new Error(`${click.link} has no place on the page`);
  // without the checks of a test's click, which run in the page
  const times = await timed(page, recorded, click, async () => {
    await page.mouse.move(box.x + Math.min(box.width / 2, 20), box.y + Math.min(box.height / 2, 8));
    await page.mouse.down();
    await page.waitForTimeout(pressMs);
    await page.mouse.up();
  });
  await page.mouse.move(2, 2);
  return times;
}

/** The times of a click with nothing loaded but the page with the link, then of going back, and of both again. */
export interface ClickView {
  readonly first: ClickTimes;
  readonly back: ClickTimes;
  readonly again: ClickTimes;
  readonly backAgain: ClickTimes;
}

const isAsset = ({ kind }: RecordedRequest) => kind === 'script' || kind === 'stylesheet';

/** Requests of data and of files, as `2 + 0`. */
export const countRequests = ({ requests }: ClickTimes) =>
  `${requests.filter(({ kind }) => kind === 'data').length} + ${requests.filter(isAsset).length}`;

/** Opens the page with the link in a new browser context, rests, and measures the click. */
export async function measureClick(
  browser: Browser,
  base: string,
  click: MeasuredClick,
  conditions: NetworkConditions,
): Promise<ClickView> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const client: CDPSession = await context.newCDPSession(page);
    const recorded = await recordRequests(client);
    await slowDown(client, conditions);
    await page.addInitScript(observeClicks);
    await page.goto(base + click.path, { waitUntil: 'commit', timeout: longest });
    await page.locator('main').getByText(click.backData).first().waitFor({ timeout: longest });
    await rest(page);
    const back = { head: click.head === null ? null : '', data: click.backData };
    const goBack = () => timed(page, recorded, back, () => page.evaluate(() => history.back()));
    const first = await press(page, click, recorded);
    const afterFirst = await goBack();
    const again = await press(page, click, recorded);
    return { first, back: afterFirst, again, backAgain: await goBack() };
  } finally {
    await context.close();
  }
}
