import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GlobalProjectOverview } from '#contract/projectFigures';
import { openApp } from '#tests/renderApp';
import { stubIntersectionObserver } from '#tests/stubIntersectionObserver';
import { threeWServer } from '#tests/threeW';

const { server, storeProject, storeActivity, ask } = threeWServer();

beforeEach(() => stubIntersectionObserver());
afterEach(() => vi.unstubAllGlobals());

const callTo = (part: string) => server.calls.find((call) => call.includes(part));
const overviewOf = async (query: string, as: string) =>
  (await (await ask(`GET /api/v2/global-project/overview/?${query}`, undefined, as)).json()) as GlobalProjectOverview;

describe('the global page', () => {
  test('one filter drives figures, map, flows and list, and stands in the address', async () => {
    await openApp(server, '/three-w/projects?primary_sector=3');
    expect(await screen.findByRole('heading', { level: 1, name: '3W: who does what, where' })).toBeVisible();
    for (const endpoint of [
      'overview/?',
      'ns-ongoing-projects-stats/?',
      'national-society-activities/?',
      'project/?',
    ]) {
      await waitFor(() => expect(callTo(`${endpoint}primary_sector=3`)).toBeDefined());
    }
    const { total_ongoing_projects: total } = await server.sandbox.json<GlobalProjectOverview>(
      'GET /api/v2/global-project/overview/?primary_sector=3',
    );
    const figures = await screen.findByText('National Societies with ongoing projects', { selector: 'dt' });
    expect(figures).toBeVisible();
    const table = await screen.findByRole('table', { name: 'Ongoing projects' });
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(Math.min(10, total ?? 0) + 1));
    expect(screen.getByRole('link', { name: /Dashboard of the Pilot/ })).toHaveAttribute('target', '_blank');
  });

  test('a project for the secretariat is counted for the secretariat alone', async () => {
    const before = { staff: await overviewOf('', 'staff'), admin: await overviewOf('', 'admin') };
    await storeProject({ name: 'Hidden springs', visibility: 'ifrc_only' });
    const count = async (as: 'staff' | 'admin') =>
      ((await overviewOf('', as)).total_ongoing_projects ?? 0) - (before[as].total_ongoing_projects ?? 0);
    expect([await count('staff'), await count('admin')]).toEqual([0, 1]);
  });

  test('stands although one of its parts fails, with a retry', async () => {
    server.server.use(http.get('*/api/v2/global-project/overview/', () => new HttpResponse(null, { status: 500 })));
    await openApp(server, '/three-w/projects');
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    expect(await screen.findByRole('table', { name: 'Ongoing projects' })).toBeVisible();
  });
});

test('a region counts every status, and a country’s list is asked for when it is opened', async () => {
  await storeProject();
  const { user } = await openApp(server, '/regions/0/three-w');
  expect(await screen.findByText('Projects of every status')).toBeVisible();
  const country = await screen.findByRole('button', { name: /^Kenya \(\d+\)$/ });
  expect(callTo('/api/v2/project/?country=107')).toBeUndefined();
  await user.click(country);
  expect(await screen.findByRole('table', { name: 'Projects in Kenya' })).toBeVisible();
  expect(screen.getByRole('link', { name: '3W' })).toHaveAttribute('href', '/regions/0/three-w');
});

describe('a country', () => {
  test('shows its projects by province and countrywide, and those of its own society apart', async () => {
    await storeProject({ name: 'Everywhere at once' });
    const { user } = await openApp(server, '/countries/107#3w');
    const local = await screen.findByRole('table', { name: 'Local projects by the National Society' });
    expect(await within(local).findByRole('link', { name: 'Everywhere at once' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: /^Countrywide/ }));
    expect((await screen.findAllByRole('link', { name: 'Everywhere at once' })).length).toBeGreaterThan(1);
    expect(callTo('/api/v2/region-project/0/overview/?country=107')).toBeDefined();
  });

  test('without a region has no figures of every status, which the server counts by region', async () => {
    await storeProject();
    server.server.use(
      http.get('*/api/v2/country/107/', async ({ request }) => {
        const country = await (await server.sandbox.fetch(request)).json();
        return HttpResponse.json({ ...country, region: null, regions_details: null });
      }),
    );
    await openApp(server, '/countries/107/ongoing-activities/three-w/projects');
    const total = (await screen.findByText('Projects of every status')).closest('div') as HTMLElement;
    expect(await within(total).findByText('Not available')).toBeInTheDocument();
    const societies = screen.getByText('National Societies with ongoing projects').closest('div') as HTMLElement;
    expect(within(societies).queryByText('Not available')).toBeNull();
    expect(callTo('/region-project/0/overview/')).toBeUndefined();
  });

  test('shows the activities of responses there, whatever the emergency', async () => {
    await storeActivity({ title: 'Relief at the lake' });
    await openApp(server, '/countries/107/ongoing-activities/three-w/activities');
    const table = await screen.findByRole('table', { name: 'Response activities' });
    expect(await within(table).findByRole('link', { name: 'Relief at the lake' })).toBeVisible();
  });

  test('shows what its National Society does elsewhere, and the initiatives that develop it', async () => {
    await storeProject({ name: 'Abroad', project_country: 166 });
    await openApp(server, '/countries/107/ns-overview/activities');
    const table = await screen.findByRole('table', { name: 'Ongoing projects of this National Society' });
    expect(await within(table).findByRole('link', { name: 'Abroad' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'NSD initiatives' })).toBeVisible();
    expect((await screen.findAllByText('Allocation (CHF)')).length).toBeGreaterThan(0);
  });
});

test('one’s own projects and activities are among one’s forms', async () => {
  await storeProject({ name: 'My springs' });
  await storeActivity({ title: 'My relief' });
  await openApp(server, '/account/my-forms/three-w', { as: 'admin' });
  expect(await screen.findByRole('link', { name: 'My springs' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'My relief' })).toBeVisible();
});
