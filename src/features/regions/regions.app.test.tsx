import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import type { RegionDetail } from '#contract/region';
import { openApp, sandboxServer } from '#tests/renderApp';

const server = sandboxServer();
const tabs = async () =>
  within(await screen.findByRole('navigation', { name: 'Pages of the region' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the pages of a region', () => {
  test('Africa, whose id is 0, shows its own figures, operations and emergencies', async () => {
    const { heading } = await openApp(server, '/regions/0/operations');
    await heading('Africa');
    await waitFor(() => expect(document.title).toContain('Africa'));
    await waitFor(() => {
      const reads = server.calls.filter((call) => call.includes('/api/v2/'));
      expect(reads).toContain('GET /api/v2/appeal/aggregated?region=0');
      expect(reads.some((call) => call.startsWith('GET /api/v2/appeal/?region=0&'))).toBe(true);
      const highlighted = 'is_featured_region=true&regions__in=0&ordering=-disaster_start_date';
      expect(reads.some((call) => call.includes(highlighted))).toBe(true);
    });
    expect(new Set(server.calls).size).toBe(server.calls.length);
    expect(await screen.findByRole('link', { name: 'View all operations' })).toHaveAttribute(
      'href',
      '/appeals/all?region=0',
    );
    expect(await screen.findByRole('heading', { name: 'Flood season' })).toBeVisible();
    expect(screen.getByText('Illustrative: a note without a title.')).toBeVisible();
  });

  test('the figures are requested once, even when the region arrives before them', async () => {
    const region = server.hold('get', '/api/v2/region/1/');
    const figures = server.hold('get', '/api/v2/appeal/aggregated');
    const { heading } = await openApp(server, '/regions/1/profile');
    expect(await screen.findByText(/^Active DREF/)).toBeVisible();
    region.release();
    await heading('Americas');
    figures.release();
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    expect(figures.count()).toBe(1);
  });

  test.each([
    ['/regions/0/profile', ['Operations', '3W', 'Risk watch', 'Preparedness', 'Regional profile', 'Regional plan']],
    ['/regions/1/profile', ['Operations', '3W', 'Risk watch', 'Preparedness', 'Regional profile', 'Additional info']],
    ['/regions/2/profile', ['Operations', '3W', 'Risk watch', 'Preparedness', 'Regional profile']],
    ['/regions/3/profile', ['Operations', '3W', 'Risk watch', 'Regional profile', 'Additional info']],
    ['/regions/4/profile', ['Operations', '3W', 'Risk watch', 'Regional profile']],
  ])('%s has the tabs that have content', async (address, expected) => {
    await openApp(server, address);
    await waitFor(async () => expect(await tabs()).toEqual(expected));
  });

  test('a text whose editor was emptied makes no tab and no card', async () => {
    const region = await server.sandbox.json<RegionDetail>('GET /api/v2/region/4/');
    const emptied = { id: 1, region: 4, title: 'Plan', snippet: '<p><br></p>', image: null };
    const fields = ['emergency_snippets', 'preparedness_snippets', 'profile_snippets', 'snippets'] as const;
    const texts = Object.fromEntries(fields.map((field) => [field, [emptied]]));
    server.server.use(http.get('*/api/v2/region/4/', () => HttpResponse.json({ ...region, ...texts })));
    await openApp(server, '/regions/4/profile');
    expect(await screen.findByText(/^National Societies in/)).toBeVisible();
    await waitFor(async () => expect(await tabs()).toEqual(['Operations', '3W', 'Risk watch', 'Regional profile']));
    expect(screen.queryByText('Plan')).toBeNull();
  });

  test('an old address with a hash redirects to its page', async () => {
    const { place } = await openApp(server, '/regions/0#regional-profile');
    expect(await screen.findByText('National Societies in Africa')).toBeVisible();
    expect(place()).toBe('/regions/0/profile');
  });

  test('the profile links only to web addresses and mail addresses', async () => {
    await openApp(server, '/regions/0/profile');
    expect(await screen.findByRole('link', { name: /Training calendar/ })).toHaveAttribute(
      'href',
      'https://africa.example.org/trainings',
    );
    expect(screen.getByText('Internal note (illustrative)').closest('a')).toBeNull();
    expect(screen.getByRole('link', { name: 'amina.sesay@example.org' })).toHaveAttribute(
      'href',
      'mailto:amina.sesay@example.org',
    );
    expect(screen.getByText('call the office').closest('a')).toBeNull();
  });

  test('figures are shown as written, with their source', async () => {
    await openApp(server, '/regions/0/additional-info');
    expect(await screen.findByText('1,200')).toBeVisible();
    expect(screen.getByText('5%')).toBeVisible();
    expect(screen.getAllByText('Source: Regional office (illustrative)')).toHaveLength(2);
    expect(screen.queryByText('Illustrative: for the secretariat.')).not.toBeInTheDocument();
  });

  test('figures that fail to load leave the texts in place and can be retried', async () => {
    server.server.use(http.get('*/api/v2/region_key_figure/', () => new HttpResponse(null, { status: 500 })));
    const { user } = await openApp(server, '/regions/0/additional-info');
    expect(await screen.findByText('Illustrative: the plan of the regional office.')).toBeVisible();
    expect(await screen.findByText(/could not be found out/)).toBeVisible();
    server.server.resetHandlers();
    server.server.use(http.all('http://localhost:3000/*', ({ request }) => server.sandbox?.fetch(request)));
    await user.click(screen.getAllByRole('button', { name: 'Retry' })[0] as HTMLElement);
    expect(await screen.findByText('1,200')).toBeVisible();
  });

  test('a region that does not exist shows a message', async () => {
    server.server.use(
      http.get('*/api/v2/region/2/', () =>
        HttpResponse.json({ errors: { non_field_errors: ['Resource not found'] } }, { status: 404 }),
      ),
    );
    await openApp(server, '/regions/2/operations');
    expect(await screen.findByText('This region does not exist.')).toBeVisible();
  });
});

describe('people with an account', () => {
  test('follow and unfollow a region, and their other subscriptions stay', async () => {
    const bodies: unknown[] = [];
    const { user } = await openApp(server, '/regions/2/profile', { as: 'staff' });
    server.server.events.on('request:start', async ({ request }) => {
      if (request.url.includes('update_subscriptions')) bodies.push(await request.clone().json());
    });
    await user.click(await screen.findByRole('button', { name: 'Follow' }));
    await user.click(await screen.findByRole('button', { name: 'Unfollow' }));
    expect(await screen.findByRole('button', { name: 'Follow' })).toBeVisible();
    const [followed, unfollowed] = bodies as { type: string; value: unknown }[][];
    expect(followed).toContainEqual({ type: 'region', value: 2 });
    expect(unfollowed).toEqual(followed?.filter(({ type, value }) => type !== 'region' || value !== 2));
  });

  test.each([
    ['super', true],
    ['admin', true],
    ['staff', false],
    ['guest', false],
  ])('%s is offered the admin site: %s', async (as, isOffered) => {
    await openApp(server, '/regions/0/profile', { as });
    await screen.findByText('National Societies in Africa');
    if (isOffered) expect(await screen.findByRole('link', { name: /Edit region/ })).toBeVisible();
    else {
      await waitFor(() => expect(server.calls).toContain('GET /api/v2/user/me/'));
      expect(screen.queryByRole('link', { name: /Edit region/ })).not.toBeInTheDocument();
    }
  });
});
