import { type Sql, sql } from '../core/store/sql';

/**
 * The condition for deployments of today: start ≤ today ≤ end, by days. Periods are stored from midnight to midnight.
 *
 * @source reference/surge.md, sections 3 and 4.2
 */
const isActiveToday = (now: Date): Sql => {
  const today = now.toISOString();
  return sql`start_date <= ${today} AND end_date >= ${today.slice(0, 10)}`;
};

/** Rapid-response personnel who are deployed today. */
export const activePersonnel = (now: Date): Sql => sql`type = 'rr' AND is_active = 1 AND ${isActiveToday(now)}`;

/** Emergency response units that are deployed today. */
export const activeErus = (now: Date): Sql => sql`deployed_to IS NOT NULL AND ${isActiveToday(now)}`;

/** Deployments whose period overlaps the period from the first to the last day, both `2026-01-01`. */
export const overlaps = (first: string, last: string): Sql =>
  sql`start_date <= ${`${last}T23:59:59.999Z`} AND end_date >= ${first}`;
