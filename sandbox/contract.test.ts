import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { EndpointSpec } from '#contract/endpoint';
import { endpoints } from '#contract/endpoints';
import { addressOf } from './apiAddresses';
import { rooms } from './rooms';
import { openTestSandbox, type TestSandbox } from './testSandbox';

const specs: [string, EndpointSpec][] = Object.entries(endpoints);
const gets = specs.filter(([name, { response }]) => name.startsWith('GET ') && response);
const offered = new Set(rooms.flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint)));

/** Values for slots and for parameters that an endpoint requires. */
const addresses: Record<string, string> = {
  'GET /api/v2/event/{slug}': 'GET /api/v2/event/lake-basin-floods-1',
  'GET /api/v2/language/{id}/': 'GET /api/v2/language/fr/',
  // A person may only read their own record; the superuser is the ninth.
  'GET /api/v2/user/{id}/': 'GET /api/v2/user/9/',
  // Of a DREF with an operational update.
  'GET /api/v2/dref3/{appeal_code}/': 'GET /api/v2/dref3/MDRKE101/',
  // Kenya, which has a published plan.
  'GET /api/v2/country-plan/{country}/': 'GET /api/v2/country-plan/107/',
  'GET /api/v2/country/{id}/databank/': 'GET /api/v2/country/107/databank/',
  'GET /api/v1/country-seasonal/': 'GET /api/v1/country-seasonal/?iso3=ken',
  'GET /api/v1/earthquake/': 'GET /api/v1/earthquake/?iso3=npl',
  'GET /api/v1/publish-report/': 'GET /api/v1/publish-report/?iso3=npl',
  'GET /api/v1/country-imminent-counts/': 'GET /api/v1/country-imminent-counts/?iso3=fji',
  'GET /api/v1/gdacs/{id}/exposure/': 'GET /api/v1/gdacs/2/exposure/',
  'GET /api/v1/adam-exposure/{id}/exposure/': 'GET /api/v1/adam-exposure/3/exposure/',
  'GET /api/v1/meteoswiss/{id}/exposure/': 'GET /api/v1/meteoswiss/5/exposure/',
  // The first unit was never edited.
  'GET /api/v2/local-units/{id}/latest-change-request/': 'GET /api/v2/local-units/2/latest-change-request/',
  'GET /api/v2/eap/global-files/{template}/': 'GET /api/v2/eap/global-files/budget_template/',
  'GET /api/v1/search/': 'GET /api/v1/search/?keyword=flood',
  'GET /api/v1/aggregate/': 'GET /api/v1/aggregate/?model_type=appeal&sum_amount_funded=amount_funded',
};

/** Lists that are empty in a new sandbox, and detail endpoints without a record. */
const mayBeEmpty = ['GET /api/v2/external-token/', 'GET /api/v2/alert-subscription/'];

describe('every response matches the contract', () => {
  let sandbox: TestSandbox;
  let token: string;
  beforeAll(async () => {
    sandbox = openTestSandbox();
    token = await sandbox.logIn('super');
    await sandbox.request('POST /api/v2/external-token/', { token, body: { title: 'Analysis' } });
    await sandbox.request('POST /api/v2/add_subscription/', { token, body: [{ type: 'followedEvent', value: 3 }] });
    const exported = { export_id: 1, export_type: 'dref-applications' };
    await sandbox.request('POST /api/v2/pdf-export/', { token, body: exported });
  });
  afterAll(() => sandbox.close());

  test.each(gets)('%s', async (name, { api, response }) => {
    const path = addresses[name] ?? name.replace('{id}', '1');
    const address = addressOf(path, api);
    const whole = address.includes('?') ? address : `${address}?limit=9999`;
    for (const language of ['en', 'ar']) {
      const answer = await sandbox.request(whole, { token, headers: { 'Accept-Language': language } });
      const body: unknown = await answer.json();
      expect(answer.status, JSON.stringify(body)).toBe(200);
      const read = response && z.safeParse(response, body);
      expect(read?.error?.issues.slice(0, 3), name).toBeUndefined();
      if (typeof body === 'object' && body !== null && 'results' in body && !mayBeEmpty.includes(name)) {
        expect(body.results, name).not.toHaveLength(0);
      }
    }
  });

  test('the sandbox has every endpoint of the contract', () => {
    const notOffered = specs.map(([name]) => name).filter((name) => !offered.has(name));
    expect(notOffered).toEqual([]);
  });
});
