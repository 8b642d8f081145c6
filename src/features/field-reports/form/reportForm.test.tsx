// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { clear, createStore } from 'idb-keyval';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FieldReport } from '#contract/fieldReport';
import { openApp, sandboxServer } from '#tests/renderApp';
import { draftsOf, keepDraft, removeDrafts } from '#ui/drafts/draftStore';

const server = sandboxServer();

beforeEach(async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  await clear(createStore('go-drafts', 'drafts'));
});
afterEach(() => vi.unstubAllGlobals());

type App = Awaited<ReturnType<typeof openApp>>;
type User = App['user'];

const kenya = 107;
const basics = {
  countries: [kenya],
  dtype: 12,
  title: 'River floods',
  start_date: '2026-05-18T00:00:00Z',
  status: 9,
  visibility: 3,
};
const reportPath = (id: number) => `http://localhost:3000/api/v2/field-report/${id}/`;

async function ask(operation: string, body?: object, as = 'staff') {
  const token = await server.sandbox.logIn(as);
  return server.sandbox.request(operation, { token, ...(body ? { body } : {}) });
}
const file = async (body: object, as?: string): Promise<FieldReport> =>
  (await ask('POST /api/v2/field-report/', body, as)).json();
const stored = async (id: number, as?: string): Promise<FieldReport> =>
  (await ask(`GET /api/v2/field-report/${id}/`, undefined, as)).json();

const openNew = async (options: Parameters<typeof openApp>[2] = {}) => {
  const app = await openApp(server, '/field-reports/new', { as: 'staff', ...options });
  await screen.findByRole('form', undefined, { timeout: 5000 });
  return app;
};
const openEdit = async (id: number, options: Parameters<typeof openApp>[2] = {}) => {
  const app = await openApp(server, `/field-reports/${id}/edit`, { as: 'staff', ...options });
  await screen.findByRole('form', undefined, { timeout: 5000 });
  return app;
};

const goTo = (user: User, step: RegExp) =>
  user.click(
    within(screen.getByRole('navigation', { name: 'Steps of the field report' })).getByRole('button', { name: step }),
  );
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const fill = async (user: User, name: string | RegExp, text: string) => {
  await user.clear(field(name));
  await user.type(field(name), text);
};
async function choose(user: User, label: string, search: string, option: string | RegExp) {
  await user.click(screen.getByRole('combobox', { name: label }));
  await user.type(await screen.findByRole('combobox', { name: 'Search' }), search);
  await user.click(await screen.findByRole('option', { name: option }));
}
async function fillContext(user: User, { type = 'Flood', title = 'River floods' } = {}) {
  await choose(user, 'Country', 'keny', 'Kenya');
  await choose(user, 'Disaster type', type, new RegExp(`^${type}`));
  await fill(user, /^(Start date|Start of outbreak|Forecasted date)/, '2019-02-03');
  await fill(user, 'Title', title);
}
const submit = async (user: User) => {
  await goTo(user, /Response/);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
};

