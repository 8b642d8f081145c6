import { expect, test } from 'vitest';
import { definitions, stringProblems } from '../scripts/strings';

test('every text is used, defined once, and translated with the same values', () => {
  expect(definitions.length).toBeGreaterThan(10);
  expect(stringProblems()).toEqual([]);
});
