import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Country, CountryDetail } from '#contract/country';
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
  test('redirects to the ongoing emergencies, shows the National Society, and requests everything once', async () => {
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

  test.each(['CZ', 'TV'])('has no additional tab without content for a visitor: %s', async (iso) => {
    await openApp(server, `/countries/${await idOf(iso)}/ongoing-activities/emergencies`);
    await tabs();
    await settled();
    expect(await tabNames()).not.toContain('Additional info');
  });

  test('has an additional tab for staff when it has content for staff only', async () => {
    await openApp(server, `/countries/${await idOf('CZ')}/ongoing-activities/emergencies`, { as: 'admin' });
    await waitFor(async () => expect(await tabNames()).toContain('Additional info'));
  });

  test('every tab opens its page', async () => {
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

describe('records that are not countries', () => {
  test.each([
    [282, 1],
    [285, 0],
  ])('%i redirects to its region from any page, without requesting the country', async (id, region) => {
    const { place } = await openApp(server, `/countries/${id}/additional-info`);
    await waitFor(() => expect(place()).toBe(`/regions/${region}/operations`));
    expect(server.calls.filter((call) => call.startsWith(`GET /api/v2/country/${id}/`))).toEqual([]);
  });

  test('a territory redirects to its sovereign state, with the same page and filters', async () => {
    const [greenland, denmark] = [await idOf('GL'), await idOf('DK')];
    const { place, heading } = await openApp(server, `/countries/${greenland}/ongoing-activities/emergencies?dtype=12`);
    expect(await heading('Denmark')).toBeVisible();
    expect(place()).toBe(`/countries/${denmark}/ongoing-activities/emergencies?dtype=12`);
    expect(screen.getByText(/^Greenland has no page of its own.* leads to Denmark/)).toBeVisible();
  });

  test('a trailing slash does not change the tab and the title', async () => {
    const kenya = await idOf('KE');
    const { place } = await openApp(server, `/countries/${kenya}/profile/previous-events/?period=past-year#part`);
    expect(await screen.findByRole('link', { name: 'Previous events', current: 'page' })).toBeVisible();
    await waitFor(() => expect(document.title).toContain('Kenya - Previous events'));
    expect(place()).toBe(`/countries/${kenya}/profile/previous-events?period=past-year#part`);
  });

  test('a disputed territory has its own page', async () => {
    const { heading } = await openApp(server, `/countries/${await idOf('EH')}`);
    expect(await heading('Western Sahara')).toBeVisible();
  });

  test('an office of the federation shows a message and a link to its region', async () => {
    const { heading } = await openApp(server, '/countries/288');
    expect(await heading('Pacific Country Cluster Delegation')).toBeVisible();
    expect(screen.getByText(/not a country but an office/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the region' })).toHaveAttribute('href', '/regions/2');
    expect(screen.queryByRole('navigation', { name: /^Parts of this country/ })).toBeNull();
  });

  test('a deprecated or missing country shows that it does not exist', async () => {
    const { unmount } = await openApp(server, '/countries/290');
    expect(await screen.findByText(/no country with the number 290/)).toBeVisible();
    unmount();
    await openApp(server, '/countries/99999');
    expect(await screen.findByText(/no country with the number 99999/)).toBeVisible();
    await settled();
    expect(twice()).toEqual([]);
  });

  test('a failed request shows an error with a retry', async () => {
    const kenya = await idOf('KE');
    breaks(`/api/v2/country/${kenya}/`);
    const { user } = await openApp(server, `/countries/${kenya}`);
    expect(await screen.findByText('The country could not be loaded.')).toBeVisible();
    server.server.resetHandlers();
    server.server.use(http.all('*', ({ request }) => server.sandbox.fetch(request)));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    // the head from the list of countries is replaced by that of the country
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Kenya' })).toBeVisible());
  });
});

describe('actions of the viewer', () => {
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
  ])('%s can edit %s: %s', async (as, iso, may) => {
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

  test('following keeps the other subscriptions, and can be undone', async () => {
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

  test('a country without content shows an empty message', async () => {
    await openApp(server, path(await idOf('TV')));
    expect(await screen.findByText('No additional information has been written about this country.')).toBeVisible();
  });

  test('contacts and links are shown when the texts fail to load', async () => {
    breaks('/api/v2/country_snippet/');
    await openApp(server, path(await idOf('KE')));
    expect(await screen.findByRole('table', { name: 'Contacts' })).toBeVisible();
    expect(screen.getByText('Whether there is additional information could not be loaded.')).toBeVisible();
  });

  test('unsafe links are shown as text, and texts are sanitised', async () => {
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
