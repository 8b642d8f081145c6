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
  ['neighbours share a box', [1, 2], [80, 20, 93, 30]],
  ['islands on both sides of the antimeridian are near each other', [3, 4], [177, -22, 187, -15]],
  ['a country without a place', [5], null],
  ['islands without a box have one round their middle', [6], [172, 0.3999999999999999, 174, 2.4]],
  ['no countries', [], null],
])('%s', (_, ids, bounds) => {
  const shown = ids.map((id) => ({ id }));
  expect(countriesBounds(shown, countries)).toEqual(bounds);
});

test.each([
  ['a region wider than half the world', 3, [-25, 34, 180, 82]],
  ['one without a box', 1, null],
  ['one that is not known', 4, null],
])('%s', (_, region, bounds) => {
  const regions = [
    { name: 3 as const, bbox: box(-25, 34, 180, 82) },
    { name: 1 as const, bbox: null },
  ];
  expect(regionBounds(region, regions)).toEqual(bounds);
});
