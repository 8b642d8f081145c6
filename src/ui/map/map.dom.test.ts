import { describe, expect, test } from 'vitest';
import { fileName } from '../display/saveFile';
import { countryLabel } from './countryLabel';
import { type LayerStyle, layerStyle } from './layerStyles';
import type { MapColour } from './mapTypes';
import { type MarkShape, markClip, traceMark } from './markShapes';
import { popupOffset } from './placePopup';

const colour = (token: MapColour) => `colour of ${token}`;

function featuresOf({ source }: LayerStyle) {
  const data = source?.data;
  if (typeof data !== 'object' || data.type !== 'FeatureCollection') throw new Error('no features');
  return data.features;
}

describe('the country under the pointer', () => {
  const coloured = [{ kind: 'countries' as const, id: 'c', fills: { NPL: '--map-many' as const } }];
  const dots = [{ kind: 'circles' as const, id: 'd', points: [], stops: [] }];

  test.each([
    [{ iso2: 'NP', iso3: 'NPL' }, coloured, 'en', 'Nepal'],
    [{ iso2: 'NP', iso3: 'NPL' }, coloured, 'fr', 'Népal'],
    [{ iso2: 'KE', iso3: 'KEN' }, coloured, 'en', 'Kenya'],
    [{ iso2: 'NP', iso3: 'NPL' }, dots, 'en', null],
    [{ iso2: null, iso3: null }, coloured, 'en', null],
    [null, coloured, 'en', null],
  ])('%j is told as its name where countries are coloured', (country, layers, language, name) => {
    expect(countryLabel(country, layers, language)).toBe(name);
  });
});

describe('the figure of a mark', () => {
  const traced = (shape: MarkShape) => {
    const steps: unknown[] = [];
    const note =
      (name: string) =>
      (...parameters: unknown[]) =>
        void steps.push([name, ...parameters]);
    const context = {
      beginPath: note('begin'),
      arc: note('arc'),
      moveTo: note('move'),
      lineTo: note('line'),
      closePath: note('close'),
    };
    traceMark(context, shape, { left: 10, top: 20, size: 50 });
    return steps;
  };

  test('has the same corners in style sheets and in pictures', () => {
    expect(markClip('wedge')).toBe('polygon(2% 10%, 98% 10%, 50% 96%)');
    expect(traced('wedge')).toEqual([['begin'], ['move', 11, 25], ['line', 59, 25], ['line', 35, 68], ['close']]);
  });

  test('is a circle without corners', () => {
    expect(markClip('disc')).toBe('circle(50%)');
    expect(traced('disc')[1]).toEqual(['arc', 35, 45, 25, 0, 2 * Math.PI]);
  });
});

