import { describe, expect, test } from 'vitest';
import { activityStatus, isOverdue, projectStatus, utcToday } from './status';

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
    ['on_going', '2026-05-09', true],
    ['planned', '2026-05-09', true],
    ['on_going', '2026-05-10', false],
    ['complete', '2026-05-09', false],
    ['on_going', null, false],
  ] as const)('isOverdue for %s until %s is %s', (status, end_date, isPast) => {
    expect(isOverdue({ status, end_date }, today)).toBe(isPast);
  });

  test('utcToday returns the day in UTC', () => {
    expect(utcToday(new Date('2026-05-10T23:59:59-05:00'))).toBe('2026-05-11');
  });
});
