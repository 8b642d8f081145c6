import { expect, test } from 'vitest';
import type { RelatedAppeal } from '#contract/appeal';
import type { CountryMini } from '#contract/country';
import type { Event } from '#contract/event';
import { matchesFilters, multiCountryOperations } from './multiCountryOperations';

type CoveringType = NonNullable<Event['dtype']>;

const now = new Date('2026-03-10T12:00:00Z');
const country = (id: number) => ({ id, name: `Country ${id}` }) as CountryMini;
const appeal = (id: number, start: string | null, end: string | null) =>
  ({ id, start_date: start, end_date: end }) as RelatedAppeal;
const event = (id: number, countries: number[], appeals: RelatedAppeal[]) => ({
  id,
  name: `Emergency ${id}`,
  dtype: null,
  countries: countries.map(country),
  appeals,
});

test('the running operations of several countries that are not the country’s own, newest first and each once', () => {
  const regional = event(
    1,
    [5, 6],
    [
      appeal(10, '2025-01-01T00:00:00Z', '2027-01-01T00:00:00Z'),
      appeal(11, '2026-02-01T00:00:00Z', '2026-12-31T00:00:00Z'),
      appeal(12, '2024-01-01T00:00:00Z', '2025-01-01T00:00:00Z'),
      appeal(13, '2025-06-01T00:00:00Z', null),
    ],
  );
  const own = event(2, [5, 6], [appeal(14, '2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z')]);
  const alone = event(3, [5], [appeal(15, '2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z')]);
  const rows = multiCountryOperations([regional, own, alone, regional], new Set(['14']), { runningAt: now });
  expect(rows.map(({ id, event: of }) => [id, of.id])).toEqual([
    [11, 1],
    [10, 1],
  ]);
  const ever = multiCountryOperations([regional, own, alone], new Set(['14']), { runningAt: null });
  expect(ever.map(({ id }) => id)).toEqual([11, 13, 10, 12]);
});

test('of the same day the one with the higher number comes first, one without a start last', () => {
  const end = '2027-01-01T00:00:00Z';
  const day = '2026-01-01T00:00:00Z';
  const rows = multiCountryOperations(
    [event(1, [5, 6], [appeal(1, null, end), appeal(2, day, end), appeal(3, day, end)])],
    new Set(),
    { runningAt: now },
  );
  expect(rows.map(({ id }) => id)).toEqual([3, 2, 1]);
});

const none = { start_after: null, start_before: null, atype: null, dtype: null };
test.each([
  ['no filter', none, true],
  ['the day of its start, as the first', { ...none, start_after: '2026-02-01' }, true],
  ['the day of its start, as the last', { ...none, start_before: '2026-02-01' }, true],
  ['a later start', { ...none, start_after: '2026-02-02' }, false],
  ['an earlier start', { ...none, start_before: '2026-01-31' }, false],
  ['its type', { ...none, atype: 1 }, true],
  ['another type', { ...none, atype: 0 }, false],
  ['its disaster', { ...none, dtype: 12 }, true],
  ['another disaster', { ...none, dtype: 2 }, false],
])('an operation is held to the filters: %s', (_, filters, passes) => {
  const of = { ...event(1, [5, 6], []), dtype: { id: 12 } as CoveringType };
  const row = { id: 3, appeal: { ...appeal(3, '2026-02-01T00:00:00Z', null), atype: 1 } as RelatedAppeal, event: of };
  expect(matchesFilters(row, filters)).toBe(passes);
});

test('an operation without a start passes no limit on it', () => {
  const row = { id: 3, appeal: appeal(3, null, null), event: event(1, [5, 6], []) };
  expect(matchesFilters(row, { ...none, start_after: '2026-01-01' })).toBe(false);
  expect(matchesFilters(row, none)).toBe(true);
});

test('an operation that ends at this moment has ended', () => {
  const ends = (end: string) =>
    multiCountryOperations([event(1, [5, 6], [appeal(1, null, end)])], new Set(), { runningAt: now });
  expect(ends('2026-03-10T12:00:00Z')).toEqual([]);
  expect(ends('2026-03-10T12:00:01Z')).toHaveLength(1);
});

test.each([
  [1, 2],
  [2, 1],
])('those without a start stand last, the higher number first: %i, %i', (first, second) => {
  const appeals = [appeal(first, null, null), appeal(second, null, null), appeal(3, '2020-01-01T00:00:00Z', null)];
  const rows = multiCountryOperations([event(1, [5, 6], appeals)], new Set(), { runningAt: null });
  expect(rows.map(({ id }) => id)).toEqual([3, 2, 1]);
});

test('an operation of an emergency without a type is of no disaster', () => {
  const row = { id: 3, appeal: appeal(3, null, null), event: event(1, [5, 6], []) };
  expect(matchesFilters(row, { ...none, dtype: 12 })).toBe(false);
});
