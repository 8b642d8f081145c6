import { describe, expect, test } from 'vitest';
import type {
  AdamEvent,
  AdamExposure,
  GdacsEvent,
  MeteoSwissEvent,
  PdcEvent,
  PdcExposure,
  RiskFeature,
} from '#contract/riskEvent';
import { adamFacts, gdacsFacts, meteoSwissFacts, pdcFacts, stormImpacts, stormScale } from './eventFacts';
import { adamShapes, eventBounds, gdacsKind, gdacsShapes, layersIn, meteoSwissShapes, pdcShapes } from './eventShapes';
import {
  fromAdam,
  fromGdacs,
  fromMeteoSwiss,
  fromPdc,
  isInPlace,
  latestUpdate,
  matchesFilters,
  whyMissing,
  withCountryName,
} from './imminentEvents';
import { availableSources, defaultSource, isLevelAtLeast, parseLevel } from './levels';
import { isAfter, sourceDate } from './sourceDates';

/** @source reference/risk-watch.md, sections 1.2, 4.2 and 4.3 */

test.each([
  ['its own', { country: 'Somalia', iso3: 'som' }, 'Somalie'],
  ['one that is not known', { country: 'Atlantis', iso3: 'atl' }, 'Atlantis'],
  ['several in one text', { country: 'Somalia, Kenya', iso3: 'som' }, 'Somalia, Kenya'],
  ['none', { country: null, iso3: 'som' }, null],
  ['one without a code', { country: 'Somalia', iso3: null }, 'Somalia'],
])('the country of an event in another language: %s', (_, event, name) =>
  expect(withCountryName(event, (iso3) => (iso3 === 'som' ? 'Somalie' : undefined)).country).toBe(name),
);

