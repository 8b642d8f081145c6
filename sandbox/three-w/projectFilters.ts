import type { Context } from '../core/http/context';
import { ApiError } from '../core/http/errors';
import {
  anyOfColumn,
  anyOfRepeated,
  choiceOf,
  conditionsOf,
  equals,
  type Filter,
  type Filters,
  linkedTo,
  linkedToRepeated,
} from '../core/http/filters';
import { allOf, type Sql, sql } from '../core/store/sql';
import { visibleProjects } from './visibility';

/** The last value of a repeated parameter, which may be a comma list. */
const lastList =
  (filter: Filter): Filter =>
  (values, parameter) =>
    filter(values.slice(-1), parameter);

/** The districts of a project lie in its country, which the server takes from them: its country is enough. */
const inCountries = (column: string, kind: 'integer' | 'text'): Filter => {
  const among = lastList(anyOfColumn(column, kind));
  return (values, parameter) => sql`project_country IN (SELECT id FROM country WHERE ${among(values, parameter)})`;
};

const withoutOwn: Filter = (values) =>
  /^(true|1)$/i.test(values.at(-1) ?? '') ? sql`reporting_ns <> project_country` : sql`1`;

/** @source reference/three-w.md, section 4.1 */
export const projectFilters: Filters = {
  country: lastList(anyOfColumn('project_country')),
  country_iso3: inCountries('iso3', 'text'),
  region: inCountries('region', 'integer'),
  reporting_ns: lastList(anyOfColumn('reporting_ns')),
  primary_sector: lastList(anyOfColumn('primary_sector')),
  secondary_sectors: lastList(linkedTo('project', 'secondary_sectors')),
  operation_type: lastList(anyOfColumn('operation_type')),
  programme_type: lastList(anyOfColumn('programme_type')),
  status: lastList(choiceOf('status', [0, 1, 2])),
  project_districts: linkedToRepeated('project', 'project_districts'),
  budget_amount: equals('budget_amount'),
  start_date: equals('start_date', 'text'),
  end_date: equals('end_date', 'text'),
  exclude_within: withoutOwn,
  user: equals('user'),
};

const ignoringInvalid =
  (filter: Filter): Filter =>
  (values, parameter) => {
    try {
      return filter(values, parameter);
    } catch (error) {
      if (error instanceof ApiError) return sql`1`;
      throw error;
    }
  };

const lenientFilters: Filters = Object.fromEntries(
  Object.entries(projectFilters).map(([name, filter]) => [name, ignoringInvalid(filter)]),
);

/** The projects that figures count: those that the user may see, by the filters of the list; invalid values are ignored. */
export const countedProjects = (context: Context, more?: Sql): Sql =>
  allOf([visibleProjects(context), ...conditionsOf(lenientFilters, context.url.searchParams), more]);

/** @source reference/three-w.md, section 4.1; `sector` is any of the record's activities */
export const activityFilters: Filters = {
  status: anyOfRepeated('status', 'text'),
  activity_lead: anyOfRepeated('activity_lead', 'text'),
  country: anyOfRepeated('country'),
  country_iso3: (values, parameter) =>
    sql`country IN (SELECT id FROM country WHERE ${lastList(anyOfColumn('iso3', 'text'))(values, parameter)})`,
  reporting_ns: anyOfRepeated('reporting_ns'),
  event: anyOfRepeated('event'),
  deployed_eru: anyOfRepeated('deployed_eru'),
  sector: linkedToRepeated('emergency_project', 'sectors'),
  user: equals('created_by'),
};
