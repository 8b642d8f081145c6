import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { queryClient } from '#app/request/queryClient';
import type { EmergencyProject } from '#contract/emergencyProject';
import type { Event, EventDetail } from '#contract/event';
import { openApp, sandboxServer } from '#tests/renderApp';

const server = sandboxServer();

/** Hand-written emergencies of the seed: one country with every tab, and one that struck three. */
const kenya = { id: 1, name: 'Kenya: Lake basin floods' };
const nameIn = { name: kenya.name };

const detail = (id: number) => server.sandbox.json<EventDetail>(`GET /api/v2/event/${id}/`);

/** Overrides the response of one endpoint. */
const answer = (path: string, body: object, status = 200) =>
  server.server.use(http.get(`*${path}`, () => HttpResponse.json(body as Record<string, unknown>, { status })));
const breaks = (path: string) => answer(path, { detail: 'broken' }, 500);

const twice = () => {
  const reads = server.calls.filter((call) => call.startsWith('GET /api'));
  return reads.filter((call, index) => reads.indexOf(call) !== index);
};
/** An emergency with activities: few in the small seed have any. */
const active = async () => {
  const { results } = await server.sandbox.json<{ results: EmergencyProject[] }>(
    'GET /api/v2/emergency-project/?limit=9999',
  );
  return results[0]?.event ?? 0;
};

/** A text whose editor was emptied. */
const emptied = { id: 1, event: 1, tab: 1, snippet: '<p><br></p>', image: null };

