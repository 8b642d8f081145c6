import type { RelatedAppeal } from '#contract/appeal';
import { parseDay } from '../format/dates';

/**
 * Whether one of the appeals of an emergency runs on a day: it has started, and its end is known and not over. An appeal without a
 * start has started.
 *
 * @param today - the day in UTC, in which the server stores starts and ends
 */
export function isRunning(appeals: readonly Pick<RelatedAppeal, 'start_date' | 'end_date'>[], today: string): boolean {
  const day = parseDay(today);
  if (day === null) return false;
  return appeals.some(({ start_date, end_date }) => {
    const end = parseDay(end_date);
    const start = parseDay(start_date);
    return end !== null && end >= day && (start === null || start <= day);
  });
}
