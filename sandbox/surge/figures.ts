import type { Context } from '../core/http/context';
import { equals } from '../core/http/filters';
import { inLanguage } from '../core/http/language';
import { allOf, name, type Sql, sql } from '../core/store/sql';
import { countries } from '../places/tables';
import { activeErus, activePersonnel, overlaps } from './active';
import { erus, personnel } from './tables';

const yearOf = (now: Date) => {
  const year = now.getUTCFullYear();
  return overlaps(`${year}-01-01`, `${year}-12-31`);
};

/**
 * Deployments now and in this year, of one emergency or of all. The year counts personnel of every type.
 *
 * @source reference/surge.md, section 4.2
 */
export function deploymentFigures({ store, now, url }: Context) {
  const event = url.searchParams.getAll('event').filter(Boolean);
  const here = event.length > 0 ? equals('event')(event, 'event') : null;
  const count = (table: Parameters<typeof store.count>[0], where: Sql) => store.count(table, allOf([where, here]));
  return {
    active_emergency_response_units: count(erus, activeErus(now)),
    active_rapid_response_personnel: count(personnel, activePersonnel(now)),
    emergency_response_unit_deployed_this_year: count(erus, sql`deployed_to IS NOT NULL AND ${yearOf(now)}`),
    rapid_response_deployments_this_year: count(personnel, sql`is_active = 1 AND ${yearOf(now)}`),
  };
}

const defaultSocieties = 5;

/** The National Societies that deployed most people this year: every type, inactive rows included. @source reference/surge.md, section 4.2 */
export function deploymentsBySociety({ store, now, url, lookups, language }: Context) {
  const requested = Number(url.searchParams.get('limit') ?? defaultSocieties);
  const limit = Number.isInteger(requested) && requested > 0 ? requested : defaultSocieties;
  const rows = store.query<{ country_from: number; n: number }>(
    sql`SELECT country_from, count(*) AS n FROM ${name(personnel.name)} WHERE ${yearOf(now)}
      GROUP BY country_from ORDER BY n DESC, country_from LIMIT ${limit}`,
  );
  return rows.map(({ country_from, n }) => ({
    id: country_from,
    society_name: inLanguage(lookups.rows(countries).get(country_from)?.society_name, language) ?? '',
    deployments_count: n,
  }));
}

/** Deployments that touch each of the last twelve months, the newest first: every type, inactive rows included. @source reference/surge.md, section 4.2 */
export function deploymentsByMonth({ store, now }: Context) {
  return Array.from({ length: 12 }, (_, back) => {
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1));
    const last = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back + 1, 0));
    const day = (of: Date) => of.toISOString().slice(0, 10);
    return { date: day(first).slice(0, 7), count: store.count(personnel, overlaps(day(first), day(last))) };
  });
}
