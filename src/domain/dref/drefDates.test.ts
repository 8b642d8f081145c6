import { describe, expect, test } from 'vitest';
import { endAfterDays, endAfterMonths } from './drefDates';

/** @source reference/dref.md */

describe('dates', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-03-10', 0, '2026-03-31'],
    ['2025-11-15', 4, '2026-03-31'],
    ['2026-03-10', null, null],
    [null, 3, null],
    ['soon', 3, null],
    ['2026-03-10', undefined, null],
    ['2026-03-10T08:00', 3, null],
    ['12026-03-10', 3, null],
    ['9999-11-30', 1, '9999-12-31'],
    ['9999-11-30', 2, null],
    ['2026-06-15', 99_999, null],
    ['2026-06-15', 2_147_483_647, null],
  ])('%s and %s months end on %s', (start, months, expected) => expect(endAfterMonths(start, months)).toBe(expected));

  test.each([
    ['2026-01-01', 45, '2026-02-28'],
    ['2026-03-10', 45, '2026-04-30'],
    ['2026-12-01', 45, '2027-01-31'],
    [null, 45, null],
    ['2026-12-01', null, null],
    ['2026-12-01', undefined, null],
    ['2026-12-01T08:00', 45, null],
    ['2026-12-01', 2_147_483_647, null],
  ])('%s and %s days end on %s', (start, days, expected) => expect(endAfterDays(start, days)).toBe(expected));
});
