import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { rememberPage, writeAnswers } from '#app/offline/answerStore';
import { currentOwner } from '#app/offline/storedOwners';
import { queryClient } from '#app/request/queryClient';
import { pages } from '#app/routes/pages';
import { startPrefetching } from '#app/routes/prefetchPage';
import type { Appeal } from '#contract/appeal';
import type { Event } from '#contract/event';
import { openApp, sandboxServer } from '#tests/renderApp';
import { searchData } from './queries';

const server = sandboxServer();

const nothing = {
  regions: [],
  countries: [],
  district_province_response: [],
  emergencies: [],
  projects: [],
  surge_alerts: [],
  surge_deployments: [],
  reports: [],
  rapid_response_deployments: [],
};

test('an address with a short keyword is searched at once, without its outer spaces', async () => {
  const keywords: (string | null)[] = [];
  server.server.use(
    http.get('*/api/v1/search/', ({ request }) => {
      keywords.push(new URL(request.url).searchParams.get('keyword'));
      return HttpResponse.json({
        ...nothing,
        countries: [
          { id: 5, name: 'United Kingdom', society_name: 'British Red Cross', iso: 'GB', iso3: 'GBR', score: 1 },
        ],
      });
    }),
  );
  await openApp(server, '/search?keyword=%20UK%20');
  expect(await screen.findByRole('link', { name: 'United Kingdom' })).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('UK');
  expect(keywords).toEqual(['UK']);
});

test('the loader of the page reads the results of its keyword, none without one', () => {
  const started = (search: string) => searchData({ params: {}, search: new URLSearchParams(search) }).length;
  expect([started('keyword=%20UK%20'), started('keyword=%20'), started('')]).toEqual([2, 0, 0]);
});

test.each([
  ['visitor', []],
  ['staff', []],
  ['admin', ['Locusts on their way']],
])('flash updates are found by those who may open them (%s)', async (as, links) => {
  const report = { id: 7, name: 'Locusts', created_at: '2026-03-01T00:00:00Z', type: 'Field Report', score: 2 };
  const update = { ...report, name: 'Locusts on their way', type: 'Flash Update' };
  server.server.use(http.get('*/api/v1/search/', () => HttpResponse.json({ ...nothing, reports: [report, update] })));
  await openApp(server, '/search?keyword=locusts', as === 'visitor' ? {} : { as });
  expect(await screen.findByRole('link', { name: 'Locusts' })).toBeVisible();
  if (links.length > 0) expect(await screen.findByRole('link', { name: links[0] })).toBeVisible();
  expect(screen.queryAllByRole('link', { name: 'Locusts on their way' })).toHaveLength(links.length);
});

test('an address without a keyword sends no request', async () => {
  await openApp(server, '/search?keyword=%20');
  expect(await screen.findByText('Enter what to search for.')).toBeVisible();
  expect(server.calls.some((call) => call.includes('/search/'))).toBe(false);
});

