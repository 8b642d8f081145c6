import { afterEach, describe, expect, test, vi } from 'vitest';
import { localDays } from './queryTime';

afterEach(() => vi.unstubAllEnvs());

describe('localDays', () => {
  test.each([
    ['UTC', '2026-10-02', '2026-10-02', '2026-10-02T00:00:00.000Z', '2026-10-02T23:59:59.999Z'],
    ['America/Los_Angeles', '2026-10-02', '2026-10-03', '2026-10-02T07:00:00.000Z', '2026-10-04T06:59:59.999Z'],
    ['Pacific/Auckland', '2026-07-01', '2026-07-01', '2026-06-30T12:00:00.000Z', '2026-07-01T11:59:59.999Z'],
    // daylight saving time ends: the day has 25 hours
    ['Europe/Zurich', '2026-10-25', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.999Z'],
    ['UTC', null, '2026-12-31', undefined, '2026-12-31T23:59:59.999Z'],
    ['UTC', '2026-12-31', null, '2026-12-31T00:00:00.000Z', undefined],
  ])('in %s from %s to %s', (zone, first, last, from, to) => {
    vi.stubEnv('TZ', zone);
    expect(localDays(first, last)).toEqual({ from, to });
  });
});
