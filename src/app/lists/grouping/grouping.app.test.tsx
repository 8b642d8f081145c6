import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import type { Appeal } from '#contract/appeal';
import type { Event } from '#contract/event';
import { openApp, sandboxServer } from '#tests/renderApp';
import { savedFiles } from '#tests/savedFiles';

const server = sandboxServer();

interface Rows<Row> {
  readonly count: number;
  readonly results: readonly Row[];
}
const appeals = (query: string) => server.sandbox.json<Rows<Appeal>>(`GET /api/v2/appeal/?limit=9999&${query}`);

const groupedTable = (name: string) => screen.findByRole('table', { name }, { timeout: 10_000 });
const settled = () => waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
/** The cells of the rows of groups, without those of the rows in them. */
const groupsIn = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

test('appeals are grouped by country from the address, the largest first, and open by keyboard to their rows', async () => {
  const { results } = await appeals('atype=0&ordering=-start_date');
  const { user } = await openApp(server, '/appeals/all?atype=0&group=country');
  const table = await groupedTable('Appeals, grouped: Country');
  await settled();
  const counts = new Map<string, number>();
  for (const { country } of results) counts.set(country?.name ?? '', (counts.get(country?.name ?? '') ?? 0) + 1);
  const expected = [...counts].toSorted(([a, m], [b, n]) => n - m || a.localeCompare(b));
  expect(groupsIn(table)).toEqual(expected.map(([name, count]) => `${name}${count}`));
  const [first = '', count] = expected[0] ?? [];
  within(table)
    .getByRole('button', { name: `Show details of ${first}` })
    .focus();
  await user.keyboard('{Enter}');
  const rows = within(await screen.findByRole('table', { name: `Appeals: ${first}` })).getAllByRole('row');
  expect(rows).toHaveLength(Number(count) + 1);
  const reads = server.calls.filter((call) => call.startsWith('GET /api/v2/appeal/?') && call.includes('limit=500'));
  expect(reads).toHaveLength(1);
});

test('on paper all groups are open, and closed again after it', async () => {
  await openApp(server, '/appeals/all?atype=0&group=country');
  const table = await groupedTable('Appeals, grouped: Country');
  await settled();
  const groups = groupsIn(table).length;
  const lists = () => screen.queryAllByRole('table', { name: /^Appeals: / });
  expect(lists()).toHaveLength(0);
  act(() => void window.dispatchEvent(new globalThis.Event('beforeprint')));
  expect(lists()).toHaveLength(groups);
  act(() => void window.dispatchEvent(new globalThis.Event('afterprint')));
  expect(lists()).toHaveLength(0);
});

test('an emergency of several countries stands under each of them, which is said; the choice is kept in the address', async () => {
  const { results } = await server.sandbox.json<Rows<Event>>('GET /api/v2/event/?limit=9999');
  const places = results.reduce((sum, { countries }) => sum + Math.max(1, countries.length), 0);
  const { user } = await openApp(server, '/emergencies/all');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Group by' }), 'Country');
  await waitFor(() => expect(window.location.search).toBe('?group=country'));
  const table = await groupedTable('Emergencies, grouped: Country');
  await settled();
  const numbers = within(table).getAllByRole('row').slice(1);
  const sum = numbers.reduce((all, row) => all + Number(within(row).getAllByRole('cell').at(-1)?.textContent), 0);
  expect(sum).toBe(places);
  expect(screen.getByText(/is listed and counted in each of them/)).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Group by' }), 'Not grouped');
  expect(await screen.findByRole('table', { name: 'Emergencies' })).toBeVisible();
});

test('field reports are grouped by the month of their creation, the latest first', async () => {
  await openApp(server, '/field-reports/all?group=month');
  const table = await groupedTable('Field reports, grouped: Month of creation');
  await settled();
  const months = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => Date.parse(`1 ${within(row).getByRole('rowheader').textContent}`));
  expect(months).toEqual(months.toSorted((a, b) => b - a));
});

test('too many rows are not read, and why is said', async () => {
  const page = await appeals('ordering=-start_date');
  server.server.use(http.get('*/api/v2/appeal/', () => HttpResponse.json({ ...page, count: 5027 })));
  await openApp(server, '/appeals/all?group=type');
  expect(await screen.findByText(/up to 500\. 5,027 match: choose filters first/)).toBeVisible();
  expect(screen.getByRole('table', { name: 'Appeals' })).toBeVisible();
  expect(server.calls.some((call) => call.includes('limit=500'))).toBe(false);
});

test('the groups of rows that could not be read are asked for again', async () => {
  server.server.use(
    http.get('*/api/v2/appeal/', ({ request }) =>
      new URL(request.url).searchParams.get('limit') === '500'
        ? HttpResponse.json({ detail: 'broken' }, { status: 500 })
        : server.sandbox.fetch(request),
    ),
  );
  const { user } = await openApp(server, '/appeals/all?group=type');
  const retry = await screen.findByRole('button', { name: 'Retry' });
  server.server.resetHandlers();
  await user.click(retry);
  expect((await groupsOf('Appeals, grouped: Disaster type')).length).toBeGreaterThan(1);
});

const groupsOf = async (name: string) => {
  const table = await groupedTable(name);
  await waitFor(() => expect(groupsIn(table).length).toBeGreaterThan(1));
  return groupsIn(table);
};

test('the file has the groups of the screen, in their order, and the columns of the rows', async () => {
  const saved = savedFiles();
  const { user } = await openApp(server, '/appeals/all?atype=0&group=country');
  const groups = await groupsOf('Appeals, grouped: Country');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Export table' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Export table' }));
  await user.click(await screen.findByRole('menuitem', { name: /^CSV(?! with)/ }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const [head = '', ...lines] = (await saved[0])?.trim().split('\r\n') ?? [];
  expect(head).toContain('Country,Start,Type,Code');
  expect(lines).toHaveLength((await appeals('atype=0')).count);
  const inFile = [...new Set(lines.map((line) => line.split(',')[0]))];
  expect(inFile).toEqual(groups.map((group) => group?.replace(/\d+$/, '')));
});
