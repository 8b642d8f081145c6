import { expect, test } from 'vitest';
import { formatList } from './formatList';

test.each([
  ['en', 'unit', 'Nepal, Chad, Fiji'],
  ['en', 'conjunction', 'Nepal, Chad, and Fiji'],
  ['fr', 'conjunction', 'Nepal, Chad et Fiji'],
] as const)('%s %s', (language, type, text) => {
  expect(formatList(['Nepal', 'Chad', 'Fiji'], language, type)).toBe(text);
});

test('isolates each name in a right-to-left language', () => {
  expect(formatList(['Coastal', 'Central'], 'ar')).toMatch(/^\u2068Coastal\u2069\S* \S*\u2068Central\u2069$/);
});
