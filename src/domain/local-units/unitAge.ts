import { subYears } from 'date-fns';
import type { Moment } from '#contract/scalars';
import { parseMoment } from '#domain/format/dates';

/** The ages in years that units can be filtered by. */
export const unitAges = [1, 2, 3, 5] as const;

/**
 * Whether a unit was last changed more than some years ago; one without a date was not. Lists say when a unit was changed, not the day that its
 * data describe.
 *
 * @source reference/api-limits.md, Countries, regions, units, point 15
 */
export function isOlderThan(changed: Moment | null | undefined, years: number, now: Date): boolean {
  const moment = parseMoment(changed);
  return moment !== null && moment < subYears(now, years);
}
