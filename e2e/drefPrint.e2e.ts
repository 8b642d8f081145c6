import type { Page } from '@playwright/test';
import { apiAs } from './api';
import { chooseLanguage, expect, expectAccessibleAtWidths, inLanguage, logIn, test } from './fixtures';
import { pagesOfPdf } from './pdfText';

interface Document {
  readonly id: number;
  readonly title: string;
  readonly appeal_code: string | null;
}

/** The id of a document, by its appeal code. */
async function idOf(page: Page, appealCode: string, kind: 'dref' | 'dref-op-update' | 'dref-final-report' = 'dref') {
  const staff = await apiAs(page.request, 'staff');
  const { results } = await staff.get<{ results: readonly Document[] }>(`${kind}/?limit=200`);
  const found = results.find(({ appeal_code }) => appeal_code === appealCode);
  if (!found) throw new Error(`no ${kind} ${appealCode}`);
  return found.id;
}

const printed = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.locator('#pdf-preview-ready')).toBeAttached();
  return pagesOfPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
};

const pageWith = (pages: readonly string[], text: string | RegExp) => pages.findIndex((page) => page.search(text) >= 0);

test('an application is printed on A4: its parts follow each other, and every page has a header', async ({ page }) => {
  await logIn(page, 'staff@example.org');
  const id = await idOf(page, 'MDRKE101');
  const pages = await printed(page, `/dref-applications/${id}/export`);
  expect(pages.length).toBeGreaterThanOrEqual(5);
  expect(pages.length).toBeLessThanOrEqual(12);
  expect(pages[0]).toContain('Key facts');
  expect(pages[0]).toMatch(/CHF\s250,000/);
  // the block of facts does not break across pages
  expect(pages[0]).toContain('Targeted regions');
  for (const text of pages) expect(text).toContain('DREF operation');
  // a table's head is on the same page as its first row
  for (const text of pages) expect(text).not.toMatch(/Indicator Target MDRKE101/);
  const starts = ['Description of the event', 'Budget overview', 'Contacts'].map((heading) => pageWith(pages, heading));
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  expect(starts).not.toContain(-1);
  // no heading of an intervention stands alone at the foot of a page
  for (const text of pages) expect(text).not.toMatch(/(?:Health|Shelter Housing And Settlements)\s*(?:MDRKE101)?\s*$/);
});

test('the project grant agreement of an imminent application is printed on request', async ({ page }) => {
  await logIn(page, 'staff@example.org');
  const id = await idOf(page, 'MDRKE103');
  const plain = await printed(page, `/dref-applications/${id}/export`);
  expect(pageWith(plain, 'Project grant agreement')).toBe(-1);
  const pages = await printed(page, `/dref-applications/${id}/export?is_pga=true`);
  const annex = pageWith(pages, 'Project grant agreement');
  expect(annex).toBeGreaterThan(pageWith(pages, 'Contacts'));
  expect(pages.slice(annex).join(' ')).toContain('For the IFRC');
  expect(pages.join(' ')).toMatch(/CHF\s90,800/);
});

for (const [kind, path, name] of [
  ['dref-op-update', 'dref-operational-updates', 'DREF operational update'],
  ['dref-final-report', 'dref-final-reports', 'DREF final report'],
] as const) {
  test(`a ${name} is printed on A4, and every page has a header`, async ({ page }) => {
    await logIn(page, 'staff@example.org');
    const id = await idOf(page, 'MDRKE101', kind);
    const pages = await printed(page, `/${path}/${id}/export`);
    expect(pages.length).toBeGreaterThanOrEqual(4);
    expect(pages.length).toBeLessThanOrEqual(14);
    expect(pages[0]).toContain(name);
    expect(pages[0]).toContain('MDRKE101');
    for (const text of pages) expect(text).toContain(name);
    expect(pageWith(pages, 'Contacts')).toBeGreaterThanOrEqual(pages.length - 2);
  });
}

test('a source with a long URL does not overflow the page', async ({ page }) => {
  await logIn(page, 'staff@example.org');
  const staff = await apiAs(page.request, 'staff');
  const { id } = await staff.post<{ id: number }>('dref/', {
    national_society: 107,
    country: 107,
    title: 'Kenya Hail 2026',
    type_of_dref: 2,
    type_of_onset: 2,
    source_information: [
      { client_id: 'radio', source_name: 'Radio', source_link: `https://example.org/${'a'.repeat(200)}` },
    ],
  });
  await page.goto(`/dref-applications/${id}/export`);
  await expect(page.locator('#pdf-preview-ready')).toBeAttached();
  const paper = await page.getByRole('article', { name: 'Kenya Hail 2026' }).boundingBox();
  const address = await page.getByRole('link', { name: /^https:\/\/example\.org/ }).boundingBox();
  expect((address?.x ?? 0) + (address?.width ?? Number.POSITIVE_INFINITY)).toBeLessThan(
    (paper?.x ?? 0) + (paper?.width ?? 0),
  );
});

test('in Arabic printing waits for the translations', async ({ page }) => {
  await logIn(page, 'staff@example.org');
  const id = await idOf(page, 'MDRKE101');
  await chooseLanguage(page, 'ar');
  const pages = await printed(page, `/dref-applications/${id}/export`);
  await expect(page.getByRole('heading', { name: 'الحقائق الرئيسية' })).toBeVisible();
  expect(pages.join(' ')).not.toContain('Key facts');
  expect(pages.join(' ')).toContain('MDRKE101');
});

test('the print page is accessible in Arabic, wide and narrow', async ({ page }) => {
  await inLanguage(page, 'en');
  await logIn(page, 'staff@example.org');
  const id = await idOf(page, 'MDRKE101');
  await chooseLanguage(page, 'ar');
  await page.goto(`/dref-applications/${id}/export`);
  await expect(page.locator('#pdf-preview-ready')).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expectAccessibleAtWidths(page, 'the printed application');
});
