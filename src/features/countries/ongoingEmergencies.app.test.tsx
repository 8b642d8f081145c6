import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Appeal } from '#contract/appeal';
import type { Country, CountryDetail } from '#contract/country';
import type { DistrictGeo } from '#contract/district';
import type { Event, EventDetail } from '#contract/event';
import { openApp, sandboxServer } from '#tests/renderApp';
import { stubIntersectionObserver } from '#tests/stubIntersectionObserver';

const server = sandboxServer();
beforeEach(() => stubIntersectionObserver());
const idOf = async (iso: string) => {
  const { results } = await server.sandbox.json<{ results: Country[] }>('GET /api/v2/country/?limit=9999');
  return results.find((country) => country.iso === iso)?.id ?? 0;
};
const detail = (id: number) => server.sandbox.json<CountryDetail>(`GET /api/v2/country/${id}/`);
/** Overrides the response of one endpoint. */
const answer = (path: string, body: object, status = 200) =>
  server.server.use(http.get(`*${path}`, () => HttpResponse.json(body as Record<string, unknown>, { status })));
const breaks = (path: string) => answer(path, { detail: 'broken' }, 500);
const settled = () => waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
const twice = () => {
  const reads = server.calls.filter((call) => call.startsWith('GET /api'));
  return reads.filter((call, index) => reads.indexOf(call) !== index);
};
const tabs = () => screen.findByRole('navigation', { name: 'Parts of this country’s pages' });

describe('ongoing emergencies', () => {
  const path = (id: number) => `/countries/${id}/ongoing-activities/emergencies`;
  const rows = (name: string) => within(screen.getByRole('table', { name })).getAllByRole('row').slice(1);

  test('filters in the URL apply to map, table and heading', async () => {
    const { results } = await server.sandbox.json<{ results: Appeal[] }>(
      `GET /api/v2/appeal/?limit=9999&end_date__gt=${new Date().toISOString()}`,
    );
    const sample = results.find(({ country }) => country?.independent);
    await openApp(server, `${path(sample?.country?.id ?? 0)}?dtype=${sample?.dtype?.id}`);
    const heading = await screen.findByRole('heading', { level: 2, name: /^Active operations \(\d+\)$/ });
    const own = results.filter(
      ({ country, dtype }) => country?.id === sample?.country?.id && dtype?.id === sample?.dtype?.id,
    );
    expect(heading).toHaveTextContent(`(${own.length})`);
    await screen.findByRole('table', { name: 'Active operations' });
    await settled();
    expect(rows('Active operations')).toHaveLength(Math.min(5, own.length));
    expect(screen.queryByRole('columnheader', { name: /^Country/ })).toBeNull();
    expect(server.calls.filter((call) => call.includes(`dtype=${sample?.dtype?.id}`)).length).toBeGreaterThan(0);
  });

  test('an operation of several countries is listed for each country', async () => {
    const [kenya, peru] = [await idOf('KE'), await idOf('PE')];
    const [sample] = (await server.sandbox.json<{ results: Event[] }>('GET /api/v2/event/?limit=9999')).results.filter(
      ({ appeals }) => appeals.length > 0,
    );
    const countries = [await detail(kenya), await detail(peru)];
    const appeal = { ...sample?.appeals[0], id: 987_654, code: 'MDRREG01', end_date: '2999-01-01T00:00:00Z' };
    const regional = { ...sample, name: 'Regional drought response', countries, appeals: [appeal] };
    const over = {
      ...sample,
      id: 2,
      name: 'Over',
      countries,
      appeals: [{ ...appeal, end_date: '2001-01-01T00:00:00Z' }],
    };
    const alone = { ...sample, id: 3, name: 'Alone', countries: [countries[1]], appeals: [{ ...appeal, id: 5 }] };
    answer('/api/v2/event/', { count: 3, next: null, previous: null, results: [regional, over, alone] });
    await openApp(server, path(peru));
    const table = await screen.findByRole('table', { name: 'Operations of several countries' });
    const link = await within(table).findByRole('link', { name: 'Regional drought response' });
    expect(link).toHaveAttribute('href', `/emergencies/${sample?.id}`);
    expect(within(table).getByRole('link', { name: 'Kenya' })).toHaveAttribute('href', `/countries/${kenya}`);
    expect(rows('Operations of several countries')).toHaveLength(1);
  });

  test('affected provinces are listed with their emergencies', async () => {
    const now = new Date().toISOString();
    const { results } = await server.sandbox.json<{ results: Appeal[] }>(
      `GET /api/v2/appeal/?limit=9999&end_date__gt=${now}`,
    );
    const sample = results.find(({ country, event }) => country?.independent && event !== null);
    const event = await server.sandbox.json<EventDetail>(`GET /api/v2/event/${sample?.event}/`);
    const own = await server.sandbox.json<{ results: DistrictGeo[] }>(
      `GET /api/v2/district/?limit=9999&country=${sample?.country?.id}`,
    );
    const named = own.results.filter(({ id }) => event.districts.some((district) => district.id === id));
    const { user } = await openApp(server, path(sample?.country?.id ?? 0));
    const block = await screen.findByRole('region', { name: 'Provinces affected' });
    const province = await within(block).findByRole('button', { name: new RegExp(`^${named[0]?.name}`) });
    await user.click(province);
    const links = within(block).getAllByRole('link', { name: event.name ?? '' });
    expect(links[0]).toHaveAttribute('href', `/emergencies/${event.id}`);
    expect(twice()).toEqual([]);
  });

  test('the empty message of provinces refers to the filters when they are set', async () => {
    await openApp(server, `${path(await idOf('KE'))}?start_after=2999-01-01`);
    const block = await screen.findByRole('region', { name: 'Provinces affected' });
    expect(await within(block).findByText('Data is not available for selected filter!')).toBeVisible();
  });

  test('each block of a country without operations has an empty message', async () => {
    answer('/api/v2/event/', { count: 0, next: null, previous: null, results: [] });
    answer('/api/v2/appeal/', { count: 0, next: null, previous: null, results: [] });
    answer('/api/v2/appeal/aggregated', {
      active_appeals: null,
      active_drefs: null,
      amount_funded: null,
      amount_funded_dref_included: null,
      amount_requested: null,
      amount_requested_dref_included: null,
      target_population: null,
      total_appeals: null,
    });
    await openApp(server, path(await idOf('TV')));
    expect(await screen.findByText('No emergency began in Tuvalu in the last 30 days.')).toBeVisible();
    expect(await screen.findByText('No running operation of Tuvalu names a province.')).toBeVisible();
    expect(await screen.findByText('No operation that is registered for another country covers Tuvalu.')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 2, name: 'Active operations (0)' })).toBeVisible();
    // of the figures, and of the map with its table
    expect(screen.getAllByText(/Source: GO platform, from the federation’s record of appeals/)).toHaveLength(2);
  });

  test.each([['/api/v2/appeal/aggregated'], ['/api/v2/event/'], ['/api/v2/appeal/'], ['/api/v2/country_snippet/']])(
    'without %s the rest of the page stands',
    async (broken) => {
      breaks(broken);
      const { heading } = await openApp(server, path(await idOf('KE')));
      expect(await heading('Kenya')).toBeVisible();
      expect((await screen.findAllByRole('button', { name: 'Retry' })).length).toBeGreaterThan(0);
      expect(await screen.findByRole('heading', { level: 2, name: 'Emergencies of the last 30 days' })).toBeVisible();
      expect(await screen.findByRole('heading', { level: 2, name: /^Active operations/ })).toBeVisible();
      expect((await tabs()).textContent).toContain('Ongoing activities');
    },
  );
});
