import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  AdamEvent,
  GdacsEvent,
  GdacsExposure,
  ImminentCounts,
  MeteoSwissEvent,
  PdcEvent,
  PdcExposure,
} from '#contract/riskEvent';
import type { CountrySeasonal, RiskScore, Seasonal } from '#contract/riskSeasonal';
import { openTestSandbox, type TestSandbox } from '../testSandbox';

interface Page<Item> {
  count: number;
  next: string | null;
  results: Item[];
}

let sandbox: TestSandbox;
beforeAll(() => {
  sandbox = openTestSandbox();
});
afterAll(() => sandbox.close());

const list = <Item>(path: string) => sandbox.json<Page<Item>>(`GET /risk/api/v1/${path}`);

describe('imminent events', () => {
  test.each(['gdacs', 'pdc', 'adam-exposure', 'meteoswiss'])('%s has several, each with its details', async (path) => {
    const { results } = await list<{ id: number }>(`${path}/?limit=9999`);
    expect(results.length).toBeGreaterThan(5);
    for (const { id } of results.slice(0, 8)) {
      expect((await sandbox.request(`GET /risk/api/v1/${path}/${id}/exposure/`)).status).toBe(200);
    }
  });

  test('expired and old events are not listed and have no details', async () => {
    const { results } = await list<PdcEvent>('pdc/?limit=9999');
    expect(results.every(({ status }) => status === 'A')).toBe(true);
    expect(results.map(({ hazard_name }) => hazard_name)).not.toContain('Flood of last month');
    const gone = await sandbox.request('GET /risk/api/v1/pdc/11/exposure/');
    expect([gone.status, await gone.json()]).toEqual([404, { detail: 'Not found.' }]);
  });

  test('the list has the newest row of an event that was updated or stored for several countries', async () => {
    const { results: pdc } = await list<PdcEvent>('pdc/?limit=9999');
    expect(pdc.filter(({ uuid }) => uuid === '0a-makoa').map(({ hazard_name }) => hazard_name)).toEqual([
      'Tropical Cyclone MAKOA',
    ]);
    const { results: adam } = await list<AdamEvent>('adam-exposure/?limit=9999');
    expect(
      adam.filter(({ event_id }) => event_id === 'makoa').map(({ country_details }) => country_details?.iso3),
    ).toEqual(['fji']);
  });

  test('the country filter matches a part of the code in any case, the region filter an id; events without people match neither', async () => {
    const fiji = await list<PdcEvent>('pdc/?iso3=FJI');
    expect(fiji.results.map(({ uuid }) => uuid)).toContain('0a-makoa');
    const names = async (query: string) =>
      (await list<PdcEvent>(`pdc/?limit=9999&${query}`)).results.map(({ uuid }) => uuid);
    expect(await names('')).toContain('0d');
    const everywhere = await Promise.all([0, 1, 2, 3, 4].map((region) => names(`region=${region}`)));
    expect(everywhere.flat()).not.toContain('0d');
    const refused = await sandbox.request('GET /risk/api/v1/pdc/?region=9');
    expect([refused.status, Object.keys(await refused.json())]).toEqual([400, ['region']]);
  });

  test('counts are of one country, and empty without one', async () => {
    expect(await sandbox.json<ImminentCounts>('GET /risk/api/v1/country-imminent-counts/')).toEqual({
      pdc: 0,
      adam: 0,
      gdacs: 0,
      meteoswiss: 0,
    });
    const counts = await sandbox.json<ImminentCounts>('GET /risk/api/v1/country-imminent-counts/?iso3=fji');
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(0);
  });

  test('footprints cross the antimeridian, and times are written as each source writes them', async () => {
    const pdc = await sandbox.json<PdcExposure>('GET /risk/api/v1/pdc/1/exposure/');
    const longitudes = pdc.storm_position_geojson?.map(({ geometry }) => Number(geometry?.coordinates[0])) ?? [];
    expect(Math.min(...longitudes)).toBeLessThan(-170);
    expect(Math.max(...longitudes)).toBeGreaterThan(170);
    expect(pdc.storm_position_geojson?.[0]?.properties?.forecast_date_time).toMatch(
      /^\d{4} [A-Z]{3} \d{2}, \d{2}:\d{2}Z$/,
    );
    const gdacs = await sandbox.json<GdacsExposure>('GET /risk/api/v1/gdacs/2/exposure/');
    expect(gdacs.footprint_geojson?.metadata?.todate).toMatch(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}$/);
  });

  test('the data has the gaps of real data', async () => {
    const { results: gdacs } = await list<GdacsEvent>('gdacs/?limit=9999');
    expect(gdacs.some(({ country_details }) => country_details === null)).toBe(true);
    expect(gdacs.some(({ latitude }) => latitude === null)).toBe(true);
    const { results: adam } = await list<AdamEvent>('adam-exposure/?limit=9999');
    expect(adam.filter(({ hazard_type }) => hazard_type === 'FL').every(({ title }) => title === null)).toBe(true);
    const { results: swiss } = await list<MeteoSwissEvent>('meteoswiss/?limit=9999');
    expect(swiss.some(({ event_details }) => event_details === null)).toBe(true);
  });
});

