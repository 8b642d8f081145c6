import type {
  SearchProject,
  SearchRapidResponse,
  SearchResults,
  SearchSurgeAlert,
  SearchSurgeDeployment,
} from '#contract/search';
import type { Context } from '../http/context';
import { inLanguage, type Language } from '../http/language';
import { display } from '../reference/labels';
import { eventName } from '../serialise/titles';
import { pick } from '../store/lookups';
import { sql } from '../store/sql';
import type { Table } from '../store/table';
import { type EventRow, events } from '../store/tables/emergencies';
import { projects } from '../store/tables/operations';
import { sectors } from '../store/tables/places';
import { erus, personnel, surgeAlerts } from '../store/tables/surge';
import { findWords, type Searchable } from './words';

const most = 50;

function found<Row extends { id: number }>(
  kind: Searchable,
  from: Table<Row>,
  match: string | null,
  { store }: Context,
) {
  const scores = findWords(store, kind, match);
  const rows = [...store.getMany(from, scores.keys()).values()];
  return rows.map((row) => ({ row, score: scores.get(row.id) ?? null }));
}

const nameOf = ({ lookups, language }: Context, id: number | null) =>
  id === null ? null : inLanguage(lookups.countries.get(id)?.name, language);

const later = (a: { start_date: string | null }, b: { start_date: string | null }) =>
  (b.start_date ?? '').localeCompare(a.start_date ?? '');

const midnight = (day: string) => `${day}T00:00:00Z`;

function alerts(match: string | null, context: Context): SearchSurgeAlert[] {
  return found('surge_alert', surgeAlerts, match, context)
    .map(({ row, score }) => ({
      id: row.id,
      alert_date: row.opens,
      country: nameOf(context, row.country),
      country_id: row.country,
      deadline: row.closes,
      event_id: row.event,
      event_name: row.operation,
      keywords: row.tags,
      name: row.message,
      score,
      start_date: row.start,
      status: display('notifications_surge_alert_status', row.molnix_status, context.language),
      surge_type: 'rapid response',
    }))
    .sort(later)
    .slice(0, most);
}

function projectHits(match: string | null, context: Context): SearchProject[] {
  const { store, lookups, language } = context;
  const sectorName = (kind: string, key: number) =>
    inLanguage(store.first(sectors, sql`kind = ${kind} AND key = ${key}`)?.name, language) ?? '';
  return found('project', projects, match, context)
    .map(({ row, score }) => ({
      id: row.id,
      end_date: midnight(row.end_date),
      event_id: row.event,
      event_name: null,
      name: row.name,
      national_society: inLanguage(lookups.countries.get(row.reporting_ns)?.society_name, language) ?? '',
      national_society_id: row.reporting_ns,
      people_targeted: row.target_total,
      regions: pick(lookups.districts, row.project_districts).map(({ name }) => name),
      score,
      sector: sectorName('primary', row.primary_sector),
      start_date: midnight(row.start_date),
      tags: row.secondary_sectors.map((key) => sectorName('secondary', key)),
    }))
    .sort(later)
    .slice(0, most);
}

const titleOf = (event: EventRow | undefined, language: Language) => (event ? eventName(event, language) : null);

function deployedUnits(match: string | null, context: Context): SearchSurgeDeployment[] {
  const { store, lookups, language } = context;
  const hits = found('eru', erus, match, context);
  const byId = store.getMany(
    events,
    hits.flatMap(({ row }) => row.event ?? []),
  );
  return hits.slice(0, most).map(({ row, score }) => ({
    id: row.id,
    deployed_country: nameOf(context, row.deployed_to),
    deployed_country_id: row.deployed_to,
    deployed_country_name: nameOf(context, row.deployed_to),
    equipment_units: row.equipment_units,
    event_id: row.event,
    event_name: titleOf(byId.get(row.event ?? 0), language),
    owner: inLanguage(lookups.countries.get(row.owner)?.society_name, language) ?? '',
    personnel_units: row.units,
    score,
    type: display('deployments_eru_type', row.type, language),
  }));
}

/** Only who is still deployed; names are for people who are logged in. */
function rapidResponse(match: string | null, context: Context): SearchRapidResponse[] {
  const { store, now, user, language } = context;
  const hits = found('personnel', personnel, match, context).filter(({ row }) => row.end_date > now.toISOString());
  const byId = store.getMany(
    events,
    hits.map(({ row }) => row.event),
  );
  return hits.slice(0, most).map(({ row, score }) => ({
    id: row.id,
    deployed_to_country_id: row.country_to,
    deployed_to_country_name: nameOf(context, row.country_to),
    deploying_country_id: row.country_from,
    deploying_country_name: nameOf(context, row.country_from),
    end_date: row.end_date,
    event_id: row.event,
    event_name: titleOf(byId.get(row.event), language),
    name: user ? row.name : null,
    position: row.role,
    score,
    start_date: row.start_date,
    type: row.type,
  }));
}

/** What the search finds in surge and projects. */
export const findOperations = (match: string | null, context: Context) =>
  ({
    surge_alerts: alerts(match, context),
    projects: projectHits(match, context),
    surge_deployments: deployedUnits(match, context),
    rapid_response_deployments: rapidResponse(match, context),
  }) satisfies Partial<SearchResults>;