test('a group without links is not suggested, and the message of no results is shown', async () => {
  const deployment = {
    id: 1,
    score: 1,
    event_id: null,
    event_name: null,
    deployed_country: 'KE',
    deployed_country_id: 1,
    deployed_country_name: 'Kenya',
    equipment_units: 1,
    personnel_units: 2,
    owner: 'Red Cross',
    type: 'Relief',
  };
  server.server.use(
    http.get('*/api/v1/search/', () => HttpResponse.json({ ...nothing, surge_deployments: [deployment] })),
  );
  const { user } = await openApp(server, '/cookie-policy');
  await user.type(await screen.findByRole('combobox', { name: /Search emergencies/ }), 'relief item');
  expect(await screen.findByText('No results for “relief item”')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Surge Deployment' })).not.toBeInTheDocument();
});

test('the internal tags of the roster are no keywords of an alert', async () => {
  const alert = {
    id: 1,
    score: 1,
    name: 'Logistics Officer',
    keywords: ['English', 'OP-7', 'NotSurge', 'LOGS'],
    event_id: 1,
    event_name: 'Lake basin floods',
    country: 'Kenya',
    country_id: 1,
    alert_date: '2026-10-01',
    start_date: null,
    deadline: null,
    status: 'Open',
    surge_type: 'rapid response',
  };
  server.server.use(http.get('*/api/v1/search/', () => HttpResponse.json({ ...nothing, surge_alerts: [alert] })));
  const { user } = await openApp(server, '/search?keyword=logistics');
  const row = within(await screen.findByRole('table', { name: 'Open surge alerts' })).getAllByRole('row')[1];
  await user.click(within(row as HTMLElement).getByRole('button', { name: /more/ }));
  expect(row).toHaveTextContent('LOGS');
  expect(row).toHaveTextContent('English');
  expect(row).not.toHaveTextContent(/OP-7|NotSurge/);
});

test('the month in the title of a report keeps its order beside Arabic words', async () => {
  const report = {
    id: 1,
    score: 1,
    name: 'KEN: فيضان - 11-2026 - Lake basin floods',
    type: 'Field Report',
    created_at: '2026-11-02T00:00:00Z',
    event_id: null,
    event_name: null,
  };
  server.server.use(http.get('*/api/v1/search/', () => HttpResponse.json({ ...nothing, reports: [report] })));
  const { user } = await openApp(server, '/cookie-policy');
  await user.type(await screen.findByRole('combobox', { name: /Search emergencies/ }), 'lake basin');
  const option = await screen.findByRole('option', { name: new RegExp(report.name) });
  expect(within(option).getByText('11-2026')).toHaveAttribute('dir', 'ltr');
});

test('a visitor finds deployed people by their position, since their names are not shown', async () => {
  const deployment = {
    id: 1,
    score: 1,
    name: null,
    position: 'Logistics Coordinator',
    type: 'rr',
    start_date: '2026-10-01',
    end_date: null,
    deploying_country_name: 'Kenya',
    deploying_country_id: 1,
    deployed_to_country_name: 'Chad',
    deployed_to_country_id: 2,
    event_id: 1,
    event_name: 'Lake basin floods',
  };
  server.server.use(
    http.get('*/api/v1/search/', () => HttpResponse.json({ ...nothing, rapid_response_deployments: [deployment] })),
  );
  await openApp(server, '/search?keyword=logistics');
  const table = within(await screen.findByRole('table', { name: 'Ongoing rapid response deployments' }));
  expect(table.queryByRole('columnheader', { name: /^Name/ })).not.toBeInTheDocument();
  expect(table.getByText('Logistics Coordinator').closest('[data-part]')).toHaveAttribute('data-part', 'name');
});

test('the code of an appeal leads to its emergency, on the page and in the suggestions', async () => {
  const { results } = await server.sandbox.json<{ results: Appeal[] }>('GET /api/v2/appeal/?limit=50&has_event=true');
  const appeal = results.find(({ code, event }) => code?.startsWith('MDR') && event !== null);
  const { user } = await openApp(server, `/search?keyword=${appeal?.code?.toLowerCase()}`);
  const card = await screen.findByRole('region', { name: /^By the code/ });
  const link = await within(card).findByRole('link', { name: appeal?.event_details?.name ?? '' });
  expect(link).toHaveAttribute('href', `/emergencies/${appeal?.event}`);
  await user.type(screen.getByRole('combobox', { name: /Search emergencies/ }), appeal?.code ?? '');
  expect(await screen.findByRole('option', { name: new RegExp(`\\(${appeal?.code}\\)`) })).toBeVisible();
});

test('an emergency without a name is found by its GLIDE number, which names it', async () => {
  const { results } = await server.sandbox.json<{ results: Event[] }>('GET /api/v2/event/?limit=200');
  const event = results.find(({ glide }) => /^[A-Z]{2}-\d{4}-\d{6}-[A-Z]{3}$/.test(glide ?? ''));
  server.server.use(
    http.get('*/api/v2/event/', () => HttpResponse.json({ count: 1, results: [{ ...event, name: ' ' }] })),
  );
  await openApp(server, `/search?keyword=${event?.glide}`);
  const card = await screen.findByRole('region', { name: `By the code ${event?.glide}` });
  expect(await within(card).findByRole('link', { name: event?.glide ?? '' })).toHaveAttribute(
    'href',
    `/emergencies/${event?.id}`,
  );
});

test('a GLIDE number is looked for among the emergencies of its country and year', async () => {
  const { results } = await server.sandbox.json<{ results: Event[] }>('GET /api/v2/event/?limit=200');
  const event = results.find(({ glide }) => /^[A-Z]{2}-\d{4}-\d{6}-[A-Z]{3}$/.test(glide ?? ''));
  await openApp(server, `/search?keyword=${event?.glide}`);
  const card = await screen.findByRole('region', { name: `By the code ${event?.glide}` });
  expect(await within(card).findByRole('link', { name: event?.name ?? '' })).toBeVisible();
});

test('a code that names nothing says where it was looked for', async () => {
  await openApp(server, '/search?keyword=MDRZZ999');
  expect(await screen.findByText(/^No appeal or emergency with the code MDRZZ999 was found/)).toBeVisible();
});

test('emergencies that run today stand first', async () => {
  await openApp(server, '/search?keyword=flood');
  const running = await screen.findByRole('region', { name: /running now$/ });
  const groups = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(groups[0]).toMatch(/running now$/);
  const links = within(running).getAllByRole('link');
  for (const link of links) {
    const id = link.getAttribute('href')?.split('/').at(-1);
    const { appeals } = await server.sandbox.json<Event>(`GET /api/v2/event/${id}/`);
    expect(appeals.some(({ end_date }) => (end_date ?? '') >= new Date().toISOString().slice(0, 10))).toBe(true);
  }
});

const holdEvents = () => server.hold('get', '/api/v2/event/');

test('results wait for the emergencies that run, so that no row moves away from under the pointer', async () => {
  const events = holdEvents();
  await openApp(server, '/search?keyword=flood');
  await waitFor(() => expect(server.calls.some((call) => call.startsWith('GET /api/v1/search/'))).toBe(true));
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  events.release();
  const [first] = await screen.findAllByRole('heading', { level: 2 });
  expect(first).toHaveTextContent(/running now$/);
});

test('results do not wait long for the emergencies that run, which do not come later then', async () => {
  const events = holdEvents();
  await openApp(server, '/search?keyword=flood');
  await screen.findByRole('heading', { level: 2, name: /^Emergencies/ });
  events.release();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('region', { name: /running now$/ })).toBeNull();
});

