import { expect, test } from 'vitest';
import { isRecent } from './isRecent';

test.each([
  ['stored now', 0, true],
  ['within the age', 9, true],
  ['as old as the age', 10, false],
  ['of a time to come', -1, false],
  ['of a time far ahead', -1000, false],
])('%s', (_, elapsed, expected) => {
  expect(isRecent(5000 - elapsed, 10, 5000)).toBe(expected);
});
