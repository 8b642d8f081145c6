import { type BrowserContext, test as base, expect, type Locator, type Page, type Request } from '@playwright/test';
import axe from 'axe-core';

export const password = 'go-sandbox';

/** Every component of the design system in every state. */
export const galleryAddress = 'http://127.0.0.1:3211/src/ui/gallery/gallery.html';

/** The variants of a form that axe checks: the widest viewport left to right, the narrowest right to left. */
export const looks = [
  { language: 'en', width: 1280 },
  { language: 'ar', width: 360 },
] as const;

/** The look in which most breaks. Forms are built of the same parts: field reports are opened in all looks, other forms in this one. */
export const hardestLook = looks[1];

/** Stores a language choice on the device before the page loads. */
export const inLanguage = (page: Page, language: 'en' | 'fr' | 'es' | 'ar') =>
  page.addInitScript((code) => {
    // only before the first page: a later choice must survive a reload
    if (localStorage.getItem('language') === null) localStorage.setItem('language', JSON.stringify(code));
  }, language);

/** Changes the language on the device: the next page that is opened has it. */
export const chooseLanguage = (page: Page, language: 'en' | 'fr' | 'es' | 'ar') =>
  page.evaluate((code) => localStorage.setItem('language', JSON.stringify(code)), language);

/** Waits until nothing in the page or the part loads, and what follows from each choice is shown. */
export const settled = (part: Page | Locator) => expect(part.locator('[aria-busy="true"]')).toHaveCount(0);

/** How many of the product's fonts the page has loaded: two, for texts and for headings, or more where its characters need them. */
export const shownFonts = (page: Page) =>
  page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);

/** Waits until texts have their fonts: before, each may still become wider or narrower, and move what follows it. */
export const fontsShown = (page: Page) => expect.poll(() => shownFonts(page)).toBeGreaterThanOrEqual(2);

/** Opens a page, and waits until nothing in it loads and its texts have their fonts. */
export async function openPage(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('main h1')).toBeVisible();
  await fontsShown(page);
  await settled(page.locator('main'));
}

/**
 * Repeats assertions until they pass together, like those of the library: for several places or sizes, of which one alone may have been
 * read before the page came to rest.
 */
export const eventually = (assertions: () => Promise<void>) => expect(assertions).toPass({ timeout: 20_000 });

interface Traffic {
  readonly open: Set<Request>;
  /** When the last request began or ended, in milliseconds. */
  changedAt: number;
}

const traffic = new WeakMap<Page, Traffic>();

/** Whether code of the product asks for one of its own files. */
const isFetchedFile = (request: Request) =>
  request.resourceType() === 'fetch' && new URL(request.url()).pathname.startsWith('/assets/');

function trackRequests(page: Page) {
  const state: Traffic = { open: new Set(), changedAt: Date.now() };
  traffic.set(page, state);
  page.on('request', (request) => {
    // the end of what a document that is left has asked for is not always reported
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) state.open.clear();
    state.open.add(request);
    state.changedAt = Date.now();
  });
  const end = (request: Request) => {
    state.open.delete(request);
    state.changedAt = Date.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  page.on('worker', (worker) => {
    worker.on('close', () => {
      // nor that of what a stopped worker has asked for: a map's reads the shapes of countries
      for (const request of state.open) if (isFetchedFile(request)) end(request);
    });
  });
}

/** Milliseconds without a request after which a page has what it asked for. */
const quietMs = 500;

/**
 * Waits until the page asks for nothing any more: for what has no sign that it loads. Unlike the library's `networkidle`, which happens
 * once a document, it also holds after a press.
 */
export const requestsEnded = (page: Page) =>
  expect
    .poll(
      () => {
        const { open, changedAt } = traffic.get(page) ?? { open: new Set(), changedAt: 0 };
        if (open.size > 0) return [...open].map((request) => request.url());
        return Date.now() - changedAt > quietMs ? [] : ['ended just now'];
      },
      { intervals: [100] },
    )
    .toEqual([]);

/**
 * Reads a value until it is the same twice in a row: what is rendered in parts has no other sign of its end.
 *
 * @param interval - milliseconds between two readings
 */
export async function steadyValue<Value>(read: () => Promise<Value>, interval: number): Promise<Value> {
  let value: Value | undefined;
  await expect(async () => {
    const last = value;
    value = await read();
    expect(value).toBe(last);
  }).toPass({ intervals: [interval] });
  return value as Value;
}

/** Stores a login on the device, as the login form does; `logInByForm` fills in the form. */
export async function logIn(page: Page, username: string, secret = password) {
  const answer = await page.request.post('/get_auth_token', { data: { username, password: secret } });
  if (!answer.ok()) throw new Error(`${username} cannot log in: ${answer.status()}`);
  const { first, last, ...login } = await answer.json();
  const session = { ...login, firstName: first, lastName: last, displayName: `${first} ${last}` };
  // a document of the same origin that runs none of the product
  await page.goto('/favicon.svg');
  await page.evaluate((user) => localStorage.setItem('user', JSON.stringify(user)), session);
}