describe('filing', () => {
  test('a report is filed and its page opens', async () => {
    const { user, place } = await openNew();
    await fillContext(user);
    expect(await screen.findByText('KEN: Flood - 02-2019 - River floods', {}, { timeout: 4000 })).toBeVisible();
    await goTo(user, /Situation/);
    await fill(user, 'Affected, Government', '1,500');
    await submit(user);
    await waitFor(() => expect(place()).toMatch(/^\/field-reports\/\d+$/), { timeout: 4000 });
    expect(await screen.findByText('The field report was filed.')).toBeVisible();
    const made = await stored(Number(place().split('/').at(-1)));
    expect(made).toMatchObject({
      countries: [kenya],
      dtype: 12,
      start_date: '2019-02-03T00:00:00.000Z',
      gov_num_affected: 1500,
      recent_affected: 2,
      visibility: 3,
      dref: null,
    });
    expect(await draftsOf({ userId: '1', documentKey: 'field-report/new' })).toEqual([]);
  }, 20_000);

  test('a rejected report keeps every answer and points at the field, in its step', async () => {
    server.server.use(
      http.post('http://localhost:3000/api/v2/field-report/', () =>
        HttpResponse.json(
          {
            timestamp: '',
            error_code: 400,
            errors: {
              num_dead: ['Too many.'],
              contacts: [{ email: ['Refused.'] }],
              non_field_errors: ['Not like this.'],
            },
          },
          { status: 400 },
        ),
      ),
    );
    const { user, place } = await openNew();
    await fillContext(user);
    await goTo(user, /Situation/);
    await fill(user, 'Dead, Other sources', '7');
    await goTo(user, /Response/);
    for (const [name, text] of [
      ['Name', 'Ada'],
      ['Title', 'Lead'],
      ['E-mail', 'ada@example.org'],
      ['Telephone', '+999'],
    ]) {
      await user.type(field(`Media contact: ${name}`), text ?? '');
    }
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    const dead = await screen.findByRole('textbox', { name: 'Dead, Red Cross Red Crescent' });
    await waitFor(() => expect(dead).toHaveFocus());
    expect(dead).toHaveAccessibleDescription('Too many.');
    expect(screen.getByRole('alert')).toHaveTextContent('Not like this.');
    expect(field('Dead, Other sources')).toHaveValue('7');
    expect(screen.getByRole('button', { name: /Situation/ })).toHaveTextContent('1');
    expect(place()).toBe('/field-reports/new');
    await goTo(user, /Response/);
    expect(field('Media contact: E-mail')).toHaveAccessibleDescription(/Refused\./);
    expect(field('Media contact: Name')).toHaveValue('Ada');
    await goTo(user, /Context/);
    expect(field('Title')).toHaveValue('River floods');
  }, 20_000);

  test('what is missing is counted step by step, and the first is focused', async () => {
    const { user } = await openNew();
    await goTo(user, /Situation/);
    await fill(user, 'Affected, Red Cross Red Crescent', '-20');
    await submit(user);
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Country' })).toHaveFocus());
    expect(screen.getByRole('button', { name: /Context.*4/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /Situation.*1/ })).toBeVisible();
    await user.click(
      within(screen.getByRole('alert')).getByRole('button', { name: /Affected, Red Cross Red Crescent: Enter zero/ }),
    );
    expect(field('Affected, Red Cross Red Crescent')).toHaveFocus();
    expect(server.calls.filter((call) => call.startsWith('POST /api/v2/field-report/'))).toEqual([]);
  });

  test('two presses file one report', async () => {
    const { user, place } = await openNew();
    await fillContext(user);
    await goTo(user, /Response/);
    await user.dblClick(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(place()).toMatch(/^\/field-reports\/\d+$/), { timeout: 4000 });
    expect(server.calls.filter((call) => call === 'POST /api/v2/field-report/')).toHaveLength(1);
  }, 20_000);

  test('a lost connection loses nothing', async () => {
    server.server.use(
      http.post('http://localhost:3000/api/v2/field-report/', () => HttpResponse.error(), { once: true }),
    );
    const { user, place } = await openNew();
    await fillContext(user);
    await submit(user);
    expect(await screen.findByText('Network error')).toBeVisible();
    await goTo(user, /Context/);
    expect(field('Title')).toHaveValue('River floods');
    await submit(user);
    await waitFor(() => expect(place()).toMatch(/^\/field-reports\/\d+$/), { timeout: 4000 });
  }, 20_000);
});

