/** Dates are yyyy-MM-dd, which compare as strings. */

/** 0 planned, 1 ongoing, 2 completed */
export type ProjectStatusKey = 0 | 1 | 2;

export type ActivityStatusKey = 'planned' | 'on_going' | 'complete';

/**
 * The status that the server computes for a project; the end date is inclusive.
 *
 * @param today - the day in UTC
 * @source reference/three-w.md, section 3.1
 */
export function projectStatus(start: string, end: string, today: string): ProjectStatusKey {
  if (start > today) return 0;
  return end >= today ? 1 : 2;
}

/**
 * The status to send with an activity; the server stores it unchecked.
 *
 * @param end - inclusive; null without an end date
 * @param today - the day in UTC
 * @source reference/three-w.md, section 3.2
 */
export function activityStatus(start: string, end: string | null, today: string): ActivityStatusKey {
  if (start > today) return 'planned';
  return end !== null && end < today ? 'complete' : 'on_going';
}

/** Whether an activity is past its end date but not stored as complete; the server does not update its status. */
export const isOverdue = (
  { status, end_date }: { readonly status: ActivityStatusKey; readonly end_date: string | null },
  today: string,
): boolean => status !== 'complete' && end_date !== null && end_date < today;

/** Today in UTC, by which the server computes statuses. */
export const utcToday = (now = new Date()): string => now.toISOString().slice(0, 10);
