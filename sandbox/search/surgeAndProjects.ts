import type {
  SearchProject,
  SearchRapidResponse,
  SearchResults,
  SearchSurgeAlert,
  SearchSurgeDeployment,
} from '#contract/search';
import type { Context } from '../core/http/context';
import { inLanguage, type Language } from '../core/http/language';
import { pick } from '../core/store/lookups';
import { sql } from '../core/store/sql';
import { type EventRow, events } from '../emergencies/tables';
import { eventName } from '../emergencies/titles';
import { countries, districts } from '../places/tables';
import { display } from '../reference/labels';
import { sectors } from '../reference/tables';
import { erus, personnel, surgeAlerts } from '../surge/tables';
import { projects } from '../three-w/tables';
import { visibleProjects } from '../three-w/visibility';
import { orderedHits } from './hits';

const nameOf = ({ lookups, language }: Context, id: number | null) =>
  id === null ? null : inLanguage(lookups.rows(countries).get(id)?.name, language);

const midnight = (day: string) => `${day}T00:00:00Z`;

function alerts(query: string | null, context: Context): SearchSurgeAlert[] {
  return orderedHits(surgeAlerts, query, context, { order: sql`start DESC, id` }).map(({ row, score }) => ({
    id: row.id,
    alert_date: row.opens,
    country: nameOf(context, row.country),
    country_id: row.country,
    deadline: row.closes,
    event_id: row.event,
    event_name: row.event_name || null,
    keywords: row.tags,
    name: row.message,
    score,
    start_date: row.start,
    status: display('notifications_surge_alert_status', row.molnix_status, context.language),
    surge_type: 'rapid response',
  }));
}

function projectHits(query: string | null, context: Context): SearchProject[] {
  const { store, lookups, language } = context;
  const sectorName = (kind: string, key: number) =>
    inLanguage(store.first(sectors, sql`kind = ${kind} AND key = ${key}`)?.name, language) ?? '';
  return orderedHits(projects, query, context, {
    order: sql`start_date DESC, id`,
    where: visibleProjects(context),
  }).map(({ row, score }) => ({
    id: row.id,
    end_date: midnight(row.end_date),
    event_id: row.event,
    event_name: null,
    name: row.name ?? '',
    national_society: inLanguage(lookups.rows(countries).get(row.reporting_ns)?.society_name, language) ?? '',
    national_society_id: row.reporting_ns,
    people_targeted: row.target_total,
    regions: pick(lookups.rows(districts), row.project_districts).map(({ name }) => name),
    score,
    sector: sectorName('primary', row.primary_sector),
    start_date: midnight(row.start_date),
    tags: row.secondary_sectors.map((key) => sectorName('secondary', key)),
  }));
}

const titleOf = (event: EventRow | undefined, language: Language) => (event ? eventName(event, language) : null);

function deployedUnits(query: string | null, context: Context): SearchSurgeDeployment[] {
  const { store, lookups, language } = context;
  const hits = orderedHits(erus, query, context, { order: sql`id` });
  const byId = store.getMany(
    events,
    hits.flatMap(({ row }) => row.event ?? []),
  );
  return hits.map(({ row, score }) => ({
    id: row.id,
    deployed_country: nameOf(context, row.deployed_to),
    deployed_country_id: row.deployed_to,
    deployed_country_name: nameOf(context, row.deployed_to),
    equipment_units: row.equipment_units,
    event_id: row.event,
    event_name: titleOf(byId.get(row.event ?? 0), language),
    owner: inLanguage(lookups.rows(countries).get(row.owner)?.society_name, language) ?? '',
    personnel_units: row.units,
    score,
    type: display('deployments_eru_type', row.type, language),
  }));
}

/** Only people who are still deployed; names are for users who are logged in. */
function rapidResponse(query: string | null, context: Context): SearchRapidResponse[] {
  const { store, now, user, language } = context;
  const where = sql`end_date > ${now.toISOString()}`;
  const hits = orderedHits(personnel, query, context, { order: sql`id`, where });
  const byId = store.getMany(
    events,
    hits.flatMap(({ row }) => row.event ?? []),
  );
  return hits.flatMap(({ row: { start_date, end_date, ...row }, score }) => {
    // the index has both days of a deployment
    if (start_date === null || end_date === null) return [];
    return {
      id: row.id,
      deployed_to_country_id: row.country_to,
      deployed_to_country_name: nameOf(context, row.country_to),
      deploying_country_id: row.country_from,
      deploying_country_name: nameOf(context, row.country_from),
      end_date,
      event_id: row.event,
      event_name: row.event === null ? null : titleOf(byId.get(row.event), language),
      name: user ? row.name : null,
      position: row.role,
      score,
      start_date,
      type: row.type,
    };
  });
}

/** The results of the search among surge alerts, deployments and projects. */
export const findSurgeAndProjects = (query: string | null, context: Context) =>
  ({
    surge_alerts: alerts(query, context),
    projects: projectHits(query, context),
    surge_deployments: deployedUnits(query, context),
    rapid_response_deployments: rapidResponse(query, context),
  }) satisfies Partial<SearchResults>;
