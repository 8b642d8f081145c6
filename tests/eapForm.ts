import { screen } from '@testing-library/react';
import type { EapRegistration } from '#contract/eap';
import type { FullEap, SimplifiedEap } from '#contract/eapDocument';
import { openApp, sandboxServer } from './renderApp';

type Options = Parameters<typeof openApp>[2];

/** The minimum body of a registration, for Nepal. */
const registrationBody = (country: number) => ({
  national_society: country,
  country,
  disaster_type: 12,
  national_society_contact_name: 'Asha Rai',
  national_society_contact_title: 'Head of disaster management',
  national_society_contact_email: 'asha.rai@example.org',
});

const contact = {
  national_society_contact_name: 'Asha Rai',
  national_society_contact_title: 'Head of disaster management',
  national_society_contact_email: 'asha.rai@example.org',
};

/** The minimum bodies of both kinds of document. */
const bodies = {
  simplified: { ...contact, seap_timeframe: 2, early_actions: [], potential_risks: [] },
  full: {
    ...contact,
    expected_submission_time: '2027-03-01',
    objective: 'Fewer losses',
    early_actions: [],
    key_actors: [],
    prioritized_impacts: [],
  },
} as const;

/** Starts the stand-in API for the tests of a file about protocols; returns functions to store documents and open pages. */
export function eapServer(options: Parameters<typeof sandboxServer>[0] = {}) {
  const server = sandboxServer(options);
  const ask = async (endpoint: string, body?: object, as = 'super') => {
    const token = await server.sandbox.logIn(as);
    return server.sandbox.request(endpoint, { token, ...(body ? { body } : {}) });
  };
  const read = async <Answer>(path: string): Promise<Answer> => (await ask(`GET /api/v2/${path}`)).json();
  const nepal = async () => {
    const { results } = await read<{ results: { id: number; iso: string }[] }>('country/?limit=999');
    return results.find(({ iso }) => iso === 'NP')?.id ?? 0;
  };
  /** Registers a protocol of Nepal. */
  const register = async (body: object = {}): Promise<EapRegistration> =>
    (await ask('POST /api/v2/eap-registration/', { ...registrationBody(await nepal()), ...body })).json();
  const create = async <Kind extends 'simplified' | 'full'>(kind: Kind, body: object = {}, registration?: number) => {
    const owner = registration ?? (await register()).id;
    const answer = await ask(`POST /api/v2/${kind}-eap/`, { eap_registration: owner, ...bodies[kind], ...body });
    if (answer.status !== 201) throw new Error(await answer.text());
    return (await answer.json()) as Kind extends 'full' ? FullEap : SimplifiedEap;
  };
  const open = async (path: string, more: Options = {}) => {
    const app = await openApp(server, path, { as: 'country.admin', ...more });
    await screen.findByRole('form');
    return app;
  };
  const registrations = async (): Promise<readonly EapRegistration[]> =>
    (await read<{ results: EapRegistration[] }>('eap-registration/?limit=99')).results;
  return {
    server,
    ask,
    read,
    register,
    create,
    open,
    registrations,
    registration: (id: number) => read<EapRegistration>(`eap-registration/${id}/`),
    simplified: (id: number) => read<SimplifiedEap>(`simplified-eap/${id}/`),
    full: (id: number) => read<FullEap>(`full-eap/${id}/`),
  };
}
