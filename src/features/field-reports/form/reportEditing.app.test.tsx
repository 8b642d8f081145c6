import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { queryClient } from '#app/request/queryClient';
import type { FieldReport } from '#contract/fieldReport';
import { openApp } from '#tests/renderApp';
import { basics, choose, field, fill, fullReport, goTo, reportFormServer, reportUrl, submit } from '#tests/reportForm';

const { ask, file, openEdit, server, stored } = reportFormServer();

const withoutServerFields = (report: FieldReport) => {
  const { updated_at, user, user_details, ...rest } = report;
  expect([updated_at, user, user_details]).toBeDefined();
  return rest;
};

const warning = {
  ...basics,
  status: 8,
  num_potentially_affected: 1,
  gov_num_potentially_affected: 2,
  other_num_highest_risk: 3,
  affected_pop_centres: 'Two towns',
  description: 'A cyclone nears.',
  forecast_based_action: 1,
  forecast_based_action_amount: 9,
  dref: 0,
  appeal: 0,
  fact: 0,
  emergency_response_unit: 0,
};
const epidemic = {
  ...basics,
  dtype: 1,
  epi_cases: 1,
  epi_suspected_cases: 2,
  epi_probable_cases: 3,
  epi_confirmed_cases: 4,
  epi_num_dead: 5,
  epi_figures_source: 1,
  epi_notes_since_last_fr: 'Slower',
  sit_fields_date: '2026-05-17T00:00:00Z',
  num_volunteers: 3,
  bulletin: 1,
  dref: 0,
  appeal: 0,
  fact: 0,
  emergency_response_unit: 0,
  forecast_based_action: null,
};
const covid = {
  ...epidemic,
  is_covid_report: true,
  epi_suspected_cases: null,
  epi_probable_cases: null,
  epi_confirmed_cases: null,
  epi_cases_since_last_fr: 6,
  epi_deaths_since_last_fr: 7,
  notes_health: 'Wards',
  notes_ns: 'Staff',
  notes_socioeco: 'Markets',
  external_partners: [1, 2],
  supported_activities: [3],
  actions_taken: [{ organization: 'NTLS', actions: [4], summary: null }],
  bulletin: null,
};

test('a stored province that the server no longer lists keeps its name', async () => {
  const { results } = await (await ask('GET /api/v2/district/?country=107&limit=9999')).json();
  const [gone, ...others] = results as readonly { readonly id: number; readonly name: string }[];
  const report = await file({ ...basics, districts: [gone?.id] });
  server.server.use(http.get('*/api/v2/district/', () => HttpResponse.json({ count: others.length, results: others })));
  await openEdit(report.id);
  const provinces = await screen.findByRole('combobox', { name: /^Region or province/ });
  await waitFor(() => expect(provinces).toHaveTextContent(gone?.name ?? ''));
  expect(screen.queryByText(/^This choice does not exist/)).not.toBeInTheDocument();
});

