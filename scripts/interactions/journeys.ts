import type { Locator, Page } from '@playwright/test';

/** One thing that a person does; measured. */
export interface Action {
  readonly name: string;
  readonly act: (page: Page) => Promise<unknown>;
}

export interface Journey {
  readonly name: string;
  readonly account?: string;
  /** The page's path. @param api - writes to the API as the account */
  readonly path: (api: Api) => Promise<string>;
  /** Appears once the page can be used. */
  readonly ready: (page: Page) => Locator;
  readonly actions: readonly Action[];
}

export interface Api {
  readonly post: (path: string, body: object) => Promise<unknown>;
}

/** A short press, so that the first event is handled before the second. */
const press = { delay: 60 };
const timeout = 10_000;

const click = (name: string, target: (page: Page) => Locator): Action => ({
  name,
  act: (page) => target(page).click({ ...press, timeout }),
});

/**
 * Types into the middle of the window. Chromium without a screen draws no frames for changes in the last 40 pixels of a viewport, and counts
 * an interaction there until something else changes.
 */
const type = (name: string, target: (page: Page) => Locator, text: string): Action => ({
  name,
  act: async (page) => {
    await target(page).evaluate((element) => element.scrollIntoView({ block: 'center' }), undefined, { timeout });
    await target(page).pressSequentially(text, { delay: 150, timeout });
  },
});

const key = (name: string, keys: string): Action => ({ name, act: (page) => page.keyboard.press(keys) });

const select = (page: Page, label: string | RegExp) =>
  page.locator('main').getByRole('combobox', { name: label }).first();
