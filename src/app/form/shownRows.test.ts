import { expect, test } from 'vitest';
import { limitRows } from './shownRows';

test.each([
  ['all', Number.POSITIVE_INFINITY, [['a', 'b'], [], ['c', 'd']]],
  ['across lists', 3, [['a', 'b'], [], ['c']]],
  ['of the first list', 1, [['a'], [], []]],
  ['none', 0, [[], [], []]],
])('takes the first items: %s', (_, count, taken) => {
  expect(limitRows([['a', 'b'], [], ['c', 'd']], count)).toEqual(taken);
});
