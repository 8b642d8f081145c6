import { describe, expect, test } from 'vitest';
import { exactNumber, formatCompact, formatNumber, formatPercent, percentOf } from './numbers';

const plain = (text: string | null) => text?.replace(/[\u00a0\u202f]/g, ' ') ?? null;

// reference/product.md, section 9
describe('formatCompact', () => {
  test.each([
    [0, '0'],
    [74, '74'],
    [12.345, '12.35'],
    [999.999, '1K'],
    [1000, '1K'],
    [1940, '1.9K'],
    [450_000, '450K'],
    [38_200_000, '38.2M'],
    [1_900_000_000, '1.9B'],
    [-1_250_000, '-1.3M'],
    [99_960, '100K'],
  ])('%d is %s', (value, text) => expect(formatCompact(value, 'en')).toBe(text));

  test.each([
    [1_900_000_000, 'CHF 1.9B'],
    [450_000_000, 'CHF 450M'],
    [12.5, 'CHF 12.5'],
  ])('%d with a currency is %s', (value, text) =>
    expect(plain(formatCompact(value, 'en', { currency: 'CHF' }))).toBe(text),
  );

  test('follows the language', () => {
    expect(plain(formatCompact(38_200_000, 'fr'))).toBe('38,2 M');
    expect(plain(formatCompact(38_200_000, 'es'))).toBe('38,2 M');
    expect(formatCompact(38_200_000, 'ar')).toContain('مليون');
  });
});

describe('formatNumber', () => {
  test.each([
    [1_250_000, 'en', '1,250,000'],
    [1_250_000, 'fr', '1 250 000'],
    [1234.567, 'en', '1,234.57'],
    [0, 'en', '0'],
  ] as const)('%d in %s is %s', (value, language, text) => expect(plain(formatNumber(value, language))).toBe(text));

  test('accepts a currency', () =>
    expect(plain(formatNumber(12_400_000, 'en', { currency: 'CHF' }))).toBe('CHF 12,400,000'));
});

describe('formatPercent and percentOf', () => {
  test.each([
    [58, '58%'],
    [58.4, '58%'],
    [0, '0%'],
    [0.2, '0.2%'],
    [0.01, '0.1%'],
    [99.97, '99.9%'],
    [100, '100%'],
    [131.2, '131%'],
  ])('%d is %s', (points, text) => expect(formatPercent(points, 'en')).toBe(text));

  test.each([
    [71, 100, 71],
    [5, 0, null],
    [null, 10, null],
    [0, 10, 0],
  ])('%s of %s is %s', (part, total, points) => expect(percentOf(part, total)).toBe(points));
});

test.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY])('%s gives null, not zero', (value) => {
  expect(formatNumber(value, 'en')).toBeNull();
  expect(formatCompact(value, 'en')).toBeNull();
  expect(formatPercent(value, 'en')).toBeNull();
});

test.each([
  [0.1 + 0.2, 0.3],
  [7_103_636.1 + 0.2, 7_103_636.3],
  [1_234_567_890_123_456, 1_234_567_890_123_456],
  [0, 0],
  [-2.5, -2.5],
])('%d is %d in a file', (value, exact) => expect(exactNumber(value)).toBe(exact));
