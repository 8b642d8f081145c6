import { describe, expect, test } from 'vitest';
import type { AdamExposure, PdcExposure, RiskFeature } from '#contract/riskEvent';
import { adamShapes, eventBounds, gdacsKind, gdacsShapes, layersIn, meteoSwissShapes, pdcShapes } from './eventShapes';
import { feature, point, square } from './testEvents';

/** @source reference/risk-watch.md, section 4.3 */

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
