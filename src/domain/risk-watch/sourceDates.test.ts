import { expect, test, vi } from 'vitest';
import { sourceDate } from './sourceDates';

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
