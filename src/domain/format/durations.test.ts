import { describe, expect, test } from 'vitest';
import { formatDuration } from './durations';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** A text whose numbers do not wrap before the next word. */
const together = (text: string) => text.replaceAll(/(\d) /g, '$1\u00a0');

// reference/product.md, section 9
describe('formatDuration', () => {
  test.each([
    [365 * day, '1 year'],
    [364 * day, '12 months, 4 days'],
    [30 * day, '1 month'],
    [365 * day + 61 * day, '1 year, 2 months'],
    [400 * day + 5 * hour, '1 year, 1 month'],
    [2 * day + 3 * minute, '2 days, 3 minutes'],
    [3 * hour + 20 * minute + 9 * second, '3 hours, 20 minutes'],
    [12 * second, '12 seconds'],
    [999, '0 seconds'],
    [-90 * second, '1 minute, 30 seconds'],
  ])('%d ms is "%s", with its amounts beside their units', (length, text) =>
    expect(formatDuration(length, 'en')).toBe(together(text)),
  );

  test('shows the given number of units', () => {
    const length = 365 * day + 40 * day + hour;
    expect(formatDuration(length, 'en', 1)).toBe(together('1 year'));
    expect(formatDuration(length, 'en', 4)).toBe(together('1 year, 1 month, 10 days, 1 hour'));
  });

  test('follows the language', () => {
    expect(formatDuration(2 * day + hour, 'fr')).toBe('2\u00a0jours et 1\u00a0heure');
    expect(formatDuration(2 * day, 'ar')).toBe('يومان');
  });

  test.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY])('%s gives null', (value) =>
    expect(formatDuration(value, 'en')).toBeNull(),
  );
});
