import { describe, expect, test } from 'vitest';
import { aggregates, monthRange } from './months';

describe('months', () => {
  test.each([
    [2, 5, [2, 3, 4, 5]],
    [5, 2, [2, 3, 4, 5]],
    [7, 7, [7]],
  ])('from %i to %i', (from, to, range) => {
    expect(monthRange(from, to)).toEqual(range);
  });

  test('nothing makes nothing; what is missing is left out', () => {
    expect([aggregates.sum([null]), aggregates.max([]), aggregates.mean([null, null])]).toEqual([null, null, null]);
    expect([aggregates.sum([1, null, 2]), aggregates.mean([1, null, 3]), aggregates.max([-1, null])]).toEqual([
      3, 2, -1,
    ]);
    expect([aggregates.sum([1, Number.NaN, Number.POSITIVE_INFINITY]), aggregates.min([2, null, 1])]).toEqual([1, 1]);
  });
});