describe('each kind of report', () => {
  /** What is asked in the steps after the first, and what only other kinds ask. */
  test.each<[kind: string, choose: (user: User) => Promise<void>, asked: string[], notAsked: string[]]>([
    [
      'an event',
      async () => undefined,
      ['Injured, Government', 'National Society staff', 'Emergency appeal: Amount in CHF', 'Information bulletin'],
      [
        'Cumulative cases',
        'People at highest risk, Government',
        'Forecast based action: Amount in CHF',
        'External partners',
      ],
    ],
    [
      'an early warning',
      async (user) => user.click(screen.getByRole('radio', { name: /Early warning/ })),
      [
        'Potentially affected, Red Cross Red Crescent',
        'Largest population centres, Government',
        'Risk analysis',
        'Forecast based action: Amount in CHF',
        'Information bulletin',
      ],
      ['Injured, Government', 'National Society staff', 'Content guidelines', 'Cumulative cases'],
    ],
    [
      'an epidemic',
      async (user) => choose(user, 'Disaster type', 'epid', 'Epidemic'),
      [
        'Cumulative cases',
        'Probable cases',
        'Source of figures',
        'National Society staff',
        'DREF requested: Amount in CHF',
      ],
      [
        'Injured, Government',
        'New cases since last report',
        'Forecast based action: Amount in CHF',
        'Content guidelines',
      ],
    ],
    [
      'a report on COVID-19',
      async (user) => {
        await choose(user, 'Disaster type', 'epid', 'Epidemic');
        await user.click(screen.getByRole('checkbox', { name: 'COVID-19 related' }));
        expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull();
      },
      ['New cases since last report', 'Cumulative cases', 'External partners', 'Notes: Health'],
      [
        'Probable cases',
        'Information bulletin',
        'DREF requested: Amount in CHF',
        'Partner personnel of the Red Cross Red Crescent',
        'Content guidelines',
      ],
    ],
  ])(
    '%s asks its own questions',
    async (_, begin, asked, notAsked) => {
      const { user } = await openNew();
      await begin(user);
      const seen: string[] = [];
      for (const step of [/Situation|Risk/, /Actions|actions/, /Response/]) {
        await goTo(user, step);
        await screen.findByRole('heading', { level: 2, name: step });
        seen.push(document.querySelector('main form')?.textContent ?? '');
      }
      const text = seen.join(' ');
      for (const name of asked) expect(text).toContain(name);
      for (const name of notAsked) expect(text).not.toContain(name);
    },
    15_000,
  );

  test('actions that another kind does not offer are dropped when the kind changes', async () => {
    const { user } = await openNew();
    await goTo(user, /Actions/);
    const block = /Actions taken by the National Society: Health|National Society: General/;
    expect((await screen.findAllByRole('group', { name: block })).length).toBe(2);
    await user.click(screen.getAllByRole('checkbox', { name: 'Search and rescue' })[0] as HTMLElement);
    await user.click(screen.getAllByRole('checkbox', { name: 'Evacuation' })[0] as HTMLElement);
    await goTo(user, /Context/);
    await user.click(screen.getByRole('radio', { name: /Early warning/ }));
    await user.click(screen.getByRole('radio', { name: /^Event/ }));
    await goTo(user, /Actions/);
    expect(screen.getAllByRole('checkbox', { name: 'Evacuation' })[0]).toBeChecked();
    expect(screen.getAllByRole('checkbox', { name: 'Search and rescue' })[0]).not.toBeChecked();
  }, 15_000);

  test('an early warning is never about an epidemic', async () => {
    const { user } = await openNew();
    await choose(user, 'Disaster type', 'epid', 'Epidemic');
    await user.click(screen.getByRole('radio', { name: /Early warning/ }));
    expect(screen.getByRole('combobox', { name: 'Disaster type' })).not.toHaveTextContent('Epidemic');
    await user.click(screen.getByRole('combobox', { name: 'Disaster type' }));
    await screen.findByRole('option', { name: 'Flood' });
    expect(screen.queryByRole('option', { name: 'Epidemic' })).toBeNull();
  });
});