const settled = () => waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
const tabNames = () =>
  within(screen.getByRole('navigation', { name: 'Parts of this emergency' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the page of an emergency', () => {
  test('leads to its details, says what it is in the title, and asks for everything once', async () => {
    const { heading, place } = await openApp(server, `/emergencies/${kenya.id}`);
    expect(await heading(kenya.name)).toBeVisible();
    await waitFor(() => expect(place()).toBe(`/emergencies/${kenya.id}/details`));
    await settled();
    expect(document.title).toContain(`Emergency - ${kenya.name}`);
    expect(
      within(screen.getByRole('navigation', { name: 'Breadcrumbs' })).getByRole('link', { name: 'Emergencies' }),
    ).toHaveAttribute('href', '/emergencies');
    expect(tabNames()).toEqual([
      'Emergency details',
      'Timeline',
      'Reports/Documents',
      'Surge',
      'Additional information',
      'Community feedback',
    ]);
    expect(screen.getByText('People targeted')).toBeVisible();
    expect(server.calls.some((call) => call.startsWith('GET /api/v2/event/1/'))).toBe(true);
    expect(twice()).toEqual([]);
  });

  test.each([
    [0, '2026-11-05T00:00:00Z', 'Crisis category: Yellow'],
    [0, null, 'Crisis category not set'],
    [2, null, 'Crisis category: Red'],
  ] as const)('category %s of %s: %s', async (ifrc_severity_level, ifrc_severity_level_update_date, text) => {
    const event = await detail(kenya.id);
    const ifrc_severity_level_display = ['Yellow', 'Orange', 'Red'][ifrc_severity_level] ?? '';
    const severity = { ifrc_severity_level, ifrc_severity_level_display, ifrc_severity_level_update_date };
    answer(`/api/v2/event/${kenya.id}/`, { ...event, ...severity });
    await openApp(server, `/emergencies/${kenya.id}/details`);
    expect(await screen.findByText(text)).toBeVisible();
  });

  test('every country it struck is a link', async () => {
    const all = (await server.sandbox.json<{ results: Event[] }>('GET /api/v2/event/?limit=200')).results;
    const many = all.find(({ countries }) => countries.length >= 3);
    await openApp(server, `/emergencies/${many?.id}/details`);
    for (const { id, name } of many?.countries ?? [])
      expect((await screen.findAllByRole('link', { name: name ?? '' }))[0]).toHaveAttribute('href', `/countries/${id}`);
  });

  test('the provinces it names are marked on the map, and named when their places cannot be loaded', async () => {
    const event = await detail(kenya.id);
    const first = event.districts[0]?.name ?? '';
    const { unmount } = await openApp(server, `/emergencies/${kenya.id}/details`);
    expect(await screen.findByText('Affected province, at its middle')).toBeVisible();
    expect(screen.getByText(first)).toBeVisible();
    unmount();
    queryClient.clear();
    breaks('/api/v2/district/');
    await openApp(server, `/emergencies/${kenya.id}/details`);
    expect(await screen.findByText('Affected country')).toBeVisible();
    expect(screen.getByText(first)).toBeVisible();
    await settled();
    expect(screen.queryByText('Affected province, at its middle')).toBeNull();
  });

  test('its surge tab lists as many people and units as its figures count', async () => {
    type Support = { id: number; deployed_personnel_count: number; deployed_eru_count: number };
    const { results } = await server.sandbox.json<{ results: Support[] }>(
      'GET /api/v2/aggregated-eru-and-rapid-response/?limit=9999',
    );
    const both = results.find((each) => each.deployed_personnel_count > 0 && each.deployed_eru_count > 0);
    if (!both) throw new Error('no emergency has both people and units');
    await openApp(server, `/emergencies/${both.id}/surge`);
    for (const heading of [
      `Rapid response personnel deployed today (${both.deployed_personnel_count})`,
      `ERUs deployed today (${both.deployed_eru_count})`,
    ])
      expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    for (const name of ['View all deployed personnel', 'View all deployed ERUs'])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', expect.stringMatching(`\\?event=${both.id}$`));
  });

  test('its category is explained beside it', async () => {
    const { user } = await openApp(server, `/emergencies/${kenya.id}/details`);
    expect(await screen.findByText('Crisis category: Orange')).toBeVisible();
    await user.click((await screen.findAllByRole('button', { name: /Crisis categories/ }))[0] as HTMLElement);
    expect(await screen.findByText(/considerable scale or complexity/)).toBeVisible();
  });

  test.each([
    [0, 0, 0, ['Emergency details', 'Timeline', 'Reports/Documents']],
    [3, 0, 0, ['Emergency details', 'Timeline', 'Reports/Documents', 'Activities']],
    [0, 2, 0, ['Emergency details', 'Timeline', 'Reports/Documents', 'Surge']],
    [0, 0, 1, ['Emergency details', 'Timeline', 'Reports/Documents', 'Surge']],
  ])(
    'with %i activities, %i deployed and %i alerts its tabs are those that hold something',
    async (activities, deployed, alerts, names) => {
      answer('/api/v2/event/1/', {
        ...(await detail(1)),
        response_activity_count: activities,
        active_deployments: deployed,
      });
      answer('/api/v2/surge_alert/', { count: alerts, results: [] });
      answer('/api/v2/event_snippet/', { count: 1, results: [emptied] });
      await openApp(server, '/emergencies/1/details');
      await screen.findByRole('heading', { level: 1, ...nameIn });
      await waitFor(() => expect(tabNames()).toEqual(names));
    },
  );

  test('one that was merged offers the one it was merged into', async () => {
    answer('/api/v2/event/1/', { ...(await detail(1)), parent_event: 7 });
    await openApp(server, '/emergencies/1/details');
    expect(await screen.findByRole('link', { name: 'Open the main emergency' })).toHaveAttribute(
      'href',
      '/emergencies/7',
    );
  });

  test('one that is hidden or missing says why, and what to do', async () => {
    const token = await server.sandbox.logIn('admin');
    const ids = async (options: object) =>
      (await server.sandbox.json<{ results: Event[] }>('GET /api/v2/event/?limit=9999', options)).results.map(
        ({ id }) => id,
      );
    const visible = new Set(await ids({}));
    const hidden = (await ids({ token })).find((id) => !visible.has(id));
    const { place } = await openApp(server, `/emergencies/${hidden}/surge`);
    expect(
      await screen.findByText(new RegExp(`Emergency ${hidden} cannot be shown.*not visible to you`)),
    ).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      `/login?next=${encodeURIComponent(place())}`,
    );
    expect(screen.queryByRole('navigation', { name: 'Parts of this emergency' })).toBeNull();
  });

  test('when the server fails it can be tried again', async () => {
    breaks('/api/v2/event/1/');
    const { user, heading } = await openApp(server, '/emergencies/1/details');
    expect(await screen.findByText('The emergency could not be loaded.')).toBeVisible();
    server.server.resetHandlers();
    server.server.use(http.all('*', ({ request }) => server.sandbox.fetch(request)));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await heading(kenya.name)).toBeVisible();
  });
});

