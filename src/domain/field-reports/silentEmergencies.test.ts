import { expect, test } from 'vitest';
import type { FieldReport } from '#contract/fieldReport';
import { silentEmergencies } from './silentEmergencies';

const report = (id: number, created_at: string, event: number | null) =>
  ({
    id,
    created_at,
    summary: `Report ${id}`,
    event_details: event && { id: event, name: `Event ${event}` },
  }) as FieldReport;
const now = new Date('2026-11-24T12:00:00Z');

test('an emergency is silent by its newest report, the longest silence first', () => {
  const silent = silentEmergencies(
    [
      report(1, '2026-10-01T00:00:00Z', 7),
      report(2, '2026-11-20T00:00:00Z', 7),
      report(3, '2026-11-01T00:00:00Z', 8),
      report(4, '2026-09-30T00:00:00Z', 9),
      report(5, '2026-10-20T00:00:00Z', 8),
      report(6, '2026-10-20T00:00:00Z', null),
    ],
    now,
    10,
  );
  expect(silent.map(({ event, newest }) => [event.id, newest.id])).toEqual([
    [9, 4],
    [8, 3],
  ]);
});

test('ten days ago to the hour is not older', () => {
  expect(silentEmergencies([report(1, '2026-11-14T12:00:00Z', 7)], now, 10)).toEqual([]);
  expect(silentEmergencies([report(1, '2026-11-14T11:59:59Z', 7)], now, 10)).toHaveLength(1);
});