describe('what the form begins with', () => {
  test('an early warning, when the page was opened for one', async () => {
    await openNew({ state: { earlyWarning: true } });
    expect(screen.getByRole('radio', { name: /Early warning/ })).toBeChecked();
  });

  test('the emergency from which it was started', async () => {
    const { event } = await file({ ...basics, title: 'Known floods' });
    const app = await openApp(server, `/field-reports/new?event=${event}`, { as: 'staff' });
    const emergency = await screen.findByRole('combobox', { name: 'Existing emergency' });
    await waitFor(() => expect(emergency).toHaveTextContent('KEN: Flood - 05-2026 - Known floods'));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Country' })).toHaveTextContent('Kenya'));
    expect(screen.getByRole('combobox', { name: 'Disaster type' })).toHaveTextContent('Flood');
    await fill(app.user, 'Start date', '2026-05-19');
    await fill(app.user, 'Title', 'Day two');
    await submit(app.user);
    await waitFor(() => expect(app.place()).toMatch(/^\/field-reports\/\d+$/), { timeout: 4000 });
    expect(await stored(Number(app.place().split('/').at(-1)))).toMatchObject({ event, fr_num: 2 });
  }, 15_000);

  test('an emergency that cannot be loaded is told, and the form opens without it', async () => {
    await openApp(server, '/field-reports/new?event=99999999', { as: 'staff' });
    expect(await screen.findByText(/emergency that this report was started from could not be loaded/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Title' })).toBeVisible();
  });
});

describe('before a new emergency is made', () => {
  test('those that may be the same are offered, and one can be used', async () => {
    const { event, summary } = await file({
      ...basics,
      dtype: 24,
      title: 'Hillside',
      start_date: '2018-07-10T00:00:00Z',
    });
    const { user } = await openNew();
    await choose(user, 'Country', 'keny', 'Kenya');
    await choose(user, 'Disaster type', 'land', 'Landslide');
    await fill(user, 'Start date', '2018-09-01');
    expect(screen.queryByText('This may already be reported')).toBeNull();
    await fill(user, 'Start date', '2018-07-25');
    expect(await screen.findByRole('heading', { name: 'This may already be reported' })).toBeVisible();
    const link = screen.getByRole('link', { name: new RegExp(summary?.trim() ?? '') });
    expect(link).toHaveAttribute('href', `/emergencies/${event}`);
    await user.click(screen.getByRole('button', { name: 'Use this emergency' }));
    await waitFor(() => expect(screen.queryByText('This may already be reported')).toBeNull());
    expect(screen.getByRole('combobox', { name: 'Existing emergency' })).toHaveTextContent('Hillside');
  }, 15_000);

  test('the reporter may say that it is a different one', async () => {
    await file({ ...basics, dtype: 24, title: 'Other hill', start_date: '2017-07-10T00:00:00Z' });
    const { user } = await openNew();
    await choose(user, 'Country', 'keny', 'Kenya');
    await choose(user, 'Disaster type', 'land', 'Landslide');
    await fill(user, 'Start date', '2017-07-12');
    await user.click(await screen.findByRole('button', { name: 'It is a different emergency' }));
    expect(screen.queryByText('This may already be reported')).toBeNull();
    await goTo(user, /Response/);
    await goTo(user, /Context/);
    expect(screen.getByRole('combobox', { name: 'Existing emergency' })).toHaveTextContent('Search by name');
  }, 15_000);
});

describe('who may see the report', () => {
  test('is chosen from what the organisation may offer, and flagged when a country under review offers less', async () => {
    const review = await server.sandbox.json<{ results: { country: number }[] }>('GET /api/v2/review-country/');
    const all = await server.sandbox.json<{ results: { id: number; name: string }[] }>(
      'GET /api/v2/country/?limit=9999',
    );
    const reviewed = all.results.find(({ id }) => id === review.results[0]?.country);
    const { user, place } = await openNew();
    await goTo(user, /Response/);
    const options = () => screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent);
    await waitFor(() => expect(options()).toEqual(['Public', 'RCRC Movement', 'IFRC and NS']));
    expect(screen.getByRole('radio', { name: 'Public' })).toBeChecked();
    await goTo(user, /Context/);
    await choose(user, 'Country', reviewed?.name ?? '', reviewed?.name ?? '');
    await waitFor(() => expect(screen.getByRole('button', { name: /Response.*1/ })).toBeVisible());
    await goTo(user, /Response/);
    expect(options()).toEqual(['IFRC and NS']);
    expect(screen.getByRole('radiogroup', { name: /Visible to/ })).toHaveAccessibleDescription(/not offered/);
    await user.click(screen.getByRole('radio', { name: 'IFRC and NS' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Response' })).toBeVisible());
    expect(place()).toBe('/field-reports/new');
  }, 15_000);

  test('waits for the list of countries under review, and says when it cannot be had', async () => {
    server.server.use(
      http.get('http://localhost:3000/api/v2/review-country/', () => new HttpResponse(null, { status: 500 })),
    );
    const { user } = await openNew();
    await goTo(user, /Response/);
    expect(await screen.findByText(/could not be checked whether/)).toBeVisible();
    expect(await screen.findByRole('radio', { name: 'Public' })).toBeChecked();
  });
});

describe('editing', () => {
  const full = {
    ...basics,
    countries: [kenya, 166],
    num_injured: 1,
    gov_num_injured: 2,
    other_num_injured: 3,
    num_dead: 4,
    num_missing: 5,
    num_affected: 6,
    gov_num_affected: 7,
    num_displaced: 8,
    num_assisted: 9,
    gov_num_assisted: 10,
    num_localstaff: 11,
    num_volunteers: 12,
    num_expats_delegates: 13,
    other_sources: 'Radio',
    description: '<p>Water <strong>everywhere</strong></p>',
    request_assistance: false,
    ns_request_assistance: true,
    bulletin: 3,
    actions_others: 'Tents',
    actions_taken: [
      { organization: 'NTLS', actions: [1, 10], summary: 'Boats' },
      { organization: 'FDRN', actions: [], summary: 'Money' },
      { organization: 'GOV', actions: [9], summary: null },
    ],
    contacts: [
      { ctype: 'Originator', name: 'Ada', title: 'Lead', email: 'ada@example.org', phone: '+1' },
      { ctype: 'Media', name: 'Bo', title: 'Press', email: 'bo@example.org', phone: '+2' },
    ],
    dref: 1,
    dref_amount: 300_000,
    appeal: 2,
    appeal_amount: 5,
    fact: 3,
    num_fact: 6,
    emergency_response_unit: 1,
    num_emergency_response_unit: 7,
    sources: [{ stype: 1, spec: 'Met office' }],
  };
  const kept = (report: FieldReport) => {
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
    dref: null,
    appeal: null,
    fact: null,
    emergency_response_unit: null,
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
    dref: null,
    appeal: null,
    fact: null,
    emergency_response_unit: null,
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

  test.each([
    ['an event', { ...full, forecast_based_action: null }],
    ['an early warning', warning],
    ['an epidemic', epidemic],
    ['a COVID-19 report', covid],
  ])(
    '%s that is opened and saved again holds the same, field by field',
    async (_, body) => {
      const before = await file(body);
      const { user, place } = await openEdit(before.id);
      await submit(user);
      await waitFor(() => expect(place()).toBe(`/field-reports/${before.id}`), { timeout: 4000 });
      expect(kept(await stored(before.id))).toEqual(kept(before));
      expect(await screen.findByText('The field report was saved.')).toBeVisible();
    },
    15_000,
  );

  test('what was filed stands in the form', async () => {
    const { id } = await file(full);
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
  }, 15_000);

  test('a version that somebody else saved is shown, and nothing is overwritten unseen', async () => {
    const { id } = await file(full);
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
    expect(within(dialog).getByRole('radio', { name: 'Title: Mine' })).toBeChecked();
    expect(within(dialog).getByRole('radio', { name: /^Dead.*On the server/ })).toBeChecked();
    await user.click(within(dialog).getByRole('button', { name: 'Continue with this choice' }));
    await waitFor(() => expect(place()).toBe(`/field-reports/${id}`), { timeout: 4000 });
    expect(await stored(id)).toMatchObject({ title: 'Mine', num_dead: 44 });
  }, 15_000);

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
  }, 15_000);

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
      http.patch(reportPath(made.id), ({ request }) => {
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
    await waitFor(() => expect(place()).toBe(`/field-reports/${made.id}`), { timeout: 4000 });
    expect(language).toBe('es');
  }, 15_000);

  test('a report that is missing is told', async () => {
    await openApp(server, '/field-reports/99999999/edit', { as: 'staff' });
    expect(await screen.findByRole('alert')).toHaveTextContent(/number 99999999, or you have no permission/);
  });
});

describe('a list that cannot be had', () => {
  test.each([
    ['country', 'Country'],
    ['disaster_type', 'Disaster type'],
  ])('such as %s is told where it is missed, and asked for again', async (path, label) => {
    // nor is it on the device
    await clear(createStore('go-reference', 'lists'));
    server.server.use(
      http.get(`http://localhost:3000/api/v2/${path}/`, () => new HttpResponse(null, { status: 500 }), { once: true }),
    );
    const { user } = await openNew();
    await user.click(screen.getByRole('combobox', { name: label }));
    await user.click(await screen.findByRole('button', { name: /Retry|Try again/ }));
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(10));
  });

  test('of actions leaves the words to write', async () => {
    server.server.use(
      http.get('http://localhost:3000/api/v2/action/', () => new HttpResponse(null, { status: 500 }), { once: true }),
    );
    const { user } = await openNew();
    await goTo(user, /Actions/);
    expect((await screen.findAllByText(/list of actions could not be loaded/)).length).toBe(3);
    expect(field('Actions taken by the National Society: summary')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement);
    expect((await screen.findAllByRole('checkbox', { name: 'First aid' })).length).toBe(3);
  });
});

describe('drafts', () => {
  test('what was typed is kept on the device, offered after a crash with the names of its fields, and restored', async () => {
    const first = await openNew();
    await fillContext(first.user);
    window.dispatchEvent(new Event('pagehide'));
    const mine = { userId: '1', documentKey: 'field-report/new' };
    await waitFor(async () => expect(await draftsOf(mine)).toHaveLength(1));
    first.unmount();

    const [draft] = await draftsOf(mine);
    if (!draft) throw new Error('no draft was kept');
    // as another page load left it: this one's own draft is not offered to itself
    await removeDrafts([draft]);
    await keepDraft({ ...draft, tabId: 'a closed tab' });
    const { user } = await openNew();
    const dialog = await screen.findByRole('alertdialog', { name: 'Restore your draft?' });
    expect(await within(dialog).findByRole('row', { name: /^Country Empty Kenya/ })).toBeVisible();
    expect(within(dialog).getByRole('row', { name: /^Title Empty River floods/ })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Restore draft' }));
    await waitFor(() => expect(field('Title')).toHaveValue('River floods'));
    expect(screen.getByRole('combobox', { name: 'Disaster type' })).toHaveTextContent('Flood');
    expect(field('Start date')).toHaveValue('2019-02-03');
  }, 20_000);

  test('leaving with changes asks first', async () => {
    const { user, place } = await openNew();
    await fill(user, 'Title', 'Half a thought');
    await user.click(screen.getAllByRole('link', { name: 'Field reports' })[0] as HTMLElement);
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Stay' }));
    expect(place()).toBe('/field-reports/new');
    expect(field('Title')).toHaveValue('Half a thought');
  });
});
