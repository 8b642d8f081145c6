import { describe, expect, test } from 'vitest';
import { coverageOf, metricOf, monthIndex, mostFrequentTypes, periodDays, yearFraction } from './pastEvents';

describe('periodDays', () => {
  const now = new Date(2026, 2, 10);
  test.each([
    ['this-year', '2026-01-01', '2026-12-31'],
    ['past-year', '2025-01-01', '2025-12-31'],
    ['last-2', '2024-01-01', '2026-12-31'],
    ['last-5', '2021-01-01', '2026-12-31'],
    ['last-10', '2016-01-01', '2026-12-31'],
  ] as const)('%s: %s to %s', (period, from, to) => expect(periodDays(period, now)).toEqual([from, to]));
});

test('mostFrequentTypes returns the eight most frequent types, ties sorted by name', () => {
  const counts = Array.from({ length: 10 }, (_, index) => ({
    disaster_id: index,
    disaster_name: `Type ${9 - index}`,
    count: index < 2 ? 7 : index,
  }));
  expect(mostFrequentTypes(counts, 'en').map(({ disaster_name }) => disaster_name)).toEqual([
    'Type 0',
    'Type 1',
    'Type 2',
    'Type 8',
    'Type 9',
    'Type 3',
    'Type 4',
    'Type 5',
  ]);
});

test.each([
  ['2025-01-01T00:00:00Z', 0, 2025],
  ['2025-07-01T00:00:00Z', 6, 2025.5],
  ['2025-12-01T00:00:00+00:00', 11, 2025 + 11 / 12],
])('%s is month %i', (date, month, fraction) => {
  expect(monthIndex(date)).toBe(month);
  expect(yearFraction(date)).toBeCloseTo(fraction);
});

describe('an emergency without an appeal', () => {
  const row = {
    amount_funded: null,
    amount_requested: null,
    date: '2025-07-01T00:00:00Z',
    disaster_id: 12,
    disaster_name: 'Flood',
    targeted_population: 0,
  };
  test('has a number of people, even zero, and no amounts', () => {
    expect(metricOf(row, 'people')).toBe(0);
    expect(metricOf(row, 'requested')).toBeNull();
    expect(coverageOf(row)).toBeNull();
    expect(coverageOf({ ...row, amount_requested: 200, amount_funded: 50 })).toBe(25);
  });
});
