import type { Locator, Page } from '@playwright/test';
import { eventually, expect, fontsShown, galleryAddress, inLanguage, logIn, openPage, settled, test } from './fixtures';

/** Opens the tables of the gallery in a viewport that is lower than a table. */
async function openTables(page: Page, width: number, look = '') {
  await page.setViewportSize({ width, height: 240 });
  await page.goto(`${galleryAddress}?section=table${look}`);
  await expect(page.getByRole('table')).toHaveCount(7);
  await fontsShown(page);
}

const frameOf = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const box = async (part: Locator) => {
  const found = await part.boundingBox();
  if (!found) throw new Error('not rendered');
  return found;
};
const scrollOf = (frame: Locator) =>
  frame.evaluate(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => ({
    isDown: scrollHeight > clientHeight,
    isSideways: scrollWidth > clientWidth,
  }));

/** Scrolls the window until the head of the table would have left it. */
async function scrollPastHead(frame: Locator) {
  await frame.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top + 60));
}

for (const [width, isSideways] of [
  [1280, false],
  [640, true],
] as const) {
  test(`at ${width} px the rows flow with the page under a head that sticks to the window`, async ({ page }) => {
    await openTables(page, width);
    const frame = frameOf(page, 'Active operations');
    expect(await scrollOf(frame)).toEqual({ isDown: false, isSideways });
    await expect(frame).toHaveAttribute('tabindex', isSideways ? '0' : '-1');
    await eventually(async () => {
      await scrollPastHead(frame);
      expect((await box(frame)).y).toBeCloseTo(-60, 0);
    });
    await expect.poll(async () => (await box(frame.getByRole('columnheader').first())).y).toBeCloseTo(0, 0);
    // of thousands of rows only those in view are rendered: such a table scrolls by itself
    const large = frameOf(page, '10,000 rows');
    expect(await scrollOf(large)).toMatchObject({ isDown: true });
    await expect(large).toHaveAttribute('tabindex', '0');
  });
}

test('in a table that scrolls sideways the name of each row is kept, whole words at a time', async ({ page }) => {
  await openTables(page, 560);
  const frame = frameOf(page, 'Active operations');
  const name = frame.getByRole('rowheader').filter({ hasText: 'Coastal cyclone response' });
  const { x } = await box(frame);
  await frame.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect.poll(async () => (await box(name)).x).toBeCloseTo(x, 0);
  const { scrollWidth, clientWidth } = await name.evaluate((cell) => ({
    scrollWidth: cell.scrollWidth,
    clientWidth: cell.clientWidth,
  }));
  expect(scrollWidth).toBe(clientWidth);
});

test('in a table that scrolls sideways long headings have few lines', async ({ page }) => {
  await inLanguage(page, 'fr');
  await page.setViewportSize({ width: 768, height: 900 });
  await openPage(page, '/three-w/projects/all');
  const heading = page.getByRole('columnheader', { name: 'Services fournis aux personnes dans le besoin' });
  // three lines of 19.5 px, and the padding
  await expect.poll(async () => (await box(heading)).height).toBeLessThan(80);
});

test('the buttons of a card stand in the middle of its first and last lines, one below the other', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/three-w/projects/all');
  const row = page.getByRole('table').getByRole('row').nth(1);
  const middle = async (part: Locator) => {
    const { x, y, width, height } = await box(part);
    return { x: x + width / 2, y: y + height / 2 };
  };
  const [expand, actions] = [row.getByRole('button').first(), row.getByRole('button').last()];
  await eventually(async () => {
    expect((await middle(expand)).x).toBeCloseTo((await middle(actions)).x, 0);
    expect((await middle(expand)).y).toBeCloseTo((await middle(row.locator('[data-part="name"] a'))).y, 0);
    const lines = await row
      .locator('[data-part="fact"]')
      .evaluateAll((facts) => facts.map((fact) => fact.getBoundingClientRect()).map(({ y, height }) => y + height / 2));
    expect((await middle(actions)).y).toBeCloseTo(Math.max(...lines), 0);
  });
});

for (const look of ['', '&dir=rtl']) {
  test(`on a phone a row is a card that is still a row of a table (${look})`, async ({ page }) => {
    await openTables(page, 360, look);
    const frame = frameOf(page, 'Active operations');
    await expect(frame).toHaveAttribute('tabindex', '-1');
    expect(await scrollOf(frame)).toEqual({ isDown: false, isSideways: false });
    const row = frame.getByRole('table').getByRole('row').filter({ hasText: 'Delta floods 2026' });
    const cell = (text: string) => row.locator('> *').filter({ hasText: text });
    const [name, status, date, action] = [cell('Delta floods 2026'), cell('DREF'), cell('2026-10-02'), cell('Edit')];
    expect((await box(name)).y).toBeLessThan((await box(status)).y);
    // the values follow each other in lines
    expect((await box(status)).y).toBeCloseTo((await box(cell('Chad'))).y, -1);
    expect((await box(date)).y).toBeGreaterThan((await box(name)).y);
    expect((await box(action)).y).toBeGreaterThan((await box(cell('Chad'))).y);
    for (const part of [name, status, date, action]) expect((await box(part)).width).toBeLessThanOrEqual(360);

    // the columns that have no place in the card, and the details, are a press away
    await expect(cell('41')).toBeHidden();
    await row.getByRole('button', { name: 'Show details of Delta floods 2026' }).click();
    await expect(cell('41')).toBeVisible();
    await expect(frame.getByRole('row').filter({ hasText: 'People affected, by district' })).toBeVisible();

    const sort = frame.getByRole('columnheader', { name: 'Operation' });
    await sort.getByRole('button').click();
    await expect(sort).toHaveAttribute('aria-sort', 'ascending');
    await expect(frame.getByRole('row').nth(1)).toContainText('Coastal cyclone response');
  });
}

