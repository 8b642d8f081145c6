import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Day, Moment } from '#contract/scalars';
import {
  formatDate,
  formatDateTime,
  formatIsoDate,
  formatMonth,
  formatZonedTime,
  isUtcMidnight,
  parseDate,
  parseDay,
  parseMoment,
} from './dates';

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

// in each zone of the projects of vitest.config.ts
describe('parseDay', () => {
  test.each([
    ['2026-10-02', '2026-10-02'],
    ['2026-10', '2026-10-01'],
    ['2026-10-02T00:00:00Z', '2026-10-02'],
    ['2026-10-02T00:00:00.000000Z', '2026-10-02'],
    ['2026-10-02T22:30:00Z', '2026-10-02'],
    ['2026-10-02T01:30:00.123456Z', '2026-10-02'],
    ['2026-10-02T10:15:00', '2026-10-02'],
    ['2026-10-03T00:30:00+02:00', '2026-10-02'],
    ['2026-10-01T22:30:00-0500', '2026-10-02'],
  ])('%s is the day %s in every time zone', (value, day) => {
    expect(formatIsoDate(value)).toBe(day);
    expect(parseDay(value)?.getHours()).toBe(0);
  });

  test('a parsed date stays as it is', () => {
    const date = new Date(2026, 9, 2, 14, 5);
    expect(parseDay(date)).toBe(date);
  });
});

describe('parseMoment', () => {
  test.each([
    ['2026-10-02T20:15:00.123456Z', Date.UTC(2026, 9, 2, 20, 15, 0, 123)],
    ['2026-10-02T00:00:00Z', Date.UTC(2026, 9, 2)],
    ['2026-10-02T00:00:00', Date.UTC(2026, 9, 2)],
    ['2026-10-02 20:15:00+02:00', Date.UTC(2026, 9, 2, 18, 15)],
    ['2026-10-02T20:15Z', Date.UTC(2026, 9, 2, 20, 15)],
  ])('%s is the same moment in every time zone', (value, time) => expect(parseMoment(value)?.getTime()).toBe(time));

  test('a day has no time', () => {
    expect(parseMoment('2026-10-02')).toBeNull();
    expect(formatDateTime('2026-10-02', 'en')).toBeNull();
  });

  test('is shown in the time zone of the reader', () => {
    vi.stubEnv('TZ', 'Asia/Tokyo');
    expect(formatIsoDate(parseMoment('2026-10-02T20:15:00Z'))).toBe('2026-10-03');
  });

  test('does not take a day, nor a day a moment', () => {
    const day: Day = '2026-10-02';
    const moment: Moment = '2026-10-02T20:15:00Z';
    // @ts-expect-error a day is no moment
    expect(parseMoment(day as Day & { kind: 'day' })).toBeNull();
    // @ts-expect-error a moment is no day: which day it is depends on the time zone
    expect(parseDay(moment as Moment & { kind: 'moment' })).not.toBeNull();
  });
});

describe.each([
  ['parseDay', parseDay],
  ['parseMoment', parseMoment],
] as const)('%s', (_, parse) => {
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
    expect(parse(value)).toBeNull();
    expect(formatIsoDate(value)).toBeNull();
    expect(formatDate(value, 'en')).toBeNull();
  });
});

test.each([
  ['2026-10-02T00:00:00Z', true],
  ['2026-10-02T00:00:00.000000+00:00', true],
  ['2026-10-02T02:00:00+02:00', true],
  ['2026-10-02T00:00:01Z', false],
  ['2026-10-02', false],
  [null, false],
])('%s is midnight in UTC: %s', (value, isMidnight) => expect(isUtcMidnight(value)).toBe(isMidnight));

describe('formatting', () => {
  const date = new Date(2026, 9, 2, 14, 5);
  test.each([
    ['yyyy-MM-dd', '2026-10-02'],
    ['yyyy-MM', '2026-10'],
  ] as const)('%s', (pattern, text) => expect(formatIsoDate(date, pattern)).toBe(text));

  test('a time names the zone of the reader', () => {
    const own: Readonly<Record<string, string>> = {
      UTC: '2 Oct 2026, 20:05 UTC',
      'Pacific/Kiritimati': '3 Oct 2026, 10:05 GMT+14',
      'America/Los_Angeles': '2 Oct 2026, 13:05 GMT-7',
      'Asia/Kathmandu': '3 Oct 2026, 01:50 GMT+5:45',
      // the older name, which some versions of ICU give
      'Asia/Katmandu': '3 Oct 2026, 01:50 GMT+5:45',
    };
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(formatZonedTime('2026-10-02T20:05:00Z', 'en')).toBe(own[zone]);
    expect(formatZonedTime('2026-10-02T20:05:00Z', 'en', 'UTC')).toBe(own.UTC);
    expect(formatZonedTime(null, 'en')).toBeNull();
  });

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
