import { describe, expect, test } from 'vitest';
import { formatRelative } from './relativeTime';

describe('formatRelative', () => {
  const now = new Date(2026, 9, 2, 12);
  const second = 1000;
  const minute = 60 * second;
  const hour = 60 * minute;

  test.each([
    [0, 'now'],
    [-12 * second, '12 seconds ago'],
    [-59.7 * second, '59 seconds ago'],
    [-60 * second, '1 minute ago'],
    [-3 * minute, '3 minutes ago'],
    [-59.9 * minute, '59 minutes ago'],
    [-60 * minute, '1 hour ago'],
    [-23.9 * hour, '23 hours ago'],
    [-24 * hour, 'yesterday'],
    [2 * hour, 'in 2 hours'],
    [24 * hour, 'tomorrow'],
  ])('%d ms is %s', (distance, text) =>
    expect(formatRelative(new Date(now.getTime() + distance), 'en', now)).toBe(text),
  );

  test.each([
    [[2026, 8, 30, 13], '2 days ago'],
    [[2026, 8, 3, 12], '29 days ago'],
    [[2026, 8, 2, 12], 'last month'],
    [[2025, 10, 2, 12], '11 months ago'],
    [[2025, 9, 30, 12], 'last year'],
    [[2025, 9, 2, 12], 'last year'],
    [[2024, 11, 31, 12], '2 years ago'],
    [[2027, 9, 2, 12], 'next year'],
  ] as const)('%j is %s', ([year, month, day, hours], text) =>
    expect(formatRelative(new Date(year, month, day, hours), 'en', now)).toBe(text),
  );

  test.each([
    [12 * second, '12 sec. ago'],
    [119 * second, '1 min. ago'],
    [2 * hour, '2 hr. ago'],
    [3 * 24 * hour, '3 days ago'],
  ])('%d ms ago in the short style is %s', (distance, text) =>
    expect(formatRelative(new Date(now.getTime() - distance), 'en', now, 'short')).toBe(text),
  );

  test('returns null for an invalid date', () => expect(formatRelative('soon', 'en', now)).toBeNull());
});
