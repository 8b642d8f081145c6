import { FieldReport } from '#contract/fieldReport';
import { contains, equals, linkedTo, range } from '../http/filters';
import { resource } from '../http/resource';
import type { Route } from '../http/route';
import { fieldReportItems } from '../serialise/fieldReports';
import { fieldReports } from '../store/tables/emergencies';
import { visibleRecords } from './visibility';

export const fieldReportRoutes: Route[] = [
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
