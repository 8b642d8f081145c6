import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { fill, goTo } from '#tests/reportForm';
import { choose, threeWServer } from '#tests/threeW';

const { server, storeProject, storeActivity, openForm, firstProvince } = threeWServer();

const projects = 'Similar projects';
const activities = 'Similar activities';
const near = (title: string) => screen.findByRole('list', { name: title });
const reads = (path: string) => server.calls.filter((call) => call.startsWith(`GET ${path}?`));

/** A country without projects of the seed. */
const [tuvalu, society] = [214, 107];

test('projects of the same country, sector and period are shown while one is written, those of the same society first', async () => {
  const place = { project_country: tuvalu, primary_sector: 0 };
  await storeProject({ ...place, name: 'Others’ wells', reporting_ns: 12 });
  const own = await storeProject({ ...place, name: 'Own wells', reporting_ns: society });
  await storeProject({
    ...place,
    name: 'Over',
    reporting_ns: society,
    start_date: '2020-01-01',
    end_date: '2021-01-01',
  });
  await storeProject({ ...place, name: 'Another sector', primary_sector: 3 });
  const { user } = await openForm(`/three-w/projects/new?reporting_ns=${society}`);
  await choose(user, 'Country', /^Tuvalu/, 'Tuvalu');
  expect(reads('/api/v2/project/')).toEqual([]);
  await choose(user, 'Primary sector', 'WASH');
  const list = await near(projects);
  expect(list.closest('[role="status"]')).not.toBeNull();
  const links = within(list).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Own wells (opens in a new tab)',
    'Others’ wells (opens in a new tab)',
  ]);
  expect(links[0]).toHaveAttribute('href', `/three-w/projects/${own.id}`);
  expect(links[0]).toHaveAttribute('target', '_blank');
  expect(list).toHaveTextContent(/Kenya Red Cross.*2026-01-05.*2099-12-05/);
  // what is typed narrows what was read
  await goTo(user, /Dates and figures/);
  await fill(user, 'Start date', '2020-06-01');
  await fill(user, 'End date', '2020-12-01');
  // the first of the two dates brings 'Over' beside the others already
  await waitFor(() => {
    const shown = screen.getByRole('list', { name: projects });
    expect(shown).toHaveTextContent('Over');
    expect(shown).not.toHaveTextContent('Own wells');
  });
  expect(reads('/api/v2/project/')).toHaveLength(1);
});

test('a failing read of projects is silent, and an edit reads none', async () => {
  const answer = vi.fn(() => HttpResponse.json({ detail: 'broken' }, { status: 500 }));
  server.server.use(http.get('*/api/v2/project/', answer));
  const stored = await storeProject({ name: 'Stored', project_country: tuvalu, primary_sector: 0 });
  const edit = await openForm(`/three-w/projects/${stored.id}/edit`);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Project name' })).toHaveValue('Stored'));
  expect(screen.queryByRole('list', { name: projects })).toBeNull();
  expect(answer).not.toHaveBeenCalled();
  edit.unmount();
  await openForm(`/three-w/projects/new?duplicate=${stored.id}`);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Project name' })).toHaveValue('Stored'));
  await waitFor(() => expect(answer).toHaveBeenCalled());
  expect(screen.queryByText(/broken|could not be loaded/i)).toBeNull();
  expect(screen.queryByRole('list', { name: projects })).toBeNull();
});

test('records of the same emergency and country are shown while activities are written', async () => {
  const province = await firstProvince();
  const stored = await storeActivity({
    title: 'Relief by boat',
    event: 1,
    districts: [province],
    end_date: '2099-01-01',
  });
  await storeActivity({ title: 'Of another emergency', event: 2 });
  await openForm('/three-w/activities/new?event=1');
  const list = await near(activities);
  const link = await within(list).findByRole('link', { name: /^Relief by boat/ });
  expect(link).toHaveAttribute('href', `/three-w/activities/${stored.id}`);
  expect(within(list).queryByRole('link', { name: /^Of another emergency/ })).toBeNull();
  expect(reads('/api/v2/emergency-project/')).toHaveLength(1);
  expect(reads('/api/v2/emergency-project/')[0]).toContain('event=1&country=107');
});

test('an edit of a record reads no others', async () => {
  const stored = await storeActivity({ title: 'Stored', event: 1 });
  await openForm(`/three-w/activities/${stored.id}/edit`);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Activity description' })).toHaveValue('Stored'));
  expect(screen.queryByRole('list', { name: activities })).toBeNull();
  expect(reads('/api/v2/emergency-project/')).toEqual([]);
});
