import { afterEach, beforeEach, expect } from 'vitest';
import type { EapRegistration } from '#contract/eap';
import type { FullEap, SimplifiedEap } from '#contract/eapDocument';
import { openTestSandbox, type TestSandbox } from '../testSandbox';

/** The demo accounts of the tests: the country administrator is of Nepal, the region administrator of the Americas. */
export type Who = 'staff' | 'country.admin' | 'region.admin' | 'admin' | 'super' | 'guest';

const accounts: readonly Who[] = ['staff', 'country.admin', 'region.admin', 'admin', 'super', 'guest'];

/** The minimum body of a registration. */
export const registrationOf = (country: number) => ({
  national_society: country,
  country,
  disaster_type: 12,
  national_society_contact_name: 'Asha',
  national_society_contact_title: 'Head',
  national_society_contact_email: 'asha@example.org',
});

/** The minimum body of a simplified protocol. */
export const simplifiedOf = (registration: number) => ({
  eap_registration: registration,
  seap_timeframe: 2,
  national_society_contact_name: 'Asha',
  national_society_contact_title: 'Head',
  national_society_contact_email: 'asha@example.org',
  early_actions: [],
  potential_risks: [],
});

export const fileForm = (fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    form.append(name, name.includes('file') ? new File(['content'], value) : value);
  }
  return form;
};

/** Opens a sandbox with a controlled clock before each test of a file. */
export function eapSandbox() {
  let sandbox: TestSandbox;
  let now: Date;
  let tokens: ReadonlyMap<Who, string>;
  let countries: ReadonlyMap<string, number>;

  beforeEach(async () => {
    now = new Date();
    sandbox = openTestSandbox({ clock: () => now });
    tokens = new Map(await Promise.all(accounts.map(async (who) => [who, await sandbox.logIn(who)] as const)));
    const page = await sandbox.json<{ results: { id: number; iso: string }[] }>('GET /api/v2/country/?limit=999');
    countries = new Map(page.results.map(({ id, iso }) => [iso, id]));
  });
  afterEach(() => sandbox.close());

  const later = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1_000);
  };

  async function call<Answer>(who: Who | null, endpoint: string, body?: unknown) {
    const answer = await sandbox.request(endpoint, { ...(who !== null && { token: tokens.get(who) ?? '' }), body });
    const text = await answer.text();
    return { status: answer.status, body: (text === '' ? null : JSON.parse(text)) as Answer };
  }

  const country = (iso: string) => {
    const id = countries.get(iso);
    if (id === undefined) throw new Error(`no country ${iso}`);
    return id;
  };

  const list = async (query = '') =>
    (await call<{ results: EapRegistration[] }>('staff', `GET /api/v2/eap-registration/?limit=99${query}`)).body
      .results;

  const find = async (matches: (row: EapRegistration) => boolean) => {
    const found = (await list()).find(matches);
    if (!found) throw new Error('no such protocol is seeded');
    return found;
  };

  const document = async <Kind extends 'simplified' | 'full'>(kind: Kind, id: number | null) =>
    (await call<Kind extends 'full' ? FullEap : SimplifiedEap>('super', `GET /api/v2/${kind}-eap/${id}/`)).body;

  const register = async (iso = 'NP') => {
    const made = await call<EapRegistration>('super', 'POST /api/v2/eap-registration/', registrationOf(country(iso)));
    expect(made.status).toBe(201);
    return made.body;
  };

  return { later, call, country, list, find, document, register };
}

/** The body of a refused request. */
export interface Refusal {
  readonly errors: Readonly<Record<string, unknown>>;
}