/** Fills in the login form of the page, and waits for the next page. */
export async function fillLogin(page: Page, username: string, secret = password) {
  await page.getByRole('textbox', { name: /E-mail or username/ }).fill(username);
  await page.getByLabel(/^Password/).fill(secret);
  // the layout shifts when the fonts come, and a press during the shift is lost
  await fontsShown(page);
  await page.locator('main').getByRole('button', { name: 'Login' }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

/** Logs in through the form. */
export async function logInByForm(page: Page, username: string, secret = password) {
  await page.goto('/login');
  await fillLogin(page, username, secret);
}

/**
 * The axe violations of a page, each rule with its elements. axe runs in the page: its Playwright wrapper also returns every passed
 * check of every element, which takes four times as long.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(
      // excludes the map library's canvas and controls, and live announcements, which may refer to a removed button
      { exclude: [['.mapboxgl-map'], ['[data-live-announcer]']] },
      { resultTypes: ['violations'], preload: false },
    );
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
  });
}

/** Saves the table of a page in a format. */
export async function exportTable(page: Page, format: 'CSV' | 'Excel (XLSX)' | 'CSV with HXL hashtags') {
  await page.getByRole('button', { name: 'Export table' }).click();
  await page.getByRole('menu').getByText(format, { exact: true }).click();
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

async function expectNoOverflow(page: Page, name: string) {
  // after a change of the viewport, what follows its own size takes a frame
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow, `${name} is wider than the window`).toBeLessThanOrEqual(0);
}

/** The elements without a size for which a row or column of a flex box leaves a gap, which moves what stands beside them. */
const gapsOfNothing = (page: Page) =>
  page.evaluate(() => {
    const hasNoSize = (element: Element, side: 'width' | 'height') => {
      const { display, position } = getComputedStyle(element);
      const isOut = display === 'none' || display === 'contents' || position === 'absolute' || position === 'fixed';
      return !isOut && element.getBoundingClientRect()[side] === 0;
    };
    return [...document.querySelectorAll('body *')].flatMap((box) => {
      const { display, flexDirection, columnGap, rowGap } = getComputedStyle(box);
      if (!display.endsWith('flex') || box.getBoundingClientRect().width === 0) return [];
      const isColumn = flexDirection.startsWith('column');
      if (!(Number.parseFloat(isColumn ? rowGap : columnGap) > 0)) return [];
      const empty = [...box.children].filter((child) => hasNoSize(child, isColumn ? 'height' : 'width'));
      return empty.map((child) => `${child.outerHTML.slice(0, 100)} in ${box.className}`);
    });
  });

/** Expects no axe violations, no horizontal overflow and no gap that is left for nothing. */
export async function expectAccessible(page: Page, name: string) {
  expect(await axeFindings(page), `axe on ${name}`).toEqual([]);
  expect(await gapsOfNothing(page), `gaps on ${name}`).toEqual([]);
  await expectNoOverflow(page, name);
}

/** `expectAccessible` in the widest viewport, and no overflow in the narrowest, without loading the page again. */
export async function expectAccessibleAtWidths(page: Page, name: string) {
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectAccessible(page, name);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoOverflow(page, `${name} at 360 px`);
}

interface WatchFixtures {
  /** Lets an error in the console of a browser context fail the test. Those of the test's own browser are watched from the start. */
  readonly watchConsole: (context: BrowserContext) => void;
  readonly failureReport: undefined;
  readonly endOfRoutes: undefined;
}

/** The test function: an error in the console of any page fails the test; a failed test prints its pages and the failed requests. */
export const test = base.extend<WatchFixtures>({
  failureReport: [
    async ({ page, browser }, use, testInfo) => {
      const calls: string[] = [];
      page.on('response', (response) => {
        if (response.status() >= 400)
          calls.push(`${response.status()} ${response.request().method()} ${response.url()}`);
      });
      page.on('requestfailed', (request) => {
        calls.push(`${request.failure()?.errorText} ${request.method()} ${request.url()}`);
      });
      await use(undefined);
      if (testInfo.status === testInfo.expectedStatus) return;
      console.error(`${testInfo.title}\n${calls.slice(-20).join('\n')}`);
      // also those of other people
      for (const open of browser.contexts().flatMap((context) => context.pages())) {
        const content = await open.locator('body').ariaSnapshot({ timeout: 5_000 });
        console.error(`at ${open.url()}\n${content.slice(0, 6_000)}`);
      }
    },
    { auto: true },
  ],
  // an answer that the page still waits for when a test ends would fail in the next one
  endOfRoutes: [
    async ({ page, browser }, use) => {
      await use(undefined);
      const contexts = new Set([page.context(), ...browser.contexts()]);
      for (const part of [...contexts].flatMap((context) => [context, ...context.pages()]))
        await part.unrouteAll({ behavior: 'ignoreErrors' });
    },
    { auto: true },
  ],
  watchConsole: [
    async ({ browser }, use) => {
      const errors: string[] = [];
      const watch = (context: BrowserContext) => {
        context.on('page', trackRequests);
        for (const page of context.pages()) trackRequests(page);
        context.on('weberror', (event) => errors.push(event.error().message));
        context.on('console', (message) => {
          // some tests expect rejected requests, which the browser logs
          if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
            errors.push(message.text());
        });
      };
      // also those of other people, whom a journey opens later
      browser.on('context', watch);
      for (const context of browser.contexts()) watch(context);
      await use(watch);
      browser.off('context', watch);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
