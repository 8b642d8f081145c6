import { formatIsoDate } from '../format/dates';

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
 * @param today - the writer's own day
 * @source reference/three-w.md, section 3.2
 */
export function activityStatus(start: string, end: string | null, today: string): ActivityStatusKey {
  if (start > today) return 'planned';
  return end !== null && end < today ? 'complete' : 'on_going';
}

/** The dates of an activity that has its status, and the status that was stored when it was written. */
interface StatusFields {
  readonly status: ActivityStatusKey;
  readonly start_date: string;
  readonly end_date: string | null;
}

/**
 * The status of an activity on a day, by its dates: the server keeps the one of the day on which it was written. Complete stays complete
 * where no end is given.
 *
 * @param today - the reader's own day
 */
export const currentStatus = ({ status, start_date, end_date }: StatusFields, today: string): ActivityStatusKey =>
  status === 'complete' && end_date === null ? status : activityStatus(start_date, end_date, today);

/** Today where the reader is, by which activities are planned or under way. */
export const ownToday = (now = new Date()): string => formatIsoDate(now) ?? utcToday(now);

/** Today in UTC, by which the server computes the statuses of projects. */
export const utcToday = (now = new Date()): string => now.toISOString().slice(0, 10);
