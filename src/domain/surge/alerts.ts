import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import type { SurgeAlert } from '#contract/surgeAlert';
import { isUtcMidnight, parseDay, parseMoment } from '../format/dates';
import { timeBetweenDays } from '../format/timeBetweenDays';
import { compareCodes } from '../language/compare';

/** Internal tags of the rostering system, which are not shown. @source reference/surge.md, section 1.2 */
const internalTags = new Set(['nosuitable', 'notsurge', 'opschange']);
const isInternal = (name: string) => /^OP-/i.test(name) || internalTags.has(name.toLowerCase());

/** The names of tags without internal ones. */
export const shownKeywords = (names: readonly string[]): string[] => names.filter((name) => !isInternal(name));

/** The tags of a surge alert without internal ones. */
export const alertKeywords = ({ molnix_tags }: Pick<SurgeAlert, 'molnix_tags'>): string[] =>
  shownKeywords(molnix_tags.map(({ name }) => name));

/**
 * The position of an alert: its message, up to the first comma for alerts of the rostering system. Null without one.
 *
 * @source reference/surge.md, section 1.2
 */
export function alertPosition({ message, molnix_id }: Pick<SurgeAlert, 'message' | 'molnix_id'>): string | null {
  const text = message?.trim() ?? '';
  return (molnix_id === null ? text : text.split(',')[0]?.trim()) || null;
}

/** The duration of the deployment in milliseconds; null when a date is missing or the end is before the start. */
export function alertDuration({ start, end }: Pick<SurgeAlert, 'start' | 'end'>): number | null {
  const [from, to] = [parseDay(start), parseDay(end)];
  if (!from || !to || to < from) return null;
  return timeBetweenDays(from, to);
}

const open = 0;

/** The server stores times of day in some alerts and midnight in UTC, a whole day, in the others. */
function timeOf(text: string | null) {
  const isWholeDay = isUtcMidnight(text);
  return { time: isWholeDay ? parseDay(text) : parseMoment(text), isWholeDay };
}

/** Whether an open alert starts immediately because its start has passed; false for alerts that are stood down or closed. */
export function startsImmediately({ start, molnix_status }: Pick<SurgeAlert, 'start' | 'molnix_status'>, now: Date) {
  const { time: from } = timeOf(start);
  return molnix_status === open && from !== null && from < now;
}

const nearDays = 7;

export type DeadlineState = 'none' | 'past' | 'today' | 'near' | 'later';

/**
 * The urgency of an alert's application deadline. The server stores the last day as its midnight in UTC: an alert is open through that day, where
 * the reader is. A deadline with a time ends at that moment.
 *
 * @returns `today` on the last day, `near` within the next seven days, `none` without a deadline and for an alert that is not open
 * @source reference/surge.md, section 6
 */
export function deadlineState(
  { closes, molnix_status }: Pick<SurgeAlert, 'closes' | 'molnix_status'>,
  now: Date,
): DeadlineState {
  const { time: deadline, isWholeDay } = timeOf(closes);
  if (!deadline || molnix_status !== open) return 'none';
  const days = differenceInCalendarDays(deadline, now);
  const isOver = days < 0 || (deadline < now && !isWholeDay);
  if (isOver) return 'past';
  if (days === 0) return 'today';
  return days <= nearDays ? 'near' : 'later';
}

/** The days until the deadline, 0 on its day; null without one, and for an alert that is not open. */
export function daysToDeadline(alert: Pick<SurgeAlert, 'closes' | 'molnix_status'>, now: Date): number | null {
  const { time } = timeOf(alert.closes);
  return time && alert.molnix_status === open ? differenceInCalendarDays(time, now) : null;
}

/** Open alerts by their deadline, the soonest first: then those without one, last those whose deadline has passed. */
export function byDeadline<Alert extends Pick<SurgeAlert, 'closes' | 'molnix_status'>>(
  alerts: readonly Alert[],
  now: Date,
): readonly Alert[] {
  const rank = (alert: Alert) => {
    const state = deadlineState(alert, now);
    return state === 'past' ? 2 : state === 'none' ? 1 : 0;
  };
  return alerts.toSorted((a, b) => rank(a) - rank(b) || compareCodes(a.closes, b.closes));
}
