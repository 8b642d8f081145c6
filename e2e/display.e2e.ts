import type { Locator, Page } from '@playwright/test';
import { eventually, expect, fontsShown, galleryAddress, inLanguage, logIn, openPage, settled, test } from './fixtures';

/** The spacing of text that WCAG 1.4.12 asks for. */
const textSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** A page of each kind: overviews, a record, lists and forms. */
const pages = [
  '/',
  '/emergencies',
  '/emergencies/3/details',
  '/countries/107/profile/overview',
  '/countries/107/ns-overview/capacity',
  '/three-w/projects',
  '/surge/overview',
  '/risk-watch/imminent',
  '/per-process/19/assessment',
  '/dref-applications/23/edit',
  '/account/my-forms/field-report',
];

test('nothing sticks out of a phone, with more space between letters and words either', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 780 });
  await logIn(page, 'super@example.org');
  const expectNothingWider = async (name: string) => {
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width, name).toBe(320);
    await page.addStyleTag({ content: textSpacing });
    await expect.poll(width, `${name}, spaced`).toBe(320);
  };
  for (const path of pages) {
    await openPage(page, path);
    await expectNothingWider(path);
  }
});

/** Opens a page on a phone, with a name of one long word for everything that has one. */
async function openWithLongNames(page: Page, path: string) {
  const longName = `Donaudampfschifffahrtsgesellschaft${'https://example.org/reports/'.repeat(4)}`;
  await page.setViewportSize({ width: 360, height: 780 });
  const lists =
    'event|appeal|field-report|country|surge_alert|disaster_type|emergency-project|project|local-units(?:-options)?';
  await page.route(new RegExp(`/api/v2/(?:public-)?(?:${lists}|deployment[^/]*/\\w+)/`), async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/"(name|title|message|summary)":"[^"]+"/g, `"$1":"${longName}"`);
    await route.fulfill({ response, body });
  });
  await openPage(page, path);
}

for (const path of [
  '/',
  '/emergencies',
  '/emergencies/3/details',
  '/emergencies/29/activities',
  '/field-reports/1',
  '/surge/active-surge-deployments',
  '/countries/107/ns-overview/context-and-structure',
]) {
  test(`a name of one long word does not widen ${path}`, async ({ page }) => {
    await openWithLongNames(page, path);
    for (const block of await page.locator('main section').all()) await block.scrollIntoViewIfNeeded();
    await settled(page.locator('main'));
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const drawnOutside = await page.locator('main figure svg text').evaluateAll((texts) =>
      texts.flatMap((text) => {
        const [own, drawing] = [text, text.closest('svg') ?? text].map((each) => each.getBoundingClientRect());
        const isWithin = own && drawing && own.left >= drawing.left - 1 && own.right <= drawing.right + 1;
        return isWithin ? [] : [text.textContent];
      }),
    );
    expect(drawnOutside).toEqual([]);
  });
}

test('a name of one long word is not cut off in a list', async ({ page }) => {
  await openWithLongNames(page, '/emergencies/all');
  const names = page.getByRole('table').locator('[data-part="name"] a');
  const edges = await names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().left));
  expect(edges.length).toBeGreaterThan(0);
  expect(Math.min(...edges)).toBeGreaterThanOrEqual(0);
});

test('a press is answered before what it starts is there', async ({ page }) => {
  await openPage(page, '/emergencies/all');
  const table = page.getByRole('table');
  const faded = ['opacity', '1', '0.75'] as const;
  // an opacity would lay out the lines around a link
  const fadedText = ['-webkit-text-fill-color', /^rgb\(/, /\/ 0\.75\)$/] as const;
  for (const [control, [property, resting, pressed]] of [
    [page.getByRole('combobox', { name: 'Country' }), faded],
    [page.getByRole('button', { name: 'Views' }), faded],
    [table.getByRole('columnheader').getByRole('button').first(), faded],
    [table.getByRole('button', { expanded: false }).first(), faded],
    [table.getByRole('link').first(), fadedText],
  ] as const) {
    await expect(control).toHaveCSS(property, resting);
    await control.hover();
    await page.mouse.down();
    await expect(control).toHaveCSS(property, pressed);
    await page.mouse.move(2, 2);
    await page.mouse.up();
    await expect(control).toHaveCSS(property, resting);
  }
});

test('on a phone the menu of a row stands in the line of its facts', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await logIn(page, 'super@example.org');
  await openPage(page, '/three-w/projects/all');
  const row = page.getByRole('table').getByRole('row').nth(1);
  await eventually(async () => {
    const [fact, menu] = await Promise.all(
      [row.locator('[data-part="fact"]').last(), row.locator('[aria-haspopup]')].map((part) => part.boundingBox()),
    );
    if (!fact || !menu) throw new Error('no facts or no menu');
    expect(menu.y + menu.height / 2).toBeCloseTo(fact.y + fact.height / 2, 0);
    expect(menu.x).toBeGreaterThanOrEqual(fact.x + fact.width);
  });
});

