import { expect, test } from 'vitest';
import type { RelatedAppeal } from '#contract/appeal';
import type { CountryMini } from '#contract/country';
import { operationsElsewhere } from './operationsElsewhere';

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
  const rows = operationsElsewhere([regional, own, alone, regional], new Set(['14']), now);
  expect(rows.map(({ id, event: of }) => [id, of.id])).toEqual([
    [11, 1],
    [10, 1],
  ]);
});

test('of the same day the one with the higher number comes first, one without a start last', () => {
  const end = '2027-01-01T00:00:00Z';
  const day = '2026-01-01T00:00:00Z';
  const rows = operationsElsewhere(
    [event(1, [5, 6], [appeal(1, null, end), appeal(2, day, end), appeal(3, day, end)])],
    new Set(),
    now,
  );
  expect(rows.map(({ id }) => id)).toEqual([3, 2, 1]);
});
