import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatDate, formatDateTime, formatIsoDate, formatMonth, parseDate, parseServerDate } from './dates';

afterEach(() => vi.unstubAllEnvs());

describe('parseDate', () => {
  test.each([
    ['2026-10-02', 'yyyy-MM-dd', '2026-10-02'],
    ['2024-02-29', 'yyyy-MM-dd', '2024-02-29'],
    ['2026-10', 'yyyy-MM', '2026-10-01'],
    ['0099-01-01', 'yyyy-MM-dd', '0099-01-01'],
  ] as const)('%s as %s is %s', (text, pattern, day) => expect(formatIsoDate(parseDate(text, pattern))).toBe(day));

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
  ] as const)('rejects %s as %s', (text, pattern) => expect(parseDate(text, pattern)).toBeNull());
});

describe('server dates', () => {
  test.each(['America/Los_Angeles', 'UTC', 'Pacific/Auckland'])(
    'midnight UTC is the same calendar day in %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      expect(formatIsoDate('2026-10-02T00:00:00Z')).toBe('2026-10-02');
      expect(formatIsoDate('2026-10-02T00:00:00.000000Z')).toBe('2026-10-02');
      expect(formatIsoDate('2026-10-02')).toBe('2026-10-02');
    },
  );

  test('a date-time is shown in the local time zone', () => {
    vi.stubEnv('TZ', 'Asia/Tokyo');
    expect(formatIsoDate('2026-10-02T20:15:00Z')).toBe('2026-10-03');
    expect(parseServerDate('2026-10-02T20:15:00.123456Z')?.getTime()).toBe(Date.UTC(2026, 9, 2, 20, 15, 0, 123));
    expect(parseServerDate('2026-10-02 20:15:00+02:00')?.getTime()).toBe(Date.UTC(2026, 9, 2, 18, 15));
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
  ])('%s is not a date', (value) => {
    expect(parseServerDate(value)).toBeNull();
    expect(formatIsoDate(value)).toBeNull();
    expect(formatDate(value, 'en')).toBeNull();
  });
});

describe('formatting', () => {
  const date = new Date(2026, 9, 2, 14, 5);
  test.each([
    ['yyyy-MM-dd', '2026-10-02'],
    ['yyyy-MM', '2026-10'],
  ] as const)('%s', (pattern, text) => expect(formatIsoDate(date, pattern)).toBe(text));

  test('uses the words of the language', () => {
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
