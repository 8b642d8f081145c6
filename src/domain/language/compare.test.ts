import { expect, test } from 'vitest';
import { compareCodes, compareNames } from './compare';

test.each([
  ['en', ['Nandú', 'Ñandú', 'Nube']],
  ['es', ['Nandú', 'Nube', 'Ñandú']],
  ['ar', ['أثر', 'باب', 'Kenya']],
])('names are sorted as readers of %s do', (language, sorted) => {
  expect(sorted.toReversed().toSorted(compareNames(language))).toEqual(sorted);
});

test('a missing name comes first', () => {
  expect(['Peru', null, 'Chile'].toSorted(compareNames('en'))).toEqual([null, 'Chile', 'Peru']);
  expect(compareNames('fr')(null, 'Chili')).toBeLessThan(0);
});

test('codes are sorted by their characters, a missing one first', () => {
  expect(['2026-10-01', '2026-09-30', 'B', 'a', ''].toSorted(compareCodes)).toEqual([
    '',
    '2026-09-30',
    '2026-10-01',
    'B',
    'a',
  ]);
  expect(compareCodes(null, '2026-01-01')).toBe(-1);
  expect(compareCodes('2026-01-01', undefined)).toBe(1);
  expect(compareCodes(null, '')).toBe(0);
});