test('on a phone a value that says what it is stands without its header', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openPage(page, '/emergencies/all');
  const row = page.getByRole('table').getByRole('row').nth(1);
  const label = (header: string) =>
    row.locator(`[data-label="${header}"]`).evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(await label('Disaster type')).toBe('none');
  expect(await label('# Affected')).toContain('# Affected');
  await row.getByRole('button', { expanded: false }).click();
  await expect.poll(() => label('Disaster type')).toContain('Disaster type');
});

test('on a phone the actions of a card have room for a finger, without their words where an icon says them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/emergencies');
  const head = page.getByRole('region', { name: /^Emergencies \(/ }).locator('header');
  const [exported, all] = [head.getByRole('button', { name: 'Export table' }), head.getByRole('link')];
  await expect(exported).toBeEnabled();
  for (const action of [exported, all]) {
    const missed = () =>
      action.evaluate((element) => {
        // in the same task as the look: what loads above would move it
        element.scrollIntoView({ block: 'center' });
        const { x, y, width, height } = element.getBoundingClientRect();
        const [across, down] = [x + width / 2, y + height / 2];
        return [-21, 21]
          .flatMap((far) => [
            [across, down + far],
            [across + (width < 44 ? far : 0), down],
          ])
          .filter(([left = 0, top = 0]) => document.elementFromPoint(left, top)?.closest('a, button') !== element);
      });
    await expect.poll(missed).toEqual([]);
  }
  await expect.poll(async () => (await exported.boundingBox())?.width).toBeLessThan(44);
});

test('the footer is a few lines of links, each with room for a finger', async ({ page }) => {
  for (const [width, most] of [
    [360, 240],
    [1280, 120],
  ] as const) {
    await page.setViewportSize({ width, height: 780 });
    await page.goto('/emergencies/all');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link')).toHaveCount(14);
    await eventually(async () => {
      expect((await footer.boundingBox())?.height).toBeLessThan(most);
      const boxes = await Promise.all((await footer.getByRole('link').all()).map((link) => link.boundingBox()));
      for (const box of boxes) expect(box?.height).toBeGreaterThanOrEqual(24);
    });
  }
});

test('forced colours keep the marks that mean something', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const colour = (mark: Locator) => mark.evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.goto(`${galleryAddress}?section=maps`);
  const marks = page.getByRole('list', { name: 'Legend' }).first().locator('li > span');
  await expect(marks.first()).toBeVisible();
  const colours = await Promise.all((await marks.all()).map(colour));
  expect(new Set(colours).size).toBe(colours.length);

  await page.goto(`${galleryAddress}?section=display`);
  const canvas = await colour(page.locator('body'));
  expect(await colour(page.locator('[data-tone="red"] > span').first())).not.toBe(canvas);
  const track = page.getByRole('meter').first();
  // an outline, and the filled part in the colour of texts
  expect(await colour(track)).toBe(canvas);
  const text = await track.evaluate((element) => getComputedStyle(element).borderTopColor);
  expect(text).not.toBe(canvas);
  expect(await colour(track.locator('> *'))).toBe(text);
});

test('on a phone the page begins below one row, whose buttons open the menus and the search', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/emergencies/all');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(120);
  const notice = page.getByRole('region', { name: 'Cookie policy' });
  await eventually(async () => {
    const { y, height } = (await notice.boundingBox()) ?? { y: 0, height: 0 };
    expect(y + height).toBe(780);
  });

  const head = page.getByRole('banner');
  const menus = head.getByRole('navigation');
  await expect(menus).toBeHidden();
  await head.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Search emergencies, countries, reports' })).toBeFocused();
  await head.getByRole('button', { name: 'Menu' }).click();
  await expect(head.getByRole('button', { name: 'Menu', expanded: true })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Search emergencies, countries, reports' })).toBeHidden();
  await menus.getByRole('button', { name: 'Prepare' }).click();
  await menus.getByRole('link', { name: 'Risk Watch' }).click();
  await expect(page).toHaveURL(/risk-watch/);
  await expect(menus).toBeHidden();
});

test('on a phone breadcrumbs end before the page, whose heading follows', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/emergencies/3/details');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(crumbs.getByRole('listitem')).toHaveCount(3);
  await fontsShown(page);
  await expect.poll(async () => (await crumbs.boundingBox())?.height).toBeLessThan(30);
});

test('the mark of an external link stays on the line of its last word', async ({ page }) => {
  await page.goto(`${galleryAddress}?section=actions`);
  const link = page.getByRole('link', { name: /^Outside/ });
  await expect(link).toBeVisible();
  const linesOfMark = await link.evaluate((element) => {
    const [text] = element.childNodes;
    const mark = element.querySelector('svg');
    if (!(text instanceof Text) || !mark) throw new Error('no text before the mark');
    text.data = 'Response documents of the federation';
    const frame = element.parentElement as HTMLElement;
    frame.style.display = 'block';
    const word = document.createRange();
    word.setStart(text, text.data.lastIndexOf(' ') + 1);
    word.setEnd(text, text.data.length);
    // as long as the word has room for its mark
    return Array.from({ length: 100 }, (_, index) => {
      frame.style.inlineSize = `${300 - index * 2}px`;
      const [last, place] = [word.getBoundingClientRect(), mark.getBoundingClientRect()];
      return place.top < last.bottom && place.bottom > last.top;
    });
  });
  expect(new Set(linesOfMark)).toEqual(new Set([true]));
});

