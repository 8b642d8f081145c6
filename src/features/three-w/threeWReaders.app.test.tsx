import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import type { EmergencyProject } from '#contract/emergencyProject';
import type { Project, ProjectBody } from '#contract/project';
import { utcToday } from '#domain/three-w/status';
import { openApp, sandboxServer } from '#tests/renderApp';

const server = sandboxServer();
const kenya = 107;
const today = utcToday();

const post = async <Made,>(path: string, body: object, as = 'admin'): Promise<Made> => {
  const token = await server.sandbox.logIn(as);
  const response = await server.sandbox.request(`POST ${path}`, { token, body });
  expect(response.status).toBe(201);
  return response.json();
};
const project = (parts: Partial<ProjectBody> = {}) =>
  post<Project>('/api/v2/project/', {
    name: 'Clean springs',
    reporting_ns: kenya,
    project_country: kenya,
    project_districts: [],
    operation_type: 0,
    programme_type: 2,
    primary_sector: 0,
    start_date: today,
    end_date: today,
    ...parts,
  });
const activity = (parts: object = {}) =>
  post<EmergencyProject>('/api/v2/emergency-project/', {
    title: 'Shelter for all',
    event: 1,
    country: kenya,
    activity_lead: 'national_society',
    reporting_ns: kenya,
    start_date: '2026-01-05',
    ...parts,
  });

