import { expect, test } from 'vitest';
import { nearestUnits, wayThere } from './nearestUnits';
import { isOlderThan } from './unitAge';

const at = (id: number, longitude: number, latitude: number) => ({ id, longitude, latitude });

test('the nearest units come first, also across the antimeridian', () => {
  const units = [at(1, 170, -17), at(2, -179.5, -17), at(3, 179, -17), at(4, 0, 0)];
  const found = nearestUnits(units, [179.9, -17], 3);
  expect(found.map(({ unit }) => unit.id)).toEqual([2, 3, 1]);
  expect(found[0]?.kilometres).toBeCloseTo(64, 0);
});

test('the way there names both ends, latitude first', () => {
  expect(wayThere([36.8, -1.3], at(1, 37, -1))).toBe(
    'https://www.openstreetmap.org/directions?route=-1.3%2C36.8%3B-1%2C37',
  );
});

test.each([
  ['2024-03-01T00:00:00Z', 2, false],
  ['2024-02-28T23:59:59Z', 2, true],
  [null, 1, false],
  ['', 1, false],
])('a unit changed at %j is older than %i years: %s', (changed, years, expected) => {
  expect(isOlderThan(changed, years, new Date('2026-03-01T00:00:00Z'))).toBe(expected);
});
