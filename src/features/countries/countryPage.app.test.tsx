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
const tabNames = async () =>
  within(await tabs())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the page of a country', () => {
  test('leads to its ongoing emergencies, says whose it is, and asks for everything once', async () => {
    const kenya = await idOf('KE');
    const { heading, place } = await openApp(server, `/countries/${kenya}`);
    expect(await heading('Kenya')).toBeVisible();
    expect(place()).toBe(`/countries/${kenya}/ongoing-activities/emergencies`);
    await settled();
    expect(document.title).toContain('Kenya');
    expect(screen.getByText('Kenya Red Cross')).toBeVisible();
    const crumbs = screen.getByRole('navigation', { name: 'Breadcrumbs' });
    expect(within(crumbs).getByRole('link', { name: 'Africa' })).toHaveAttribute('href', '/regions/0');
    expect(screen.getByRole('link', { name: 'View all emergencies' })).toHaveAttribute(
      'href',
      `/emergencies/all?country=${kenya}`,
    );
    expect(screen.getByRole('link', { name: 'View all operations' })).toHaveAttribute(
      'href',
      `/appeals/all?country=${kenya}`,
    );
    expect(twice()).toEqual([]);
  });

  test.each([
    ['a name that an editor gave', 'KE', 'Country resources'],
    ['contacts and links alone', 'NP', 'Additional info'],
    ['texts alone', 'PE', 'Additional info'],
  ])('has an additional tab for %s', async (_, iso, name) => {
    await openApp(server, `/countries/${await idOf(iso)}/ongoing-activities/emergencies`);
    await waitFor(async () => expect((await tabNames()).at(-1)).toBe(name));
  });

  test.each(['CZ', 'TV'])('has none where nothing is in it for a visitor: %s', async (iso) => {
    await openApp(server, `/countries/${await idOf(iso)}/ongoing-activities/emergencies`);
    await tabs();
    await settled();
    expect(await tabNames()).not.toContain('Additional info');
  });

  test('an editor’s text for staff makes the tab appear for them', async () => {
    await openApp(server, `/countries/${await idOf('CZ')}/ongoing-activities/emergencies`, { as: 'admin' });
    await waitFor(async () => expect(await tabNames()).toContain('Additional info'));
  });

  test('every tab leads to its page', async () => {
    const kenya = await idOf('KE');
    const { place, user } = await openApp(server, `/countries/${kenya}/ongoing-activities/emergencies`);
    const count = within(await tabs()).getAllByRole('link').length;
    for (let index = 0; index < count; index += 1) {
      const tab = within(await tabs()).getAllByRole('link')[index] as HTMLElement;
      await user.click(tab);
      await waitFor(() => expect(place()).toBe(tab.getAttribute('href')));
      await waitFor(async () =>
        expect(within(await tabs()).getAllByRole('link')[index]).toHaveAttribute('aria-current', 'page'),
      );
    }
  });
});

