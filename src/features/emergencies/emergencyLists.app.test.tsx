import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import type { Event } from '#contract/event';
import { affectedPeople } from '#domain/emergencies/emergencyFigures';
import { defaultPeriodStart } from '#domain/emergencies/emergencyPeriod';
import { openApp, sandboxServer } from '#tests/renderApp';

const server = sandboxServer();

interface Events {
  readonly count: number;
  readonly results: readonly Event[];
}
const events = (query: string) => server.sandbox.json<Events>(`GET /api/v2/event/?limit=9999&${query}`);
const breaks = (path: string) =>
  server.server.use(http.get(`*${path}`, () => HttpResponse.json({ detail: 'broken' }, { status: 500 })));
const requestsTo = (path: string) => server.calls.filter((call) => call.startsWith(`GET ${path}`));
const settled = () => waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
const rowsOf = (name: string) => within(screen.getByRole('table', { name })).getAllByRole('row').slice(1);
const figureOf = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement;

describe('all emergencies', () => {
  test('are listed newest first, fifteen a page, with one request', async () => {
    const { heading } = await openApp(server, '/emergencies/all');
    const all = await events('ordering=-disaster_start_date,-created_at');
    expect(await heading(`All emergencies (${all.count})`)).toBeVisible();
    const rows = rowsOf('Emergencies');
    expect(rows).toHaveLength(15);
    expect(within(rows[0] as HTMLElement).getByRole('link', { name: all.results[0]?.name ?? '' })).toHaveAttribute(
      'href',
      `/emergencies/${all.results[0]?.id}`,
    );
    expect(requestsTo('/api/v2/event/')).toEqual([
      'GET /api/v2/event/?limit=15&offset=0&ordering=-disaster_start_date,-created_at',
    ]);
  });

  test('a shared link shows the same filters; another order keeps its tie-breaks', async () => {
    const { user, heading } = await openApp(server, '/emergencies/all?dtype=12&region=0&start_after=2020-01-01');
    const total = (await events('dtype=12&regions__in=0&disaster_start_date__gte=2020-01-01')).count;
    expect(await heading(`All emergencies (${total})`)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Start after/ })).toHaveValue('2020-01-01');
    await user.click(screen.getByRole('button', { name: 'More information: Order by people affected' }));
    expect(await screen.findByText(/The order goes by the emergency’s own figure alone/)).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: /# Affected/ }));
    await waitFor(() =>
      expect(
        requestsTo('/api/v2/event/').some((call) =>
          call.includes('ordering=-num_affected,-disaster_start_date,-created_at'),
        ),
      ).toBe(true),
    );
  });

  test('from the most people affected, those without a figure of their own stand at the end', async () => {
    // an emergency that a report makes has none
    await server.sandbox.request('POST /api/v2/field-report/', {
      token: await server.sandbox.logIn('staff'),
      body: { countries: [107], dtype: 12, title: 'Rivers', visibility: 3 },
    });
    const all = await events('ordering=-num_affected,-disaster_start_date,-created_at');
    const withFigure = all.results.filter(({ num_affected }) => num_affected !== null);
    expect(all.results[0]?.num_affected).toBeNull();
    expect(withFigure.length).toBeGreaterThan(0);
    const { heading } = await openApp(server, '/emergencies/all?ordering=-num_affected');
    await heading(/^All emergencies/);
    await settled();
    expect(rowsOf('Emergencies')[0]).toHaveTextContent(withFigure[0]?.name ?? '');
  });

  test('cannot be sorted by disaster type, which the server sorts by id', async () => {
    const { heading } = await openApp(server, '/emergencies/all');
    await heading(/^All emergencies \(\d/);
    expect(screen.getByRole('columnheader', { name: 'Disaster type' })).not.toContainElement(
      screen.queryByRole('button', { name: /Disaster type/ }),
    );
    expect(screen.getByRole('button', { name: /^GLIDE number/ })).toBeVisible();
    // the rows of a crisis category are sorted by the browser, by name
    await openApp(server, '/emergencies?level=1');
    expect(await screen.findByRole('button', { name: /^Disaster type/ })).toBeVisible();
  });

  test('an error is shown in the table, with a retry', async () => {
    breaks('/api/v2/event/');
    await openApp(server, '/emergencies/all');
    expect(await screen.findByText('Internal server error!')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export table' })).toBeDisabled();
  });
});

