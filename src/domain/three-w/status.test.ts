import { describe, expect, test, vi } from 'vitest';
import { activityStatus, currentStatus, ownToday, projectStatus, utcToday } from './status';

const today = '2026-05-10';

// reference/three-w.md, sections 3.1 and 3.2
describe('statuses by date', () => {
  test.each([
    ['2026-05-11', '2026-06-01', 0, 'planned'],
    ['2026-05-10', '2026-06-01', 1, 'on_going'],
    ['2026-05-01', '2026-05-10', 1, 'on_going'],
    ['2026-05-10', '2026-05-10', 1, 'on_going'],
    ['2026-04-01', '2026-05-09', 2, 'complete'],
    ['2026-05-11', '2026-05-01', 0, 'planned'],
  ] as const)('%s to %s', (start, end, project, activity) => {
    expect(projectStatus(start, end, today)).toBe(project);
    expect(activityStatus(start, end, today)).toBe(activity);
  });

  test('an activity without an end date is ongoing', () => {
    expect(activityStatus('2020-01-01', null, today)).toBe('on_going');
  });

  test.each([
    ['planned', '2026-05-10', null, 'on_going'],
    ['planned', '2026-05-11', null, 'planned'],
    ['planned', '2026-04-01', '2026-05-09', 'complete'],
    ['on_going', '2026-04-01', '2026-05-10', 'on_going'],
    ['on_going', '2026-05-11', null, 'planned'],
    ['complete', '2026-04-01', '2026-06-01', 'on_going'],
    ['complete', '2026-04-01', null, 'complete'],
  ] as const)('stored as %s, from %s until %s it is %s', (status, start_date, end_date, current) => {
    expect(currentStatus({ status, start_date, end_date }, today)).toBe(current);
  });

  test.each([
    ['Pacific/Kiritimati', '2026-05-11'],
    ['America/Los_Angeles', '2026-05-10'],
  ])('today in %s is its own day', (zone, day) => {
    vi.stubEnv('TZ', zone);
    expect(ownToday(new Date('2026-05-10T23:30:00Z'))).toBe(day);
    vi.unstubAllEnvs();
  });

  test('utcToday returns the day in UTC', () => {
    expect(utcToday(new Date('2026-05-10T23:59:59-05:00'))).toBe('2026-05-11');
  });
});
