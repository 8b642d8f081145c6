import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { queryClient } from '#app/request/queryClient';
import type { Appeal } from '#contract/appeal';
import type { Country } from '#contract/country';
import type { CountryDisasterTypeCount, CountryKeyFigure } from '#contract/countryHistory';
import type { Event } from '#contract/event';
import { formatNumber } from '#domain/format/numbers';
import { type PastPeriod, periodDays } from '#domain/places/pastEvents';
import { openApp, sandboxServer } from '#tests/renderApp';
import { stubIntersectionObserver } from '#tests/stubIntersectionObserver';
import { previousEventsData } from './past/queries';

const server = sandboxServer();
beforeEach(() => stubIntersectionObserver());

const idOf = async (iso: string) => {
  const { results } = await server.sandbox.json<{ results: Country[] }>('GET /api/v2/country/?limit=9999');
  return results.find((country) => country.iso === iso)?.id ?? 0;
};
const path = (id: number, search = '') => `/countries/${id}/profile/previous-events${search}`;
const answer = (of: string, body: object, status = 200) =>
  server.server.use(
    http.get(`*${of}`, () => HttpResponse.json(body as unknown as Record<string, unknown>, { status })),
  );
const settled = () => waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
const days = (period: PastPeriod) => {
  const [from, to] = periodDays(period);
  return `start_date_from=${from}&start_date_to=${to}`;
};
const figures = (id: number, period: PastPeriod) =>
  server.sandbox.json<CountryKeyFigure>(`GET /api/v2/country/${id}/figure/?${days(period)}`);
const region = async (period: PastPeriod) => {
  const year = periodDays(period)[0].slice(0, 4);
  return screen.findByRole('region', { name: new RegExp(`^1 Jan ${year} to 31 Dec`) });
};
/** A choice of the page's period; the chart of past events has one of its own. */
const choice = (name: string) =>
  within(screen.getByRole('radiogroup', { name: 'Period' })).getByRole('radio', { name });
const calls = (part: string) => server.calls.filter((call) => call.includes(part));

