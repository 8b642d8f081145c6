import { expect, test } from 'vitest';
import { isRunning } from './running';

test.each([
  [[], false],
  [[{ start_date: '2026-01-01T00:00:00Z', end_date: '2026-11-24T00:00:00Z' }], true],
  [[{ start_date: '2026-01-01T00:00:00Z', end_date: '2026-11-23T00:00:00Z' }], false],
  [[{ start_date: '2026-12-01T00:00:00Z', end_date: '2027-11-23T00:00:00Z' }], false],
  [[{ start_date: null, end_date: '2027-11-23T00:00:00Z' }], true],
  [[{ start_date: '2026-01-01T00:00:00Z', end_date: null }], false],
])('of the appeals %j one runs: %s', (appeals, runs) => expect(isRunning(appeals, '2026-11-24')).toBe(runs));