test('after a row was deleted by keyboard the focus is in the row that stands in its place', async ({ page }) => {
  // the server deletes nothing: other tests read its rows
  let deleted: number | undefined;
  await page.route(/\/api\/v2\/project\//, async (route) => {
    const request = route.request();
    const address = new URL(request.url());
    if (request.method() === 'DELETE') {
      deleted = Number(/(\d+)\/$/.exec(address.pathname)?.[1]);
      return route.fulfill({ status: 204 });
    }
    if (deleted === undefined || !address.pathname.endsWith('/project/')) return route.fallback();
    const response = await route.fetch();
    const answer = (await response.json()) as { readonly results: readonly { readonly id: number }[] };
    return route.fulfill({ response, json: { ...answer, results: answer.results.filter(({ id }) => id !== deleted) } });
  });
  await logIn(page, 'super@example.org');
  await openPage(page, '/three-w/projects/all');
  const rows = page.getByRole('table').getByRole('row');
  const next = await rows.nth(3).textContent();
  await rows.nth(2).getByRole('button').last().press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(rows.nth(2)).toHaveText(next ?? '');
  await expect(rows.nth(2).locator(':focus')).toHaveCount(1);
});

test('a row has one primary link, and its other links a line once they are pointed at', async ({ page }) => {
  await openTables(page, 1280);
  const row = frameOf(page, 'Active operations').getByRole('row').filter({ hasText: 'Delta floods 2026' });
  const look = (link: Locator) =>
    link.evaluate((element) => {
      const { color, textDecorationLine } = getComputedStyle(element);
      return { color, textDecorationLine };
    });
  const primary = await look(row.getByRole('link', { name: 'Delta floods 2026' }));
  expect(primary.textDecorationLine).toBe('underline');
  const country = row.getByRole('link', { name: 'Chad' });
  const secondary = await look(country);
  expect(secondary.textDecorationLine).toBe('none');
  expect(secondary.color).not.toBe(primary.color);
  await country.hover();
  await expect.poll(async () => (await look(country)).textDecorationLine).toBe('underline');
  await country.focus();
  await page.mouse.move(0, 0);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(country).toBeFocused();
  await expect.poll(async () => (await look(country)).textDecorationLine).toBe('underline');
});

test('going back shows the place in the list that was left, all of its rows with it', async ({ page }) => {
  await openPage(page, '/field-reports/all');
  // set by hand, so that the router does not know of it
  const region = page.getByRole('combobox', { name: 'Region' });
  await region.selectOption({ label: 'Asia Pacific' });
  await expect(page).toHaveURL(/region=2/);
  await settled(page);
  const rows = page.getByRole('table').getByRole('row');
  const texts = await rows.allTextContents();
  await rows.last().getByRole('link').first().scrollIntoViewIfNeeded();
  const place = () => page.evaluate(() => window.scrollY);
  const left = await place();
  expect(left).toBeGreaterThan(200);
  await rows.last().getByRole('link').first().click();
  await expect(page).not.toHaveURL(/\/all/);
  await page.goBack();
  await expect(page).toHaveURL(/\/all\?region=2/);
  await expect(region).toHaveValue('2');
  await expect(rows).toHaveText(texts);
  await expect.poll(place).toBe(left);
});

test('going back finds the link that had led away where the window was turned meanwhile', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openPage(page, '/field-reports/all');
  await settled(page);
  const link = page.getByRole('table').getByRole('row').nth(2).getByRole('link').first();
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page.getByRole('main')).toBeFocused();
  await page.setViewportSize({ width: 1024, height: 780 });
  await page.goBack();
  await expect(page).toHaveURL(/\/all/);
  await expect(page.locator(':focus')).toHaveAttribute('href', address);
});

test('a list that was left is hidden from everybody and keeps its layout', async ({ page }) => {
  await openPage(page, '/field-reports/all');
  await settled(page);
  const list = page.locator('#content > div').first();
  const row = list.getByRole('row').last();
  const link = await row.getByRole('link').first().elementHandle();
  await link?.click();
  await expect(page).not.toHaveURL(/\/all/);
  await expect(row).toHaveCount(0);
  await expect(list.locator('tr').last()).toBeHidden();
  await link?.evaluate((element) => element.focus());
  expect(await link?.evaluate((element) => element === document.activeElement)).toBe(false);
  const hiddenBy = await list.evaluate((box) => {
    const { display, contentVisibility, height } = getComputedStyle(box);
    return { display, contentVisibility, height };
  });
  expect(hiddenBy).toEqual({ display: 'block', contentVisibility: 'hidden', height: '0px' });
  await page.goBack();
  await expect(row).toBeVisible();
});
