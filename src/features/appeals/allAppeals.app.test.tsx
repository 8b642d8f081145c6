import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import type { Appeal } from '#contract/appeal';
import { openApp, sandboxServer } from '#tests/renderApp';
import { saveTable } from '#tests/saveTable';

const server = sandboxServer();
/** The requests of pages; their totals take another one. */
const requests = () =>
  server.calls.filter((call) => call.startsWith('GET /api/v2/appeal/') && !call.includes('limit=9999'));
const open = async (path: string) => {
  const app = await openApp(server, path);
  await app.heading(/^All appeals \(\d/);
  return app;
};

const appeals = (query: string) =>
  server.sandbox.json<{ count: number; results: Appeal[] }>(`GET /api/v2/appeal/?${query}`);
const rows = () =>
  within(screen.getByRole('table', { name: 'Appeals' }))
    .getAllByRole('row')
    .slice(1);
const cells = (row: HTMLElement | undefined) => Array.from(row?.children ?? [], ({ textContent }) => textContent);

test('appeals stand newest first, ten a page, each leading to its brief, its emergency and country', async () => {
  await open('/appeals/all');
  const { results } = await appeals('ordering=-start_date,-id&limit=10');
  expect(rows()).toHaveLength(10);
  const at = results.findIndex(({ event }) => event !== null);
  const [first, row] = [results[at], rows()[at]];
  const [start, type, code, operation, disaster, , funding, country] = cells(row);
  expect([start, type, code, operation, disaster, country]).toEqual([
    first?.start_date?.slice(0, 10),
    first?.atype_display,
    first?.code,
    first?.name,
    first?.dtype?.name,
    first?.country?.name,
  ]);
  expect(funding).toMatch(/%$/);
  // on phones the operation heads the card
  const name = within(row as HTMLElement)
    .getByText(first?.name ?? '')
    .closest('[data-part]');
  expect(name).toHaveAttribute('data-part', 'name');
  const links = within(row as HTMLElement).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/appeals/${first?.code}/brief`,
    `/emergencies/${first?.event}`,
    `/countries/${first?.country?.id}`,
  ]);
  expect(requests()).toEqual(['GET /api/v2/appeal/?limit=10&offset=0&ordering=-start_date,-id']);
});

test('an appeal whose country was deleted stands among the others', async () => {
  server.server.use(
    http.get('*/api/v2/appeal/', async ({ request }) => {
      const page: { results: Appeal[] } = await (await server.sandbox.fetch(request)).json();
      return HttpResponse.json({
        ...page,
        results: page.results.map((appeal, index) => (index === 0 ? { ...appeal, country: null } : appeal)),
      });
    }),
  );
  await open('/appeals/all');
  expect(rows()).toHaveLength(10);
  const countriesIn = (row: HTMLElement | undefined) =>
    within(row as HTMLElement)
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href')?.startsWith('/countries/'));
  expect([countriesIn(rows()[0]), countriesIn(rows()[1])]).toEqual([[], [expect.anything()]]);
});

test('the totals are those of the filtered rows of all pages', async () => {
  const { results } = await appeals('atype=0&limit=9999');
  const sum = (field: 'amount_requested' | 'amount_funded') =>
    results.reduce((total, appeal) => total + appeal[field], 0).toLocaleString('en');
  await open('/appeals/all?atype=0');
  const totals = await screen.findByText(new RegExp(`^${results.length} appeals: `));
  expect(totals).toHaveTextContent(`CHF ${sum('amount_requested')} requested, CHF ${sum('amount_funded')} funded`);
  expect(totals).toHaveTextContent(/\(\d+%\)/);
});

test('an appeal that the server has twice stands once, and counts once', async () => {
  const { results } = await appeals('limit=2');
  const [first] = results;
  server.server.use(http.get('*/api/v2/appeal/', () => HttpResponse.json({ count: 3, results: [...results, first] })));
  await open('/appeals/all');
  expect(rows()).toHaveLength(2);
  const sum = results.reduce((total, { amount_requested }) => total + amount_requested, 0).toLocaleString('en');
  expect(await screen.findByText(/^2 appeals: /)).toHaveTextContent(`CHF ${sum} requested`);
});

test('of too many appeals the totals of the page are told as such', async () => {
  const { results } = await appeals('limit=2');
  server.server.use(http.get('*/api/v2/appeal/', () => HttpResponse.json({ count: 251, results })));
  await open('/appeals/all');
  const sum = results.reduce((total, { amount_requested }) => total + amount_requested, 0).toLocaleString('en');
  expect(await screen.findByText(/^On this page: /)).toHaveTextContent(`CHF ${sum} requested`);
});

test('a code finds its appeal', async () => {
  const code = (await appeals('limit=1')).results[0]?.code ?? '';
  const { user } = await open('/appeals/all');
  await user.type(screen.getByRole('textbox', { name: 'Code or name' }), code);
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(cells(rows()[0])).toContain(code);
});

test('another order keeps the newest first among equals', async () => {
  const { user } = await open('/appeals/all');
  await user.click(screen.getByRole('button', { name: /Requested/ }));
  await waitFor(() => expect(requests().at(-1)).toContain('ordering=-amount_requested,-start_date'));
  expect(window.location.search).toBe('?ordering=-amount_requested');
});

test('an operation without an emergency is no link', async () => {
  const [sample] = (await appeals('limit=1')).results;
  const unconfirmed = {
    ...sample,
    name: 'Still being checked',
    event: null,
    event_details: null,
    needs_confirmation: true,
  };
  server.server.use(http.get('*/api/v2/appeal/', () => HttpResponse.json({ count: 1, results: [unconfirmed] })));
  await open('/appeals/all');
  expect(screen.getByText('Still being checked')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Still being checked' })).toBeNull();
});

test('the list is saved as it is filtered and sorted', async () => {
  const saved: { name: string; href: string }[] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:appeals');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, href: this.href });
  });
  const { user } = await open('/appeals/all?atype=1&ordering=code');
  const { count } = await appeals('atype=1');
  await saveTable(user, 'CSV');
  await waitFor(() => expect(saved).toEqual([{ name: 'all-appeals.csv', href: 'blob:appeals' }]));
  const pages = requests().filter((call) => call.includes('limit=100&offset='));
  expect(pages).toHaveLength(Math.ceil(count / 100));
  for (const page of pages) expect(page).toMatch(/atype=1&ordering=code,-start_date/);
});

test.each([
  ['/api/v2/appeal/', true],
  ['/api/v2/global-enums/', false],
  ['/api/v2/country/', false],
  ['/api/v2/disaster_type/', false],
])('without %s the page stands, and says what is missing: %s', async (path, isTold) => {
  server.server.use(http.get(`*${path}`, () => HttpResponse.json({ detail: 'broken' }, { status: 500 })));
  const { heading } = await openApp(server, '/appeals/all');
  expect(await heading(/^All appeals/)).toBeVisible();
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  expect(screen.queryAllByText('Internal server error!').length > 0).toBe(isTold);
  if (isTold) expect(screen.getByRole('button', { name: 'Export table' })).toBeDisabled();
  else expect(rows()).toHaveLength(10);
});

test('only a complete date is requested; an incomplete one stays in the field and does not change the list', async () => {
  const { user } = await open('/appeals/all');
  server.calls.length = 0;
  const after = screen.getByRole('textbox', { name: 'Start after' });
  await user.type(after, '2026-1x');
  await user.tab();
  expect(after).toHaveValue('2026-1x');
  expect(after).toHaveAccessibleDescription(/Enter a date as year-month-day/);
  expect(window.location.search).toBe('');
  expect(requests()).toEqual([]);

  await user.clear(after);
  await user.type(after, '1.10.2026');
  await user.tab();
  await waitFor(() => expect(window.location.search).toBe('?start_after=2026-10-01'));
  expect(after).toHaveValue('2026-10-01');
  await waitFor(() => expect(requests()).toEqual([expect.stringContaining('start_date__gte=2026-10-01')]));
});

test('a period includes both of its days, and an end before its start shows an error', async () => {
  const { user } = await open('/appeals/all?start_after=2026-10-01&start_before=2026-10-31');
  expect(requests()).toEqual([
    expect.stringContaining('start_date__gte=2026-10-01&start_date__lte=2026-10-31T23:59:59Z'),
  ]);
  const before = screen.getByRole('textbox', { name: 'Start before' });
  await user.clear(before);
  await user.type(before, '2026-09-01');
  await user.tab();
  expect(before).toHaveAccessibleDescription('Enter 2026-10-01 or a later date.');
});

test('choosing another region clears a country outside of it', async () => {
  const { user } = await open('/appeals/all?region=0&country=8');
  const region = screen.getByRole('combobox', { name: 'Region' });
  await waitFor(() => expect(region).toHaveDisplayValue('Africa'));
  await user.selectOptions(region, 'Americas');
  await waitFor(() => expect(window.location.search).toBe('?region=1'));
});