describe('what the viewer may do', () => {
  test.each([
    ['staff', true],
    ['country.admin', true],
    ['guest', false],
    [undefined, false],
  ])('%s may edit and report: %s', async (as, isMember) => {
    await openApp(server, '/emergencies/1/details', as ? { as } : {});
    await screen.findByRole('heading', { level: 1, ...nameIn });
    await settled();
    if (as) expect(await screen.findByRole('button', { name: /^(Follow|Unfollow)$/ })).toBeVisible();
    else expect(screen.queryByRole('button', { name: /^(Follow|Unfollow)$/ })).toBeNull();
    const edit = screen.queryByRole('link', { name: /Edit event/ });
    const create = screen.queryByRole('link', { name: 'Create field report' });
    expect([edit !== null, create !== null]).toEqual([isMember, isMember]);
    if (!isMember) return;
    expect(edit).toHaveAttribute('href', expect.stringMatching(/\/admin\/api\/event\/1\/change\/$/));
    expect(edit).toHaveAttribute('target', '_blank');
    expect(create).toHaveAttribute('href', '/field-reports/new?event=1');
  });

  const follows = async () => {
    const token = await server.sandbox.logIn('country.admin');
    const me = await server.sandbox.json<{ subscription: { event: number | null }[] }>('GET /api/v2/user/me/', {
      token,
    });
    return me.subscription.some(({ event }) => event === 2);
  };

  test('following is stored by the server, and undone', async () => {
    const before = await follows();
    const { user } = await openApp(server, '/emergencies/2/details', { as: 'country.admin' });
    await user.click(await screen.findByRole('button', { name: before ? 'Unfollow' : 'Follow' }));
    expect(await screen.findByRole('button', { name: before ? 'Follow' : 'Unfollow' })).toBeVisible();
    expect(
      screen.getByText(before ? 'You no longer follow this emergency.' : 'You now follow this emergency.'),
    ).toBeVisible();
    expect(await follows()).toBe(!before);
    await user.click(screen.getByRole('button', { name: before ? 'Follow' : 'Unfollow' }));
    await screen.findByRole('button', { name: before ? 'Unfollow' : 'Follow' });
    expect(await follows()).toBe(before);
  });

  test('a link to follow does so and leads to the emergency', async () => {
    const { place } = await openApp(server, '/emergencies/3/follow', { as: 'country.admin' });
    await waitFor(() => expect(place()).toBe('/emergencies/3/details'));
    expect(server.calls.filter((call) => call.startsWith('POST /api/v2/add_subscription/'))).toHaveLength(1);
    expect(await screen.findByRole('button', { name: 'Unfollow' })).toBeVisible();
  });

  test('a refusal inside a success is shown as what it is', async () => {
    server.server.use(
      http.post('*/api/v2/add_subscription/', () => HttpResponse.json({ status: 400, data: 'Could not follow' })),
    );
    const { place } = await openApp(server, '/emergencies/3/follow', { as: 'staff' });
    expect(await screen.findByText('Some error occurred while performing this action.')).toBeVisible();
    expect(screen.getByText('The emergency could not be followed.')).toBeVisible();
    expect(place()).toBe('/emergencies/3/follow');
  });
});