test('fewer than three letters are not sent, and this is said', async () => {
  const { user } = await openApp(server, '/cookie-policy');
  await user.type(await screen.findByRole('combobox', { name: /Search emergencies/ }), 'fl');
  expect(await screen.findByText(/Type at least three letters\.$/)).toBeVisible();
  await user.type(screen.getByRole('combobox', { name: /Search emergencies/ }), 'o');
  await waitFor(() => expect(server.calls.filter((call) => call.includes('/api/v1/search/'))).toHaveLength(1));
  expect(server.calls.find((call) => call.includes('/api/v1/search/'))).toContain('keyword=flo');
});

test('a group at the limit of the server says so at its heading, and leads to the list of emergencies with the words', async () => {
  const emergencies = Array.from({ length: 50 }, (_, index) => ({
    id: index + 1,
    name: `Flood ${index + 1}`,
    score: 1,
    appeals: [],
    countries: [],
    disaster_type: 'Flood',
    funding_coverage: null,
    funding_requirements: null,
    severity_level: 0,
    severity_level_display: 'Yellow',
    start_date: '2020-01-01T00:00:00Z',
  }));
  server.server.use(http.get('*/api/v1/search/', () => HttpResponse.json({ ...nothing, emergencies })));
  const { user } = await openApp(server, '/search?keyword=flood');
  expect(await screen.findByText(/^50\+ results: the search finds at most 50 of a kind/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'All emergencies with “flood”, newest first' }));
  expect(await screen.findByRole('textbox', { name: 'Name, country or disaster type' })).toHaveValue('flood');
  await waitFor(() =>
    expect(server.calls.some((call) => call.startsWith('GET /api/v2/event/?') && call.includes('search=flood'))).toBe(
      true,
    ),
  );
});

