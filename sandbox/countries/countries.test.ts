import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Appeal } from '#contract/appeal';
import type { Country, CountryDetail } from '#contract/country';
import type {
  CountryDisasterTypeCount,
  CountryDisasterTypeMonthly,
  CountryKeyFigure,
  HistoricalDisaster,
} from '#contract/countryHistory';
import type { CountrySnippet } from '#contract/countrySnippet';
import type { Event } from '#contract/event';
import { openTestSandbox, type TestSandbox } from '../testSandbox';

let sandbox: TestSandbox;
let countries: Country[];
beforeAll(async () => {
  sandbox = openTestSandbox();
  countries = (await sandbox.json<{ results: Country[] }>('GET /api/v2/country/?limit=9999')).results;
});
afterAll(() => sandbox.close());

const idOf = (iso: string) => countries.find((country) => country.iso === iso)?.id ?? 0;
const detail = (iso: string) => sandbox.json<CountryDetail>(`GET /api/v2/country/${idOf(iso)}/`);
const decade = `start_date_from=${new Date().getFullYear() - 10}-01-01&start_date_to=${new Date().getFullYear()}-12-31`;
const history = <Answer>(iso: string, of: string, query = decade) =>
  sandbox.json<Answer>(`GET /api/v2/country/${idOf(iso)}/${of}/?${query}`);

describe('the past of a country is counted from its rows', () => {
  test('its figures are those of the appeals that began in the period, early action left out', async () => {
    const { results } = await sandbox.json<{ results: Appeal[] }>(
      `GET /api/v2/appeal/?limit=9999&country=${idOf('KE')}`,
    );
    const from = `${new Date().getFullYear() - 10}`;
    const counted = results.filter(({ atype, start_date }) => atype !== 3 && (start_date ?? '') >= from);
    const figures = await history<CountryKeyFigure>('KE', 'figure');
    expect(counted.length).toBeGreaterThan(0);
    expect(figures.active_drefs).toBe(counted.filter(({ atype }) => atype === 0).length);
    expect(figures.active_appeals).toBe(counted.filter(({ atype }) => atype === 1 || atype === 2).length);
    expect(figures.target_population).toBe(
      counted.reduce((sum, { num_beneficiaries }) => sum + (num_beneficiaries ?? 0), 0),
    );
  });

  test('a period without an appeal has no figures at all', async () => {
    const figures = await history<CountryKeyFigure>(
      'KE',
      'figure',
      'start_date_from=1950-01-01&start_date_to=1950-12-31',
    );
    expect(new Set(Object.values(figures))).toEqual(new Set([null]));
  });

  test('its emergencies are counted by type, listed by month, and once more for each appeal', async () => {
    const token = await sandbox.logIn('super');
    const { results } = await sandbox.json<{ results: Event[] }>(
      `GET /api/v2/event/?limit=9999&countries__in=${idOf('KE')}&disaster_start_date__gte=${new Date().getFullYear() - 10}-01-01`,
      { token },
    );
    const counts = await history<CountryDisasterTypeCount[]>('KE', 'disaster-count');
    const months = await history<CountryDisasterTypeMonthly[]>('KE', 'disaster-monthly-count');
    const past = await history<HistoricalDisaster[]>('KE', 'historical-disaster');
    expect(results.length).toBeGreaterThan(0);
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(results.length);
    expect(months).toHaveLength(results.length);
    expect(months.every(({ date }) => date.endsWith('-01T00:00:00Z'))).toBe(true);
    expect(past.length).toBeGreaterThanOrEqual(results.length);
    for (const { amount_requested, amount_funded } of past)
      expect(amount_requested === null).toBe(amount_funded === null);
    const [type] = counts;
    const ofType = await history<HistoricalDisaster[]>(
      'KE',
      'historical-disaster',
      `${decade}&dtype=${type?.disaster_id}`,
    );
    expect(new Set(ofType.map(({ disaster_id }) => disaster_id))).toEqual(new Set([type?.disaster_id]));
  });

  test.each([
    ['/api/v2/country/99999/figure/', 404],
    ['/api/v2/country/1/disaster-count/?start_date_from=yesterday', 400],
  ])('%s answers %i', async (path, status) => expect((await sandbox.request(`GET ${path}`)).status).toBe(status));
});

describe('what is written about a country', () => {
  test.each([
    [undefined, 2],
    ['guest', 2],
    ['staff', 3],
    ['admin', 4],
  ])('%s sees %i texts of Kenya', async (account, count) => {
    const token = account && (await sandbox.logIn(account));
    const { results } = await sandbox.json<{ results: CountrySnippet[] }>(
      `GET /api/v2/country_snippet/?country=${idOf('KE')}`,
      token ? { token } : {},
    );
    expect(results).toHaveLength(count);
  });

  test('the tab name follows the language, contacts and links are complete', async () => {
    const kenya = await sandbox.json<CountryDetail>(`GET /api/v2/country/${idOf('KE')}/`, {
      headers: { 'Accept-Language': 'fr' },
    });
    expect(kenya.additional_tab_name).toBe('Ressources du pays');
    expect([kenya.contacts.length, kenya.links.length]).toEqual([3, 3]);
    expect((await detail('NP')).additional_tab_name).toBeNull();
  });

  test('territories name their state, disputed ones and countries do not; one country has no extent', async () => {
    expect((await detail('GL')).sovereign_state_id).toBe(idOf('DK'));
    expect((await detail('EH')).sovereign_state_id).toBeNull();
    expect((await detail('DK')).sovereign_state_id).toBeNull();
    expect((await detail('TV')).bbox).toBeNull();
  });
});