describe('addresses of earlier versions', () => {
  test.each([
    ['/emergencies/1#reports', '/emergencies/1/reports'],
    ['/emergencies/1#surge', '/emergencies/1/surge'],
    ['/emergencies/1#additional-information', '/emergencies/1/additional-info/additional-information'],
    ['/emergencies/1#community-feedback', '/emergencies/1/additional-info/community-feedback'],
    ['/emergencies/1/additional-info', '/emergencies/1/additional-info/additional-information'],
    ['/emergencies/1/additional-info#community-feedback', '/emergencies/1/additional-info/community-feedback'],
    ['/emergencies/1/additional-info-2', '/emergencies/1/additional-info-2'],
  ])('%s leads to %s', async (from, to) => {
    const { place } = await openApp(server, from);
    await waitFor(() => expect(place()).toBe(to));
    const tabs = await screen.findByRole('navigation', { name: 'Parts of this emergency' });
    await waitFor(() =>
      expect(
        within(tabs)
          .getAllByRole('link')
          .filter((tab) => tab.getAttribute('aria-current') === 'page'),
      ).toHaveLength(1),
    );
  });

  test.each([
    '/emergencies/1#no-such-tab',
    '/emergencies/1/additional-info/no-such-tab',
    '/emergencies/1/additional-info-3',
  ])('%s says that there is no such tab', async (path) => {
    await openApp(server, path);
    expect(await screen.findByText('There is no such tab on this emergency.')).toBeVisible();
  });

  test('a slug leads to the emergency, an unknown one says so', async () => {
    const { slug } = await detail(1);
    const { place, unmount } = await openApp(server, `/emergencies/slug/${slug}`);
    await waitFor(() => expect(place()).toBe('/emergencies/1/details'));
    unmount();
    await openApp(server, '/emergencies/slug/never-was');
    expect(await screen.findByText(/no emergency at this address/)).toBeVisible();
  });
});

describe('a page works when any one of its calls fails', () => {
  const parts = {
    details: /Situational overview|Emergency overview/,
    reports: /Featured documents/,
    activities: /Response activities/,
    surge: /Rapid response personnel/,
    'additional-info-1': 'Additional information',
  } as const;

  test.each([
    ['details', '/api/v2/event_snippet/', 'Some tabs of this emergency could not be loaded.'],
    ['details', '/api/v2/surge_alert/', 'Some tabs of this emergency could not be loaded.'],
    ['details', '/api/v2/disaster_type/', null],
    ['details', '/api/v2/global-enums/', null],
    ['details', '/api/v2/country/', 'Internal server error!'],
    ['reports', '/api/v2/situation_report/', 'Internal server error!'],
    ['reports', '/api/v2/appeal_document/', 'Internal server error!'],
    ['activities', '/api/v2/emergency-project/options/', null],
    ['activities', '/api/v2/country/', 'Internal server error!'],
    ['surge', '/api/v2/deployment/aggregated', 'Internal server error!'],
    ['surge', '/api/v2/surge_alert/', 'Internal server error!'],
    ['surge', '/api/v2/personnel/', 'Internal server error!'],
    ['surge', '/api/v2/eru/', 'Internal server error!'],
  ] as const)('%s without %s', async (tab, path, message) => {
    breaks(path);
    await openApp(server, `/emergencies/${tab === 'activities' ? await active() : kenya.id}/${tab}`);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeVisible());
    expect((await screen.findAllByRole('heading', { name: parts[tab] })).length).toBeGreaterThan(0);
    if (!message) return;
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(screen.getAllByRole('button', { name: 'Retry' }).length).toBeGreaterThan(0);
  });

  test.each([
    ['activities', '/api/v2/emergency-project/'],
    ['additional-info-1', '/api/v2/event_snippet/'],
  ] as const)('%s, whose only content is %s, keeps the head of the page', async (tab, path) => {
    breaks(path);
    await openApp(server, `/emergencies/1/${tab}`);
    expect(await screen.findByRole('heading', { level: 1, ...nameIn })).toBeVisible();
    expect(await screen.findByText('Internal server error!')).toBeVisible();
  });
});
