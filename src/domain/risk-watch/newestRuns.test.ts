import { expect, test } from 'vitest';
import { newestRuns } from './newestRuns';

const run = (country: number, hazard_name: string, updated_at: string) => ({ country, hazard_name, updated_at });

test('of the runs of a storm in a country the newest remains, in its place', () => {
  const old = run(1, 'ALVARO', '2026-11-22T02:00:00Z');
  const other = run(2, 'ALVARO', '2026-11-22T02:00:00Z');
  const newest = run(1, 'ALVARO', '2026-11-23T02:00:00Z');
  const storm = run(1, 'BELISA', '2026-11-21T02:00:00Z');
  expect(newestRuns([old, other, newest, storm])).toEqual([other, newest, storm]);
  expect(newestRuns([])).toEqual([]);
});
