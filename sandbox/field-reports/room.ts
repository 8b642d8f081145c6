import { Action } from '#contract/action';
import { ExternalPartner, ReviewCountry } from '#contract/externalPartner';
import { FieldReport } from '#contract/fieldReport';
import { contains, equals, linkedTo, range } from '../core/http/filters';
import { resource } from '../core/http/resource';
import type { Route } from '../core/http/route';
import type { Room } from '../core/room';
import { visibleRecords } from '../emergencies/visibility';
import { named } from '../reference/serialise';
import { action } from './action';
import { seedFieldReports } from './seed';
import { fieldReportItems } from './serialise';
import { actions, externalPartners, fieldReports, reviewCountries, supportedActivities } from './tables';
import { fieldReportWritingRoutes } from './writing';

const fieldReportRoutes: Route[] = [
  ...resource('/api/v2/field-report/', fieldReports, {
    filters: {
      ...range('created_at'),
      ...range('updated_at'),
      dtype: equals('dtype'),
      user: equals('user'),
      countries__in: linkedTo('field_report', 'countries'),
      regions__in: linkedTo('field_report', 'regions'),
      id: equals('id'),
      is_covid_report: equals('is_covid_report', 'boolean'),
      summary: contains('summary'),
    },
    ordering: {
      summary: 'summary',
      event: 'event_name',
      dtype: 'dtype_name',
      created_at: 'created_at',
      updated_at: 'updated_at',
    },
    defaultOrder: '-created_at,-updated_at',
    search: ['country_names', 'summary'],
    visible: (context) => visibleRecords(context, 'field_report'),
    item: FieldReport,
    serialise: fieldReportItems,
    single: (row, context) => fieldReportItems([row], context)[0],
  }),
];

/** Lists that the form of a field report offers. */
const formListRoutes: Route[] = [
  ...resource('/api/v2/action/', actions, {
    ordering: ['id'],
    item: Action,
    serialise: (rows, { language }) => rows.map((row) => action(row, language)),
  }),
  ...resource('/api/v2/external_partner/', externalPartners, {
    ordering: ['id'],
    item: ExternalPartner,
    serialise: (rows, { language }) => rows.map((row) => named(row, language)),
  }),
  ...resource('/api/v2/supported_activity/', supportedActivities, {
    ordering: ['id'],
    item: ExternalPartner,
    serialise: (rows, { language }) => rows.map((row) => named(row, language)),
  }),
  ...resource('/api/v2/review-country/', reviewCountries, {
    item: ReviewCountry,
    serialise: (rows) => rows.map(({ country }) => ({ country })),
  }),
];

/** Field reports and the lists that their form offers. */
export const fieldReportsRoom: Room = {
  name: 'field-reports',
  tables: [fieldReports, actions, externalPartners, supportedActivities, reviewCountries],
  seed: seedFieldReports,
  routes: [...fieldReportRoutes, ...fieldReportWritingRoutes, ...formListRoutes],
};
