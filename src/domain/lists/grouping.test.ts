import { expect, test } from 'vitest';
import { type GroupKind, groupRows } from './grouping';

const rows = [
  { id: 1, in: ['b'] },
  { id: 2, in: ['a', 'c'] },
  { id: 3, in: [] },
  { id: 4, in: ['c'] },
];
const grouped = (kind: GroupKind) =>
  groupRows(rows, kind, (row) => row.in.map((key) => ({ key, name: key.toUpperCase() })), 'en').map(
    ({ key, name, rows: of }) => [key, name, of.map(({ id }) => id)],
  );

test('groups stand from the largest, equal ones by name; a row of two groups in both, one without at the end', () => {
  expect(grouped('country')).toEqual([
    ['c', 'C', [2, 4]],
    ['a', 'A', [2]],
    ['b', 'B', [1]],
    ['', null, [3]],
  ]);
});

test('months stand from the latest', () => {
  expect(grouped('month').map(([key]) => key)).toEqual(['c', 'b', 'a', '']);
});

test('no rows are no groups', () => {
  expect(groupRows([], 'type', () => [], 'en')).toEqual([]);
});
