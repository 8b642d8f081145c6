import { DeploymentsByEvent, ErusByEvent, SurgeSupportByEvent } from '#contract/deploymentsByEvent';
import { Eru } from '#contract/eru';
import { Personnel } from '#contract/personnel';
import { SurgeAlert } from '#contract/surgeAlert';
import type { Context } from '../core/http/context';
import { anyOfColumn, contains, equals, escapeLike, type Filter, isSet, range } from '../core/http/filters';
import { resource } from '../core/http/resource';
import { type Route, route } from '../core/http/route';
import type { Room } from '../core/room';
import { allOf, anyOf, name, type Sql, sql, valueList } from '../core/store/sql';
import type { AnyTable } from '../core/store/table';
import { events } from '../emergencies/tables';
import { visibleRecords } from '../emergencies/visibility';
import { activeErus, activePersonnel } from './active';
import { erusByEventItems, personnelByEventItems, surgeSupportItems } from './byEvent';
import { alertsCsv, personnelCsv } from './csv';
import { deploymentFigures, deploymentsByMonth, deploymentsBySociety } from './figures';
import { seedSurge } from './seed';
import { eruItems, personnelItems, surgeAlerts as surgeAlertItems } from './serialise';
import { erus, personnel, surgeAlerts } from './tables';

/** The filter for alerts with any of the tags, by name. */
const tagged: Filter = (values) => {
  const names = values.flatMap((value) => value.split(',')).map((tag) => tag.trim());
  return sql`EXISTS (SELECT 1 FROM json_each(doc, '$.tags') WHERE value IN ${valueList(names)})`;
};

/** The filter for alerts with a tag whose name contains the text. */
const taggedLike: Filter = (values) =>
  sql`EXISTS (SELECT 1 FROM json_each(doc, '$.tags') WHERE value LIKE ${`%${escapeLike(values.at(-1) ?? '')}%`} ESCAPE '\\')`;

/** The emergencies with rows of the table that meet the condition. */
const hasActive = (of: AnyTable, where: Sql): Sql => sql`id IN (SELECT event FROM ${name(of.name)} WHERE ${where})`;

/** Emergencies with any of the conditions, the latest first; only those that the user may see. */
const byEvent = (conditions: (now: Date) => readonly Sql[]) => ({
  defaultOrder: '-disaster_start_date',
  visible: (context: Context) => allOf([anyOf(conditions(context.now)), visibleRecords(context, 'event')]),
});

const surgeRoutes: Route[] = [
  ...resource('/api/v2/surge_alert/', surgeAlerts, {
    filters: {
      ...range('created_at'),
      ...range('start'),
      ...range('end'),
      event: equals('event'),
      country: equals('country'),
      country__in: anyOfColumn('country'),
      atype: equals('atype'),
      category: equals('category'),
      message: equals('message', 'text'),
      message__icontains: contains('message'),
      molnix_status: anyOfColumn('molnix_status'),
      molnix_tag_name: taggedLike,
      molnix_tag_names: tagged,
    },
    ordering: ['created_at', 'atype', 'category', 'event', 'molnix_status', 'opens'],
    defaultOrder: '-created_at',
    search: ['operation', 'message', 'event_name'],
    visible: () => sql`NOT EXISTS (SELECT 1 FROM json_each(doc, '$.tags') WHERE value = 'NO_GO')`,
    item: SurgeAlert,
    toCsv: alertsCsv,
    serialise: surgeAlertItems,
    single: (row, context) => surgeAlertItems([row], context)[0],
  }),
  ...resource('/api/v2/personnel/', personnel, {
    filters: {
      ...range('start_date'),
      ...range('end_date'),
      role: equals('role', 'text'),
      role__icontains: contains('role'),
      country_from: equals('country_from'),
      country_to: equals('country_to'),
      type: equals('type', 'text'),
      event_deployed_to: equals('event'),
      is_active: equals('is_active', 'boolean'),
      dtype: equals('dtype'),
    },
    ordering: {
      ...Object.fromEntries(
        ['start_date', 'end_date', 'name', 'role', 'type', 'country_from', 'country_to'].map((key) => [key, key]),
      ),
      // the sandbox has one deployment record per emergency
      deployment: 'event',
      deployment__event_deployed_to: 'event',
    },
    defaultOrder: 'event,country_to,country_from',
    search: ['name', 'role', 'type'],
    visible: () => sql`is_active = 1`,
    item: Personnel,
    toCsv: personnelCsv,
    serialise: personnelItems,
    single: (row, context) => personnelItems([row], context)[0],
  }),
  ...resource('/api/v2/eru/', erus, {
    filters: {
      ...range('start_date'),
      ...range('end_date'),
      available: equals('available', 'boolean'),
      deployed_to__isnull: (values, parameter) =>
        values.at(-1)?.toLowerCase() === 'true'
          ? isSet('deployed_to')(['false'], parameter)
          : isSet('deployed_to')(['true'], parameter),
      deployed_to__in: anyOfColumn('deployed_to'),
      type: equals('type'),
      event: equals('event'),
      event__in: anyOfColumn('event'),
      disaster_type: equals('dtype'),
    },
    ordering: {
      ...Object.fromEntries(['type', 'units', 'equipment_units', 'available'].map((key) => [key, key])),
      deployed_to__society_name: 'deployed_to_name',
      event__name: 'event_name',
      eru_owner__national_society_country__society_name: 'owner_name',
    },
    item: Eru,
    serialise: eruItems,
    single: (row, context) => eruItems([row], context)[0],
  }),
  ...resource('/api/v2/personnel_by_event/', events, {
    ...byEvent((now) => [hasActive(personnel, activePersonnel(now))]),
    item: DeploymentsByEvent,
    serialise: personnelByEventItems,
  }),
  ...resource('/api/v2/deployed_eru_by_event/', events, {
    ...byEvent((now) => [hasActive(erus, activeErus(now))]),
    // matches any unit of the type, deployed or not; all units of a matching emergency are returned
    filters: {
      eru_type: (values, parameter) => hasActive(erus, equals('type')(values, parameter)),
    },
    item: ErusByEvent,
    serialise: erusByEventItems,
  }),
  ...resource('/api/v2/aggregated-eru-and-rapid-response/', events, {
    ...byEvent((now) => [hasActive(personnel, activePersonnel(now)), hasActive(erus, activeErus(now))]),
    item: SurgeSupportByEvent,
    serialise: surgeSupportItems,
  }),
  route('GET /api/v2/deployment/aggregated', 'everyone', deploymentFigures),
  route('GET /api/v2/deployment/aggregated_by_ns', 'everyone', deploymentsBySociety),
  route('GET /api/v2/deployment/aggregated_by_month', 'everyone', deploymentsByMonth),
];

/** Surge alerts, deployed personnel and emergency response units. */
export const surgeRoom: Room = {
  name: 'surge',
  tables: [surgeAlerts, personnel, erus],
  seed: seedSurge,
  routes: surgeRoutes,
};