describe('records that are no countries', () => {
  test.each([
    [282, 1],
    [285, 0],
  ])('%i opens the region it stands for, on any page and without asking for it', async (id, region) => {
    const { place } = await openApp(server, `/countries/${id}/additional-info`);
    await waitFor(() => expect(place()).toBe(`/regions/${region}/operations`));
    expect(server.calls.filter((call) => call.startsWith(`GET /api/v2/country/${id}/`))).toEqual([]);
  });

  test('a territory opens its state, on the same page and with the same filters', async () => {
    const [greenland, denmark] = [await idOf('GL'), await idOf('DK')];
    const { place, heading } = await openApp(server, `/countries/${greenland}/ongoing-activities/emergencies?dtype=12`);
    expect(await heading('Denmark')).toBeVisible();
    expect(place()).toBe(`/countries/${denmark}/ongoing-activities/emergencies?dtype=12`);
  });

  test('at an address with a slash at the end its tab and its title are the same', async () => {
    const kenya = await idOf('KE');
    const { place } = await openApp(server, `/countries/${kenya}/profile/previous-events/?period=past-year#part`);
    expect(await screen.findByRole('link', { name: 'Previous events', current: 'page' })).toBeVisible();
    await waitFor(() => expect(document.title).toContain('Kenya - Previous events'));
    expect(place()).toBe(`/countries/${kenya}/profile/previous-events?period=past-year#part`);
  });

  test('a disputed territory has a page of its own', async () => {
    const { heading } = await openApp(server, `/countries/${await idOf('EH')}`);
    expect(await heading('Western Sahara')).toBeVisible();
  });

  test('an office of the federation says what it is and leads to its region', async () => {
    const { heading } = await openApp(server, '/countries/288');
    expect(await heading('Pacific Country Cluster Delegation')).toBeVisible();
    expect(screen.getByText(/not a country but an office/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the region' })).toHaveAttribute('href', '/regions/2');
    expect(screen.queryByRole('navigation', { name: /^Parts of this country/ })).toBeNull();
  });

  test('the empty record of a deprecated country, and no record, say that there is no such country', async () => {
    const { unmount } = await openApp(server, '/countries/290');
    expect(await screen.findByText(/no country with the number 290/)).toBeVisible();
    unmount();
    await openApp(server, '/countries/99999');
    expect(await screen.findByText(/no country with the number 99999/)).toBeVisible();
    await settled();
    expect(twice()).toEqual([]);
  });

  test('one that could not be loaded says so, and is loaded by a retry', async () => {
    const kenya = await idOf('KE');
    breaks(`/api/v2/country/${kenya}/`);
    const { user, heading } = await openApp(server, `/countries/${kenya}`);
    expect(await screen.findByText('The country could not be loaded.')).toBeVisible();
    server.server.resetHandlers();
    server.server.use(http.all('*', ({ request }) => server.sandbox.fetch(request)));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await heading('Kenya')).toBeVisible();
  });
});

describe('what the viewer may do', () => {
  test.each([
    ['country.admin', 'NP', true],
    ['country.admin', 'KE', false],
    ['region.admin', 'PE', true],
    ['region.admin', 'KE', false],
    ['admin', 'KE', true],
    ['super', 'KE', true],
    ['staff', 'KE', false],
    ['guest', 'KE', false],
    [undefined, 'KE', false],
  ])('%s may edit %s: %s', async (as, iso, may) => {
    const id = await idOf(iso);
    await openApp(server, `/countries/${id}/additional-info`, as ? { as } : {});
    await tabs();
    await settled();
    if (as) expect(await screen.findByRole('button', { name: /^(Follow|Unfollow)$/ })).toBeVisible();
    else expect(screen.queryByRole('button', { name: /^(Follow|Unfollow)$/ })).toBeNull();
    const edit = screen.queryByRole('link', { name: /Edit country/ });
    expect(edit !== null).toBe(may);
    if (may) expect(edit).toHaveAttribute('href', expect.stringMatching(new RegExp(`/api/country/${id}/change/$`)));
  });

  test('following is stored with the other subscriptions, and undone', async () => {
    const peru = await idOf('PE');
    const followed = async () => {
      const token = await server.sandbox.logIn('staff');
      const me = await server.sandbox.json<{ subscription: { lookup_id: string | null; rtype: number }[] }>(
        'GET /api/v2/user/me/',
        { token },
      );
      return me.subscription.map(({ lookup_id, rtype }) => lookup_id ?? `${rtype}`).toSorted();
    };
    const before = await followed();
    const { user } = await openApp(server, `/countries/${peru}/additional-info`, { as: 'staff' });
    await user.click(await screen.findByRole('button', { name: 'Follow' }));
    expect(await screen.findByRole('button', { name: 'Unfollow' })).toBeVisible();
    expect(await followed()).toEqual([...before, `c${peru}`].toSorted());
    await user.click(screen.getByRole('button', { name: 'Unfollow' }));
    expect(await screen.findByRole('button', { name: 'Follow' })).toBeVisible();
    expect(await followed()).toEqual(before);
  });
});

describe('ongoing emergencies', () => {
  const path = (id: number) => `/countries/${id}/ongoing-activities/emergencies`;
  const rows = (name: string) => within(screen.getByRole('table', { name })).getAllByRole('row').slice(1);

  test('filters in the address filter map, table and their heading', async () => {
    const { results } = await server.sandbox.json<{ results: Appeal[] }>(
      `GET /api/v2/appeal/?limit=9999&end_date__gt=${new Date().toISOString()}`,
    );
    const sample = results.find(({ country }) => country.independent);
    await openApp(server, `${path(sample?.country.id ?? 0)}?dtype=${sample?.dtype?.id}`);
    const heading = await screen.findByRole('heading', { level: 2, name: /^Active operations \(\d+\)$/ });
    const own = results.filter(
      ({ country, dtype }) => country.id === sample?.country.id && dtype?.id === sample?.dtype?.id,
    );
    expect(heading).toHaveTextContent(`(${own.length})`);
    await screen.findByRole('table', { name: 'Active operations' });
    await settled();
    expect(rows('Active operations')).toHaveLength(Math.min(5, own.length));
    expect(screen.queryByRole('columnheader', { name: /^Country/ })).toBeNull();
    expect(server.calls.filter((call) => call.includes(`dtype=${sample?.dtype?.id}`)).length).toBeGreaterThan(0);
  });

  test('an operation of several countries is listed for each of them', async () => {
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

  test('the provinces of the emergencies of its operations are listed with those emergencies', async () => {
    const now = new Date().toISOString();
    const { results } = await server.sandbox.json<{ results: Appeal[] }>(
      `GET /api/v2/appeal/?limit=9999&end_date__gt=${now}`,
    );
    const sample = results.find(({ country, event }) => country.independent && event !== null);
    const event = await server.sandbox.json<EventDetail>(`GET /api/v2/event/${sample?.event}/`);
    const own = await server.sandbox.json<{ results: DistrictGeo[] }>(
      `GET /api/v2/district/?limit=9999&country=${sample?.country.id}`,
    );
    const named = own.results.filter(({ id }) => event.districts.some((district) => district.id === id));
    const { user } = await openApp(server, path(sample?.country.id ?? 0));
    const block = await screen.findByRole('region', { name: 'Provinces affected' });
    const province = await within(block).findByRole('button', { name: new RegExp(`^${named[0]?.name}`) });
    await user.click(province);
    const links = within(block).getAllByRole('link', { name: event.name ?? '' });
    expect(links[0]).toHaveAttribute('href', `/emergencies/${event.id}`);
    expect(twice()).toEqual([]);
  });

  test('of provinces that a filter leaves none of it is not said that no operation names one', async () => {
    await openApp(server, `${path(await idOf('KE'))}?start_after=2999-01-01`);
    const block = await screen.findByRole('region', { name: 'Provinces affected' });
    expect(await within(block).findByText('Data is not available for selected filter!')).toBeVisible();
  });

  test('a country in which nothing happens says so block by block', async () => {
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
    expect(screen.getByText(/Source: GO platform, from the federation’s record of appeals/)).toBeVisible();
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

describe('additional information', () => {
  const path = (id: number) => `/countries/${id}/additional-info`;

  test('shows texts, pictures, contacts and links', async () => {
    await openApp(server, path(await idOf('KE')));
    expect(await screen.findByRole('heading', { level: 2, name: 'Country resources' })).toBeVisible();
    expect(await screen.findByText(/Branches along the lake/)).toBeVisible();
    expect(document.querySelector('main img')).toHaveAttribute('src', expect.stringContaining('snow-line.svg'));
    expect(screen.queryByText(/Budget notes/)).toBeNull();
    const contacts = screen.getByRole('table', { name: 'Contacts' });
    expect(within(contacts).getByRole('link', { name: 'operations.ke@example.org' })).toHaveAttribute(
      'href',
      'mailto:operations.ke@example.org',
    );
    expect(within(contacts).getAllByRole('row')).toHaveLength(4);
    expect(screen.getByRole('link', { name: /Map of branches/ })).toHaveAttribute('target', '_blank');
  });

  test('a country about which nothing was written says so', async () => {
    await openApp(server, path(await idOf('TV')));
    expect(await screen.findByText('No additional information has been written about this country.')).toBeVisible();
  });

  test('contacts and links stand where the texts cannot be loaded', async () => {
    breaks('/api/v2/country_snippet/');
    await openApp(server, path(await idOf('KE')));
    expect(await screen.findByRole('table', { name: 'Contacts' })).toBeVisible();
    expect(screen.getByText('Whether there is additional information could not be loaded.')).toBeVisible();
  });

  test('a link that would run code is no link, and a text is cleaned', async () => {
    const nepal = await detail(await idOf('NP'));
    answer(`/api/v2/country/${nepal.id}/`, {
      ...nepal,
      links: [{ id: 1, title: 'Trap', url: 'javascript:alert(1)' }],
    });
    answer('/api/v2/country_snippet/', {
      count: 1,
      results: [
        { id: 1, country: nepal.id, image: 'javascript:alert(2)', snippet: '<p>Told <script>alert(3)</script></p>' },
      ],
    });
    await openApp(server, path(nepal.id));
    expect(await screen.findByText('Trap')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Trap/ })).toBeNull();
    expect(await screen.findByText(/Told/)).toBeVisible();
    expect(document.querySelector('main script, main img')).toBeNull();
  });
});
