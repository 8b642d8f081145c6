import { SituationReport, SituationReportType } from '#contract/situationReport';
import type { Context } from '../core/http/context';
import { equals, range } from '../core/http/filters';
import { resource } from '../core/http/resource';
import type { Route } from '../core/http/route';
import { display } from '../reference/labels';
import { type SituationReportRow, situationReports, situationReportTypes } from './tables';
import { visibleSituationReports } from './visibility';

function situationReportItems(rows: SituationReportRow[], { store, language }: Context) {
  const types = store.getMany(
    situationReportTypes,
    rows.map(({ type }) => type),
  );
  return rows.map(({ event_name: _, ...row }) => ({
    ...row,
    type: types.get(row.type) ?? null,
    visibility_display: display('api_visibility_choices', row.visibility, language),
  }));
}

export const situationReportRoutes: Route[] = [
  ...resource('/api/v2/situation_report/', situationReports, {
    filters: {
      ...range('created_at'),
      event: equals('event'),
      type: equals('type'),
      name: equals('name', 'text'),
    },
    ordering: ['created_at', 'is_pinned', 'name'],
    defaultOrder: '-is_pinned,-created_at',
    search: ['name', 'event_name'],
    visible: visibleSituationReports,
    item: SituationReport,
    serialise: situationReportItems,
    single: (row, context) => situationReportItems([row], context)[0],
  }),
  ...resource('/api/v2/situation_report_type/', situationReportTypes, {
    item: SituationReportType,
    serialise: (rows) => rows,
  }),
];
