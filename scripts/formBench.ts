import type { Browser, Page } from '@playwright/test';
import { launchBrowser } from './bench/browser.mjs';
import { logIn } from './load/logIn';
import { median } from './load/median';
import { startStandIn } from './load/standIn';

interface MeasuredForm {
  readonly name: string;
  readonly account: string;
  /** Returns the path of the form. @param get - reads a path of the API as the account */
  readonly path: (get: (path: string) => Promise<unknown>) => Promise<string>;
  /** The buttons that open the parts of the form. */
  readonly openers: (page: Page) => ReturnType<Page['locator']>;
}

const stepsOf = (page: Page) => page.getByRole('navigation', { name: 'Steps of the form' }).getByRole('button');

const forms: readonly MeasuredForm[] = [
  {
    name: 'DREF application',
    account: 'staff@example.org',
    path: async () => '/dref-applications/new',
    openers: stepsOf,
  },
  {
    name: 'PER assessment',
    account: 'per.admin@example.org',
    path: async (get) => {
      const { results } = (await get('/api/v2/per-process-status/?limit=200')) as {
        results: { id: number; phase: number }[];
      };
      const cycle = results.find(({ phase }) => phase === 2);
      if (!cycle) throw new Error('No cycle is in its assessment');
      return `/per-process/${cycle.id}/assessment`;
    },
    openers: (page) => page.locator('main').getByRole('button', { name: /^\d+\. / }),
  },
  {
    name: 'Full early action protocol',
    account: 'country.admin@example.org',
    path: async (get) => {
      const { results } = (await get('/api/v2/eap-registration/?eap_type=10&status=10&limit=50')) as {
        results: { id: number; latest_full_eap: number | null }[];
      };
      const protocol = results.find(({ latest_full_eap }) => latest_full_eap !== null);
      if (!protocol) throw new Error('No full protocol is in development');
      return `/eap/${protocol.id}/full`;
    },
    openers: stepsOf,
  },
];

const slowDown = 4;
/** Milliseconds from an action to the frame that shows it. */
const budgets = { typing: 50, opening: 150 };
const letters = 'On the second day ';
const openedParts = 5;
/** Milliseconds between pointer down and up, so that the first event is handled before the second. */
const pressMs = 100;

/** Runs in the page: records event durations, from the event to the next frame. Durations below 16 ms are not reported. */
function observe() {
  const durations: { readonly name: string; readonly duration: number }[] = [];
  Object.assign(window, { durations });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) durations.push({ name, duration });
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** The durations of the events since the last call. */
const takeDurations = (page: Page, names: readonly string[]) =>
  page.evaluate(async (eventNames) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    const all = Reflect.get(window, 'durations') as { name: string; duration: number }[];
    return all
      .splice(0)
      .filter(({ name }) => eventNames.includes(name))
      .map(({ duration }) => duration);
  }, names);

async function measureForm(browser: Browser, base: string, form: MeasuredForm) {
  const storageState = await logIn(browser, base, form.account);
  const context = await browser.newContext({
    storageState,
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  try {
    await page.addInitScript(observe);
    // the product reads the login from local storage
    await page.goto(`${base}/`);
    const get = (path: string) =>
      page.evaluate(async (address) => {
        const { token } = JSON.parse(localStorage.getItem('user') ?? '{}') as { token?: string };
        return (await fetch(address, { headers: { Authorization: `Token ${token}` } })).json() as Promise<unknown>;
      }, path);
    await page.goto(base + (await form.path(get)));
    const openers = form.openers(page);
    await openers.first().waitFor();
    await page.waitForLoadState('networkidle');
    const protocol = await context.newCDPSession(page);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    const typing: number[] = [];
    const opening: number[] = [];
    for (let part = 1; part <= Math.min(openedParts, (await openers.count()) - 1); part += 1) {
      await takeDurations(page, []);
      await openers.nth(part).click({ delay: pressMs });
      // the duration of a press is that of its slowest event
      opening.push(Math.max(16, ...(await takeDurations(page, ['pointerup', 'click']))));
      const box = page.locator('main textarea:not([readonly]), main input[type="text"]:not([readonly])').last();
      if ((await box.count()) === 0) continue;
      await box.focus();
      await takeDurations(page, []);
      for (const letter of letters) {
        await page.keyboard.type(letter);
        typing.push(Math.max(16, ...(await takeDurations(page, ['keydown', 'keypress', 'keyup']))));
      }
    }
    return { typing, opening };
  } finally {
    await context.close();
  }
}

/**
 * Measures the response times of the largest forms with 4× CPU throttling: `npm run bench:forms`. Other load on the machine can
 * only slow them down.
 *
 * @returns the exit code: 1 when a median is above its budget
 */
export async function main(): Promise<number> {
  const standIn = await startStandIn();
  const browser = await launchBrowser();
  let isSlow = false;
  try {
    for (const form of forms) {
      const { typing, opening } = await measureForm(browser, standIn.address, form);
      for (const [what, values, budget] of [
        ['a letter', typing, budgets.typing],
        ['opening a part', opening, budgets.opening],
      ] as const) {
        const middle = median(values);
        isSlow ||= middle > budget;
        const worst = Math.max(...values);
        console.log(
          `${form.name}: ${what}: median ${middle} ms, worst ${worst} ms of ${values.length} (budget ${budget} ms)`,
        );
      }
    }
  } finally {
    await browser.close();
    await standIn.close();
  }
  return isSlow ? 1 : 0;
}
