import { AppealDocument } from '#contract/appealDocument';
import { SituationReport, SituationReportType } from '#contract/situationReport';
import { visibleSituationReports } from '../emergencies/visibility';
import type { Context } from '../http/context';
import { anyOfColumn, equals, range } from '../http/filters';
import { resource } from '../http/resource';
import type { Route } from '../http/route';
import { display } from '../reference/labels';
import { eventMinis } from '../serialise/eventMini';
import { appeals } from '../store/tables/emergencies';
import {
  type AppealDocumentRow,
  appealDocuments,
  type SituationReportRow,
  situationReports,
  situationReportTypes,
} from '../store/tables/operations';

function appealDocumentItems(rows: AppealDocumentRow[], context: Context) {
  const byId = context.store.getMany(
    appeals,
    rows.map(({ appeal }) => appeal),
  );
  const minis = eventMinis(
    [...byId.values()].flatMap(({ event }) => event ?? []),
    context,
  );
  return rows.map(({ appeal_name: _, ...row }) => {
    const appeal = byId.get(row.appeal);
    return {
      ...row,
      appeal: {
        id: row.appeal,
        code: appeal?.code ?? null,
        event: minis.get(appeal?.event ?? 0) ?? null,
        start_date: appeal?.start_date ?? null,
      },
      translation_module_original_language: 'en',
    };
  });
}

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

export const documentRoutes: Route[] = [
  ...resource('/api/v2/appeal_document/', appealDocuments, {
    filters: { ...range('created_at'), appeal: anyOfColumn('appeal'), name: equals('name', 'text') },
    ordering: ['created_at', 'type', 'name'],
    defaultOrder: '-created_at',
    search: ['name', 'appeal_name'],
    item: AppealDocument,
    serialise: appealDocumentItems,
    single: (row, context) => appealDocumentItems([row], context)[0],
  }),
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