const field = () => screen.findByRole('combobox', { name: /Search emergencies/ });

test('one key reaches the search from anywhere; pages, forms and countries are found without the answer of the server', async () => {
  server.server.use(http.get('*/api/v1/search/', () => delay('infinite')));
  const { user, router } = await openApp(server, '/cookie-policy', { as: 'staff' });
  await field();
  await user.keyboard('{Control>}k{/Control}');
  expect(await field()).toHaveFocus();
  await user.keyboard('new 3w p');
  expect(await screen.findByRole('option', { name: /^New 3W project/ })).toBeVisible();
  await user.clear(await field());
  await user.keyboard('ke');
  await user.click(await screen.findByRole('option', { name: /^Kenya/ }));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/countries\/\d+/));
});

test('an option that stays chosen has its page read before it is opened; the link below leads to all results', async () => {
  const stop = startPrefetching(pages);
  try {
    const { user, router } = await openApp(server, '/cookie-policy');
    await user.type(await field(), 'lake basin');
    const option = await screen.findByRole('option', { name: /Lake basin floods ?Emergency$/ });
    server.calls.length = 0;
    while (option.getAttribute('aria-selected') !== 'true') await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(server.calls).toContain('GET /api/v2/event/1/'));
    await user.click(screen.getByRole('link', { name: 'View all results for “lake basin”' }));
    await waitFor(() => expect(router.state.location.search).toBe('?keyword=lake+basin'));
    expect(screen.queryByRole('option')).toBeNull();
  } finally {
    stop();
  }
});

test('a visitor is not offered pages that need a login', async () => {
  const { user } = await openApp(server, '/cookie-policy');
  await user.type(await field(), 'field report');
  expect(await screen.findByRole('option', { name: /^All field reports/ })).toBeVisible();
  expect(screen.queryByRole('option', { name: /^My field reports/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('option', { name: /^Create Field Report/ })).not.toBeInTheDocument();
});

test('pages opened last are offered while nothing is typed, and what the device stores when the server fails', async () => {
  const { storedEvents } = await keepOnDevice();
  server.server.use(http.get('*/api/v1/search/', () => HttpResponse.error()));
  const { user, router } = await openApp(server, '/search?keyword=zephyr');
  const card = await screen.findByRole('region', { name: 'On this device' });
  expect(within(card).getByRole('link', { name: storedEvents[0]?.name })).toHaveAttribute('href', '/emergencies/981');
  await user.click(await field());
  await user.click(await screen.findByRole('option', { name: /^Cyclone seen before/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/emergencies/29/details'));
});

test('each opening of the field shows the pages opened before it', async () => {
  await rememberPage({ address: '/emergencies/29', title: 'Cyclone seen before' });
  const { user } = await openApp(server, '/cookie-policy');
  await user.click(await field());
  await screen.findByRole('option', { name: /^Cyclone seen before/ });
  await user.keyboard('{Escape}');
  await rememberPage({ address: '/emergencies/30', title: 'Flood seen since' });
  await user.keyboard('{ArrowDown}');
  expect(await screen.findByRole('option', { name: /^Flood seen since/ })).toBeVisible();
});

async function keepOnDevice() {
  const storedEvents = [{ id: 981, name: 'Storm Zephyr' }];
  const queryHash = JSON.stringify(['GET /api/v2/event/', { query: { limit: 15 } }]);
  await writeAnswers(currentOwner(), [{ queryHash, data: { results: storedEvents }, at: Date.now() }]);
  await rememberPage({ address: '/emergencies/29', title: 'Cyclone seen before' });
  return { storedEvents };
}

test('going back from the results shows the list that was left, as it was', async () => {
  const { user, router } = await openApp(server, '/emergencies/all');
  const [row] = await screen.findAllByRole('row', { name: /Fire in the informal settlement/ });
  await user.type(await field(), 'flood{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: /Search/ })).toBeVisible();
  expect(row).not.toBeVisible();
  await act(() => router.navigate(-1));
  await waitFor(() => expect(row).toBeVisible());
});
