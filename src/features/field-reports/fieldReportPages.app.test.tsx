import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, test } from 'vitest';
import type { FieldReport } from '#contract/fieldReport';
import { openApp, sandboxServer } from '#tests/renderApp';

const server = sandboxServer();

// filters are read from window.location
afterEach(() => window.history.replaceState(null, '', '/'));

type Reports = { count: number; results: FieldReport[] };
const reports = (query = '') => server.sandbox.json<Reports>(`GET /api/v2/field-report/?limit=9999${query}`);

const file = async (body: object, as = 'staff'): Promise<FieldReport> => {
  const token = await server.sandbox.logIn(as);
  const answer = await server.sandbox.request('POST /api/v2/field-report/', { token, body });
  expect(answer.status).toBe(201);
  return answer.json();
};
const basics = { countries: [107], dtype: 12, title: 'River floods', status: 9, visibility: 3 };

const factOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

describe('all field reports', () => {
  test('stand newest first, fifteen a page, each leading to its report, emergency and countries', async () => {
    const { heading } = await openApp(server, '/field-reports/all');
    const all = await reports();
    expect(await heading(`All field reports (${all.count})`)).toBeVisible();
    const rows = within(screen.getByRole('table', { name: 'Field reports' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows).toHaveLength(15);
    const [newest] = all.results;
    const name = within(rows[0] as HTMLElement).getByRole('link', { name: newest?.summary?.trim() ?? '' });
    expect(name).toHaveAttribute('href', `/field-reports/${newest?.id}`);
    expect(server.calls.filter((call) => call.includes('/field-report/'))).toEqual([
      'GET /api/v2/field-report/?limit=15&offset=0&ordering=-created_at,-updated_at',
    ]);
  });

  test('a shared link shows the same filters, and another order keeps a tie-break', async () => {
    const address = '/field-reports/all?dtype=12&region=0&created_after=2020-01-01';
    window.history.replaceState(null, '', address);
    const { user } = await openApp(server, address);
    const total = (await reports('&dtype=12&regions__in=0&created_at__gte=2020-01-01')).count;
    expect(await screen.findByText(`All field reports (${total})`)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Disaster type' })).toHaveValue('12'));
    await user.click(screen.getByRole('button', { name: /Name/ }));
    await waitFor(() =>
      expect(
        server.calls.some((call) => /ordering=-?summary,-created_at/.test(call) && call.includes('dtype=12')),
      ).toBe(true),
    );
  });

  test.each([
    ['/api/v2/field-report/', true],
    ['/api/v2/global-enums/', false],
    ['/api/v2/country/', false],
    ['/api/v2/disaster_type/', false],
  ])('without %s the list stands, and says what is missing: %s', async (path, isTold) => {
    server.server.use(http.get(`*${path}`, () => HttpResponse.json({ detail: 'broken' }, { status: 500 })));
    const { heading } = await openApp(server, '/field-reports/all');
    expect(await heading(/^All field reports/)).toBeVisible();
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    expect(screen.queryAllByText('Internal server error!').length > 0).toBe(isTold);
    expect(screen.getAllByRole('row').length > 10).toBe(!isTold);
  });

  test('a private report is not there for a visitor', async () => {
    const made = await file({ ...basics, title: 'For the secretariat', visibility: 2 }, 'admin');
    await openApp(server, '/field-reports/all');
    await screen.findByRole('table', { name: 'Field reports' });
    await waitFor(() => expect(screen.getAllByRole('link').length).toBeGreaterThan(15));
    expect(screen.queryByText(made.summary?.trim() ?? '')).toBeNull();
  });
});

describe('the page of a report', () => {
  test('names its region, whose label the server leaves empty', async () => {
    const { id, regions_details } = await file(basics);
    expect(regions_details.map(({ label }) => label)).toEqual(['']);
    await openApp(server, `/field-reports/${id}`);
    await screen.findByRole('heading', { name: 'At a glance' });
    expect(factOf('Regions')).toHaveTextContent('Africa');
  });

  test('an event: figures source by source, never summed, and only what was filled in', async () => {
    const made = await file({
      ...basics,
      num_affected: 1200,
      gov_num_affected: 1500,
      other_num_dead: 0,
      num_volunteers: 40,
      description: '<p>Water <b>everywhere</b></p><script>alert(1)</script>',
      dref: 1,
      dref_amount: 300_000,
      fact: 2,
      num_fact: 3,
      actions_taken: [{ organization: 'NTLS', actions: [1], summary: 'First hours' }],
      contacts: [{ ctype: 'Media', name: 'Ada', title: 'Press', email: 'ada@example.org', phone: '+999 555' }],
      sources: [{ stype: 1, spec: 'Met office' }],
    });
    const { heading } = await openApp(server, `/reports/${made.id}`);
    expect(await heading(made.summary?.trim() ?? '')).toBeVisible();
    const figures = screen.getByRole('table', { name: /never added up/ });
    expect(within(figures).getByRole('row', { name: /^Affected/ })).toHaveTextContent('1,2001,500—');
    expect(within(figures).getByRole('row', { name: /^Dead/ })).toHaveTextContent('0');
    expect(figures).not.toHaveTextContent('2,700');
    expect(await screen.findByText('everywhere')).toBeVisible();
    expect(document.querySelector('main script')).toBeNull();
    expect(factOf('DREF requested')).toHaveTextContent('Requested: CHF 300,000');
    expect(factOf('Rapid response personnel')).toHaveTextContent('Planned: 3 people');
    expect(screen.queryByText('Emergency appeal')).toBeNull();
    expect(screen.getByText('First hours')).toBeVisible();
    expect(screen.getByRole('link', { name: 'ada@example.org' })).toHaveAttribute('href', 'mailto:ada@example.org');
    expect(screen.getByRole('link', { name: '+999 555' })).toHaveAttribute('href', 'tel:+999555');
    expect(screen.getByText('Met office')).toBeVisible();
    expect(screen.queryByText('Actions taken by others')).toBeNull();
    expect(screen.getByText(/Last updated by Amara Okafor/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Edit report' })).toBeNull();
  });

  test('an early warning', async () => {
    const made = await file({
      ...basics,
      status: 8,
      num_potentially_affected: 900,
      gov_affected_pop_centres: 'Two towns',
      description: 'A cyclone nears.\nLandfall on Monday.',
      forecast_based_action: 2,
      forecast_based_action_amount: 5000,
    });
    const { heading } = await openApp(server, `/field-reports/${made.id}`);
    await heading(made.summary?.trim() ?? '');
    expect(screen.getByRole('row', { name: /^Potentially affected/ })).toHaveTextContent('900');
    expect(screen.getByRole('row', { name: /^Largest population centres/ })).toHaveTextContent('Two towns');
    expect(screen.queryByRole('row', { name: /^Injured/ })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Risk analysis' })).toBeVisible();
    expect(factOf('Forecast date of impact')).toBeVisible();
    expect(factOf('Forecast based action')).toHaveTextContent('Planned: CHF 5,000');
  });

  test('an epidemic, and one of COVID-19', async () => {
    const figures = { epi_cases: 50, epi_probable_cases: 20, epi_num_dead: 2, epi_cases_since_last_fr: 9 };
    const epidemic = await file({
      ...basics,
      ...figures,
      dtype: 1,
      epi_figures_source: 1,
      epi_notes_since_last_fr: 'Slower than last week',
      sit_fields_date: '2026-05-18T00:00:00Z',
      bulletin: 2,
    });
    const { heading, unmount } = await openApp(server, `/field-reports/${epidemic.id}`);
    await heading(epidemic.summary?.trim() ?? '');
    expect(factOf('Probable cases')).toHaveTextContent('20');
    expect(factOf('Source of figures')).toHaveTextContent('WHO');
    expect(factOf('Date of data')).toHaveTextContent('18 May 2026');
    expect(screen.getByText('Slower than last week')).toBeVisible();
    expect(factOf('Information bulletin')).toHaveTextContent('Planned');
    expect(screen.queryByText('New cases since last report')).toBeNull();
    unmount();

    const covid = await file({
      ...basics,
      ...figures,
      dtype: 1,
      is_covid_report: true,
      bulletin: 2,
      dref: 1,
      dref_amount: 10,
      notes_health: 'Wards are full',
      external_partners: [1],
      actions_taken: [{ organization: 'NTLS', actions: [4] }],
    });
    const page = await openApp(server, `/field-reports/${covid.id}`);
    await page.heading(covid.summary?.trim() ?? '');
    expect(factOf('New cases since last report')).toHaveTextContent('9');
    expect(factOf('COVID-19 related')).toHaveTextContent('Yes');
    expect(screen.getByText('Wards are full')).toBeVisible();
    expect(screen.getByText('United Nations agencies')).toBeVisible();
    for (const absent of ['Probable cases', 'Information bulletin', 'DREF requested']) {
      expect(screen.queryByText(absent)).toBeNull();
    }
  });

  test('tags in a text that was written without formatting are words of it', async () => {
    const { id, summary } = await file({
      ...basics,
      dtype: 1,
      is_covid_report: true,
      epi_notes_since_last_fr: 'Called <i>Idai</i>',
      other_sources: 'If a <b and c> d; <b>Radio</b>',
      notes_health: 'Wards <u>3</u>',
      actions_taken: [{ organization: 'NTLS', actions: [4], summary: 'Boats <s>now</s>' }],
      actions_others: 'Tents <em>here</em>',
    });
    const { heading } = await openApp(server, `/field-reports/${id}`);
    await heading(summary?.trim() ?? '');
    for (const text of [
      'Called <i>Idai</i>',
      'If a <b and c> d; <b>Radio</b>',
      'Wards <u>3</u>',
      'Boats <s>now</s>',
      'Tents <em>here</em>',
    ]) {
      expect(await screen.findByText(text)).toBeVisible();
    }
  });

  test('notes of a report on COVID-19 are shown also where no action stands beside them', async () => {
    const covid = {
      ...basics,
      dtype: 1,
      is_covid_report: true,
      notes_socioeco: 'Markets are closed',
      actions_taken: [],
    };
    const { id, summary } = await file(covid);
    const { heading } = await openApp(server, `/field-reports/${id}`);
    await heading(summary?.trim() ?? '');
    const section = screen.getByRole('heading', { name: 'Actions taken by the National Society' }).closest('section');
    expect(within(section as HTMLElement).getByText('Markets are closed')).toBeVisible();
    expect(within(section as HTMLElement).getByText('Socioeconomic Interventions')).toBeVisible();
  });

  test.each([
    ['guest', false],
    ['country.admin', true],
  ])('for %s the way to the form is offered: %s', async (as, isOffered) => {
    const made = await file(basics);
    const { heading, user } = await openApp(server, `/field-reports/${made.id}`, { as });
    await heading(made.summary?.trim() ?? '');
    if (isOffered) {
      await user.click(await screen.findByRole('link', { name: 'Edit report' }));
      expect(await screen.findByRole('heading', { level: 1, name: 'Edit field report' })).toBeVisible();
    } else {
      // the header shows the name once the session is checked
      expect(await screen.findByRole('button', { name: 'Jonas Vik' })).toBeVisible();
      await waitFor(() => expect(server.calls.some((call) => call.includes('/user/me/'))).toBe(true));
      expect(screen.queryByRole('link', { name: 'Edit report' })).toBeNull();
    }
  });

  test('a report that is missing or hidden says what may be the cause', async () => {
    await openApp(server, '/field-reports/99999999');
    expect(await screen.findByRole('alert')).toHaveTextContent(/number 99999999, or you have no permission/);
  });

  test('a server error has its own message, with a retry', async () => {
    const made = await file(basics);
    server.server.use(
      http.get(`http://localhost:3000/api/v2/field-report/${made.id}/`, () => new HttpResponse(null, { status: 500 }), {
        once: true,
      }),
    );
    const { user, heading } = await openApp(server, `/field-reports/${made.id}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('Internal server error!');
    await user.click(screen.getByRole('button', { name: /Retry|Try again/ }));
    expect(await heading(made.summary?.trim() ?? '')).toBeVisible();
  });

  test.each(['/api/v2/global-enums/', '/api/v2/disaster_type/', '/api/v2/country/'])(
    'a report is read without %s',
    async (path) => {
      const made = await file({ ...basics, num_dead: 12, dref: 2, dref_amount: 300_000 });
      server.server.use(http.get(`*${path}`, () => HttpResponse.json({ detail: 'broken' }, { status: 500 })));
      const { heading } = await openApp(server, `/field-reports/${made.id}`);
      expect(await heading(made.summary?.trim() ?? '')).toBeVisible();
      expect(await screen.findByText('12')).toBeVisible();
      expect(screen.queryByText(/undefined|null/)).toBeNull();
    },
  );

  test('links have a text where the country or the emergency has no name', async () => {
    const made = await file(basics);
    const countries_details = made.countries_details.map((country) => ({ ...country, name: null }));
    const nameless = { ...made, countries_details, event_details: { ...made.event_details, name: ' ' } };
    server.server.use(
      http.get(`*/api/v2/field-report/${made.id}/`, () => HttpResponse.json(nameless)),
      http.get('*/api/v2/field-report/', () => HttpResponse.json({ count: 1, results: [nameless] })),
    );
    await openApp(server, `/field-reports/${made.id}`);
    expect(await screen.findByRole('link', { name: 'KEN' })).toHaveAttribute('href', '/countries/107');
    expect(screen.getByRole('link', { name: 'Emergency: Untitled emergency' })).toBeVisible();
    await openApp(server, '/field-reports/all');
    expect(await screen.findByRole('link', { name: 'Untitled emergency' })).toBeVisible();
  });

  test('a translated report says so', async () => {
    const made = await file(basics);
    const { heading } = await openApp(server, `/field-reports/${made.id}`, { language: 'fr' });
    // the server composes the title in the reader's language and does not translate typed text
    expect(await heading(/^KEN: Inondation - .* - River floods$/)).toBeVisible();
    expect(screen.getByRole('note')).toHaveTextContent('anglais');
  });
});
