import { describe, expect, test } from 'vitest';
import type { AdamEvent, GdacsEvent, MeteoSwissEvent, PdcEvent, RiskFeature } from '#contract/riskEvent';
import { adamFacts, gdacsFacts, pdcFacts, stormImpacts, stormScale } from './eventFacts';
import { adamShapes, eventBounds, gdacsKind, gdacsShapes, layersIn, meteoSwissShapes, pdcShapes } from './eventShapes';
import { fromAdam, fromGdacs, fromMeteoSwiss, fromPdc, isShown, latestUpdate } from './imminentEvents';
import { firstSource, isAtLeast, levelNamed, sourcesIn } from './levels';
import { sourceDate } from './sourceDates';

/** @source reference/risk-watch.md, sections 1.2, 4.2 and 4.3 */

describe('the times of the sources', () => {
  test.each([
    ['2023 SEP 04, 00:00Z', '2023-09-04T00:00:00.000Z'],
    ['2023 sep 4, 18:30Z', '2023-09-04T18:30:00.000Z'],
    ['04/09/2023 18:00:00', '2023-09-04T18:00:00.000Z'],
    ['2023-09-04', '2023-09-04'],
    ['2023-09-04T06:00:00', '2023-09-04T06:00:00.000Z'],
    ['2023-09-04T06:00:00Z', '2023-09-04T06:00:00.000Z'],
    ['2023-09-04T06:00:00+02:00', '2023-09-04T04:00:00.000Z'],
    ['2023 FEB 30, 00:00Z', null],
    ['31/02/2023 00:00:00', null],
    ['2023 XYZ 04, 00:00Z', null],
    ['tomorrow', null],
    ['', null],
    [null, null],
    [17, null],
  ])('%s', (written, read) => {
    expect(sourceDate(written)).toBe(read);
  });
});

const country = { id: 1, name: ' Fiji ', iso: 'fj', iso3: 'FJI', region: 2 };

const pdc: PdcEvent = {
  id: 1,
  uuid: 'a',
  hazard_id: '1',
  hazard_name: ' Cyclone ',
  hazard_type: 'TC',
  status: 'A',
  status_display: 'Active',
  severity: 'watch',
  severity_display: 'Watch',
  description: null,
  latitude: -17,
  longitude: 178,
  start_date: '2026-03-01',
  end_date: null,
  created_at: '2026-03-01T00:00:00Z',
  pdc_created_at: null,
  pdc_updated_at: '2026-03-02T06:00:00Z',
  stale_displacement: false,
};
const gdacs: GdacsEvent = {
  id: 2,
  hazard_id: '2',
  episode_id: '1',
  hazard_name: null,
  hazard_type: 'FL',
  hazard_type_display: 'Flood',
  alert_level: 'Orange',
  country: 1,
  country_details: country,
  latitude: 0,
  longitude: 0,
  start_date: '2026-03-01T06:00:00Z',
  end_date: null,
  created_at: '2026-03-01T00:00:00Z',
  event_details: null,
};
const adam: AdamEvent = {
  id: 3,
  event_id: 'e',
  title: null,
  hazard_type: 'FL',
  hazard_type_display: 'Flood',
  country: null,
  country_details: null,
  publish_date: '2026-03-03',
  geojson: null,
  event_details: { latitude: 12.5, longitude: 32.5, alert_level: 'Red' },
};
const swiss: MeteoSwissEvent = {
  id: 4,
  hazard_name: 'NERYS',
  hazard_type: 'TC',
  hazard_type_display: 'Cyclone',
  country: 1,
  country_details: country,
  start_date: null,
  updated_at: '2026-03-03T12:00:00Z',
  latitude: null,
  longitude: 179,
  model_name: null,
  event_details: null,
};

