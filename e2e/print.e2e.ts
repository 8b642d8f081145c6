import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** Pixels of A4 between the margins of the browser (10 mm), at 96 to the inch. */
const paper = { width: 718, height: 1047 };

/** Elements outside the paper or clipped by their frame, except visually hidden ones. */
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

/** Once the page has the width of the paper, which observers of the old width follow a frame later. */
const expectNothingCutOff = (page: Page) => expect.poll(() => cutOff(page)).toEqual([]);

const print = async (page: Page) => {
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
};

test('a wide table is printed whole, without menus, banners and what sticks', async ({ page }) => {
  await page.goto('/emergencies/all');
  await expect(page.getByRole('table', { name: 'Emergencies' }).locator('tbody tr')).toHaveCount(15);
  await print(page);
  await expectNothingCutOff(page);
  await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'I Accept' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const stuck = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.getClientRects().length > 0)
      .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
      .map((element) => element.className),
  );
  expect(stuck).toEqual([]);
  expect((await page.pdf({ format: 'A4' })).byteLength).toBeGreaterThan(0);
});

test('a map that is not drawn leaves its place on paper to its list', async ({ page }) => {
  // without its code the map stays undrawn
  await page.route(/\/assets\/MapCanvas.*\.js$/, () => undefined);
  await page.goto('/');
  const places = page.getByRole('list', { name: /places/i });
  const first = places.getByRole('listitem').first();
  await expect(first).toBeVisible();
  await print(page);
  const map = page.getByRole('figure', { name: 'Active operations' });
  await expect(map.getByText('Loading the map')).toBeHidden();
  await expect(places.getByRole('listitem').last()).toBeVisible();
  await expectNothingCutOff(page);
});
