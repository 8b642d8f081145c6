import { expect, test } from 'vitest';
import { roundedPercent } from './roundedPercent';

test.each([
  [null, null],
  [undefined, null],
  [Number.NaN, null],
  [0, 0],
  [0.04, 0.1],
  [0.32, 0.3],
  [58.25, 58.3],
  [33.333333333, 33.3],
  [99.6, 99.6],
  [99.97, 99.9],
  [100, 100],
  [131.26, 131.3],
])('%s is %s in a table', (points, rounded) => expect(roundedPercent(points)).toBe(rounded));
