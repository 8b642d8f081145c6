import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatIsoDate } from './dates';
import { utcDay } from './utcDay';

afterEach(() => vi.unstubAllEnvs());

describe.each(['Pacific/Auckland', 'UTC', 'America/Los_Angeles'])('in %s', (zone) => {
  test.each([
    ['2026-10-02T22:30:00Z', '2026-10-02'],
    ['2026-10-02T01:30:00.123456Z', '2026-10-02'],
    ['2026-10-02T00:00:00Z', '2026-10-02'],
    ['2026-10-03T00:30:00+02:00', '2026-10-02'],
    ['2026-10-02', '2026-10-02'],
    [null, null],
    [undefined, null],
  ])('the start %j is shown as the day %j', (moment, day) => {
    vi.stubEnv('TZ', zone);
    expect(utcDay(moment)).toBe(day);
    expect(formatIsoDate(utcDay(moment))).toBe(day);
  });
});