describe('seasonal data', () => {
  test('is one object, filtered by region or country', async () => {
    const all = await sandbox.json<Seasonal[]>('GET /risk/api/v1/seasonal/');
    expect(all).toHaveLength(1);
    const africa = await sandbox.json<Seasonal[]>('GET /risk/api/v1/seasonal/?region=0');
    const regions = new Set(africa[0]?.idmc.map(({ country_details }) => country_details?.region));
    expect([...regions]).toEqual([0]);
    expect(all[0]?.raster_displacement_data.some(({ country_details }) => country_details?.iso3 === null)).toBe(true);
    expect(new Set(all[0]?.idmc.map(({ id }) => id)).size).toBe(all[0]?.idmc.length);
  });

  test('has a row without a hazard', async () => {
    const [all] = await sandbox.json<Seasonal[]>('GET /risk/api/v1/seasonal/?iso3=ken');
    expect(all?.idmc.some(({ hazard_type }) => hazard_type === '')).toBe(true);
  });

  test('of one country requires its code', async () => {
    const refused = await sandbox.request('GET /risk/api/v1/country-seasonal/');
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { message: 'Please provide iso3 in the query params' },
    ]);
    const [kenya] = await sandbox.json<CountrySeasonal[]>('GET /risk/api/v1/country-seasonal/?iso3=KEN');
    expect(kenya?.inform_seasonal.length).toBeGreaterThan(1);
    expect(kenya?.gwis_seasonal).toHaveLength(1);
  });

  test('risk scores have pages of fifty, with one row for each country and hazard', async () => {
    const first = await list<RiskScore>('risk-score/');
    expect(first.results).toHaveLength(50);
    expect(first.next).toContain('/risk/api/v1/risk-score/?limit=50&offset=50');
  });
});

test('early actions are filtered by hazard and by a part of a sector’s name; an unknown hazard is refused', async () => {
  const actions = await list<{ sectors_details: { name: string }[]; hazard_type: string }>(
    'early-actions/?limit=9999&sectors=food&hazard_type=FL,DR',
  );
  expect(actions.count).toBeGreaterThan(0);
  for (const { sectors_details, hazard_type } of actions.results) {
    expect(sectors_details.map(({ name }) => name)).toContain('food security');
    expect(['FL', 'DR']).toContain(hazard_type);
  }
  expect((await sandbox.request('GET /risk/api/v1/early-actions/?hazard_type=XX')).status).toBe(400);
  const health = await list<{ id: number; sectors_details: { name: string }[] }>(
    'early-actions/?limit=9999&sectors=health',
  );
  const twice = health.results.filter(
    ({ sectors_details }) => sectors_details.filter(({ name }) => name.includes('health')).length === 2,
  );
  expect(twice.length).toBeGreaterThan(0);
  expect(health.count - new Set(health.results.map(({ id }) => id)).size).toBe(twice.length / 2);
});