test('on a tablet no figure has a row of its own', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1000 });
  await openPage(page, '/surge/overview');
  const figures = page.locator('main dl').first().locator('> div');
  await expect(figures).toHaveCount(4);
  const tops = await figures.evaluateAll((all) => all.map((figure) => figure.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(2);
  expect(tops[1]).toBe(tops[0]);
  expect(tops[2]).toBe(tops[3]);
});

test('on a tablet the name of a row that opens has few lines', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1000 });
  await logIn(page, 'super@example.org');
  await openPage(page, '/account/my-forms/eap');
  const names = page.getByRole('table').getByRole('rowheader').locator('> div > div');
  await eventually(async () => {
    const lines = await names.evaluateAll((all) =>
      all.map((name) => name.clientHeight / Number.parseFloat(getComputedStyle(name).lineHeight)),
    );
    expect(lines.length).toBeGreaterThan(0);
    expect(Math.max(...lines)).toBeLessThan(3.5);
  });
});

test('on a tablet what is to do in a step stands below its label', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1000 });
  await logIn(page, 'super@example.org');
  await inLanguage(page, 'fr');
  await openPage(page, '/dref-applications/36/edit');
  const label = page.getByText('Actions et besoins', { exact: true }).first();
  await eventually(async () => {
    const [words, toDo] = await Promise.all([label.boundingBox(), label.locator('+ span').boundingBox()]);
    if (!words || !toDo) throw new Error('no step or nothing to do');
    expect(toDo.y).toBeGreaterThanOrEqual(words.y + words.height - 1);
  });
});

/** The words of the part of which a line ends within, hyphens aside. */
const brokenWords = (part: Locator) =>
  part.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/\p{L}{3,}/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word);
      }
    }
    return found;
  });

test('on a phone words stand whole beside a long status, and in tables to be printed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await inLanguage(page, 'fr');
  await logIn(page, 'super@example.org');
  await page.goto('/countries/107/ns-overview/context-and-structure#local-units');
  // the longest status: a change waits for its validation; rows have a button, the legend of the map has none
  const waiting = page.locator('#local-units li:has(button)').filter({ hasText: 'attente' }).first();
  await expect(async () => {
    await page.locator('#local-units').scrollIntoViewIfNeeded();
    await expect(waiting).toBeVisible({ timeout: 1000 });
  }).toPass();
  await fontsShown(page);
  await expect.poll(() => brokenWords(waiting)).toEqual([]);

  // amounts of billions
  await openPage(page, '/countries/107/profile/overview');
  expect(await brokenWords(page.locator('main dl').first())).toEqual([]);

  await openPage(page, '/countries/107/per/4/export');
  const heads = page.locator('main table table thead');
  await expect(heads.first()).toBeVisible();
  for (const head of await heads.all()) await expect.poll(() => brokenWords(head)).toEqual([]);
});

test('on a tablet no figure, chart or value of a filter is left over', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1000 });
  await logIn(page, 'super@example.org');
  const right = async (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().right);
  await openPage(page, '/three-w/projects');
  const charts = page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { name: /^Ongoing projects by/ }) });
  await expect(charts).toHaveCount(3);
  await eventually(async () => expect(await right(charts.nth(2))).toBeCloseTo(await right(charts.nth(1)), 0));

  await page.goto('/operational-learning');
  const values = page.locator('main button[role="combobox"] > span');
  await expect(values.first()).toBeVisible();
  await fontsShown(page);
  const cut = () => values.evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).length);
  await expect.poll(cut).toBe(0);
});

test('seven and ten figures fill the lines of a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1000 });
  await page.goto(`${galleryAddress}?section=display`);
  const figures = page
    .locator('dl')
    .filter({ has: page.locator('dd') })
    .first();
  const rows = (count: number) =>
    figures.evaluate((list, wanted) => {
      const box = document.createElement('div');
      box.style.inlineSize = '720px';
      const own = list.cloneNode(false) as HTMLElement;
      for (let index = 0; index < wanted; index += 1) {
        const figure = list.firstElementChild?.cloneNode(true) as HTMLElement;
        figure.removeAttribute('data-part');
        own.append(figure);
      }
      box.append(own);
      document.body.append(box);
      const tops = [...own.children].map((figure) => figure.getBoundingClientRect().top);
      box.remove();
      return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
    }, count);
  expect(await rows(4)).toEqual([2, 2]);
  expect(await rows(7)).toEqual([4, 3]);
  expect(await rows(10)).toEqual([4, 4, 2]);
});
