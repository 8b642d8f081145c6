import { screen, within } from '@testing-library/react';
import type { FieldReport } from '#contract/fieldReport';
import { openApp, sandboxServer } from './renderApp';

type Options = Parameters<typeof openApp>[2];
type User = Awaited<ReturnType<typeof openApp>>['user'];

export const kenya = 107;

/** The minimum body of a report. */
export const basics = {
  countries: [kenya],
  dtype: 12,
  title: 'River floods',
  start_date: '2026-05-18T00:00:00Z',
  status: 9,
  visibility: 3,
};

/** A report with every field of an event, and fields that only other clients set. */
export const fullReport = {
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

/** The stand-in's URL of a report. */
export const reportUrl = (id: number) => `http://localhost:3000/api/v2/field-report/${id}/`;

/** Starts the stand-in API for the field report form of a test file; returns functions to file reports and open forms. */
export function reportFormServer() {
  const server = sandboxServer();

  const ask = async (operation: string, body?: object, as = 'staff') => {
    const token = await server.sandbox.logIn(as);
    return server.sandbox.request(operation, { token, ...(body ? { body } : {}) });
  };
  const open = async (path: string, options: Options = {}) => {
    const app = await openApp(server, path, { as: 'staff', ...options });
    await screen.findByRole('form');
    return app;
  };
  return {
    server,
    ask,
    file: async (body: object, as?: string): Promise<FieldReport> =>
      (await ask('POST /api/v2/field-report/', body, as)).json(),
    stored: async (id: number, as?: string): Promise<FieldReport> =>
      (await ask(`GET /api/v2/field-report/${id}/`, undefined, as)).json(),
    openNew: (options?: Options) => open('/field-reports/new', options),
    openEdit: (id: number, options?: Options) => open(`/field-reports/${id}/edit`, options),
  };
}

export const goTo = (user: User, step: RegExp) =>
  user.click(within(screen.getByRole('navigation', { name: 'Steps of the form' })).getByRole('button', { name: step }));

export const field = (name: string | RegExp) => screen.getByRole('textbox', { name });

export const fill = async (user: User, name: string | RegExp, text: string) => {
  const input = field(name);
  await user.clear(input);
  await user.click(input);
  await user.paste(text);
};

export async function choose(user: User, label: string, search: string, option: string | RegExp) {
  await user.click(screen.getByRole('combobox', { name: label }));
  await user.type(await screen.findByRole('combobox', { name: 'Search' }), search);
  await user.click(await screen.findByRole('option', { name: option }));
}

/** Fills the required fields of the first step. */
export async function fillContext(user: User, { type = 'Flood', title = 'River floods' } = {}) {
  await choose(user, 'Country', 'keny', 'Kenya');
  await choose(user, 'Disaster type', type, new RegExp(`^${type}`));
  await fill(user, /^(Start date|Start of outbreak|Forecast date)/, '2019-02-03');
  await fill(user, 'Title', title);
}

export const submit = async (user: User) => {
  await goTo(user, /Response/);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
};
