import type { Event, EventDetail, EventOption } from '#contract/event';
import { relatedAppeal } from '../appeals/serialise';
import { type AppealRow, appeals } from '../appeals/tables';
import type { Context } from '../core/http/context';
import { pictureAddress } from '../core/pictures';
import { pick } from '../core/store/lookups';
import { allOf, name, sql, valueList } from '../core/store/sql';
import { currentFigureOnly, fieldReportMini } from '../field-reports/serialise';
import { type FieldReportRow, fieldReports } from '../field-reports/tables';
import { countryMini, districtMini } from '../places/serialise';
import { countries, districts } from '../places/tables';
import { display } from '../reference/labels';
import { disasterTypeById } from '../reference/serialise';
import { activePersonnel } from '../surge/active';
import { personnel } from '../surge/tables';
import { emergencyProjects } from '../three-w/tables';
import { byEvent } from './byEvent';
import type { EventRow } from './tables';
import { eventName } from './titles';
import { visibleRecords } from './visibility';

/** Rapid-response personnel who are deployed to each emergency today. */
function activeDeployments(ids: number[], { store, now }: Context): Map<number, number> {
  const rows = store.query<{ event: number; n: number }>(
    sql`SELECT event, count(*) AS n FROM ${name(personnel.name)} WHERE ${activePersonnel(now)}
      AND event IN ${valueList(ids)} GROUP BY event`,
  );
  return new Map(rows.map(({ event, n }) => [event, n]));
}

interface Related {
  appeals: Map<number, AppealRow[]>;
  reports: Map<number, FieldReportRow[]>;
  deployed: Map<number, number>;
}

/** Rows that belong to these emergencies, without field reports that the user may not see; the real server includes those. */
function relatedTo(rows: EventRow[], context: Context): Related {
  const { store } = context;
  const ids = rows.map(({ id }) => id);
  const here = sql`event IN ${valueList(ids)}`;
  const reports = allOf([here, visibleRecords(context, 'field_report')]);
  return {
    appeals: byEvent(
      store.select(appeals, { where: sql`${here} AND needs_confirmation = 0`, order: sql`start_date DESC` }),
    ),
    reports: byEvent(store.select(fieldReports, { where: reports, order: sql`created_at DESC` })),
    deployed: activeDeployments(ids, context),
  };
}

function eventFields(row: EventRow, related: Related, context: Context) {
  const { lookups, language } = context;
  return {
    id: row.id,
    active_deployments: related.deployed.get(row.id) ?? 0,
    appeals: (related.appeals.get(row.id) ?? []).map((each) => relatedAppeal(each, language)),
    auto_generated: row.auto_generated,
    countries: pick(lookups.rows(countries), row.countries).map((each) => countryMini(each, language)),
    created_at: row.created_at,
    disaster_start_date: row.disaster_start_date,
    emergency_response_contact_email: row.emergency_response_contact_email,
    glide: row.glide,
    ifrc_severity_level: row.ifrc_severity_level,
    ifrc_severity_level_display: display('api_alert_level', row.ifrc_severity_level, language),
    ifrc_severity_level_update_date: row.ifrc_severity_level_update_date,
    is_featured: row.is_featured,
    is_featured_region: row.is_featured_region,
    name: eventName(row, language),
    num_affected: row.num_affected,
    parent_event: row.parent_event,
    slug: row.slug,
    summary: row.summary,
    tab_one_title: row.tab_one_title,
    tab_three_title: row.tab_three_title,
    tab_two_title: row.tab_two_title,
    translation_module_original_language: row.translation_module_original_language,
    updated_at: row.updated_at,
  };
}

/** Emergencies in the shape of their list. */
export function eventItems(rows: EventRow[], context: Context): Event[] {
  const related = relatedTo(rows, context);
  return rows.map((row) => ({
    ...eventFields(row, related, context),
    dtype: disasterTypeById(context, row.dtype),
    field_reports: (related.reports.get(row.id) ?? []).map((each) => fieldReportMini(each, context)),
  }));
}

/** Emergencies as choices in a form. */
export const eventOptions = (rows: EventRow[], context: Context): EventOption[] =>
  rows.map((row) => ({
    id: row.id,
    auto_generated_source: row.auto_generated_source,
    countries_for_preview: pick(context.lookups.rows(countries), row.countries_for_preview).map((each) =>
      countryMini(each, context.language),
    ),
    dtype: disasterTypeById(context, row.dtype),
    emergency_response_contact_email: row.emergency_response_contact_email,
    name: eventName(row, context.language),
    slug: row.slug,
    translation_module_original_language: row.translation_module_original_language,
  }));

/** One emergency in full. @source reference/emergencies.md, section 4.3 */
export function eventDetail(row: EventRow, context: Context): EventDetail {
  const { store, lookups, language } = context;
  const related = relatedTo([row], context);
  const original = { translation_module_original_language: row.translation_module_original_language };
  return {
    ...eventFields(row, related, context),
    contacts: row.contacts,
    countries_for_preview: pick(lookups.rows(countries), row.countries_for_preview).map((each) =>
      countryMini(each, language),
    ),
    districts: pick(lookups.rows(districts), row.districts).map(districtMini),
    dtype: row.dtype,
    featured_documents: row.featured_documents
      .toReversed()
      .map((document) => ({ ...document, thumbnail: pictureAddress(document.thumbnail, context.url) })),
    field_reports: (related.reports.get(row.id) ?? []).map((each) => currentFigureOnly(fieldReportMini(each, context))),
    hide_attached_field_reports: row.hide_attached_field_reports,
    hide_field_report_map: row.hide_field_report_map,
    key_figures: row.key_figures.map((figure) => ({ ...figure, ...original })),
    links: row.links.map((link) => ({ ...link, ...original })),
    response_activity_count: store.count(emergencyProjects, sql`event = ${row.id}`),
    visibility: row.visibility,
  };
}
