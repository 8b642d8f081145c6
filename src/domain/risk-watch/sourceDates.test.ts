import { expect, test, vi } from 'vitest';
import { adamShapes } from './eventShapes';
import { isAfter, sourceDate, sourceTime } from './sourceDates';

/** @source reference/risk-watch.md, section 1.2 */
test.each(
  ['Asia/Tokyo', 'America/Lima'].flatMap((zone) =>
    [
      ['2023-09-04T06:00', '2023-09-04T06:00:00.000Z'],
      ['2023-09-04 06:00', '2023-09-04T06:00:00.000Z'],
      ['2023-09-04T06:00:30', '2023-09-04T06:00:30.000Z'],
      ['2023-09-04 06:00:30.250', '2023-09-04T06:00:30.250Z'],
      ['2023-09-04T06:00:00+02:00', '2023-09-04T04:00:00.000Z'],
      ['2023-09-04', '2023-09-04'],
      ['2023 SEP 04, 00:00Z', '2023-09-04T00:00:00.000Z'],
      ['04/09/2023 18:00:00', '2023-09-04T18:00:00.000Z'],
    ].map(([written, read]) => [zone, written, read] as const),
  ),
)('in %s a source that writes %s means %s', (zone, written, read) => {
  vi.stubEnv('TZ', zone);
  expect(sourceDate(written)).toBe(read);
});

test.each(['America/Guatemala', 'Pacific/Kiritimati', 'Asia/Kathmandu'])(
  'in %s no position of a storm is lost, those at midnight neither',
  (zone) => {
    vi.stubEnv('TZ', zone);
    const hours = Array.from({ length: 12 }, (_, index) => new Date(Date.UTC(2026, 10, 21, 6 * index)).toISOString());
    const features = hours.map((time, index) => ({
      type: 'Feature' as const,
      geometry: { type: 'Point' as const, coordinates: [-90 - index, 14] },
      properties: { track_date: time.replace('T', ' ').slice(0, 19), wind_speed: 100 + index },
    }));
    const { points } = adamShapes(
      { storm_position_geojson: { type: 'FeatureCollection', features }, population_exposure: null },
      null,
    );
    expect(points.map(({ time }) => time)).toEqual(hours);
    expect(points.map(({ wind }) => wind)).toEqual(hours.map((_, index) => 100 + index));
  },
);

test('a day counts from its midnight in UTC', () => {
  expect(sourceTime('2026-11-23')).toBe(Date.UTC(2026, 10, 23));
  expect(sourceTime('2026-11-23T06:00:00.000Z')).toBe(Date.UTC(2026, 10, 23, 6));
  expect(isAfter('2026-11-23T00:00:00.000Z', '2026-11-23')).toBe(false);
  expect(isAfter('2026-11-23T00:00:00.001Z', '2026-11-23')).toBe(true);
  expect(isAfter('2026-11-23', null)).toBe(false);
});