describe('the times of the sources', () => {
  test.each([
    ['2023 SEP 04, 00:00Z', '2023-09-04T00:00:00.000Z'],
    ['2023 sep 4, 18:30Z', '2023-09-04T18:30:00.000Z'],
    ['04/09/2023 18:00:00', '2023-09-04T18:00:00.000Z'],
    ['2023-09-04', '2023-09-04'],
    ['2023-09-04T06:00:00', '2023-09-04T06:00:00.000Z'],
    ['2023-09-04T06:00:00Z', '2023-09-04T06:00:00.000Z'],
    ['2023-09-04T06:00:00+02:00', '2023-09-04T04:00:00.000Z'],
    [' 2023 sep 4 18:30 ', '2023-09-04T18:30:00.000Z'],
    [' 04/09/2023 18:00:00 ', '2023-09-04T18:00:00.000Z'],
    [' 2023-09-04 ', '2023-09-04'],
    ['2023 JAN 01, 00:00Z', '2023-01-01T00:00:00.000Z'],
    ['2024 FEB 29, 23:59Z', '2024-02-29T23:59:00.000Z'],
    ['2023-09-04 06:00', '2023-09-04T06:00:00.000Z'],
    ['2023-09-04T06:00:30', '2023-09-04T06:00:30.000Z'],
    ['2023-09-04 06:00:30.25', '2023-09-04T06:00:30.250Z'],
    ['2023-09-04T06:00:30.250+01:00', '2023-09-04T05:00:30.250Z'],
    ['2023 SEP 04, 24:00Z', null],
    ['2023 SEP 04, 12:60Z', null],
    ['32/01/2023 00:00:00', null],
    ['29/02/2023 00:00:00', null],
    ['01/13/2023 00:00:00', null],
    ['04/09/2023 24:00:00', null],
    ['04/09/2023 18:60:00', null],
    ['04/09/2023 18:00:60', null],
    ['since 2023 SEP 04, 00:00Z', null],
    ['2023 SEP 04, 00:00Z or later', null],
    ['since 04/09/2023 18:00:00', null],
    ['04/09/2023 18:00:00 or later', null],
    ['   ', null],
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

test.each([
  ['2026-03-02', '2026-03-01', true],
  ['2026-03-01', '2026-03-01', false],
  ['2026-02-28', '2026-03-01', false],
  [null, '2026-03-01', false],
  ['2026-03-02', null, false],
  ['2026-03-02', '1960-01-01', true],
  [null, '1960-01-01', false],
])('%s is after %s: %s', (at, other, expected) => expect(isAfter(at, other)).toBe(expected));

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
      () => fromPdc(pdc),
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
      () => fromPdc({ ...pdc, severity: null, latitude: null, hazard_type: '' }),
      of({ level: null, position: null, hazard: null }),
    ],
    [
      'GDACS, on the equator and the meridian',
      () => fromGdacs(gdacs),
      of({ title: null, country: 'Fiji', iso3: 'fji', level: 'orange', position: [0, 0] }),
    ],
    [
      'GDACS whose details alone know the country',
      () =>
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
      () => fromAdam(adam),
      of({
        title: null,
        country: null,
        level: 'red',
        dateKind: 'published',
        date: '2026-03-03',
        position: [32.5, 12.5],
      }),
    ],
    [
      'GDACS that knows its newest update, before the end of the event',
      () =>
        fromGdacs({ ...gdacs, event_details: { todate: '2026-03-09T00:00:00', datemodified: '2026-03-02T00:00:00' } }),
      of({ updated: '2026-03-02T00:00:00.000Z', dateKind: 'started' }),
    ],
    [
      'GDACS that knows the end of the event alone',
      () => fromGdacs({ ...gdacs, event_details: { todate: '02/03/2026 00:00:00' } }),
      of({ updated: null }),
    ],
    [
      'GDACS that knows when it was entered alone, and no country',
      () => fromGdacs({ ...gdacs, country_details: null }),
      of({ updated: null, country: null, iso3: null }),
    ],
    [
      'an event whose names are blank',
      () => fromMeteoSwiss({ ...swiss, hazard_name: ' ', country_details: { ...country, name: ' ', iso3: ' ' } }),
      of({ title: null, country: null, iso3: null }),
    ],
    [
      'an event at a pole, without a longitude',
      () => fromMeteoSwiss({ ...swiss, latitude: 90, longitude: null }),
      of({ position: null }),
    ],
    ['an event at a pole', () => fromMeteoSwiss({ ...swiss, latitude: -90 }), of({ position: [179, -90] })],
    ['an event beyond a pole', () => fromMeteoSwiss({ ...swiss, latitude: -91 }), of({ position: null })],
    [
      'ADAM in several countries',
      () => fromAdam({ ...adam, country_details: country, event_details: { countries: 'Tonga, Fiji' } }),
      of({ country: 'Tonga, Fiji', iso3: 'fji' }),
    ],
    ['ADAM without details', () => fromAdam({ ...adam, event_details: null }), of({ level: null, position: null })],
    [
      'MeteoSwiss',
      () => fromMeteoSwiss(swiss),
      of({ title: 'NERYS', country: 'Fiji', level: null, date: null, position: null }),
    ],
  ])('%s', (_, event, expected) => {
    expect(event()).toMatchObject(expected);
  });

  const affecting = (...codes: (string | null)[]) => ({
    ...gdacs,
    event_details: { affectedcountries: codes.map((iso3) => ({ iso3, countryname: null })) },
  });
  test.each([
    ['its own country', affecting(), 'fji', true],
    ['another country of its details', affecting('FJI', ' TON '), 'ton', true],
    ['a country that it does not touch', affecting('FJI', 'TON'), 'wsm', false],
    ['no code at all', affecting(null, ' '), 'ton', false],
    ['a country of a storm at sea', { ...affecting('TON'), country_details: null }, 'ton', true],
    ['details that name no countries', { ...gdacs, event_details: { affectedcountries: null } }, 'fji', true],
  ])('an event of GDACS is found by %s', (_, item, code, isFound) => {
    expect(isInPlace(fromGdacs(item), new Set([code]))).toBe(isFound);
    expect(isInPlace(fromGdacs(item), new Set([code, 'nru']))).toBe(isFound);
    expect(isInPlace(fromGdacs(item), null)).toBe(true);
  });

  test('the countries of an event are named once', () => {
    expect(fromGdacs(affecting('TON', 'FJI', 'TON')).affected).toEqual(['fji', 'ton']);
    expect(fromPdc(pdc).affected).toEqual([]);
    expect(fromMeteoSwiss(swiss).affected).toEqual(['fji']);
  });

  test.each<[what: string, parts: Partial<Parameters<typeof whyMissing<number>>[0]>, reason: string | null]>([
    ['no event', { id: null }, null],
    ['a shown event', { id: 1 }, null],
    ['a shown event of one country', { id: 1, isOfCountry: true }, null],
    ['an event that does not fit the filters', { id: 2 }, 'filtered'],
    ['an event that left the list', { id: 3 }, 'gone'],
    ['an event that another country may have', { id: 3, isOfCountry: true }, 'filtered'],
    ['an event of an empty list', { id: 1, listed: [], shown: [] }, 'gone'],
  ])('an address with %s', (_, parts, reason) => {
    expect(whyMissing({ id: null, listed: [1, 2], shown: [1], isOfCountry: false, ...parts })).toBe(reason);
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
    // of the same moment the first is kept
    expect(latestUpdate([{ updated: '2026-03-02T00:00:00Z' }, { updated: '2026-03-02T01:00:00+01:00' }])).toBe(
      '2026-03-02T00:00:00Z',
    );
    expect(latestUpdate([{ updated: null }])).toBeNull();
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
    expect(parseLevel(source, text)).toBe(level);
  });

  test.each([
    ['gdacs', 'red', 'orange', true],
    ['gdacs', 'orange', 'orange', true],
    ['gdacs', 'green', 'orange', false],
    ['pdc', 'advisory', 'watch', false],
    ['pdc', null, 'information', false],
    // a level that the source does not have is below all of its own
    ['pdc', null, 'red', false],
  ] as const)('of %s, %s is at least %s: %s', (source, level, least, expected) => {
    expect(isLevelAtLeast(source, level, least)).toBe(expected);
  });

  test('both filters hold, and an unset one lets all pass', () => {
    const event = fromGdacs(gdacs);
    expect(matchesFilters(event, { hazard: null, level: null })).toBe(true);
    expect(matchesFilters(event, { hazard: 'FL', level: 'orange' })).toBe(true);
    expect(matchesFilters(event, { hazard: 'TC', level: 'orange' })).toBe(false);
    expect(matchesFilters(event, { hazard: 'FL', level: 'red' })).toBe(false);
    const levelless = { ...event, level: null };
    expect(matchesFilters(levelless, { hazard: null, level: null })).toBe(true);
    expect(matchesFilters(levelless, { hazard: null, level: 'green' })).toBe(false);
  });

  test('a country begins with the first source that has events and is offered', () => {
    const counts = { pdc: 0, adam: 2, gdacs: 1, meteoswiss: 0 };
    expect(defaultSource(counts, availableSources('staging'))).toBe('wfpAdam');
    expect(defaultSource(counts, availableSources('production'))).toBe('gdacs');
    expect(defaultSource({ ...counts, pdc: 1 }, availableSources('production'))).toBe('pdc');
    expect(defaultSource({ pdc: 0, adam: 2, gdacs: 0, meteoswiss: 3 }, availableSources('production'))).toBeNull();
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
    ['Poly_Polygon_Line_2', 'unknown'],
    ['Poly_Red_Point', 'area'],
    ['Area_Red', 'unknown'],
    ['Poly_Circle', 'unknown'],
    ['Poly_Affected', 'area'],
    ['Poly_Global', 'unknown'],
    ['Poly_area', 'area'],
    ['Poly_SMPInt_5', 'area'],
    ['Poly_SMPInt_6.5', 'area'],
    ['Poly_SMPInt_4.5', 'unknown'],
    ['Grid_Cell', 'unknown'],
    [undefined, 'unknown'],
  ])('GDACS: %s is a %s', (className, kind) => {
    expect(gdacsKind(className)).toBe(kind);
  });

  const nowhere: PdcExposure = {
    ...exposure,
    footprint_geojson: null,
    storm_position_geojson: null,
    cyclone_five_days_cou: null,
  };
  const line = {
    type: 'LineString' as const,
    coordinates: [
      [0, 0],
      [1, 1],
    ],
  };
  const lines = { type: 'MultiLineString' as const, coordinates: [line.coordinates] };
  const squares = { type: 'MultiPolygon' as const, coordinates: [square.coordinates] };

  test.each<[what: string, parts: Partial<PdcExposure>, counts: readonly number[]]>([
    ['a footprint alone', { footprint_geojson: feature(square) }, [1, 0, 0, 0]],
    ['one position, which makes no track', { storm_position_geojson: [feature(point(1, 1))] }, [0, 0, 0, 1]],
    ['a footprint without a geometry', { footprint_geojson: feature(null) }, [0, 0, 0, 0]],
    ['a cone of three days', { storm_position_geojson: [], cyclone_three_days_cou: [feature(square)] }, [0, 1, 0, 0]],
    ['properties that are null', { storm_position_geojson: [feature(point(1, 1), null)] }, [0, 0, 0, 1]],
    [
      'a position without coordinates',
      { storm_position_geojson: [feature({ type: 'Point', coordinates: [] })] },
      [0, 0, 0, 0],
    ],
    [
      'a position without a latitude',
      { storm_position_geojson: [feature({ type: 'Point', coordinates: [1] })] },
      [0, 0, 0, 0],
    ],
  ])('PDC: %s', (_, parts, counts) => {
    const { areas, cones, lines: tracks, points, centres } = pdcShapes({ ...nowhere, ...parts }, null);
    expect([areas, cones, tracks, points].map(({ length }) => length)).toEqual(counts);
    expect(centres).toEqual([]);
  });

  test('PDC: of the cones that of three days counts', () => {
    const cones = pdcShapes({ ...exposure, cyclone_three_days_cou: [feature(squares)] }, null).cones;
    expect(cones).toEqual([squares]);
  });

  test.each([
    [100, 161],
    [Number.NaN, null],
    ['100', 161],
    [' ', null],
    ['fast', null],
    [undefined, null],
  ])('PDC: a wind of %s mph is one of %s km/h', (wind_speed_mph, wind) => {
    const shapes = pdcShapes({ ...nowhere, storm_position_geojson: [feature(point(1, 1), { wind_speed_mph })] }, null);
    expect(shapes.points[0]?.wind).toBe(wind);
  });

  test('positions without a time follow those with one, in the order of the source', () => {
    const times = [null, '2026-03-02', null, '2026-03-01', '2026-03-02'];
    const exposure: AdamExposure = {
      population_exposure: null,
      storm_position_geojson: {
        type: 'FeatureCollection',
        features: times.map((track_date, index) => feature(point(index, 0), { track_date })),
      },
    };
    const shapes = adamShapes(exposure, null);
    expect(shapes.points.map(({ position }) => position[0])).toEqual([3, 1, 0, 2]);
  });

  const adamShape = (geometry: RiskFeature['geometry'], properties: Record<string, unknown> = {}) =>
    adamShapes(
      {
        population_exposure: null,
        storm_position_geojson: { type: 'FeatureCollection', features: [feature(geometry, properties)] },
      },
      null,
    );
  const empty = { areas: [], cones: [], lines: [], points: [], centres: [] };
  const area = { geometry: square, severity: 'red', label: null };
  test.each([
    ['an area', square, { alert_level: 'Red' }, { areas: [area] }],
    ['areas in one', squares, { alert_level: 'Red' }, { areas: [{ ...area, geometry: squares }] }],
    [
      'an area with a label',
      square,
      { alert_level: 'red', wind_speed_label: ' 90 km/h ' },
      { areas: [{ ...area, label: '90 km/h' }] },
    ],
    ['an area with a blank label', square, { alert_level: 'RED', wind_speed_label: ' ' }, { areas: [area] }],
    ['an area with a number as its label', square, { alert_level: 'RED', wind_speed_label: 90 }, { areas: [area] }],
    ['an area of no severity', square, { alert_level: 3 }, { areas: [{ ...area, severity: 'unknown' }] }],
    ['a cone', square, { alert_level: 'Cones' }, { cones: [square] }],
    ['a track', line, {}, { lines: [line] }],
    ['tracks in one', lines, {}, { lines: [lines] }],
    [
      'a position',
      point(1, 2),
      { wind_speed: 80 },
      { points: [{ position: [1, 2], time: null, isForecast: true, wind: 80 }] },
    ],
    ['nothing', null, {}, {}],
  ] as const)('ADAM: %s', (_, geometry, properties, expected) => {
    expect(adamShape(geometry as RiskFeature['geometry'], properties)).toEqual({ ...empty, ...expected });
  });

  test('GDACS: tracks and cones keep their geometry, and a collection may say nothing of its time', () => {
    const shapes = gdacsShapes({
      population_exposure: null,
      footprint_geojson: {
        type: 'FeatureCollection',
        features: [
          feature(line, { Class: 'Line_Line_0' }),
          feature(squares, { Class: 'Poly_Cones' }),
          feature(square, { Class: 'Point_Centroid' }),
          feature(square, { Class: 'Point_1' }),
          feature(point(3, 3), { Class: 'Point_2', trackdate: '03/03/2026 12:00:00', windspeed: '90' }),
        ],
      },
    });
    expect(shapes).toEqual({
      ...empty,
      cones: [squares],
      lines: [line],
      points: [{ position: [3, 3], time: '2026-03-03T12:00:00.000Z', isForecast: false, wind: 90 }],
    });
  });

  test.each([
    ['its own level', 'Poly_Affected', { alertlevel: 'Orange' }, 'orange'],
    ['the level of its centre', 'Poly_area', {}, 'red'],
    ['the level of its class', 'Poly_Green', { alertlevel: 'Orange' }, 'green'],
  ])('GDACS: the severity of an area is %s', (_, Class, properties, severity) => {
    const features = [
      feature(point(1, 1), { Class: 'Point_Centroid', alertlevel: 'Red' }),
      feature(square, { Class, polygonlabel: 'Affected area', ...properties }),
    ];
    const footprint_geojson = { type: 'FeatureCollection' as const, features };
    const { areas } = gdacsShapes({ population_exposure: null, footprint_geojson });
    expect(areas).toEqual([{ geometry: square, severity, label: 'Affected area' }]);
  });

  test.each([
    ['before the publication', '2026-03-02T00:00:00Z', '2026-03-02T06:00:00Z', false],
    ['of the publication', '2026-03-02T06:00:00Z', '2026-03-02T06:00:00Z', false],
    ['after it', '2026-03-02T12:00:00Z', '2026-03-02T06:00:00Z', true],
    ['of an event without a publication', '2026-03-02T00:00:00Z', null, true],
    ['without a time', null, '2026-03-02T06:00:00Z', true],
  ])('ADAM and MeteoSwiss: a position %s', (_, time, published, isForecast) => {
    const features = [feature(point(1, 1), { track_date: time, time })];
    const collection = { type: 'FeatureCollection' as const, features };
    const [adams] = adamShapes({ population_exposure: null, storm_position_geojson: collection }, published).points;
    expect(adams?.isForecast).toBe(isForecast);
    const footprint_geojson = { footprint_geojson: collection };
    expect(meteoSwissShapes({ footprint_geojson }, published).points[0]?.isForecast).toBe(isForecast);
  });

  test('MeteoSwiss: every shape keeps its geometry, positions are forecasts', () => {
    const features = [
      feature(square),
      feature(line),
      feature(point(1, 2), { time: '2026-03-03T12:00:00Z', wind_speed: 40 }),
    ];
    const inner = { type: 'FeatureCollection' as const, features };
    expect(meteoSwissShapes({ footprint_geojson: { footprint_geojson: inner } }, null)).toEqual({
      ...empty,
      areas: [{ geometry: square, severity: 'unknown', label: null }],
      lines: [line],
      points: [{ position: [1, 2], time: '2026-03-03T12:00:00.000Z', isForecast: true, wind: 40 }],
    });
    expect(meteoSwissShapes({ footprint_geojson: null }, null)).toEqual(empty);
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

  test('ADAM: cones by their alert level, each moment once', () => {
    const exposure: AdamExposure = {
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
    };
    const shapes = adamShapes(exposure, '2026-03-01T00:00:00Z');
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
    expect(layersIn(meteoSwissShapes({ footprint_geojson: { footprint_geojson: inner } }, null))).toEqual(layers);
  });

  test('bounds reach 10 km round the place, and over the antimeridian where that is smaller', () => {
    const [west, south, east, north] = eventBounds(null, [10, 0]) ?? [];
    expect([west, south, east, north].map((value) => value?.toFixed(2))).toEqual(['9.91', '-0.09', '10.09', '0.09']);
    const over = {
      ...adamShapes({ storm_position_geojson: null, population_exposure: null }, null),
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

  test.each([
    ['an area', { areas: [{ geometry: square, severity: 'red' as const, label: null }] }, [0, 0, 1, 1]],
    ['a cone', { cones: [square] }, [0, 0, 1, 1]],
    ['a track', { lines: [line] }, [0, 0, 1, 1]],
    [
      'positions',
      {
        points: [
          { position: [1, 2] as const, time: null, isForecast: true, wind: null },
          { position: [3, 5] as const, time: null, isForecast: true, wind: null },
        ],
      },
      [1, 2, 3, 5],
    ],
  ])('bounds hold %s', (_, shapes, bounds) => {
    expect(eventBounds({ ...empty, ...shapes }, null)).toEqual(bounds);
  });

  test.each([
    [60, '10.18'],
    [89.9, '10.90'],
  ])('the 10 km are more degrees of longitude at latitude %d, within reason at the poles', (latitude, east) => {
    expect(eventBounds(null, [10, latitude])?.[2].toFixed(2)).toBe(east);
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