test('an emergency without a name has a link also on the map', async () => {
  const [event] = (await events('limit=1')).results;
  const unnamed = { ...event, name: null };
  server.server.use(http.get('*/api/v2/event/', () => HttpResponse.json({ count: 1, results: [unnamed] })));
  const { user } = await openApp(server, '/emergencies');
  const map = await screen.findByRole('region', { name: 'Map of emergencies (1)' });
  await user.click(await within(map).findByRole('button', { name: new RegExp(event?.countries[0]?.name ?? '') }));
  const link = await within(map).findByRole('link', { name: 'Untitled emergency' });
  expect(link).toHaveAttribute('href', `/emergencies/${event?.id}`);
});

const since = '2024-01-01';

describe('the emergencies page', () => {
  test('shows the last thirty days, and asks for everything once', async () => {
    const { heading } = await openApp(server, '/emergencies');
    expect(await heading('Emergencies in the last 30 days')).toBeVisible();
    await settled();
    const { count } = await events(`disaster_start_date__gte=${defaultPeriodStart()}`);
    expect(figureOf('Emergencies')).toHaveTextContent(String(count));
    expect(screen.getByRole('heading', { name: `Emergencies (${count})` })).toBeVisible();
    expect(screen.getByRole('heading', { name: `Map of emergencies (${count})` })).toBeVisible();
    const reads = server.calls.filter((call) => call.startsWith('GET /api'));
    expect(reads.filter((call, index) => reads.indexOf(call) !== index)).toEqual([]);
    expect(requestsTo('/api/v2/event/')).toHaveLength(2);
    expect(requestsTo('/api/v1/aggregate/')).toHaveLength(1);
    expect(requestsTo('/api/v2/flash-update/')).toEqual([]);
  });

  test('one filter bar drives figures, map and lists alike, and its address is the page', async () => {
    const path = `/emergencies?start_after=${since}&region=0&dtype=12`;
    await openApp(server, path);
    const filters = `disaster_start_date__gte=${since}&regions__in=0&dtype=12`;
    const { count, results } = await events(filters);
    expect(count).toBeGreaterThan(0);
    await screen.findByRole('heading', { name: `Emergencies (${count})` });
    await settled();
    expect(figureOf('Emergencies')).toHaveTextContent(String(count));
    const places = within(screen.getByRole('list', { name: /^Places on the map/ })).getAllByRole('button');
    expect(places).toHaveLength(new Set(results.flatMap(({ countries }) => countries.map(({ id }) => id))).size);
    for (const row of rowsOf('Emergencies')) expect(row).toHaveTextContent('Flood');
    const reports = await server.sandbox.json<{ count: number }>(
      `GET /api/v2/field-report/?created_at__gte=${since}&regions__in=0&dtype=12`,
    );
    expect(screen.getByRole('heading', { name: `Field reports (${reports.count})` })).toBeVisible();
    expect(requestsTo('/api/v1/aggregate/')[0]).toMatch(/region=0.*filter_dtype=12/);
    expect(screen.getByRole('combobox', { name: 'Region' })).toHaveValue('0');
  });

  test('a category narrows all of them without asking for the emergencies again', async () => {
    const { user } = await openApp(server, `/emergencies?start_after=${since}`);
    const all = (await events(`disaster_start_date__gte=${since}`)).results;
    const red = all.filter(({ ifrc_severity_level }) => ifrc_severity_level === 2);
    expect(red.length).toBeGreaterThan(0);
    expect(red.length).toBeLessThan(all.length);
    await screen.findByRole('heading', { name: `Emergencies (${all.length})` });
    await settled();
    const before = requestsTo('/api/v2/event/').length;
    await user.selectOptions(screen.getByRole('combobox', { name: 'Crisis category' }), 'Red');
    expect(await screen.findByRole('heading', { name: `Emergencies (${red.length})` })).toBeVisible();
    expect(screen.getByRole('heading', { name: `Map of emergencies (${red.length})` })).toBeVisible();
    await settled();
    expect(window.location.search).toContain('level=2');
    expect(figureOf('Emergencies')).toHaveTextContent(String(red.length));
    expect(requestsTo('/api/v2/event/')).toHaveLength(before);
    const names = new Set(red.map(({ name }) => name));
    for (const row of rowsOf('Emergencies')) expect(names).toContain(within(row).getAllByRole('link')[0]?.textContent);
    expect(requestsTo('/api/v1/aggregate/').at(-1)).toContain('filter_ifrc_severity_level=2');
    expect(screen.getByText(/Field reports have no category of their own/)).toBeVisible();
    const ids = new Set(red.map(({ id }) => id));
    const { results } = await server.sandbox.json<{ results: readonly { event: number | null }[] }>(
      `GET /api/v2/field-report/?limit=9999&created_at__gte=${since}`,
    );
    const own = results.filter(({ event }) => event !== null && ids.has(event));
    expect(screen.getByRole('heading', { name: `Field reports (${own.length})` })).toBeVisible();
  });

  test('yellow emergencies are those that somebody has categorised, and the chart says that it counts the others too', async () => {
    const all = (await events(`disaster_start_date__gte=${since}`)).results;
    const yellow = all.filter(({ ifrc_severity_level }) => ifrc_severity_level === 0);
    const known = yellow.filter((event) => event.ifrc_severity_level_update_date !== null);
    expect(known.length).toBeLessThan(yellow.length);
    await openApp(server, `/emergencies?start_after=${since}&level=0`);
    expect(await screen.findByRole('heading', { name: `Emergencies (${known.length})` })).toBeVisible();
    expect(await screen.findByText(/^Emergencies that nobody has categorised are counted here too/)).toBeVisible();
  });

  test('people affected are counted alike in figures, map and table', async () => {
    const all = (await events(`disaster_start_date__gte=${since}`)).results;
    const [event] = all.filter(({ field_reports }) => field_reports.length > 0);
    if (!event) throw new Error('The seed has emergencies with reports');
    const report = { ...event.field_reports[0], num_affected: null, gov_num_affected: 4321, other_num_affected: 9 };
    const only = { ...event, num_affected: null, field_reports: [report] };
    expect(affectedPeople(only as Event)).toBe(4321);
    server.server.use(http.get('*/api/v2/event/', () => HttpResponse.json({ count: 1, results: [only] })));
    const { user } = await openApp(server, `/emergencies?start_after=${since}`);
    await settled();
    expect(figureOf('Affected people')).toHaveTextContent('4,321');
    expect(rowsOf('Emergencies')[0]).toHaveTextContent('4,321');
    const [place] = within(screen.getByRole('list', { name: /^Places on the map/ })).getAllByRole('button');
    await user.click(place as HTMLElement);
    expect(screen.getByRole('list', { name: /^Places on the map/ })).toHaveTextContent('4,321');
  });

  test('a report that the viewer may not open is not counted', async () => {
    const all = (await events(`disaster_start_date__gte=${since}`)).results;
    const [event] = all.filter(({ field_reports }) => field_reports.length > 0);
    const report = { ...event?.field_reports[0], num_affected: 4321, visibility: 2 };
    const only = { ...event, num_affected: null, field_reports: [report] };
    server.server.use(http.get('*/api/v2/event/', () => HttpResponse.json({ count: 1, results: [only] })));
    const { container, unmount } = await openApp(server, `/emergencies?start_after=${since}`);
    await settled();
    expect(rowsOf('Emergencies')).toHaveLength(1);
    expect(container).not.toHaveTextContent('4,321');
    unmount();
    const list = await openApp(server, '/emergencies/all', { as: 'staff' });
    await list.heading('All emergencies (1)');
    await settled();
    expect(rowsOf('Emergencies')[0]).not.toHaveTextContent('4,321');
  });

  test('another filter leads every list back to its first page', async () => {
    const { user } = await openApp(server, `/emergencies?start_after=${since}&emergencies_page=2&reports_page=3`);
    await settled();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Disaster type' }), 'Flood');
    await waitFor(() => expect(window.location.search).toBe(`?start_after=${since}&dtype=12`));
  });

  test.each([
    ['admin', true],
    ['staff', false],
  ])('flash updates for %s: %s', async (as, isShown) => {
    await openApp(server, '/emergencies', { as });
    await settled();
    if (isShown) expect(await screen.findByRole('table', { name: 'Flash updates' })).toBeVisible();
    else expect(screen.queryByRole('table', { name: 'Flash updates' })).toBeNull();
    expect(requestsTo('/api/v2/flash-update/').length > 0).toBe(isShown);
  });

  test.each([
    '/api/v2/event/',
    '/api/v1/aggregate/',
    '/api/v2/field-report/',
    '/api/v2/country/',
    '/api/v2/disaster_type/',
    '/api/v2/global-enums/',
    '/api/v2/flash-update/',
  ])('works without %s', async (path) => {
    breaks(path);
    const { heading } = await openApp(server, '/emergencies', { as: 'admin' });
    expect(await heading('Emergencies in the last 30 days')).toBeVisible();
    await settled();
    for (const name of ['Emergencies', 'Field reports', 'Flash updates'])
      expect(screen.getByRole('table', { name })).toBeVisible();
    // failed requests for filter options show no error
    if (['/api/v2/disaster_type/', '/api/v2/global-enums/'].includes(path)) return;
    expect(screen.getAllByText('Internal server error!').length).toBeGreaterThan(0);
    expect(screen.getAllByRole('button', { name: 'Retry' }).length).toBeGreaterThan(0);
  });
});
