import type { CDPSession, Locator } from '@playwright/test';
import { eventually, expect, fontsShown, requestsEnded, settled, steadyValue, test } from './fixtures';

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

type Point = readonly [x: number, y: number];

/** Drags fingers across the screen by the same way; they rest at the end, so that the page does not roll on. */
async function drag(client: CDPSession, fingers: readonly Point[], way: Point) {
  const touchPoints = (share: number) =>
    fingers.map(([x, y], id) => ({ x: x + share * way[0], y: y + share * way[1], id }));
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: touchPoints(0) });
  for (const share of [0.1, 0.3, 0.5, 0.7, 0.9, 1, 1, 1])
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: touchPoints(share) });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const top = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top);

test('on a phone one finger scrolls over a low map, two fingers move it, and a line says so', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('heading', { name: /^Active operations/ }).evaluate((heading) => heading.scrollIntoView());
  const map = page.getByRole('figure', { name: 'Ongoing operations' });
  await expect(map.getByText('One finger scrolls the page, two fingers move the map.')).toBeVisible();
  await expect(map.getByRole('button', { name: 'Download image' })).toBeEnabled();
  const canvas = map.locator('canvas');
  await eventually(async () => {
    const { width, height } = (await canvas.boundingBox()) ?? { width: 0, height: 0 };
    expect(height).toBeGreaterThanOrEqual(220);
    expect(height).toBeLessThanOrEqual(260);
    expect(width).toBeGreaterThan(height);
  });

  // blocks above that arrive would move the map away from under the finger
  await requestsEnded(page);
  await settled(page.locator('main'));
  await fontsShown(page);
  await canvas.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 300));
  const image = async () => (await canvas.screenshot()).toString('base64');
  // marks appear one after the other
  const before = await steadyValue(image, 250);
  const client = await page.context().newCDPSession(page);
  await drag(client, [[100, 480]], [0, -120]);
  await expect.poll(() => top(canvas)).toBeLessThan(220);

  await expect.poll(image).toBe(before);
  // it rolls on for some frames, in which the browser takes further fingers for its own
  await steadyValue(() => top(canvas), 250);
  await expect(async () => {
    const place = await top(canvas);
    await drag(
      client,
      [
        [80, place + 60],
        [180, place + 60],
      ],
      [0, 60],
    );
    expect(await image()).not.toBe(before);
    expect(await top(canvas)).toBeCloseTo(place, 0);
  }).toPass({ timeout: 20_000 });
});
