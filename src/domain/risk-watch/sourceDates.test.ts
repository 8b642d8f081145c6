import { describe, expect, test, vi } from 'vitest';
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

describe('the times of the sources', () => {
  test.each([
    ['2023 SEP 04, 00:00Z', '2023-09-04T00:00:00.000Z'],
    ['2023 sep 4, 18:30Z', '2023-09-04T18:30:00.000Z'],
    ['04/09/2023 18:00:00', '2023-09-04T18:00:00.000Z'],
    ['2023-09-04', '2023-09-04'],
    ['2023-09-04T06:00:00', '2023-09-04T06:00:00.000Z'],
    ['2023-09-04T06:00:00Z', '2023-09-04T06:00:00.000Z'],
    ['2023-09-04T06:00:00+02:00', '2023-09-04T04:00:00.000Z'],
    [' 2023 sep 4 18:30 ', '2023-09-04T18:30:00.000Z'],
    [' 04/09/2023 18:00:00 ', '2023-09-04T18:00:00.000Z'],
    [' 2023-09-04 ', '2023-09-04'],
    ['2023 JAN 01, 00:00Z', '2023-01-01T00:00:00.000Z'],
    ['2024 FEB 29, 23:59Z', '2024-02-29T23:59:00.000Z'],
    ['2023-09-04 06:00', '2023-09-04T06:00:00.000Z'],
    ['2023-09-04T06:00:30', '2023-09-04T06:00:30.000Z'],
    ['2023-09-04 06:00:30.25', '2023-09-04T06:00:30.250Z'],
    ['2023-09-04T06:00:30.250+01:00', '2023-09-04T05:00:30.250Z'],
    ['2023 SEP 04, 24:00Z', null],
    ['2023 SEP 04, 12:60Z', null],
    ['32/01/2023 00:00:00', null],
    ['29/02/2023 00:00:00', null],
    ['01/13/2023 00:00:00', null],
    ['04/09/2023 24:00:00', null],
    ['04/09/2023 18:60:00', null],
    ['04/09/2023 18:00:60', null],
    ['since 2023 SEP 04, 00:00Z', null],
    ['2023 SEP 04, 00:00Z or later', null],
    ['since 04/09/2023 18:00:00', null],
    ['04/09/2023 18:00:00 or later', null],
    ['   ', null],
    ['2023 FEB 30, 00:00Z', null],
    ['31/02/2023 00:00:00', null],
    ['2023 XYZ 04, 00:00Z', null],
    ['tomorrow', null],
    ['', null],
    [null, null],
    [17, null],
  ])('%s', (written, read) => {
    expect(sourceDate(written)).toBe(read);
  });
});

test.each([
  ['2026-03-02', '2026-03-01', true],
  ['2026-03-01', '2026-03-01', false],
  ['2026-02-28', '2026-03-01', false],
  [null, '2026-03-01', false],
  ['2026-03-02', null, false],
  ['2026-03-02', '1960-01-01', true],
  [null, '1960-01-01', false],
])('%s is after %s: %s', (at, other, expected) => expect(isAfter(at, other)).toBe(expected));
