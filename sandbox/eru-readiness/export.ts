import { EruType } from '#contract/enums';
import type { Context } from '../core/http/context';
import { notAcceptable } from '../core/http/errors';
import { sql } from '../core/store/sql';
import { sheetType, workbook } from '../core/workbook';
import { display } from '../reference/labels';
import { readinessItem } from './serialise';
import { eruReadiness } from './tables';

const parts = ['Equipment', 'People', 'Funding', 'Comment'];

/** All records as a spreadsheet: a row a record, four columns a type, labels instead of numbers. 406 where nothing but the sheet is accepted. @source reference/surge.md, section 4.6 */
export async function exportReadiness(context: Context): Promise<Response> {
  // the real view negotiates the type as for JSON and CSV, and sends the file when that succeeds
  if (!/\*\/\*|application\/json|text\/csv/.test(context.accept)) throw notAcceptable();
  const types = EruType.def.values;
  const items = context.store
    .select(eruReadiness, { order: sql`updated_at DESC` })
    .map((row) => readinessItem(row, context));
  const bytes = await workbook({
    name: 'ERU Readiness',
    headSpans: types.map((_, index) => ({ column: 2 + index * parts.length, columns: parts.length })),
    rows: [
      [
        'National Society',
        'Updated Date',
        ...types.flatMap((type) => [display('deployments_eru_type', type, context.language), '', '', '']),
      ],
      ['', '', ...types.flatMap(() => parts)],
      ...items.map((item) => [
        item.eru_owner_details?.national_society_country_details?.society_name ?? '',
        item.updated_at.slice(0, 10),
        ...types.flatMap((type) => {
          const stored = item.eru_types.find((each) => each.type === type);
          if (!stored) return ['', '', '', ''];
          return [
            stored.equipment_readiness_display,
            stored.people_readiness_display,
            stored.funding_readiness_display,
            stored.comment ?? '',
          ];
        }),
      ]),
    ],
  });
  return new Response(bytes, {
    headers: {
      'Content-Type': sheetType,
      'Content-Disposition': 'attachment; filename="eru_readiness_export.xlsx"',
    },
  });
}