describe('editing', () => {
  test.each([
    ['an event', { ...fullReport, forecast_based_action: null }],
    ['an early warning', warning],
    ['an epidemic', epidemic],
    ['a COVID-19 report', covid],
  ])('%s that is opened and saved again holds the same, field by field', async (_, body) => {
    const before = await file(body);
    const { user, place } = await openEdit(before.id);
    await submit(user);
    await waitFor(() => expect(place()).toBe(`/field-reports/${before.id}`));
    expect(withoutServerFields(await stored(before.id))).toEqual(withoutServerFields(before));
    expect(await screen.findByText('The field report was saved.')).toBeVisible();
  });

  test('what was filed stands in the form', async () => {
    const { id } = await file(fullReport);
    const { user } = await openEdit(id);
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Country' })).toHaveTextContent('Kenya'));
    expect(screen.getByText(/also about .*stays so as long as the country/)).toBeVisible();
    expect(field('Start date')).toHaveValue('2026-05-18');
    await goTo(user, /Situation/);
    expect(field('Injured, Government')).toHaveValue('2');
    expect(screen.getByRole('checkbox', { name: /content guidelines/ })).toBeChecked();
    expect(await screen.findByText('everywhere')).toBeVisible();
    await goTo(user, /Actions/);
    expect(field('Actions taken by the IFRC: summary')).toHaveValue('Money');
    expect(screen.getAllByRole('checkbox', { name: 'First aid' })[0]).toBeChecked();
    await goTo(user, /Response/);
    expect(screen.getByRole('combobox', { name: 'Emergency appeal: decision' })).toHaveValue('2');
    expect(field('DREF requested: Amount in CHF')).toHaveValue('300,000');
    expect(field('Media contact: Telephone')).toHaveValue('+2');
  });

  test('a stale edit shows the version that another user saved and overwrites nothing without a choice', async () => {
    const { id } = await file(fullReport);
    const { user, place } = await openEdit(id);
    await fill(user, 'Title', 'Mine');
    const theirs = await ask(`PATCH /api/v2/field-report/${id}/`, { title: 'Theirs', num_dead: 44 }, 'country.admin');
    expect(theirs.status).toBe(200);
    await submit(user);
    const dialog = await screen.findByRole('alertdialog', { name: 'Someone else saved this in the meantime' });
    expect((await stored(id)).title).toBe('Theirs');
    expect(within(dialog).getByRole('row', { name: /^Title/ })).toHaveTextContent('Changed by bothMineTheirs');
    expect(within(dialog).getByRole('row', { name: /^Dead, Red Cross Red Crescent/ })).toHaveTextContent('444');
    expect(within(dialog).getAllByRole('row')).toHaveLength(3);
    expect(within(dialog).getByRole('radio', { name: /^Dead.*On the server/ })).toBeChecked();
    await user.click(within(dialog).getByRole('radio', { name: 'Title: Mine' }));
    await user.click(within(dialog).getByRole('button', { name: 'Continue with this choice' }));
    await waitFor(() => expect(place()).toBe(`/field-reports/${id}`));
    expect(await stored(id)).toMatchObject({ title: 'Mine', num_dead: 44 });
  });

  test('a contact and an action that another user added are shown as texts, and stay', async () => {
    const { id } = await file({ ...fullReport, contacts: [], actions_taken: [] });
    const { user, place } = await openEdit(id);
    await fill(user, 'Title', 'Mine');
    const media = { ctype: 'Media', name: 'Bo', title: 'Press', email: 'bo@example.org', phone: '+2' };
    const boats = { organization: 'FDRN', actions: [], summary: 'Boats' };
    await ask(`PATCH /api/v2/field-report/${id}/`, { contacts: [media], actions_taken: [boats] }, 'country.admin');
    await submit(user);
    const dialog = await screen.findByRole('alertdialog', { name: 'Someone else saved this in the meantime' });
    const named = within(dialog)
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getByRole('rowheader').textContent);
    expect(named).toEqual([
      'Title',
      'Actions taken by the IFRC: summary',
      'Media contact: Name',
      'Media contact: Title',
      'Media contact: E-mail',
      'Media contact: Telephone',
    ]);
    const added = await stored(id);
    await user.click(within(dialog).getByRole('button', { name: 'Continue with this choice' }));
    await waitFor(() => expect(place()).toBe(`/field-reports/${id}`));
    const { title, contacts, actions_taken } = await stored(id);
    expect({ title, contacts, actions_taken }).toEqual({
      title: 'Mine',
      contacts: added.contacts,
      actions_taken: added.actions_taken,
    });
  });

  test('closing that question sends nothing', async () => {
    const { id } = await file(basics);
    const { user, place } = await openEdit(id);
    await fill(user, 'Title', 'Mine');
    await ask(`PATCH /api/v2/field-report/${id}/`, { title: 'Theirs' }, 'country.admin');
    await submit(user);
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await goTo(user, /Context/);
    expect(field('Title')).toHaveValue('Mine');
    expect((await stored(id)).title).toBe('Theirs');
    expect(place()).toBe(`/field-reports/${id}/edit`);
  });

  test('a report that moves to another country is found under its region', async () => {
    const all = await server.sandbox.json<{
      results: { id: number; name: string; region: number | null; record_type: number }[];
    }>('GET /api/v2/country/?limit=9999');
    const { id, regions } = await file(basics);
    const other = all.results.find(({ name, region }) => name === 'France' && region !== null);
    if (!other || other.region === null || regions.includes(other.region)) throw new Error('no country elsewhere');
    const { user, place } = await openEdit(id);
    await choose(user, 'Country', other.name, other.name);
    await submit(user);
    await waitFor(() => expect(place()).toBe(`/field-reports/${id}`));
    expect(await stored(id)).toMatchObject({ countries: [other.id], regions: [other.region] });
  });

  test('invalidates the figures of lists and charts, and the emergency under each of its URLs', async () => {
    const { id } = await file(basics);
    const { user, place } = await openEdit(id);
    const outdated = [
      ['GET /api/v1/aggregate/', { query: {} }],
      ['GET /api/v2/event/{slug}', { path: { slug: 'floods' } }],
      ['GET /api/v2/event/{id}/', { path: { id: 1 } }],
      ['GET /api/v2/field-report/', { query: {} }],
    ];
    for (const key of outdated) queryClient.setQueryData(key, {});
    await submit(user);
    await waitFor(() => expect(place()).toBe(`/field-reports/${id}`));
    for (const key of outdated) expect([key, queryClient.getQueryState(key)?.isInvalidated]).toEqual([key, true]);
  });

  test('happens in the language of the report alone', async () => {
    const token = await server.sandbox.logIn('staff');
    const made: FieldReport = await (
      await server.sandbox.request('POST /api/v2/field-report/', {
        token,
        body: { ...basics, title: 'Crecida' },
        headers: { 'Accept-Language': 'es' },
      })
    ).json();
    const english = await openApp(server, `/field-reports/${made.id}/edit`, { as: 'staff' });
    expect(await screen.findByText(/written in Spanish.*edited only in that language/)).toBeVisible();
    expect(screen.queryByRole('form')).toBeNull();
    english.unmount();

    let language: string | null = null;
    server.server.use(
      http.patch(reportUrl(made.id), ({ request }) => {
        language = request.headers.get('Accept-Language');
        return undefined;
      }),
    );
    const { user, place } = await openEdit(made.id, { language: 'es' });
    const steps = within(screen.getByRole('form')).getAllByRole('button', { current: false });
    expect(steps.length).toBeGreaterThan(3);
    await user.click(
      within(screen.getByRole('form')).getAllByRole('listitem')[3]?.querySelector('button') as HTMLElement,
    );
    await user.click(document.querySelector<HTMLElement>('main form button[type="submit"]') as HTMLElement);
    await waitFor(() => expect(place()).toBe(`/field-reports/${made.id}`));
    expect(language).toBe('es');
  });

  test('a missing report shows a message', async () => {
    await openApp(server, '/field-reports/99999999/edit', { as: 'staff' });
    expect(await screen.findByRole('alert')).toHaveTextContent(/number 99999999, or you have no permission/);
  });
});
