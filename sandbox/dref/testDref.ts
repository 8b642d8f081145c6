import { afterEach, beforeEach, expect } from 'vitest';
import type { DrefMini } from '#contract/dref';
import type { Dref } from '#contract/drefDocument';
import { openTestSandbox, type TestSandbox } from '../testSandbox';

/** The demo accounts of the tests. */
export type Who = 'staff' | 'dref.coordinator' | 'region.admin' | 'super' | 'guest' | 'validator';

/** A page of a list. */
export interface Page<Item> {
  count: number;
  results: Item[];
}

/** The body of a rejected request. */
export interface Refusal {
  errors: Record<string, unknown>;
}

/** Kenya, in the region of the coordinator of Africa. */
export const kenya = 107;
/** The minimum body of an application. */
export const response = { national_society: kenya, country: kenya, title: 'Floods', type_of_dref: 2, type_of_onset: 2 };

/**
 * Opens a sandbox with a controlled clock before each test of a file.
 *
 * @returns the current sandbox, and functions that advance the clock, call an endpoint as an account, create and approve an application,
 * and list active DREFs
 */
export function drefSandbox() {
  let sandbox: TestSandbox;
  let now: Date;
  let tokens: Record<Who, string>;

  beforeEach(async () => {
    now = new Date();
    sandbox = openTestSandbox({ clock: () => now });
    tokens = {
      staff: await sandbox.logIn('staff'),
      'dref.coordinator': await sandbox.logIn('dref.coordinator'),
      'region.admin': await sandbox.logIn('region.admin'),
      super: await sandbox.logIn('super'),
      guest: await sandbox.logIn('guest'),
      validator: await sandbox.logIn('validator'),
    };
  });
  afterEach(() => sandbox.close());

  const later = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1_000);
  };

  async function call<Answer>(who: Who, endpoint: string, body?: unknown, language = 'en') {
    const response = await sandbox.request(endpoint, {
      token: tokens[who],
      body,
      headers: { 'Accept-Language': language },
    });
    const text = await response.text();
    return { status: response.status, body: (text === '' ? null : JSON.parse(text)) as Answer };
  }

  const create = async (body: object = response, language = 'en') => {
    later(1);
    const made = await call<Dref>('staff', 'POST /api/v2/dref/', body, language);
    expect(made.status).toBe(201);
    return made.body;
  };

  const approved = async (body?: object) => {
    const { id } = await create(body);
    await call('dref.coordinator', `POST /api/v2/dref/${id}/finalize/`, {});
    expect((await call('dref.coordinator', `POST /api/v2/dref/${id}/approve/`, {})).status).toBe(200);
    return id;
  };

  const active = async (who: Who) =>
    (await call<Page<DrefMini>>(who, 'GET /api/v2/active-dref/?limit=999')).body.results;

  return { sandbox: () => sandbox, later, call, create, approved, active };
}

/** The ids of some rows. */
export const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
