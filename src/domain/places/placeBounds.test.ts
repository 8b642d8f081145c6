import { expect, test } from 'vitest';
import { countriesBounds, regionBounds } from './placeBounds';

const box = (west: number, south: number, east: number, north: number) => ({
  type: 'Polygon' as const,
  coordinates: [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ] as [number, number][],
  ],
});
const countries = [
  { id: 1, bbox: box(80, 26, 88, 30) },
  { id: 2, bbox: box(88, 20, 93, 27) },
  { id: 3, bbox: box(177, -20, 180, -16) },
  { id: 4, bbox: box(-176, -22, -173, -15) },
  { id: 5, bbox: null },
  { id: 6, bbox: null, centroid: { type: 'Point' as const, coordinates: [173, 1.4] as [number, number] } },
].map((country) => ({ centroid: null, ...country }));

test.each([
  ['neighbouring countries', [1, 2], [80, 20, 93, 30]],
  ['islands on both sides of the antimeridian', [3, 4], [177, -22, 187, -15]],
  ['a country without a box and a centroid', [5], null],
  ['a country with only a centroid', [6], [172, 0.3999999999999999, 174, 2.4]],
  ['no countries', [], null],
])('countriesBounds: %s', (_, ids, bounds) => {
  const shown = ids.map((id) => ({ id }));
  expect(countriesBounds(shown, countries)).toEqual(bounds);
});

test.each([
  ['a region wider than half the world', 3, [-25, 34, 180, 82]],
  ['a region without a box', 1, null],
  ['an unknown region', 4, null],
])('regionBounds: %s', (_, region, bounds) => {
  const regions = [
    { name: 3 as const, bbox: box(-25, 34, 180, 82) },
    { name: 1 as const, bbox: null },
  ];
  expect(regionBounds(region, regions)).toEqual(bounds);
});
