import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestOfAugust } from '#tests/eapOfMay';
import { recordings } from '#tests/recordings';
import { openTestSandbox, type TestSandbox } from '../testSandbox';
import { registrationOf, simplifiedOf } from './testEap';

// Refusals that were recorded from the server of May, sent again with the names of August: the same status and the same fields.

let sandbox: TestSandbox;
let token: string;
let registration: number;
let document: { id: number; modified_at: string };

const post = <Answer>(path: string, body: object) => sandbox.json<Answer>(`POST /api/v2/${path}`, { token, body });

beforeAll(async () => {
  sandbox = openTestSandbox();
  token = await sandbox.logIn('super');
  registration = (await post<{ id: number }>('eap-registration/', registrationOf(107))).id;
  const other = (await post<{ id: number }>('eap-registration/', registrationOf(107))).id;
  document = await post('simplified-eap/', simplifiedOf(other));
});
afterAll(() => sandbox.close());

const recorded = new Map(recordings('exchanges'));

interface Case {
  readonly file: string;
  readonly endpoint: () => string;
  readonly changes?: object;
}

const cases: readonly Case[] = [
  { file: '04-registration-required', endpoint: () => 'POST /api/v2/eap-registration/' },
  { file: '05-registration-invalid', endpoint: () => 'POST /api/v2/eap-registration/' },
  { file: '12-seap-limits', endpoint: () => 'POST /api/v2/simplified-eap/', changes: { total_budget: 5 } },
  { file: '13-seap-file-entries', endpoint: () => 'POST /api/v2/simplified-eap/' },
  { file: '14-seap-operation-incomplete', endpoint: () => 'POST /api/v2/simplified-eap/' },
  { file: '17-seap-second-create', endpoint: () => 'POST /api/v2/simplified-eap/' },
  { file: '19-seap-obsolete', endpoint: () => `PATCH /api/v2/simplified-eap/${document.id}/` },
  { file: '20-seap-patch-incomplete-operation', endpoint: () => `PATCH /api/v2/simplified-eap/${document.id}/` },
];

/** The names of the errors, those of rows with their place. */
const names = (errors: unknown, path = ''): string[] =>
  Object.entries((errors ?? {}) as object).flatMap(([name, error]) => {
    const at = path === '' ? name : `${path}.${name}`;
    if (!Array.isArray(error)) return [at];
    if (error.every((each) => typeof each === 'string')) return [at];
    return error.flatMap((row, index) => names(row, `${at}.${index}`));
  });

test.each(cases)('$file', async ({ file, endpoint, changes = {} }) => {
  const exchange = recorded.get(`eap/${file}.json`);
  if (!exchange) throw new Error(`no exchange ${file}`);
  const sent = requestOfAugust(exchange) as Record<string, unknown>;
  // the countries and files of the recorded server have other ids here
  const isTaken = file === '17-seap-second-create';
  const own: Readonly<Record<string, unknown>> = {
    ...(sent.eap_registration !== undefined && { eap_registration: isTaken ? registration + 1 : registration }),
    ...(sent.national_society !== undefined && { national_society: 107 }),
    ...(file === '20-seap-patch-incomplete-operation' && { modified_at: document.modified_at }),
  };
  const answer = await sandbox.request(endpoint(), { token, body: { ...sent, ...own, ...changes } });
  const body = (await answer.json()) as { errors: unknown };
  expect(answer.status, JSON.stringify(body)).toBe(exchange.status);
  const asAugust = (each: string) =>
    each.replace('people_targeted', 'total_people_targeted').replace('_images', '_files');
  const isOfDocument = /^1[23]/.test(file);
  const expected = names((exchange.response as { errors: unknown }).errors).map((each) =>
    isOfDocument ? asAugust(each) : each,
  );
  const ignored = /national_society_contact_title|disaster_sub_type|hazard_impact_files\.0/;
  expect(
    names(body.errors)
      .filter((each) => !ignored.test(each))
      .toSorted(),
  ).toEqual(expected.toSorted());
});
