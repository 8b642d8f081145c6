import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { apiAs } from './api';
import { test as base, expect, logIn, openPage } from './fixtures';
import { ownServer } from './ownServer';
import { acceptLeaving, expectStoredOnDevice, field, fillContext, goToStep } from './reportForm';
import { storedAnswers } from './storedAnswers';

const server = ownServer(3231);

interface Stored {
  readonly id: number;
  readonly title: string;
  readonly modified_at: string;
}

interface Fixtures {
  /** Starts a browser with what the one before it left on the device. */
  readonly startBrowser: () => Promise<BrowserContext>;
}

const test = base.extend<Fixtures>({
  startBrowser: async ({ playwright, launchOptions, locale, timezoneId, watchConsole }, use) => {
    const device = mkdtempSync(join(tmpdir(), 'go-device-'));
    const started: BrowserContext[] = [];
    await use(async () => {
      const context = await playwright.chromium.launchPersistentContext(device, {
        ...launchOptions,
        locale,
        timezoneId,
        baseURL: server.address,
        reducedMotion: 'reduce',
        serviceWorkers: 'allow',
      });
      context.setDefaultTimeout(20_000);
      watchConsole(context);
      started.push(context);
      return context;
    });
    for (const context of started) await context.close();
    rmSync(device, { recursive: true, force: true });
  },
});

test.use({ baseURL: server.address });
test.beforeAll(server.start);
test.afterAll(server.remove);

const storedReads = async (page: Page) => (await storedAnswers(page)).map(({ key }) => key).join('\n');

const isWrite = (route: Route) => ['POST', 'PATCH'].includes(route.request().method());

/** Submits a form whose save does not reach the server, and leaves it to the outbox. */
async function leaveToOutbox(page: Page, button: string, review?: () => Promise<void>) {
  await page.getByRole('button', { name: button, exact: true }).click();
  await review?.();
  await expect(page.getByText(/^Network error\./)).toBeVisible();
  await page.getByRole('button', { name: 'Send when there is a connection' }).click();
  await review?.();
  await expect(page).toHaveURL(/\/account\/outbox$/);
}

