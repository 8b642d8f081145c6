import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Appeal } from '#contract/appeal';
import type { Country, CountryDetail } from '#contract/country';
import type { CountryDatabank } from '#contract/countryDatabank';
import type { CountryDocument } from '#contract/countryDocument';
import type {
  CountryDisasterTypeCount,
  CountryDisasterTypeMonthly,
  CountryKeyFigure,
  HistoricalDisaster,
} from '#contract/countryHistory';
import type { CountryIncome } from '#contract/countryIncome';
import type { CountrySnippet } from '#contract/countrySnippet';
import type { Event } from '#contract/event';
import type { PublicPerAssessment, PublicPerProcess } from '#contract/publicPer';
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

describe('the history of a country is counted from its rows', () => {
  test('its figures count the appeals that started in the period, without early action', async () => {
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

  test('a period without an appeal has null figures', async () => {
    const figures = await history<CountryKeyFigure>(
      'KE',
      'figure',
      'start_date_from=1950-01-01&start_date_to=1950-12-31',
    );
    expect(new Set(Object.values(figures))).toEqual(new Set([null]));
  });

  test('its emergencies are counted by type and listed by month, once per appeal', async () => {
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

describe('the content of a country', () => {
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

  test('the tab name is in the language of the request, contacts and links are complete', async () => {
    const kenya = await sandbox.json<CountryDetail>(`GET /api/v2/country/${idOf('KE')}/`, {
      headers: { 'Accept-Language': 'fr' },
    });
    expect(kenya.additional_tab_name).toBe('Ressources du pays');
    expect([kenya.contacts.length, kenya.links.length]).toEqual([3, 3]);
    expect((await detail('NP')).additional_tab_name).toBeNull();
  });

  test('territories have their state, disputed ones and countries do not; one country has no extent', async () => {
    expect((await detail('GL')).sovereign_state_id).toBe(idOf('DK'));
    expect((await detail('EH')).sovereign_state_id).toBeNull();
    expect((await detail('DK')).sovereign_state_id).toBeNull();
    expect((await detail('TV')).bbox).toBeNull();
  });
});

describe('the databank of a country', () => {
  const databank = async (iso: string) =>
    sandbox.json<CountryDatabank>(`GET /api/v2/country/${idOf(iso)}/databank/`, {
      headers: { 'Accept-Language': 'fr' },
    });

  test('is complete for one, empty for another, and missing for a third', async () => {
    const [kenya, liechtenstein] = [await databank('KE'), await databank('LI')];
    expect(kenya.key_climate.map(({ month_display }) => month_display)[0]).toBe('janvier');
    expect(kenya.acaps.some(({ month }) => month?.includes('December') && month.includes('January'))).toBe(true);
    expect(kenya.wb_population?.districts.some(({ population }) => population === null)).toBe(true);
    expect([liechtenstein.world_bank_population, liechtenstein.wb_population, liechtenstein.acaps]).toEqual([
      null,
      null,
      [],
    ]);
    expect((await sandbox.request(`GET /api/v2/country/${idOf('TV')}/databank/`)).status).toBe(404);
  });

  test('the youngest volunteers are the total of both sexes', async () => {
    const kenya = await databank('KE');
    const both = (kenya.fdrs_female_volunteer_age_6_12 ?? 0) + (kenya.fdrs_male_volunteer_age_6_12 ?? 0);
    expect(kenya.fdrs_volunteer_age_6_12).toBe(both);
  });
});

describe('documents and income', () => {
  const list = <Item>(path: string) =>
    sandbox.json<{ count: number; results: Item[] }>(
      `GET ${path}${path.includes('?') ? '&' : '?'}country=${idOf('KE')}`,
    );

  test('exceed one page and are filtered by year, type and name', async () => {
    const all = await list<CountryDocument>('/api/v2/country-document/');
    expect(all.results.length).toBe(50);
    expect(all.count).toBeGreaterThan(50);
    const year = `${new Date().getFullYear() - 2}-01-01`;
    const ofYear = await list<CountryDocument>(`/api/v2/country-document/?year__gte=${year}&year__lte=${year}`);
    expect(new Set(ofYear.results.map((each) => each.year))).toEqual(new Set([year]));
    const plans = await list<CountryDocument>(
      '/api/v2/country-document/?document_type=Our Strategic Plan&ordering=-end_year'.replaceAll(' ', '%20'),
    );
    const ends = plans.results.map(({ end_year }) => end_year ?? '');
    expect(ends).toEqual(ends.toSorted().toReversed());
    expect((await list('/api/v2/country-document/?search=statutes')).count).toBe(14);
    const income = await list<CountryIncome>(`/api/v2/country-income/?date__gte=${year}&date__lte=${year}&limit=9999`);
    expect(income.results).toHaveLength(14);
    expect(income.results.some(({ value }) => value === null)).toBe(true);
  });
});

test('funded initiatives are in the language of the request, with their categories as a list', async () => {
  const kenya = await sandbox.json<CountryDetail>(`GET /api/v2/country/${idOf('KE')}/`, {
    headers: { 'Accept-Language': 'es' },
  });
  expect(kenya.initiatives.map(({ title }) => title)).toContain('Un registro de voluntarios');
  for (const { categories } of kenya.initiatives) expect(categories.length).toBeGreaterThan(0);
});

test('a deprecated country has an empty record and is in no list', async () => {
  const answer = await sandbox.request('GET /api/v2/country/290/');
  expect([answer.status, (await answer.json()).iso3]).toEqual([200, '']);
  expect(countries.some(({ id }) => id === 290)).toBe(false);
});

describe('public preparedness', () => {
  test('cycles are sorted latest first, a comma list is refused, and the assessment has ratings', async () => {
    const address = 'GET /api/v2/public-per-process-status/';
    const { results } = await sandbox.json<{ results: PublicPerProcess[] }>(`${address}?country=${idOf('KE')}`);
    const numbers = results.map(({ assessment_number }) => assessment_number);
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
    expect((await sandbox.request(`${address}?country=1,2`)).status).toBe(400);
    const assessed = results.find(({ assessment }) => assessment !== null);
    const { area_responses } = await sandbox.json<PublicPerAssessment>(
      `GET /api/v2/public-per-assessment/${assessed?.assessment}/`,
    );
    const values = area_responses.flatMap(({ component_responses }) =>
      component_responses.map(({ rating_details }) => rating_details?.value ?? null),
    );
    expect(values).toContain(null);
    expect(values).toContain(0);
    expect(values).toContain(5);
    expect((await sandbox.request('GET /api/v2/public-per-assessment/99999/')).status).toBe(404);
  });
});
