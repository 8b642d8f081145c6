import { AppealDocument } from '#contract/appealDocument';
import type { Context } from '../core/http/context';
import { anyOfColumn, equals, range } from '../core/http/filters';
import { resource } from '../core/http/resource';
import type { Route } from '../core/http/route';
import { eventMinis } from '../emergencies/eventMini';
import { documentInsightFilters } from '../operational-learning/insightFilters';
import { type AppealDocumentRow, appealDocuments, appeals } from './tables';

/** Documents with the appeal that each belongs to. */
function appealDocumentItems(rows: AppealDocumentRow[], context: Context) {
  const byId = context.store.getMany(
    appeals,
    rows.map(({ appeal }) => appeal),
  );
  const minis = eventMinis(
    [...byId.values()].flatMap(({ event }) => event ?? []),
    context,
  );
  return rows.map(({ appeal_name: _, appeal_code: __, ...row }) => {
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

export const appealDocumentRoutes: Route[] = [
  ...resource('/api/v2/appeal_document/', appealDocuments, {
    filters: {
      ...range('created_at'),
      appeal: anyOfColumn('appeal'),
      name: equals('name', 'text'),
      ...documentInsightFilters,
    },
    ordering: ['created_at', 'type', 'name'],
    // without an order the real server's is not defined
    defaultOrder: 'id',
    search: ['name', 'appeal_code', 'appeal_name'],
    item: AppealDocument,
    serialise: appealDocumentItems,
    single: (row, context) => appealDocumentItems([row], context)[0],
  }),
];