test('four forms written without a server are sent after a restart, once each: one refused, one in conflict, one unheard', async ({
  request,
  startBrowser,
}) => {
  // four forms, one after the other
  test.slow();
  const mark = String(Date.now());
  const staff = await apiAs(request, 'staff');
  const dref = await staff.post<Stored>('dref/', {
    national_society: 107,
    country: 107,
    title: `Dref ${mark}`,
    type_of_dref: 2,
    type_of_onset: 2,
    disaster_type: 12,
  });
  const activity = await staff.post<Stored>('emergency-project/', {
    title: `Relief ${mark}`,
    event: 1,
    country: 107,
    districts: [],
    activity_lead: 'national_society',
    reporting_ns: 107,
    reporting_ns_contact_name: 'Ada',
    reporting_ns_contact_role: 'Lead',
    reporting_ns_contact_email: 'ada@example.org',
    start_date: '2026-01-05',
    end_date: '2026-12-05',
    activities: [{ sector: 1, action: 15, people_count: 30, people_households: 'people', custom_supplies: {} }],
  });
  const unit = await staff.post<Stored>('local-units/', {
    country: 107,
    type: 1,
    date_of_data: '2026-03-01',
    local_branch_name: `Unit ${mark}`,
    focal_person_loc: 'Ada',
    location_json: { lat: -0.1, lng: 35.5 },
    visibility: 3,
  });
  await (await apiAs(request, 'unit.validator')).post(`local-units/${unit.id}/validate/`);

  const first = await startBrowser();
  const page = await first.newPage();
  acceptLeaving(page);
  await logIn(page, 'staff@example.org');
  // answers are stored once the page is idle
  await openPage(page, `/three-w/activities/${activity.id}/edit`);
  await expect.poll(() => storedReads(page)).toContain('/api/v2/emergency-project/{id}/');
  await openPage(page, `/countries/107/local-units/${unit.id}/edit`);
  await expect.poll(() => storedReads(page)).toContain('/api/v2/local-units/{id}/');
  await openPage(page, `/dref-applications/${dref.id}/edit`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.getByRole('button', { name: 'Keep for offline' }).click();
  await expect(page.getByRole('button', { name: /^Kept for offline/ })).toBeVisible({ timeout: 60_000 });
  // the lists of forms that were never opened are read once the page is idle
  await expect.poll(() => storedReads(page), { timeout: 60_000 }).toContain('/api/v2/secondarysector');

  await server.stop();

  await page.goto('/field-reports/new');
  await fillContext(page, `Report ${mark}`);
  await goToStep(page, 3);
  await leaveToOutbox(page, 'Submit');

  await page.goto(`/dref-applications/${dref.id}/edit`);
  await field(page, 'title').fill(`Mine ${mark}`);
  await expectStoredOnDevice(page);
  await leaveToOutbox(page, 'Save');

  await page.goto(`/three-w/activities/${activity.id}/edit`);
  await field(page, 'title').fill(`Changed relief ${mark}`);
  await goToStep(page, 2);
  await leaveToOutbox(page, 'Submit', () =>
    page.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).click(),
  );

  await page.goto(`/countries/107/local-units/${unit.id}/edit`);
  await field(page, 'focal_person_loc').fill(`Bo ${mark}`);
  await page.getByRole('navigation', { name: 'Steps of the form' }).getByRole('button').last().click();
  await field(page, 'update_reason_overview').fill('A new person');
  await leaveToOutbox(page, 'Submit');
  await expect(page.getByRole('link', { name: '4 to send' })).toBeVisible();

  await first.close();
  await server.start();
  await (await apiAs(request, 'super')).patch(`dref/${dref.id}/`, {
    title: `Theirs ${mark}`,
    modified_at: (await staff.get<Stored>(`dref/${dref.id}/`)).modified_at,
  });
  const context = await startBrowser();
  const posts: string[] = [];
  await context.route('**/api/v2/field-report/', async (route) => {
    if (!isWrite(route)) return route.fallback();
    posts.push(route.request().url());
    await route.fetch();
    await route.abort('connectionreset');
  });
  await context.route(`**/api/v2/emergency-project/${activity.id}/`, (route) =>
    isWrite(route)
      ? route.fulfill({ status: 400, json: { errors: { title: ['Say where it is.'] } } })
      : route.fallback(),
  );

  const again = await context.newPage();
  acceptLeaving(again);
  await again.goto('/account/outbox');
  const item = (name: string) => again.getByRole('listitem').filter({ hasText: name });
  await expect(item(`Report ${mark}`)).toContainText('Sent');
  await expect(item(`Unit ${mark}`)).toContainText('Sent');
  await expect(item(`Changed relief ${mark}`)).toContainText('Say where it is.');
  await item(`Mine ${mark}`)
    .getByRole('button', { name: /^Choose between the versions/ })
    .click();
  const versions = again.getByRole('alertdialog', { name: 'Someone else saved this in the meantime' });
  await versions.getByRole('radio', { name: /: Mine$/ }).check();
  await versions.getByRole('button', { name: 'Continue with this choice' }).click();
  await expect(item(`Mine ${mark}`)).toContainText('Sent');
  await expect(again.getByRole('link', { name: '1 to send' })).toBeVisible();

  await item(`Changed relief ${mark}`)
    .getByRole('button', { name: /^Back to the form/ })
    .click();
  await again.getByRole('button', { name: 'Restore draft' }).click();
  await expect(again.getByText('Say where it is.').first()).toBeVisible();
  await expect(field(again, 'title')).toHaveValue(`Changed relief ${mark}`);

  const { results } = await staff.get<{ results: readonly { title: string }[] }>(
    'field-report/?user=1&limit=100&ordering=-created_at',
  );
  expect(results.filter(({ title }) => title === `Report ${mark}`)).toHaveLength(1);
  expect(posts).toHaveLength(1);
  expect((await staff.get<Stored>(`dref/${dref.id}/`)).title).toBe(`Mine ${mark}`);
  expect((await staff.get<Stored>(`emergency-project/${activity.id}/`)).title).toBe(`Relief ${mark}`);
});