test('a link with a country that the server does not know any more says how to go on', async () => {
  await openApp(server, '/three-w/activities/all?country=999999');
  expect(await screen.findByText(/^The server does not know one of the chosen values any more/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Clear filters' })).toBeEnabled();
});

describe('all projects', () => {
  test('filters are in the address, which shows the same list to others', async () => {
    const { user } = await openApp(server, '/three-w/projects/all?status=1');
    const table = await screen.findByRole('table', { name: '3W projects' });
    await waitFor(() => expect(within(table).getAllByRole('row').length).toBeGreaterThan(2));
    expect(server.calls.some((call) => call.includes('/project/?status=1&limit=15'))).toBe(true);
    await user.click(await screen.findByRole('combobox', { name: 'Sector' }));
    await user.click(await screen.findByRole('option', { name: 'Migration' }));
    await waitFor(() => expect(window.location.search).toContain('primary_sector=3'));
    await waitFor(() => expect(server.calls.some((call) => call.includes('primary_sector=3'))).toBe(true));
  });

  test('a visitor reads; members edit, duplicate, and delete what they wrote', async () => {
    await project({ name: 'Own wells', visibility: 'public' });
    const { unmount } = await openApp(server, '/three-w/projects/all?search=Own wells');
    expect(await screen.findByRole('link', { name: 'Own wells' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Add 3W project' })).not.toBeInTheDocument();
    unmount();
    const { user } = await openApp(server, '/three-w/projects/all?search=Own wells', { as: 'admin' });
    await screen.findByRole('link', { name: 'Add 3W project' });
    await user.click(await screen.findByRole('button', { name: 'Actions for Own wells' }));
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items).toEqual(['View project details', 'Edit', 'Duplicate', 'Project history', 'Delete']);
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The project was deleted.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Own wells' })).not.toBeInTheDocument());
  });
});

describe('the page of a project', () => {
  test('that was left while it is being deleted is not led away from, and the end is told', async () => {
    const { id } = await project({ name: 'Old wells' });
    const deletion = server.hold('delete', `/api/v2/project/${id}/`);
    const { user, heading } = await openApp(server, `/three-w/projects/${id}`, { as: 'admin' });
    await heading('Old wells');
    await user.click(await screen.findByRole('button', { name: 'Actions for Old wells' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const [home] = screen.getAllByRole('link', { name: /home/i });
    if (home) await user.click(home);
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    deletion.release();
    expect(await screen.findByText('The project was deleted.')).toBeVisible();
    expect(window.location.pathname).toBe('/');
  });

  test('shows what is stored, year by year where it is reported so', async () => {
    const { id } = await project({
      description: '<p>Springs <script>alert(1)</script>are capped.</p>',
      visibility: 'public',
      secondary_sectors: [4],
      reporting_ns_contact_name: 'Ada',
      reporting_ns_contact_email: 'ada@example.org',
      annual_splits: [{ year: 2026, budget_amount: 900, target_male: 4, target_total: 9, reached_total: 3 }],
    });
    const { heading } = await openApp(server, `/three-w/projects/${id}`);
    expect(await heading('Clean springs')).toBeVisible();
    expect(await screen.findByText('Countrywide')).toBeVisible();
    expect(screen.getByText(/are capped/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'ada@example.org' })).toBeVisible();
    const years = screen.getByRole('table', { name: 'Figures by year' });
    expect(within(years).getByRole('row', { name: /2026.*900.*4.*9.*3/ })).toBeVisible();
  });

  test('says so when a project is not visible, and offers a retry when it failed', async () => {
    const { id } = await project({ visibility: 'ifrc_only' });
    const { unmount } = await openApp(server, `/three-w/projects/${id}`, { as: 'staff' });
    expect(await screen.findByText(/or it is not visible to you/)).toBeVisible();
    unmount();
    server.server.use(http.get('*/api/v2/project/1/', () => new HttpResponse(null, { status: 500 })));
    await openApp(server, '/three-w/projects/1');
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });
});

describe('activities', () => {
  test('are listed with their emergency, with the status of today and the stored one', async () => {
    await activity({ title: 'Long over', end_date: '2026-02-01', status: 'on_going' });
    await openApp(server, '/three-w/activities/all?search=Long over');
    const row = await screen.findByRole('row', { name: /Long over/ });
    expect(within(row).getByText('Complete')).toBeVisible();
    expect(within(row).getByText('Stored as Ongoing')).toBeVisible();
    // by which the server filters
    expect(screen.getByRole('combobox', { name: 'Stored status' })).toBeVisible();
    expect(within(row).getByRole('link', { name: /Lake basin floods/ })).toBeVisible();
    expect(within(row).getByText('Countrywide')).toBeVisible();
  });

  test('have a page with counts by age and sex, disability, cash, supplies and places', async () => {
    const { id } = await activity({
      activities: [
        {
          sector: 2,
          action: 1,
          is_simplified_report: false,
          female_6_12_count: 40,
          male_60_plus_count: 2,
          is_disaggregated_for_disabled: true,
          disabled_female_6_12_count: 5,
          supplies: { 2: 77 },
          custom_supplies: { Buckets: 12 },
          points: [{ latitude: -1.2, longitude: 36.8, description: 'Market square' }],
        },
        { sector: 3, action: 6, people_count: 100, amount: 2500, beneficiaries_count: 90, custom_supplies: {} },
        {
          sector: 2,
          custom_action: 'Rope course',
          people_households: 'households',
          household_count: 8,
          custom_supplies: {},
        },
      ],
    });
    await openApp(server, `/three-w/activities/${id}`);
    const ages = await screen.findByRole('table', { name: 'People by age and sex' });
    expect(within(ages).getByRole('row', { name: /^Total.*2.*40.*42/ })).toBeVisible();
    const disabled = screen.getByRole('table', { name: 'Of them with a disability' });
    expect(within(disabled).getByRole('row', { name: /^6 to 12.*5/ })).toBeVisible();
    expect(screen.getByText('Medicines')).toBeVisible();
    expect(screen.getByText('Buckets')).toBeVisible();
    expect(screen.getByText('Amount (CHF)')).toBeVisible();
    expect(screen.getByText('Rope course')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Market square' })).toBeVisible();
    expect(screen.getByText('142 people, 8 households, 90 recipients of cash')).toBeVisible();
  });
});

test('the activities of an emergency: filters narrow map, sectors and table alike', async () => {
  await activity({ title: 'Under way', activities: [{ sector: 1, action: 15, people_count: 5, custom_supplies: {} }] });
  await activity({
    title: 'Yet to begin',
    start_date: '2099-01-01',
    status: 'planned',
    activities: [{ sector: 4, action: 9, people_count: 7, custom_supplies: {} }],
  });
  const { user } = await openApp(server, '/emergencies/1/activities', { as: 'staff' });
  const table = await screen.findByRole('table', { name: 'Response activities' });
  const link = (name: string) => within(table).queryByRole('link', { name });
  expect(link('Under way')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Add 3W activity' })).toHaveAttribute(
    'href',
    '/three-w/activities/new?event=1',
  );
  await user.click(screen.getByRole('combobox', { name: 'Status' }));
  await user.click(await screen.findByRole('option', { name: 'Planned' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(link('Under way')).not.toBeInTheDocument());
  expect(link('Yet to begin')).toBeVisible();
  expect(window.location.search).toContain('status=planned');
  expect(screen.getByRole('button', { name: 'Education' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Health' })).not.toBeInTheDocument();
});
