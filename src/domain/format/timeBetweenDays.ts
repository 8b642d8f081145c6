import { millisecondsInDay } from 'date-fns/constants';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';

/**
 * The time from one day to another in milliseconds: whole days, also where the clocks are set forward or back in between.
 *
 * @param first - a parsed day, at its local midnight
 */
export const timeBetweenDays = (first: Date, last: Date): number =>
  differenceInCalendarDays(last, first) * millisecondsInDay;
