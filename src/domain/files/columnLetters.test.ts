import { expect, test } from 'vitest';
import { columnLetters } from './columnLetters';

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [27, 'AB'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('column %i is %s', (column, letters) => expect(columnLetters(column)).toBe(letters));