describe('what the library is given', () => {
  const points = [
    { id: 'small', label: 'Small', longitude: 1, latitude: 2, value: 10 },
    { id: 'large', label: 'Large', longitude: 3, latitude: 4, value: 5000, colour: '--map-dref' as const },
    { id: 'none', label: 'None', longitude: 5, latitude: 6, value: null },
  ];

  test('a badge says by its picture which disc, ink and letters it has', () => {
    const badge = { id: 'b', label: 'Storm', longitude: 1, latitude: 2, colour: '--map-dref' as const, mark: 'TC' };
    const style = layerStyle({ kind: 'badges', id: 'a', points: [badge], ink: '--ink' }, colour);
    expect(featuresOf(style)[0]?.properties).toMatchObject({ id: 'b', icon: '--map-dref:--ink:TC' });
    expect(style.layers[0]).toMatchObject({ layout: { 'icon-image': ['concat', 'badge:', ['get', 'icon']] } });
    expect(style.interactive).toEqual(['a']);
  });

  test('a clustered point has its own figure where one is given, and a dot elsewhere', () => {
    const star = {
      id: 's',
      label: 'Star',
      longitude: 1,
      latitude: 2,
      colour: '--map-dref' as const,
      shape: 'star' as const,
    };
    const dot = { id: 'd', label: 'Dot', longitude: 3, latitude: 4 };
    const style = layerStyle({ kind: 'clusters', id: 'a', points: [star, dot], colour: '--ink' }, colour);
    expect(featuresOf(style).map(({ properties }) => properties?.shape)).toEqual(['--map-dref:star', undefined]);
    expect(style.layers.at(-1)).toMatchObject({
      id: 'a-mark',
      layout: { 'icon-image': ['concat', 'mark:', ['get', 'shape']] },
    });
    expect(style.interactive).toContain('a-mark');
  });

  test('circles grow with their value and small ones lie on top', () => {
    const style = layerStyle(
      {
        kind: 'circles',
        id: 'a',
        points,
        stops: [
          [1000, 7],
          [10_000, 9],
        ],
      },
      colour,
    );
    expect(style.layers[0]).toMatchObject({
      id: 'a-halo',
      paint: { 'circle-radius': ['interpolate', ['linear'], ['get', 'value'], 1000, 7, 10_000, 9] },
    });
    const features = featuresOf(style);
    expect(features.map((feature) => feature.properties?.id)).toEqual(['large', 'small', 'none']);
    expect(features[0]?.properties?.colour).toBe('colour of --map-dref');
    expect(features[2]?.properties?.value).toBe(0);
    expect(style.interactive).toContain('a');
  });

  test('circles without stops have no halo', () => {
    expect(layerStyle({ kind: 'circles', id: 'a', points, stops: [] }, colour).layers.map(({ id }) => id)).toEqual([
      'a',
    ]);
  });

  test('lines show their direction where it matters', () => {
    const data: GeoJSON.FeatureCollection = { type: 'FeatureCollection', features: [] };
    const arrows = ({ layers }: ReturnType<typeof layerStyle>) => layers.find(({ id }) => id === 'c-arrows');
    expect(arrows(layerStyle({ kind: 'shapes', id: 'c', data, colour: '--orange' }, colour))).toBeUndefined();
    expect(
      arrows(layerStyle({ kind: 'shapes', id: 'c', data, colour: '--orange', hasArrows: true }, colour)),
    ).toMatchObject({ layout: { 'symbol-placement': 'line-center', 'icon-image': 'mark:--orange:triangle' } });
  });

  test('countries are filled by their code, the others as asked', () => {
    const style = layerStyle({ kind: 'countries', id: 'b', fills: { NPL: '--red-500' }, others: '--line' }, colour);
    expect(style.layers[0]).toMatchObject({
      paint: {
        'fill-color': ['match', ['coalesce', ['get', 'iso3'], ''], 'NPL', 'colour of --red-500', 'colour of --line'],
      },
    });
    expect(style.source).toBeNull();
    expect(layerStyle({ kind: 'countries', id: 'b', fills: {} }, colour).layers[0]).toMatchObject({
      paint: { 'fill-color': 'rgba(0, 0, 0, 0)' },
    });
  });

  test('shapes across the antimeridian are cut, empty ones left out, and keep their own colour', () => {
    const data: GeoJSON.FeatureCollection = {
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          properties: { id: 't', colour: '--blue' },
          geometry: {
            type: 'LineString',
            coordinates: [
              [170, 0],
              [-170, 0],
            ],
          },
        },
        { type: 'Feature', properties: {}, geometry: null as unknown as GeoJSON.Point },
      ],
    };
    const style = layerStyle({ kind: 'shapes', id: 'c', data, colour: '--orange' }, colour);
    const features = featuresOf(style);
    expect(features).toHaveLength(1);
    expect(features[0]?.properties?.colour).toBe('colour of --blue');
    expect(features[0]?.geometry).toEqual({
      type: 'MultiLineString',
      coordinates: [
        [
          [170, 0],
          [180, 0],
        ],
        [
          [-180, 0],
          [-170, 0],
        ],
      ],
    });
  });
});

describe('a popup stays in the view', () => {
  const view = { width: 600, height: 400 };
  const popup = { width: 280, height: 150 };
  test.each([
    ['in the middle, above its point', { x: 300, y: 300 }, { x: -140, y: -162 }],
    ['near the top, below it', { x: 300, y: 60 }, { x: -140, y: 12 }],
    ['near the left edge, moved in', { x: 10, y: 300 }, { x: -2, y: -162 }],
    ['near the right edge, moved in', { x: 590, y: 300 }, { x: -278, y: -162 }],
  ])('%s', (_, point, offset) => expect(popupOffset(point, view, popup)).toEqual(offset));
});

describe('a file is named after its title', () => {
  test.each([
    ['Ongoing operations', 'ongoing-operations.png'],
    ['Opérations: 3/4 "terminées"', 'opérations-3-4-terminées.png'],
    ['العمليات الجارية', 'العمليات-الجارية.png'],
    ['../..', 'download.png'],
  ])('%s', (title, name) => expect(fileName(title, 'png')).toBe(name));
});
