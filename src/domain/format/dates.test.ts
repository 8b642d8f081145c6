import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatDate, formatDateTime, formatMonth, parseDate, readDate, writeDate } from './dates';

afterEach(() => vi.unstubAllEnvs());

describe('reading a date in a pattern', () => {
  test.each([
    ['2026-10-02', 'yyyy-MM-dd', '2026-10-02'],
    ['2024-02-29', 'yyyy-MM-dd', '2024-02-29'],
    ['2026-10', 'yyyy-MM', '2026-10-01'],
    ['0099-01-01', 'yyyy-MM-dd', '0099-01-01'],
  ] as const)('%s as %s is %s', (text, pattern, day) => expect(writeDate(parseDate(text, pattern))).toBe(day));

  test.each([
    ['2026-02-30', 'yyyy-MM-dd'],
    ['2026-13-01', 'yyyy-MM-dd'],
    ['2026-00-10', 'yyyy-MM-dd'],
    ['2026-1-1', 'yyyy-MM-dd'],
    ['02-10-2026', 'yyyy-MM-dd'],
    ['2026-W40', 'yyyy-MM'],
    ['2026', 'yyyy-MM'],
    ['2026-275', 'yyyy-MM-dd'],
    ['2026-10-02', 'yyyy-MM'],
    ['tomorrow', 'yyyy-MM-dd'],
    ['', 'yyyy-MM-dd'],
  ] as const)('%s as %s is refused', (text, pattern) => expect(parseDate(text, pattern)).toBeNull());
});

describe('reading what the server sends', () => {
  test.each(['America/Los_Angeles', 'UTC', 'Pacific/Auckland'])(
    'a day kept as midnight UTC stays that day in %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      expect(writeDate('2026-10-02T00:00:00Z')).toBe('2026-10-02');
      expect(writeDate('2026-10-02T00:00:00.000000Z')).toBe('2026-10-02');
      expect(writeDate('2026-10-02')).toBe('2026-10-02');
    },
  );

  test('a moment shows in the time zone of the reader', () => {
    vi.stubEnv('TZ', 'Asia/Tokyo');
    expect(writeDate('2026-10-02T20:15:00Z')).toBe('2026-10-03');
    expect(readDate('2026-10-02T20:15:00.123456Z')?.getTime()).toBe(Date.UTC(2026, 9, 2, 20, 15, 0, 123));
    expect(readDate('2026-10-02 20:15:00+02:00')?.getTime()).toBe(Date.UTC(2026, 9, 2, 18, 15));
  });

  test.each([
    null,
    undefined,
    '',
    'soon',
    '2026-02-30T10:00:00Z',
    '2026-10-02T27:00:00Z',
    '20261002',
    new Date(Number.NaN),
  ])('%s is no date', (value) => {
    expect(readDate(value)).toBeNull();
    expect(writeDate(value)).toBeNull();
    expect(formatDate(value, 'en')).toBeNull();
  });
});

describe('writing', () => {
  const date = new Date(2026, 9, 2, 14, 5);
  test.each([
    ['yyyy-MM-dd', '2026-10-02'],
    ['yyyy-MM', '2026-10'],
  ] as const)('%s', (pattern, text) => expect(writeDate(date, pattern)).toBe(text));

  test('in words of the language', () => {
    expect(formatDate(date, 'en')).toBe('2 Oct 2026');
    expect(formatDateTime(date, 'en')).toBe('2 Oct 2026, 14:05');
    expect(formatDate(date, 'fr')).toBe('2 oct. 2026');
    expect(formatMonth('2026-10', 'es')).toBe('octubre de 2026');
    expect(formatMonth('2026-10', 'en', 'short')).toBe('Oct 2026');
    expect(formatDate(date, 'ar')).toContain(
      '2026'.replace(/\d/g, (digit) => new Intl.NumberFormat('ar').format(Number(digit))),
    );
  });
});
