import { afterEach, expect, test } from 'vitest';
import { aggregatesAt, countsAt, lastYears, monthStarts, yearStarts } from './aggregates';

const at = (timespan: string, count: number) => ({ timespan, count, amount_funded: null, beneficiaries: null });

test('yearStarts and monthStarts return the first days of a range', () => {
  expect(yearStarts(2024, 2026)).toEqual(['2024-01-01', '2025-01-01', '2026-01-01']);
  expect(monthStarts(2026)).toHaveLength(12);
  expect(monthStarts(2026)[8]).toBe('2026-09-01');
});

test('countsAt returns 0 for a month without data and null for a future month', () => {
  const moments = ['2026-08-01', '2026-09-01', '2026-10-01', '2026-11-01'];
  const rows = [at('2026-08-01T00:00:00Z', 3), at('2026-10-01T00:00:00Z', 1), at('2019-01-01T00:00:00Z', 9)];
  expect(countsAt(rows, moments, '2026-10-15')).toEqual([3, 0, 1, null]);
  expect(aggregatesAt(rows, moments)[1]).toBeUndefined();
});

const machineZone = process.env.TZ;
afterEach(() => {
  if (machineZone === undefined) delete process.env.TZ;
  else process.env.TZ = machineZone;
});

// Time zone, moment around new year, and the local year at that moment.
test.each([
  ['America/Los_Angeles', '2027-01-01T03:00:00Z', 2026],
  ['UTC', '2027-01-01T03:00:00Z', 2027],
  ['Pacific/Auckland', '2026-12-31T12:00:00Z', 2027],
  ['UTC', '2026-12-31T12:00:00Z', 2026],
])('lastYears in %s at %s ends with %i', (zone, moment, year) => {
  process.env.TZ = zone;
  expect(lastYears(10, new Date(moment))).toEqual([year - 10, year]);
});
