import { expect, test } from 'vitest';
import { recentEarthquakes } from './recentEarthquakes';

const quake = (id: number, event_date: string | null, iso3 = 'ken') => ({ id, event_date, country_details: { iso3 } });

test('the latest earthquakes of a country come first; others and those without a date are left out', () => {
  const rows = [
    quake(1, '2026-01-01T00:00:00Z'),
    quake(2, '2026-03-01T00:00:00Z'),
    quake(3, null),
    quake(4, '2026-04-01T00:00:00Z', 'uga'),
    quake(5, '2026-02-01T00:00:00Z', 'KEN'),
  ];
  expect(recentEarthquakes(rows, 'ken').map(({ id }) => id)).toEqual([2, 5, 1]);
});
