import { describe, expect, test } from 'vitest';
import type { Shape } from './geo';
import { isInShape, kilometresBetween, kilometresOutside } from './outline';

const square = (west: number, south: number, size: number) => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
];
/** A square of ten degrees with a lake of two, and an island. */
const country: Shape = { type: 'MultiPolygon', coordinates: [[square(0, 0, 10), square(4, 4, 2)], [square(20, 0, 1)]] };

describe('kilometresBetween', () => {
  test.each([
    ['the same place', [10, 10], [10, 10], 0],
    ['a degree along a meridian', [10, 10], [10, 11], 111.2],
    ['a degree along the equator', [0, 0], [1, 0], 111.2],
    ['a degree at 60 degrees north, which is half as long', [0, 60], [1, 60], 55.6],
    ['across the antimeridian', [179.5, 0], [-179.5, 0], 111.2],
  ])('%s', (_, from, to, expected) => expect(kilometresBetween(from, to)).toBeCloseTo(expected, 0));
});

describe('a position and an outline', () => {
  test.each([
    ['inside', [1, 1], true],
    ['in the lake', [5, 5], false],
    ['on the island', [20.5, 0.5], true],
    ['between them', [15, 0.5], false],
  ])('%s', (_, position, expected) => expect(isInShape(country, position)).toBe(expected));

  test.each([
    ['inside', [1, 1], 0],
    ['half a degree east of the coast', [10.5, 5], 55.4],
    ['half a degree south of the island', [20.5, -0.5], 55.6],
    ['beside a corner', [-1, -1], 157.2],
  ])('%s is so far outside', (_, position, expected) =>
    expect(kilometresOutside(country, position)).toBeCloseTo(expected, 0),
  );

  test('a single polygon has an inside; a point has none', () => {
    expect(kilometresOutside({ type: 'Polygon', coordinates: [square(0, 0, 1)] }, [0.5, 0.5])).toBe(0);
    expect(kilometresOutside({ type: 'Point', coordinates: [0, 0] }, [0, 0])).toBe(Number.POSITIVE_INFINITY);
    expect(isInShape({ type: 'Point', coordinates: [0, 0] }, [0, 0])).toBe(false);
  });
});