const searchOf = (page: Page) => page.getByRole('dialog').getByRole('combobox');
const optionOf = (page: Page, at: number) => page.getByRole('dialog').getByRole('option').nth(at);
const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`);
const step = (page: Page, at: number) =>
  page.getByRole('navigation', { name: 'Steps of the form' }).getByRole('button').nth(at);
const tab = (page: Page, name: string) => page.locator('main nav').getByRole('link', { name, exact: true });

const titles = [
  'shelter_housing_and_settlements',
  'livelihoods_and_basic_needs',
  'multi_purpose_cash',
  'health',
  'water_sanitation_and_hygiene',
  'protection_gender_and_inclusion',
  'education',
  'migration_and_displacement',
  'risk_reduction_climate_adaptation_and_recovery',
  'community_engagement_and_accountability',
  'environmental_sustainability',
  'coordination_and_partnerships',
  'secretariat_services',
  'national_society_strengthening',
];

/** An application with all kinds of interventions. */
const application = {
  national_society: 107,
  country: 107,
  title: 'Kenya: flood',
  type_of_dref: 2,
  type_of_onset: 2,
  disaster_type: 12,
  planned_interventions: titles.map((title) => ({
    title,
    budget: 5000,
    person_targeted: 300,
    description: '* First\n* Second',
    indicators: [{ title: 'People reached', target: 300 }],
  })),
};

const list: Journey = {
  name: 'list with filters',
  path: async () => '/emergencies/all',
  ready: (page) => page.locator('main table a').first(),
  actions: [
    click('select of 190 countries opens', (page) => select(page, 'Country')),
    type('typing in its search', searchOf, 'ken'),
    click('choosing a country', (page) => optionOf(page, 0)),
    click('the select opens again', (page) => select(page, 'Country')),
    key('it closes', 'Escape'),
    click('a date field', (page) => page.locator('main').getByRole('textbox').first()),
    click('the calendar opens', (page) =>
      page
        .locator('main')
        .getByRole('button', { name: /^Choose a date/ })
        .first(),
    ),
    click('another month', (page) => page.getByRole('dialog').getByRole('button', { name: /next/i }).first()),
    key('the calendar closes', 'Escape'),
    click('filters cleared', (page) => page.getByRole('button', { name: 'Clear filters' })),
    click('sorting', (page) => page.locator('main thead button').first()),
    click('another page', (page) => page.locator('main').getByRole('button', { name: 'Next', exact: true })),
    click('a menu opens', (page) => page.getByRole('button', { name: 'Respond', exact: true })),
    key('the menu closes', 'Escape'),
    click('the menu of countries', (page) => page.getByRole('button', { name: 'Countries', exact: true })),
    key('it closes', 'Escape'),
  ],
};

const country: Journey = {
  name: 'country with tabs',
  path: async () => '/countries/107/ongoing-activities/emergencies',
  ready: (page) => tab(page, '3W projects'),
  actions: [
    click('3W projects', (page) => tab(page, '3W projects')),
    click('3W activities', (page) => tab(page, '3W activities')),
    click('ongoing emergencies', (page) => tab(page, 'Ongoing emergencies')),
    click('National Society', (page) => tab(page, 'National Society overview')),
    click('context and structure', (page) => page.locator('main nav a[href*="/context-and-structure"]')),
    click('country profile', (page) => tab(page, 'Country profile')),
    click('previous events', (page) => page.locator('main nav a[href*="/previous-events"]')),
  ],
};

const rowOf = (page: Page, at: number) =>
  page.getByRole('list', { name: 'Imminent events' }).getByRole('button').nth(at);

const map: Journey = {
  name: 'map with list',
  path: async () => '/risk-watch/imminent',
  ready: (page) => rowOf(page, 0),
  actions: [
    click('a row opens', (page) => rowOf(page, 1)),
    click('it closes', (page) => page.locator('li[data-selected] > [aria-expanded="true"]').first()),
    click('another row opens', (page) => rowOf(page, 3)),
    click('it closes', (page) => page.locator('li[data-selected] > [aria-expanded="true"]').first()),
    {
      name: 'a filter',
      act: (page) =>
        select(page, 'Hazard')
          .focus()
          .then(() => page.keyboard.press('ArrowDown')),
    },
  ],
};

const dref: Journey = {
  name: 'DREF form with 14 interventions',
  account: 'staff@example.org',
  path: async ({ post }) => {
    const { id } = (await post('/api/v2/dref/', application)) as { readonly id: number };
    return `/dref-applications/${id}/edit`;
  },
  ready: (page) => step(page, 1),
  actions: [
    type('typing in a text', (page) => field(page, 'title'), ' of the lake'),
    click('select of 190 societies opens', (page) => field(page, 'national_society')),
    type('typing in its search', searchOf, 'ken'),
    click('choosing', (page) => optionOf(page, 0)),
    click('step 2', (page) => step(page, 1)),
    type('typing a number', (page) => field(page, 'num_affected'), '4200'),
    type('typing in a long text', (page) => page.locator('main form textarea').first(), 'On the second day'),
    click('step 3', (page) => step(page, 2)),
    click('step with 14 interventions', (page) => step(page, 3)),
    type('typing among them', (page) => page.locator('main form textarea').last(), 'On the second day'),
    click('step 5', (page) => step(page, 4)),
    click('back to 14 interventions', (page) => step(page, 3)),
  ],
};

const activity: Journey = {
  name: 'activity form',
  account: 'staff@example.org',
  path: async () => '/three-w/activities/new?event=1',
  ready: (page) => field(page, 'title'),
  actions: [
    type('typing in a text', (page) => field(page, 'title'), 'Relief at'),
    click('select of 190 societies opens', (page) => field(page, 'reporting_ns')),
    type('typing in its search', searchOf, 'ken'),
    click('choosing', (page) => optionOf(page, 0)),
    type('typing an address', (page) => field(page, 'reporting_ns_contact_email'), 'a@b.org'),
    click('step 2', (page) => page.locator('main form').getByRole('navigation').getByRole('button').nth(1)),
    click('a sector', (page) => page.getByRole('checkbox', { name: 'Health', exact: true })),
    click('an action', (page) => page.getByRole('checkbox', { name: /^Search and rescue/ })),
    click('step 3', (page) => page.locator('main form').getByRole('navigation').getByRole('button').nth(2)),
    click('a choice', (page) => page.getByRole('radio', { name: 'Households' }).first()),
    type('typing a count', (page) => page.getByRole('textbox', { name: 'Households' }).first(), '25'),
  ],
};

const searchField = (page: Page) => page.getByRole('combobox', { name: /^Search emergencies/ });

const search: Journey = {
  name: 'search',
  path: async () => '/',
  ready: (page) => searchField(page),
  actions: [
    type('typing', (page) => searchField(page), 'flood'),
    key('to the first', 'ArrowDown'),
    key('to the second', 'ArrowDown'),
    key('closed', 'Escape'),
    key('results', 'Enter'),
    click('a result', (page) => page.locator('main a').nth(2)),
  ],
};

export const journeys: readonly Journey[] = [list, country, map, dref, activity, search];
