import { Eru } from '#contract/eru';
import { Personnel } from '#contract/personnel';
import { SurgeAlert } from '#contract/surgeAlert';
import type { Context } from '../core/http/context';
import { anyOfColumn, contains, equals, type Filter, isSet, range } from '../core/http/filters';
import { resource } from '../core/http/resource';
import { type Route, route } from '../core/http/route';
import type { Room } from '../core/room';
import { allOf, type Sql, sql, valueList } from '../core/store/sql';
import { seedSurge } from './seed';
import { eruItems, personnelItems, surgeAlerts as surgeAlertItems } from './serialise';
import { erus, personnel, surgeAlerts } from './tables';

/** Deployments now and in this year, of one emergency or of all. */
function deploymentFigures({ store, now, url }: Context) {
  const at = now.toISOString();
  const newYear = `${now.getUTCFullYear()}-01-01`;
  const event = url.searchParams.getAll('event').filter(Boolean);
  const here = event.length > 0 ? equals('event')(event, 'event') : null;
  const count = (table: Parameters<typeof store.count>[0], where: Sql) => store.count(table, allOf([where, here]));
  return {
    active_emergency_response_units: count(erus, sql`deployed_to IS NOT NULL AND end_date >= ${at}`),
    active_rapid_response_personnel: count(
      personnel,
      sql`type = 'rr' AND is_active = 1 AND start_date <= ${at} AND end_date >= ${at}`,
    ),
    emergency_response_unit_deployed_this_year: count(erus, sql`start_date >= ${newYear}`),
    rapid_response_deployments_this_year: count(personnel, sql`type = 'rr' AND start_date >= ${newYear}`),
  };
}

/** Alerts with any of the tags, by name. */
const tagged: Filter = (values) => {
  const names = values.flatMap((value) => value.split(',')).map((tag) => tag.trim());
  return sql`EXISTS (SELECT 1 FROM json_each(doc, '$.tags') WHERE value IN ${valueList(names)})`;
};

const surgeRoutes: Route[] = [
  ...resource('/api/v2/surge_alert/', surgeAlerts, {
    filters: {
      ...range('created_at'),
      ...range('start'),
      ...range('end'),
      event: equals('event'),
      country: equals('country'),
      atype: equals('atype'),
      category: equals('category'),
      message: equals('message', 'text'),
      message__icontains: contains('message'),
      molnix_status: anyOfColumn('molnix_status'),
      molnix_tag_names: tagged,
    },
    ordering: ['id', 'created_at', 'opens', 'closes', 'start', 'end', 'message', 'molnix_status', 'atype', 'category'],
    defaultOrder: '-created_at',
    search: ['message', 'operation'],
    item: SurgeAlert,
    serialise: surgeAlertItems,
    single: (row, context) => surgeAlertItems([row], context)[0],
  }),
  ...resource('/api/v2/personnel/', personnel, {
    filters: {
      ...range('start_date'),
      ...range('end_date'),
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
        ['id', 'start_date', 'end_date', 'name', 'role', 'type', 'country_from', 'country_to'].map((key) => [key, key]),
      ),
      // A deployment is stored with its person.
      deployment: 'id',
    },
    defaultOrder: '-start_date',
    search: ['role'],
    item: Personnel,
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
      ...Object.fromEntries(
        ['id', 'type', 'units', 'equipment_units', 'deployed_to', 'event', 'available'].map((key) => [key, key]),
      ),
      eru_owner: 'owner',
    },
    item: Eru,
    serialise: eruItems,
    single: (row, context) => eruItems([row], context)[0],
  }),
  route('GET /api/v2/deployment/aggregated', 'everyone', deploymentFigures),
];

/** Surge alerts, deployed personnel and emergency response units. */
export const surgeRoom: Room = {
  name: 'surge',
  tables: [surgeAlerts, personnel, erus],
  seed: seedSurge,
  routes: surgeRoutes,
};