describe('events of all sources have one shape', () => {
  const of = (event: object) => event;
  test.each([
    [
      'PDC',
      fromPdc(pdc),
      of({
        title: 'Cyclone',
        country: null,
        iso3: null,
        level: 'watch',
        date: '2026-03-01',
        dateKind: 'started',
        updated: '2026-03-02T06:00:00.000Z',
        position: [178, -17],
      }),
    ],
    [
      'PDC without severity, place or hazard',
      fromPdc({ ...pdc, severity: null, latitude: null, hazard_type: '' }),
      of({ level: null, position: null, hazard: null }),
    ],
    [
      'GDACS, on the equator and the meridian',
      fromGdacs(gdacs),
      of({ title: null, country: 'Fiji', iso3: 'fji', level: 'orange', position: [0, 0] }),
    ],
    [
      'GDACS whose details alone know the country',
      fromGdacs({
        ...gdacs,
        country_details: null,
        alert_level: null,
        event_details: { country: 'Tonga', iso3: 'TON', alertlevel: 'Red' },
      }),
      of({ country: 'Tonga', iso3: 'ton', level: 'red' }),
    ],
    [
      'ADAM',
      fromAdam(adam),
      of({
        title: null,
        country: null,
        level: 'red',
        dateKind: 'published',
        date: '2026-03-03',
        position: [32.5, 12.5],
      }),
    ],
    ['ADAM without details', fromAdam({ ...adam, event_details: null }), of({ level: null, position: null })],
    [
      'MeteoSwiss',
      fromMeteoSwiss(swiss),
      of({ title: 'NERYS', country: 'Fiji', level: null, date: null, position: null }),
    ],
  ])('%s', (_, event, expected) => {
    expect(event).toMatchObject(expected);
  });

  test('the newest update of a list, whatever its order', () => {
    expect(
      latestUpdate([
        { updated: '2026-03-02T00:00:00Z' },
        { updated: null },
        { updated: '2026-03-03T00:00:00Z' },
        { updated: '2026-03-01T00:00:00Z' },
      ]),
    ).toBe('2026-03-03T00:00:00Z');
    expect(latestUpdate([])).toBeNull();
  });
});

describe('levels', () => {
  test.each([
    ['pdc', 'Warning', 'warning'],
    ['gdacs', 'Orange', 'orange'],
    ['gdacs', 'warning', null],
    ['wfpAdam', 'Cones', null],
    ['meteoSwiss', 'Red', null],
    ['gdacs', null, null],
  ] as const)('%s %s', (source, text, level) => {
    expect(levelNamed(source, text)).toBe(level);
  });

  test.each([
    ['gdacs', 'red', 'orange', true],
    ['gdacs', 'orange', 'orange', true],
    ['gdacs', 'green', 'orange', false],
    ['pdc', 'advisory', 'watch', false],
    ['pdc', null, 'information', false],
  ] as const)('of %s, %s is at least %s: %s', (source, level, least, expected) => {
    expect(isAtLeast(source, level, least)).toBe(expected);
  });

  test('both filters hold, and an unset one lets all pass', () => {
    const event = fromGdacs(gdacs);
    expect(isShown(event, { hazard: null, level: null })).toBe(true);
    expect(isShown(event, { hazard: 'FL', level: 'orange' })).toBe(true);
    expect(isShown(event, { hazard: 'TC', level: 'orange' })).toBe(false);
    expect(isShown(event, { hazard: 'FL', level: 'red' })).toBe(false);
  });

  test('a country begins with the first source that has events and is offered', () => {
    const counts = { pdc: 0, adam: 2, gdacs: 1, meteoswiss: 0 };
    expect(firstSource(counts, sourcesIn('staging'))).toBe('wfpAdam');
    expect(firstSource(counts, sourcesIn('production'))).toBe('gdacs');
    expect(firstSource({ ...counts, pdc: 1 }, sourcesIn('production'))).toBe('pdc');
    expect(firstSource({ pdc: 0, adam: 2, gdacs: 0, meteoswiss: 3 }, sourcesIn('production'))).toBeNull();
  });
});

const square = {
  type: 'Polygon' as const,
  coordinates: [
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
      [0, 0],
    ],
  ],
};
const point = (longitude: number, latitude: number) => ({ type: 'Point' as const, coordinates: [longitude, latitude] });
const feature = (geometry: RiskFeature['geometry'], properties: Record<string, unknown> | null = {}): RiskFeature => ({
  type: 'Feature',
  geometry,
  properties,
});

