import { afterEach, describe, expect, test, vi } from 'vitest';
import { parseDay } from './dates';
import { timeBetweenDays } from './timeBetweenDays';

const day = 86_400_000;

describe('timeBetweenDays', () => {
  afterEach(() => vi.unstubAllEnvs());

  test.each([
    // the clocks are set forward on 8 March and 29 March, back on 1 November and 25 October
    ['America/Los_Angeles', '2026-03-01', '2026-03-31', 30],
    ['America/Los_Angeles', '2026-10-15', '2026-11-14', 30],
    ['Europe/Berlin', '2026-03-01', '2026-03-31', 30],
    ['Pacific/Kiritimati', '2026-03-01', '2026-03-31', 30],
    ['UTC', '2026-03-01', '2026-03-01', 0],
  ])('in %s from %s to %s it is %i whole days', (zone, first, last, days) => {
    vi.stubEnv('TZ', zone);
    const [from, to] = [parseDay(first), parseDay(last)];
    if (!from || !to) throw new Error('no day');
    expect(timeBetweenDays(from, to)).toBe(days * day);
  });
});
