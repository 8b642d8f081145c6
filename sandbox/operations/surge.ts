import { Eru } from '#contract/eru';
import { Personnel } from '#contract/personnel';
import { SurgeAlert } from '#contract/surgeAlert';
import type { Context } from '../http/context';
import { anyOfColumn, contains, equals, type Filter, isSet, range } from '../http/filters';
import { resource } from '../http/resource';
import { type Route, route } from '../http/route';
import { eruItems, personnelItems, surgeAlerts as surgeAlertItems } from '../serialise/surge';
import { allOf, type Sql, sql, valueList } from '../store/sql';
import { erus, personnel, surgeAlerts } from '../store/tables/surge';

/** How many are deployed now, and were in this year, anywhere or to one emergency. */
function deploymentFigures({ store, now, url }: Context) {
  const at = now.toISOString();
  const newYear = `${now.getUTCFullYear()}-01-01`;
  const asked = url.searchParams.getAll('event').filter(Boolean);
  const here = asked.length > 0 ? equals('event')(asked, 'event') : null;
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

/** Alerts that carry any of the tags, by their names. */
const tagged: Filter = (values) => {
  const names = values.flatMap((value) => value.split(',')).map((tag) => tag.trim());
  return sql`EXISTS (SELECT 1 FROM json_each(doc, '$.tags') WHERE value IN ${valueList(names)})`;
};

export const surgeRoutes: Route[] = [
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
      // a deployment is kept with its person here
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
