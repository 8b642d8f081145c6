import { expect, fontsShown, inLanguage, settled, test } from './fixtures';

for (const [language, width] of [
  ['en', 1280],
  ['ar', 360],
] as const) {
  test(`between tabs the focus stays on the tab and the page where it is scrolled to (${language}, ${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 780 });
    await inLanguage(page, language);
    await page.goto('/countries/12/profile/previous-events');
    const [parts, pages] = [0, 1].map((index) => page.locator('[data-tabs]').nth(index));
    if (!parts || !pages) throw new Error('no tabs');
    // the words of another language arrive after the strip
    for (const tabs of [parts, pages]) await expect(tabs.locator('[aria-current]')).toBeInViewport({ ratio: 0.98 });

    await fontsShown(page);

    const overview = pages.getByRole('link').first();
    await expect(overview).not.toHaveAttribute('aria-current');
    await overview.focus();
    await pages.evaluate((strip) => window.scrollBy(0, strip.getBoundingClientRect().top - 40));
    const top = () => pages.evaluate((strip) => Math.round(strip.getBoundingClientRect().top));
    const before = await top();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/profile\/overview$/);
    await expect(overview).toBeFocused();
    await expect(overview).toHaveAttribute('aria-current', 'page');
    await settled(page.locator('main'));
    await expect.poll(top).toBe(before);
  });
}
