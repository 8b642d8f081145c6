import { readdirSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

const gallery = 'http://127.0.0.1:3211/__gallery';
const sections = readdirSync('src/ui/gallery/sections')
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => file.replace(/\.tsx$/, ''));

for (const look of ['?', '?dir=rtl&', '?theme=dark&']) {
  test(`axe finds nothing in the gallery (${look})`, async ({ page }) => {
    test.setTimeout(240_000);
    for (const section of sections) {
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`${gallery}${look}section=${section}`);
        await expect(page.locator('main h2, main h3').first()).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).exclude('.mapboxgl-map').analyze();
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
        );
        expect(found, `${section} at ${width} px`).toEqual([]);
      }
    }
  });
}
