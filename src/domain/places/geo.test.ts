import { describe, expect, test } from 'vitest';
import { boundsOf, cutAtAntimeridian, positionsOf, type Shape } from './geo';
import { isoCodes } from './isoCodes';

const widest = (shape: Shape) => {
  if (shape.type !== 'MultiPolygon') throw new Error(shape.type);
  return Math.max(
    ...shape.coordinates.map((rings) => {
      const all = rings.flat().map(([lng = 0]) => lng);
      return Math.max(...all) - Math.min(...all);
    }),
  );
};

describe('cutAtAntimeridian', () => {
  test('splits an island on the antimeridian in two', () => {
    const fiji: Shape = {
      type: 'Polygon',
      coordinates: [
        [
          [178, -16],
          [-178, -16],
          [-178, -19],
          [178, -19],
          [178, -16],
        ],
      ],
    };
    const cut = cutAtAntimeridian(fiji);
    expect(cut.coordinates).toHaveLength(2);
    expect(widest(cut)).toBe(2);
    for (const [lng = 0] of positionsOf(cut)) expect(Math.abs(lng)).toBeLessThanOrEqual(180);
  });

  test('keeps a shape that does not cross it', () => {
    const square: Shape = {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [10, 0],
          [10, 10],
          [0, 10],
          [0, 0],
        ],
      ],
    };
    expect(positionsOf(cutAtAntimeridian(square))).toEqual(
      expect.arrayContaining([
        [0, 0],
        [10, 0],
        [10, 10],
        [0, 10],
      ]),
    );
    expect(cutAtAntimeridian(square).coordinates).toHaveLength(1);
  });

  test('closes a ring around a pole along the pole', () => {
    const ring = [-180, -90, 0, 90, 180].map((lng) => [lng, -70] as const);
    const cut = cutAtAntimeridian({ type: 'Polygon', coordinates: [ring] });
    expect(positionsOf(cut)).toEqual(
      expect.arrayContaining([
        [180, -90],
        [-180, -90],
      ]),
    );
  });

  test('keeps a hole in its piece', () => {
    const shape: Shape = {
      type: 'Polygon',
      coordinates: [
        [
          [170, -10],
          [-170, -10],
          [-170, 10],
          [170, 10],
          [170, -10],
        ],
        [
          [-175, -5],
          [-173, -5],
          [-173, 5],
          [-175, 5],
          [-175, -5],
        ],
      ],
    };
    const cut = cutAtAntimeridian(shape);
    expect(cut.type === 'MultiPolygon' && cut.coordinates.map((rings) => rings.length)).toEqual([1, 2]);
  });

  test('continues a storm track on the other side', () => {
    const cut = cutAtAntimeridian({
      type: 'LineString',
      coordinates: [
        [170, 10],
        [178, 12],
        [-178, 14],
        [-170, 16],
      ],
    });
    expect(cut.coordinates).toEqual([
      [
        [170, 10],
        [178, 12],
        [180, 13],
      ],
      [
        [-180, 13],
        [-178, 14],
        [-170, 16],
      ],
    ]);
  });

  test('does not change points', () => {
    const point: Shape = { type: 'Point', coordinates: [179, 1] };
    expect(cutAtAntimeridian(point)).toBe(point);
  });
});

describe('boundsOf', () => {
  test.each([
    [
      [
        [10, 5],
        [20, -5],
      ],
      [10, -5, 20, 5],
    ],
    [
      [
        [178, -16],
        [-178, -19],
      ],
      [178, -19, 182, -16],
    ],
    [[[5, 5]], [5, 5, 5, 5]],
    [
      [
        [-120, 40],
        [0, 0],
        [120, -40],
      ],
      [-120, -40, 120, 40],
    ],
  ])('%j', (places, box) => expect(boundsOf(places)).toEqual(box));
  test('returns null without positions', () => expect(boundsOf([])).toBeNull());
});

describe('country codes', () => {
  test.each([
    ['NPL', 'NP', '524'],
    ['npl', 'NP', '524'],
    ['NP', 'NP', '524'],
    [4, 'AF', '004'],
    ['4', 'AF', '004'],
    ['XKX', 'XK', null],
  ])('%s', (code, iso2, numeric) => expect(isoCodes(code)).toMatchObject({ iso2, numeric }));
  test.each(['ZZZ', '', null, undefined, 1])('%s is not a country', (code) => expect(isoCodes(code)).toBeNull());
});
