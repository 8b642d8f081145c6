import { describe, expect, test } from 'vitest';
import type { AdamEvent, AdamExposure, GdacsEvent, PdcExposure } from '#contract/riskEvent';
import { adamFacts, gdacsFacts, meteoSwissFacts, pdcFacts, stormImpacts, stormScale } from './eventFacts';
import { fromMeteoSwiss } from './imminentEvents';
import { adam, country, gdacs, pdc, swiss } from './testEvents';

/** @source reference/risk-watch.md, section 4.3 */

describe('facts', () => {
  const factOf = (facts: readonly { key: string; value: unknown }[], key: string) =>
    facts.find((fact) => fact.key === key)?.value;

  test('PDC shows every row, blank where there is no figure; the other sources leave blank rows out', () => {
    const { facts } = pdcFacts(pdc, {
      footprint_geojson: null,
      storm_position_geojson: null,
      cyclone_three_days_cou: null,
      cyclone_five_days_cou: null,
      capital_exposure: null,
      population_exposure: { total: { value: 1000, valueFormatted: '1,000' } },
    });
    expect([facts.length, factOf(facts, 'peopleExposed'), factOf(facts, 'schools')]).toEqual([8, '1,000', null]);
    expect(gdacsFacts(gdacs, undefined).facts).toEqual([]);
  });

  const exposedTo = (population_exposure: AdamExposure['population_exposure']): AdamExposure => ({
    storm_position_geojson: null,
    population_exposure,
  });

  const written = (facts: readonly { key: string; kind: string; value: unknown }[]) =>
    facts.map(({ key, kind, value }) => `${key} (${kind}): ${value}`);

  test('PDC: all that may be known', () => {
    const formatted = (valueFormatted: string) => ({ value: 1, valueFormatted });
    const item = { ...pdc, pdc_created_at: '2026-03-01T00:00:00Z', description: ' Heavy rain. ' };
    const { facts, links, description } = pdcFacts(item, {
      footprint_geojson: null,
      storm_position_geojson: null,
      cyclone_three_days_cou: null,
      cyclone_five_days_cou: null,
      population_exposure: { total: formatted('1'), households: formatted('2'), vulnerable: formatted('3') },
      capital_exposure: { total: formatted('4'), school: formatted('5'), hospital: formatted('6') },
    } as unknown as PdcExposure);
    expect(written(facts)).toEqual([
      'created (time): 2026-03-01T00:00:00.000Z',
      'updated (time): 2026-03-02T06:00:00.000Z',
      'peopleExposed (text): 1',
      'households (text): 2',
      'vulnerable (text): 3',
      'buildings (text): 4',
      'schools (text): 5',
      'hospitals (text): 6',
    ]);
    expect(links).toEqual([]);
    expect(description).toBe('Heavy rain.');
  });

  test.each([undefined, {}, { population_exposure: {}, capital_exposure: {} }])('PDC: exposure %j', (exposure) => {
    const { facts, description } = pdcFacts({ ...pdc, description: ' ' }, exposure as PdcExposure | undefined);
    expect(facts.filter(({ value }) => value !== null).map(({ key }) => key)).toEqual(['updated']);
    expect(description).toBeNull();
  });

  test('GDACS: all that may be known', () => {
    const event_details = {
      eventtype: 'TC',
      source: ' NOAA ',
      alertlevel: 'Red',
      severitydata: { severity: 1, severitytext: 'Hurricane', severityunit: '' },
      url: { report: ' https://report.example.org ' },
    };
    const population_exposure = {
      death: 0,
      displaced: 7,
      exposed_population: '5 million',
      people_affected: '1 million',
      impact: 'High',
    };
    const item = { ...gdacs, event_details } as GdacsEvent;
    const { facts, links, description } = gdacsFacts(item, { footprint_geojson: null, population_exposure });
    expect(written(facts)).toEqual([
      'source (text): NOAA',
      'deaths (compact): 0',
      'displaced (compact): 7',
      'peopleExposed (text): 5 million',
      'peopleAffected (text): 1 million',
      'impact (text): High',
      'severity (text): Hurricane',
      'alert (level): red',
    ]);
    expect(links).toEqual([{ key: 'report', href: 'https://report.example.org' }]);
    expect(description).toBeNull();
    expect(gdacsFacts({ ...gdacs, event_details: { eventtype: 'TC' } }, undefined).facts).toEqual([]);
    const other = gdacsFacts({ ...gdacs, event_details: { eventtype: 'TC', alertlevel: 'Purple' } }, undefined);
    expect(written(other.facts)).toEqual(['alert (text): Purple']);
  });

  test('ADAM: all that may be known', () => {
    const event_details = {
      wind_speed: 120,
      population_impact: 10.4,
      population: 99,
      source: 'JTWC',
      sitrep: 'No. 3',
      mag: 6.1,
      depth: 12,
      alert_level: 'Red',
      effective_date: '2026-03-01',
      from_date: '2026-03-02',
      to_date: '2026-03-03',
      flood_area: 40,
      fl_croplnd: 20,
      dashboard_url: 'https://dashboard.example.org',
      url: {
        map: 'https://map.example.org',
        shakemap: 'https://shakemap.example.org',
        population: 'https://population.example.org',
        wind: 'https://wind.example.org',
        rainfall: 'https://rainfall.example.org',
        shapefile: 'https://shapefile.example.org',
      },
    };
    const population_exposure = { exposure_60_kmh: 6, exposure_90_kmh: 9, exposure_120_kmh: 12 };
    const item = { ...adam, event_details } as AdamEvent;
    const exposure = { storm_position_geojson: null, population_exposure };
    const { facts, links, description } = adamFacts(item, exposure);
    expect(written(facts)).toEqual([
      'windSpeed (speed): 120',
      'peopleExposed (count): 10',
      'source (text): JTWC',
      'sitrep (text): No. 3',
      'magnitude (count): 6.1',
      'depth (km): 12',
      'alert (level): red',
      'effective (time): 2026-03-01',
      'from (time): 2026-03-02',
      'to (time): 2026-03-03',
      'exposed60 (count): 6',
      'exposed90 (count): 9',
      'exposed120 (count): 12',
      'floodArea (hectares): 40',
      'floodCropland (hectares): 20',
    ]);
    expect(links).toEqual(
      ['dashboard', 'shakemap', 'populationTable', 'wind', 'rainfall', 'shapefile'].map((key) => ({
        key,
        href: `https://${key === 'populationTable' ? 'population' : key}.example.org`,
      })),
    );
    expect(description).toBeNull();
    const nothing = { facts: [], figuresOf: null, links: [], description: null };
    expect(adamFacts({ ...adam, event_details: null }, undefined)).toEqual(nothing);
  });

  test.each([
    ['PDC without figures', () => pdcFacts(pdc, undefined), null],
    [
      'PDC, which does not say of which country they are',
      () => pdcFacts(pdc, { capital_exposure: { school: { value: 1, valueFormatted: '1' } } } as PdcExposure),
      { country: null },
    ],
    ['GDACS, of the whole event', () => gdacsFacts(gdacs, undefined), null],
    ['MeteoSwiss, of one country that its title names', () => meteoSwissFacts(swiss), null],
    [
      'ADAM without people by wind',
      () => adamFacts({ ...adam, country_details: country, event_details: { population_impact: 7 } }, undefined),
      null,
    ],
    [
      'ADAM, of the country of the row',
      () => adamFacts({ ...adam, country_details: country }, exposedTo({ exposure_90_kmh: 9 })),
      { country: 'Fiji' },
    ],
    ['ADAM without a country', () => adamFacts(adam, exposedTo({ exposure_60_kmh: 0 })), { country: null }],
  ])('whose figures are shown: %s', (_, facts, figuresOf) => {
    expect(facts().figuresOf).toEqual(figuresOf);
  });

  test('MeteoSwiss: when it began and was updated, and where its words are explained', () => {
    const { facts, links, description } = meteoSwissFacts(swiss);
    expect(written(facts)).toEqual(['started (time): null', 'updated (time): 2026-03-03T12:00:00.000Z']);
    expect(links.map(({ key, href }) => [key, new URL(href).protocol])).toEqual([
      ['severeWeather', 'https:'],
      ['classification', 'https:'],
    ]);
    expect(description).toBeNull();
  });

  test.each([
    ['2026-03-04T00:00:00Z', '2026-03-03T12:00:00Z', 'expected'],
    ['2026-03-03T12:00:00Z', '2026-03-03T12:00:00Z', 'started'],
    ['2026-03-02T00:00:00Z', '2026-03-03T12:00:00Z', 'started'],
    ['2026-03-04', '2026-03-03T12:00:00Z', 'expected'],
  ])('MeteoSwiss: a start on %s in a forecast of %s is %s', (start_date, updated_at, kind) => {
    const item = { ...swiss, start_date, updated_at };
    expect(fromMeteoSwiss(item).dateKind).toBe(kind);
    expect(meteoSwissFacts(item).facts[0]?.key).toBe(kind);
  });

  test('a flood of GDACS has no severity', () => {
    const severitydata = { severity: 1, severitytext: 'Magnitude 0 ', severityunit: '' };
    const of = (eventtype: string) =>
      gdacsFacts({ ...gdacs, event_details: { eventtype, severitydata } }, undefined).facts;
    expect(factOf(of('FL'), 'severity')).toBeUndefined();
    expect(factOf(of('TC'), 'severity')).toBe('Magnitude 0');
  });

  test('ADAM: the map stands in for the dashboard, all people for the affected ones, rounded', () => {
    const { facts, links } = adamFacts(
      { ...adam, event_details: { population: 1200.6, url: { map: 'https://map.example.org', wind: ' ' } } },
      undefined,
    );
    expect(factOf(facts, 'peopleExposed')).toBe(1201);
    expect(links).toEqual([{ key: 'dashboard', href: 'https://map.example.org' }]);
  });

  test.each([
    [32, 'tropicalStorm'],
    [33, 'category1'],
    [43, 'category2'],
    [50, 'category3'],
    [59, 'category4'],
    [71, 'category5'],
  ])('wind of %i m/s is a %s', (wind, scale) => {
    expect(stormScale(wind)).toBe(scale);
  });

  test('impacts that round to nothing are left out; people come before damage', () => {
    const impact = (impact_type: string, mean: number | null) => ({
      impact_type,
      mean,
      min: 0,
      max: 0,
      five_perc: 1.4,
      ninety_five_perc: null,
    });
    const found = stormImpacts([
      impact('direct_economic_damage', 10),
      impact('exposed_population_33mps', 2),
      impact('exposed_population_18mps', 5),
      impact('exposed_population_50mps', 0.4),
      impact('other', 3),
      impact('unexposed_population_64mps', 3),
      impact('exposed_population_64mps_low', 3),
      impact('exposed_population_59mps', null),
    ]);
    expect(found).toEqual([
      { kind: 'people', wind: 18, mean: 5, low: 1, high: null },
      { kind: 'people', wind: 33, mean: 2, low: 1, high: null },
      { kind: 'damage', wind: null, mean: 10, low: 1, high: null },
    ]);
    expect(stormImpacts(null)).toEqual([]);
  });
});
