import { expect, test } from 'vitest';
import { roundedPercent } from './roundedPercent';

test.each([
  [null, null],
  [0, 0],
  [0.32, 0.3],
  [58.25, 58.3],
  [99.6, 99.6],
  [131.26, 131.3],
])('%s is %s in a table', (points, rounded) => expect(roundedPercent(points)).toBe(rounded));