describe('the past events of a country', () => {
  test('View all keeps the filters, early action is a type to filter by under one name, and the table says its period', async () => {
    const kenya = await idOf('KE');
    const { user } = await openApp(server, path(kenya, '?dtype=12&start_after=2020-01-01'));
    const link = await screen.findByRole('link', { name: 'View all operations' });
    expect(link).toHaveAttribute('href', `/appeals/all?country=${kenya}&start_after=2020-01-01&dtype=12`);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Appeal type' }), 'Early action');
    await waitFor(() => expect(link.getAttribute('href')).toContain('atype=3'));
    // other blocks read the appeals of the country too, in any order
    await waitFor(() => expect(calls('atype=3')).toContainEqual(expect.stringContaining('/appeal/?')));
    expect(screen.getByText(/^All operations, past and running, whatever period is chosen/)).toBeVisible();
    expect(screen.queryByText('Forecast Based Action')).toBeNull();
  });

  test('the figures are those of the last five years, and each call is sent once, by the loader', async () => {
    const kenya = await idOf('KE');
    const queries = previousEventsData({ params: { countryId: `${kenya}` }, search: new URLSearchParams() });
    await openApp(server, path(kenya));
    const own = await figures(kenya, 'last-5');
    const block = await region('last-5');
    await waitFor(() => expect(block).toHaveTextContent(`${formatNumber(own.target_population, 'en')}`));
    await settled();
    expect(document.title).toMatch(/ - Kenya - Previous events$/);
    for (const { queryKey } of queries)
      expect(
        queryClient.getQueryCache().find({ queryKey })?.getObserversCount(),
        JSON.stringify(queryKey),
      ).toBeGreaterThan(0);
    const reads = server.calls.filter((call) => call.startsWith('GET /api'));
    expect(reads.filter((call, index) => reads.indexOf(call) !== index)).toEqual([]);
    expect(calls('/figure/')).toEqual([`GET /api/v2/country/${kenya}/figure/?${days('last-5')}`]);
  });

  test('two periods are compared, and the address keeps both', async () => {
    const kenya = await idOf('KE');
    const { user, place, unmount } = await openApp(server, path(kenya));
    await region('last-5');
    await user.click(choice('Last 10 years'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Compare the figures with' }), 'Last 2 years');
    await waitFor(() => expect(window.location.search).toBe('?period=last-10&compare=last-2'));
    const shown = async () => [
      (await region('last-10')).querySelector('dl')?.textContent,
      (await region('last-2')).querySelector('dl')?.textContent,
    ];
    await region('last-2');
    await settled();
    const before = await shown();
    const [ten, two] = [await figures(kenya, 'last-10'), await figures(kenya, 'last-2')];
    expect(ten.active_drefs).not.toBeNull();
    expect(before[0]).toContain(formatNumber(ten.target_population, 'en'));
    expect(before[1]).toContain(formatNumber(two.target_population, 'en') ?? '–');
    expect(place()).toContain('/profile/previous-events');
    unmount();
    queryClient.clear();
    await openApp(server, path(kenya, '?period=last-10&compare=last-2'));
    await region('last-2');
    await settled();
    expect(await shown()).toEqual(before);
  });

  test('a period that is not one counts as the usual one', async () => {
    await openApp(server, path(await idOf('KE'), '?period=ages&compare=ever'));
    expect(await region('last-5')).toBeVisible();
    expect(choice('Last 5 years')).toBeChecked();
  });

  test('the charts hold what the server counts, as a table too', async () => {
    const kenya = await idOf('KE');
    const counts = await server.sandbox.json<CountryDisasterTypeCount[]>(
      `GET /api/v2/country/${kenya}/disaster-count/?${days('last-10')}`,
    );
    expect(counts.length).toBeGreaterThan(0);
    const { user } = await openApp(server, path(kenya, '?period=last-10'));
    const chart = await screen.findByRole('figure', { name: 'Emergencies by disaster type' });
    await user.click(within(chart).getByRole('button', { name: /table/i }));
    const most = counts.toSorted((a, b) => b.count - a.count || a.disaster_name.localeCompare(b.disaster_name))[0];
    const [, first] = within(chart).getAllByRole('row');
    expect(first).toHaveTextContent(`${most?.disaster_name}${most?.count}`);
    // the other charts arrive after this one
    await waitFor(() => expect(screen.getAllByText(/Source: GO platform/).length).toBeGreaterThanOrEqual(4));
  });

  test('past events by money leave out emergencies without an appeal, and say so', async () => {
    const kenya = await idOf('KE');
    const row = { date: '2025-07-01T00:00:00Z', disaster_id: 12, disaster_name: 'Flood', targeted_population: 900 };
    answer(`/api/v2/country/${kenya}/historical-disaster/`, [
      { ...row, amount_requested: null, amount_funded: null },
      { ...row, amount_requested: 2000, amount_funded: 500 },
    ]);
    const { user } = await openApp(server, path(kenya));
    const chart = await screen.findByRole('figure', { name: 'Past events' });
    expect(screen.queryByText(/without an appeal has no amount/)).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Requested amount' }));
    expect(await screen.findByText('1 emergency without an appeal has no amount and is not drawn.')).toBeVisible();
    expect(window.location.search).toBe('?past_metric=requested');
    await user.click(within(chart).getByRole('button', { name: /table/i }));
    expect(within(chart).getByRole('row', { name: /2025-07 Flood 900 2,?000 500 25/ })).toBeVisible();
  });

  test('previous operations are all of the country, filtered by the address', async () => {
    const kenya = await idOf('KE');
    const { count } = await server.sandbox.json<{ count: number }>(`GET /api/v2/appeal/?country=${kenya}&atype=0`);
    await openApp(server, path(kenya, '?atype=0'));
    expect(await screen.findByRole('heading', { level: 2, name: `Previous operations (${count})` })).toBeVisible();
    expect(calls('/api/v2/appeal/?').every((call) => !call.includes('end_date'))).toBe(true);
    const card = screen.getByRole('region', { name: `Previous operations (${count})` });
    await waitFor(() => expect(within(card).getByRole('button', { name: 'Export table' })).toBeEnabled());
  });

  test('a country without a past says so block by block', async () => {
    const tuvalu = await idOf('TV');
    const nothing = Object.fromEntries(Object.keys(await figures(tuvalu, 'last-5')).map((key) => [key, null]));
    answer(`/api/v2/country/${tuvalu}/figure/`, nothing);
    answer(`/api/v2/country/${tuvalu}/disaster-count/`, []);
    answer(`/api/v2/country/${tuvalu}/disaster-monthly-count/`, []);
    answer(`/api/v2/country/${tuvalu}/historical-disaster/`, []);
    answer('/api/v2/appeal/', { count: 0, next: null, previous: null, results: [] });
    await openApp(server, path(tuvalu));
    expect(await screen.findByText('No operation of Tuvalu began in this period.')).toBeVisible();
    await waitFor(() => expect(screen.getAllByText('No emergency of Tuvalu began in this period.')).toHaveLength(3));
    expect(await screen.findByRole('heading', { name: 'Previous operations (0)' })).toBeVisible();
    expect(await screen.findByText('No operation of Tuvalu is recorded.')).toBeVisible();
    await settled();
    expect(screen.queryByText('Data is not available!')).toBeNull();
  });

  test.each(['figure', 'disaster-count', 'disaster-monthly-count', 'historical-disaster'])(
    'without %s the other blocks stand',
    async (broken) => {
      const kenya = await idOf('KE');
      answer(`/api/v2/country/${kenya}/${broken}/`, { detail: 'broken' }, 500);
      const { heading } = await openApp(server, path(kenya));
      expect(await heading('Kenya')).toBeVisible();
      expect(await screen.findByText('Internal server error!')).toBeVisible();
      expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(1);
      expect(await screen.findByRole('heading', { name: /^Previous operations \(\d+\)/ })).toBeVisible();
    },
  );
});

test('an ended operation of several countries is listed for a country that it is not registered for', async () => {
  const { results: events } = await server.sandbox.json<{ results: Event[] }>('GET /api/v2/event/?limit=9999');
  const { results: appeals } = await server.sandbox.json<{ results: Appeal[] }>('GET /api/v2/appeal/?limit=9999');
  const registered = new Map(appeals.map(({ id, country }) => [id, country?.id]));
  const [covering] = events.flatMap((event) =>
    event.countries.length < 2
      ? []
      : event.appeals
          .filter(({ end_date }) => end_date !== null && end_date < new Date().toISOString())
          .flatMap((appeal) =>
            event.countries
              .filter(({ id }) => id !== registered.get(String(appeal.id)))
              .map((country) => ({ event, appeal, country })),
          ),
  );
  if (!covering) throw new Error('The seed has no ended operation of several countries');
  const { event, appeal, country } = covering;
  await openApp(server, path(country.id));
  const table = await screen.findByRole('table', { name: 'Operations of several countries' });
  const row = await within(table).findByRole('row', { name: new RegExp(`${appeal.code}`) });
  expect(within(row).getByRole('link', { name: `${event.name}` })).toHaveAttribute('href', `/emergencies/${event.id}`);
  const own = screen.getByRole('table', { name: 'Previous operations' });
  expect(within(own).queryByText(`${appeal.code}`)).toBeNull();
});
