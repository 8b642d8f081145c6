import { screen, within } from '@testing-library/react';
import { addDays, formatISO } from 'date-fns';
import type { EmergencyProject } from '#contract/emergencyProject';
import type { Project } from '#contract/project';
import { openApp, sandboxServer } from './renderApp';

type Options = Parameters<typeof openApp>[2];
type User = Awaited<ReturnType<typeof openApp>>['user'];

const kenya = 107;

/** The minimum body of an activity that the form accepts. */
export const fullActivity = {
  title: 'Relief in the lake basin',
  event: 1,
  country: kenya,
  districts: [],
  activity_lead: 'national_society',
  reporting_ns: kenya,
  reporting_ns_contact_name: 'Ada',
  reporting_ns_contact_role: 'Lead',
  reporting_ns_contact_email: 'ada@example.org',
  start_date: '2026-01-05',
  end_date: '2026-12-05',
  activities: [{ sector: 1, action: 15, people_count: 30, people_households: 'people', custom_supplies: {} }],
};

/** The minimum body of a project that the form accepts. */
export const fullProject = {
  name: 'Clean springs',
  reporting_ns: kenya,
  project_country: kenya,
  project_districts: [],
  operation_type: 0,
  programme_type: 2,
  primary_sector: 0,
  start_date: '2026-01-05',
  end_date: '2099-12-05',
  visibility: 'public',
};

/** Starts the stand-in API for the 3W forms of a test file; returns functions to store records and open forms. */
export function threeWServer() {
  const server = sandboxServer();
  const ask = async (endpoint: string, body?: object, as = 'admin') => {
    const token = await server.sandbox.logIn(as);
    return server.sandbox.request(endpoint, { token, ...(body ? { body } : {}) });
  };
  return {
    server,
    ask,
    storeActivity: async (parts: object = {}): Promise<EmergencyProject> =>
      (await ask('POST /api/v2/emergency-project/', { ...fullActivity, ...parts })).json(),
    storeProject: async (parts: object = {}): Promise<Project> =>
      (await ask('POST /api/v2/project/', { ...fullProject, ...parts })).json(),
    /** The id of a province of the country of both records. */
    firstProvince: async () => {
      const { results } = await server.sandbox.json<{ results: { id: number }[] }>(
        `GET /api/v2/district/?country=${kenya}`,
      );
      const [first] = results;
      if (!first) throw new Error('Kenya has no province');
      return first.id;
    },
    activity: async (id: number): Promise<EmergencyProject> =>
      (await ask(`GET /api/v2/emergency-project/${id}/`)).json(),
    project: async (id: number): Promise<Project> => (await ask(`GET /api/v2/project/${id}/`)).json(),
    openForm: async (path: string, options: Options = {}) => {
      const app = await openApp(server, path, { as: 'admin', ...options });
      await screen.findByRole('form');
      return app;
    },
  };
}

/** Chooses an option of a searchable select. */
export async function choose(user: User, label: string, option: string | RegExp, typed = '') {
  await user.click(await screen.findByRole('combobox', { name: label }));
  const search = await screen.findByRole('combobox', { name: 'Search' });
  if (typed) await user.type(search, typed);
  const [first] = await screen.findAllByRole('option', { name: option });
  if (first) await user.click(first);
}

/** Confirms the review dialog of the form. */
export async function confirmReview(user: User) {
  const dialog = await screen.findByRole('alertdialog', { name: 'Check before you submit' });
  await user.click(within(dialog).getByRole('button', { name: 'Submit' }));
}

export const lastPart = (place: string) => Number(place.split('/').at(-1));

/** Gives another day with each call: a record with the same first day counts as the one whose response was lost. */
export function differentDays(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return formatISO(addDays(new Date(2026, 1, 0), count), { representation: 'date' });
  };
}