describe('footprints of all sources have one shape', () => {
  const storm = [
    feature(point(179, -17), { forecast_date_time: '2026 MAR 03, 00:00Z', wind_speed_mph: 100 }),
    feature(point(178, -17), { forecast_date_time: '2026 MAR 01, 00:00Z', wind_speed_mph: null }),
    feature(square, { forecast_date_time: '2026 MAR 02, 00:00Z' }),
    feature(null),
  ];
  const exposure = {
    footprint_geojson: feature(square),
    storm_position_geojson: storm,
    cyclone_three_days_cou: null,
    cyclone_five_days_cou: [feature(square)],
    population_exposure: null,
    capital_exposure: null,
  };

  test('PDC: positions by time, later than the update are forecasts, joined to a track, miles turned into kilometres', () => {
    const shapes = pdcShapes(exposure, '2026-03-02T06:00:00Z');
    expect(shapes.points).toEqual([
      { position: [178, -17], time: '2026-03-01T00:00:00.000Z', isForecast: false, wind: null },
      { position: [179, -17], time: '2026-03-03T00:00:00.000Z', isForecast: true, wind: 161 },
    ]);
    expect(shapes.lines).toEqual([
      {
        type: 'LineString',
        coordinates: [
          [178, -17],
          [179, -17],
        ],
      },
    ]);
    expect(shapes.areas).toMatchObject([{ severity: 'unknown' }]);
    expect(shapes.cones).toHaveLength(1);
    expect(
      pdcShapes({ ...exposure, cyclone_three_days_cou: [feature({ ...square }), feature(square)] }, null).cones,
    ).toHaveLength(1);
  });

  test('PDC: nothing is drawn, not even a cone, where footprint and positions are missing', () => {
    expect(layersIn(pdcShapes({ ...exposure, footprint_geojson: null, storm_position_geojson: null }, null))).toEqual(
      [],
    );
  });

  test.each([
    ['Point_Centroid', 'centre'],
    ['Point_Polygon_Point_3', 'point'],
    ['Point_5', 'point'],
    ['Line_Line_0', 'line'],
    ['Poly_Cones', 'cone'],
    ['Poly_Red', 'area'],
    ['Poly_Green', 'area'],
    ['Poly_Polygon_Point_2', 'boundary'],
    ['Poly_Circle', 'unknown'],
    ['Grid_Cell', 'unknown'],
    [undefined, 'unknown'],
  ])('GDACS: %s is a %s', (className, kind) => {
    expect(gdacsKind(className)).toBe(kind);
  });

  test('GDACS: forecasts are later than the collection’s own time, day first', () => {
    const shapes = gdacsShapes({
      population_exposure: null,
      footprint_geojson: {
        type: 'FeatureCollection',
        metadata: { todate: '02/03/2026 00:00:00' },
        features: [
          feature(point(1, 1), { Class: 'Point_Centroid', alertlevel: 'Red' }),
          feature(point(2, 2), { Class: 'Point_Polygon_Point_0', trackdate: '01/03/2026 12:00:00' }),
          feature(point(3, 3), { Class: 'Point_Polygon_Point_1', trackdate: '03/03/2026 12:00:00', windspeed: 90 }),
          feature(square, { Class: 'Poly_Orange', polygonlabel: '90 km/h' }),
          feature(square, { Class: 'Poly_Cones' }),
          feature(square, { Class: 'Poly_Polygon_Point_0' }),
        ],
      },
    });
    expect(shapes.points.map(({ isForecast }) => isForecast)).toEqual([false, true]);
    expect(shapes.areas).toMatchObject([{ severity: 'orange', label: '90 km/h' }]);
    expect(shapes.centres).toEqual([{ position: [1, 1], severity: 'red' }]);
    expect(shapes.cones).toHaveLength(1);
    expect(layersIn(gdacsShapes({ footprint_geojson: null, population_exposure: null }))).toEqual([]);
  });

  test('ADAM: cones by their alert level, every position a forecast, each moment once', () => {
    const shapes = adamShapes({
      population_exposure: null,
      storm_position_geojson: {
        type: 'FeatureCollection',
        features: [
          feature(square, { alert_level: 'Cones' }),
          feature(square, { alert_level: 'Red' }),
          feature(square, null),
          feature(point(1, 1), { track_date: '2026-03-02T00:00:00Z', wind_speed: 80 }),
          feature(point(1, 1), { track_date: '2026-03-02T00:00:00Z', wind_speed: 80 }),
        ],
      },
    });
    expect(shapes.areas.map(({ severity }) => severity)).toEqual(['red', 'unknown']);
    expect([shapes.cones.length, shapes.points.length, shapes.points[0]?.isForecast]).toEqual([1, 1, true]);
  });

  test.each([
    [
      'a collection',
      { type: 'FeatureCollection' as const, features: [feature(square), feature(point(1, 1))] },
      ['positions', 'area'],
    ],
    ['a feature', feature(square), ['area']],
    [
      'a geometry',
      {
        type: 'LineString' as const,
        coordinates: [
          [0, 0],
          [1, 1],
        ],
      },
      ['track'],
    ],
    ['nothing', null, []],
  ])('MeteoSwiss: %s inside of the footprint', (_, inner, layers) => {
    expect(layersIn(meteoSwissShapes({ footprint_geojson: { footprint_geojson: inner } }))).toEqual(layers);
  });

  test('bounds reach 10 km round the place, and over the antimeridian where that is smaller', () => {
    const [west, south, east, north] = eventBounds(null, [10, 0]) ?? [];
    expect([west, south, east, north].map((value) => value?.toFixed(2))).toEqual(['9.91', '-0.09', '10.09', '0.09']);
    const over = {
      ...adamShapes({ storm_position_geojson: null, population_exposure: null }),
      lines: [
        {
          type: 'LineString' as const,
          coordinates: [
            [178, -17],
            [181, -18],
          ],
        },
      ],
    };
    expect(eventBounds(over, null)).toEqual([178, -18, 181, -17]);
    expect(eventBounds(null, null)).toBeNull();
  });
});

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
