import type { Page } from '@playwright/test';
import { expect, fontsShown, openPage, test } from './fixtures';

/** The size of A4 without the browser's margins of 10 mm, in pixels at 96 dpi. */
const paper = { width: 718, height: 1047 };

/** Elements that overflow the page or are clipped by their container, except visually hidden ones. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className} ${element.textContent?.slice(0, 40)}`;
    const cells = [...document.querySelectorAll('main :is(th, td, li, dd)')];
    const visible = cells.filter((cell) => cell.getClientRects().length > 0);
    const beyond = visible.filter((cell) => {
      const { left, right } = cell.getBoundingClientRect();
      return left < -1 || right > document.documentElement.clientWidth + 1;
    });
    const clipped = [...document.querySelectorAll<HTMLElement>('main *')].filter((element) => {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      if (clipPath !== 'none' || element.getClientRects().length === 0) return false;
      const isClippedAcross = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
      const isClippedDown = overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1;
      return isClippedAcross || isClippedDown;
    });
    return [...beyond, ...clipped].map(name);
  });

/** Polls, since resize observers update one frame after the page gets the paper's width. */
const expectNothingCutOff = (page: Page) => expect.poll(() => cutOff(page)).toEqual([]);

const print = async (page: Page) => {
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
};

/** Headings of tables with a word that stands on two lines. */
const brokenHeadings = (page: Page) =>
  page.locator('main th').evaluateAll((headings) =>
    headings.flatMap((heading) => {
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const broken: string[] = [];
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (range.getClientRects().length > 1) broken.push(word);
        }
      }
      return broken;
    }),
  );

test('a wide table is printed completely, without menus, banners and sticky elements', async ({ page }) => {
  await page.goto('/emergencies/all');
  await expect(page.getByRole('table', { name: 'Emergencies' }).locator('tbody tr')).toHaveCount(15);
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
  await fontsShown(page);
  await print(page);
  await expectNothingCutOff(page);
  await expect.poll(() => brokenHeadings(page)).toEqual([]);
  await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'I Accept' })).toBeHidden();
  // instead of the footer's links: where the page stands, and when it was printed
  await expect(page.getByRole('contentinfo')).toHaveText(
    /^http:\/\/\S+\/emergencies\/all · Printed on \d+ \w+ \d{4}$/,
    {
      useInnerText: true,
    },
  );
  const stuck = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.getClientRects().length > 0)
      .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
      .map((element) => element.className),
  );
  expect(stuck).toEqual([]);
  expect((await page.pdf({ format: 'A4' })).byteLength).toBeGreaterThan(0);
});

test('what a page breaks is not in the rows of a grid, which would be printed over one another', async ({ page }) => {
  await openPage(page, '/surge/overview/rapid-response-personnel');
  await expect(page.getByRole('table').first()).toBeVisible();
  await print(page);
  const grids = await page.locator('main *').evaluateAll((all) =>
    all
      .filter((element) => getComputedStyle(element).display === 'grid' && element.querySelector(':scope > * table'))
      .filter((grid) => new Set([...grid.children].map((child) => child.getBoundingClientRect().top)).size > 1)
      .map((grid) => grid.className),
  );
  expect(grids).toEqual([]);
});

test('a rendered map is printed as it is on the screen', async ({ page }) => {
  await page.goto('/');
  const map = page.getByRole('figure', { name: 'Ongoing operations' });
  await map.scrollIntoViewIfNeeded();
  await expect(map).toHaveAttribute('data-map', 'ready');
  await print(page);
  const still = map.locator('canvas[data-map-still]');
  await expect(still).toHaveCount(1);
  const colours = await still.evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    return new Set(Array.from({ length: data.length / 4 }, (_, index) => data.slice(index * 4, index * 4 + 4).join()))
      .size;
  });
  // land, water, borders and points; nothing drawn is one
  expect(colours).toBeGreaterThan(5);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(still).toHaveCount(0);
});

test('a map that is not rendered is replaced by its list in print', async ({ page }) => {
  // the map is not rendered because its code is blocked
  await page.route(/\/assets\/MapCanvas.*\.js$/, () => undefined);
  await page.goto('/');
  const places = page.getByRole('list', { name: /places/i });
  const first = places.getByRole('listitem').first();
  await expect(first).toBeVisible();
  await print(page);
  const map = page.getByRole('figure', { name: 'Ongoing operations' });
  await expect(map.getByText('Loading the map')).toBeHidden();
  await expect(places.getByRole('listitem').last()).toBeVisible();
  await expectNothingCutOff(page);
});
