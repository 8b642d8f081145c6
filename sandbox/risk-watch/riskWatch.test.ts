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
    expect(new Set(gdacs.map(({ episode_id }) => typeof episode_id))).toEqual(new Set(['number', 'object']));
    const { results: pdc } = await list<PdcEvent>('pdc/?limit=9999');
    expect(pdc.some(({ uuid }) => uuid === null)).toBe(true);
    const { results: adam } = await list<AdamEvent>('adam-exposure/?limit=9999');
    expect(adam.filter(({ hazard_type }) => hazard_type === 'FL').every(({ title }) => title === null)).toBe(true);
    expect(adam.some(({ event_id }) => event_id === null)).toBe(true);
    const { results: swiss } = await list<MeteoSwissEvent>('meteoswiss/?limit=9999');
    expect(swiss.some(({ event_details }) => event_details === null)).toBe(true);
  });
});

describe('as the real service', () => {
  test('a GDACS event is found in its first country alone; the others stand in its details', async () => {
    const named = ({ results }: Page<GdacsEvent>) =>
      results.filter(({ hazard_name }) => /MAKOA/.test(hazard_name ?? ''));
    const [fiji, tonga] = await Promise.all(['fji', 'ton'].map((iso3) => list<GdacsEvent>(`gdacs/?iso3=${iso3}`)));
    expect(fiji && named(fiji)[0]?.event_details?.affectedcountries?.map(({ iso3 }) => iso3)).toEqual(['FJI', 'TON']);
    expect(tonga && named(tonga)).toEqual([]);
  });

  test('a GDACS event says when it was modified, its episode and its addresses; the newest import comes first', async () => {
    const { results } = await list<GdacsEvent>('gdacs/?limit=9999');
    for (const { event_details } of results) {
      if (event_details === null) continue;
      expect(Object.keys(event_details)).toEqual(
        expect.arrayContaining(['datemodified', 'episodealertlevel', 'iscurrent', 'glide']),
      );
      expect(Object.keys(event_details.url ?? {})).toEqual(['report', 'details', 'geometry']);
    }
    const ids = results.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  });

  test('footprints of floods, earthquakes, droughts and fires have classes of their own', async () => {
    const { results } = await list<GdacsEvent>('gdacs/?limit=9999');
    const classes = new Map<string, Set<unknown>>();
    for (const { id, hazard_type } of results) {
      const { footprint_geojson } = await sandbox.json<GdacsExposure>(`GET /risk/api/v1/gdacs/${id}/exposure/`);
      const own = classes.get(hazard_type) ?? new Set();
      for (const { properties } of footprint_geojson?.features ?? []) own.add(properties?.Class);
      classes.set(hazard_type, own);
    }
    expect(classes.get('FL')).toContain('Poly_Affected');
    expect(classes.get('EQ')).toContain('Poly_SMPInt_5');
    expect(classes.get('DR')).toContain('Poly_area');
    expect(classes.get('WF')).toContain('Poly_area');
    for (const hazard of ['FL', 'EQ', 'DR', 'WF']) expect(classes.get(hazard)).not.toContain('Poly_Red');
  });

  test('a region lists every run of a MeteoSwiss forecast, the world the newest alone', async () => {
    const storms = async (query: string) =>
      (await list<MeteoSwissEvent>(`meteoswiss/?limit=9999${query}`)).results.filter(
        ({ country_details, hazard_name }) => country_details?.iso3 === 'fji' && /MAKOA/.test(hazard_name ?? ''),
      );
    expect(await storms('')).toHaveLength(1);
    expect(await storms('&region=2')).toHaveLength(2);
  });

  test('the people of PDC are those of one country of the event', async () => {
    const { results } = await list<PdcEvent>('pdc/?limit=9999');
    const makoa = results.find(({ uuid }) => uuid === '0a-makoa');
    const { population_exposure } = await sandbox.json<PdcExposure>(`GET /risk/api/v1/pdc/${makoa?.id}/exposure/`);
    expect(population_exposure?.total?.value).toBe(306_000);
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

  test('has rows without a hazard or a kind, and confidences in any words', async () => {
    const [kenya] = await sandbox.json<CountrySeasonal[]>('GET /risk/api/v1/country-seasonal/?iso3=ken');
    expect(kenya?.idmc.map(({ hazard_type }) => hazard_type)).toEqual(expect.arrayContaining(['', null]));
    expect(kenya?.raster_displacement_data.map(({ hazard_type }) => hazard_type)).toContain(null);
    expect(kenya?.ipc_displacement_data.map(({ estimation_type }) => estimation_type)).toContain('');
    expect(kenya?.gwis.map(({ dsr_type }) => dsr_type)).toContain('');
    const [all] = await sandbox.json<Seasonal[]>('GET /risk/api/v1/seasonal/');
    expect(all?.idmc.map(({ confidence_type }) => confidence_type)).toEqual(
      expect.arrayContaining(['high', 'no data', 'less than 10 data points in the 39 years of records']),
    );
  });

  test('return periods have people for floods up to 1500 years, and losses for surges and winds up to 500', async () => {
    const [country] = await sandbox.json<CountrySeasonal[]>('GET /risk/api/v1/country-seasonal/?iso3=phl');
    const rows = country?.return_period_data ?? [];
    expect(rows.map(({ hazard_type }) => hazard_type).toSorted()).toEqual(['CD', 'FL', 'SS']);
    for (const row of rows) {
      const isFlood = row.hazard_type === 'FL';
      expect(row.one_thousand_five_hundred_years?.population_displacement !== undefined).toBe(isFlood);
      expect(row.five_hundred_years?.economic_loss !== undefined).toBe(!isFlood);
      expect(row.ten_years).toEqual({});
    }
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
