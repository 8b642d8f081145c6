import { expect, test } from 'vitest';
import { provinceAt } from './provinceAt';

const province = (name: string, west: number, east: number, centre: number | null = (west + east) / 2) => ({
  name,
  bbox: {
    type: 'Polygon' as const,
    coordinates: [
      [
        [west, 0],
        [east, 0],
        [east, 2],
        [west, 2],
        [west, 0],
      ],
    ],
  },
  centroid: centre === null ? null : { type: 'Point' as const, coordinates: [centre, 1] },
});
const provinces = [
  province('West', 0, 4),
  province('East', 3, 8),
  province('Somewhere', 6, 9, null),
  { name: 'Unknown', bbox: null, centroid: null },
];

test.each([
  ['in one box', [1, 1], 'West'],
  ['in two boxes, nearer to the first', [3.2, 1], 'West'],
  ['in two boxes, nearer to the second', [3.9, 1], 'East'],
  ['in two boxes of which one has no centre', [7, 1], 'East'],
  ['in a box without a centre alone', [8.5, 1], 'Somewhere'],
  ['in none', [20, 1], undefined],
  ['beside them to the north', [1, 3], undefined],
])('a position %s', (_, position, name) => expect(provinceAt(provinces, position)?.name).toBe(name));
