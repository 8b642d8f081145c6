import { PerComponent } from '#contract/perComponent';
import { PerProcess } from '#contract/perProcess';
import { type Context, requireUser } from '../core/http/context';
import { notAcceptable } from '../core/http/errors';
import { anyOfColumn, equals, type Filter } from '../core/http/filters';
import { resource, rowOf } from '../core/http/resource';
import { route } from '../core/http/route';
import type { Room } from '../core/room';
import { idsOf } from '../core/sign-in/rights';
import { allOf, type Sql, sql, valueList } from '../core/store/sql';
import { workbook } from '../core/workbook';
import { countryMiniById } from '../places/serialise';
import { display } from '../reference/labels';
import { publicPerRoutes } from './publicPer';
import { seedPer } from './seed';
import { componentItem, perItem } from './serialise';
import { type PerProcessRow, perAssessments, perComponents, perProcesses } from './tables';

/** Superusers and core administrators see every cycle, other administrators those of their places, other users none. */
function ownCycles(context: Context): Sql | null {
  const user = requireUser(context);
  if (user.is_superuser || user.permissions.includes('per_core_admin')) return null;
  return sql`country IN ${valueList(idsOf(user, 'per_country_admin'))} OR region IN ${valueList(idsOf(user, 'per_region_admin'))}`;
}

const perList = {
  access: 'members' as const,
  filters: { country: anyOfColumn('country'), region: anyOfColumn('region'), id: equals('id') },
  ordering: ['assessment_number', 'phase', 'date_of_assessment'],
  defaultOrder: '-date_of_assessment',
  item: PerProcess,
  serialise: (rows: PerProcessRow[], context: Context) => rows.map((row) => perItem(row, context)),
};

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** `GET /api/v2/export-per/{id}/`: a cycle as a spreadsheet; 406 unless the Accept header names that type or HTML. */
function exportCycle(context: Context): Response {
  if (!context.accept.includes(sheetType) && !context.accept.includes('text/html')) throw notAcceptable();
  const row = rowOf(context, perProcesses);
  const country = countryMiniById(context, row.country)?.name ?? '';
  const phase = display('per_perphases', row.phase, context.language);
  const bytes = workbook({
    name: 'PER',
    rows: [
      ['Country', 'Cycle', 'Phase', 'Date of assessment'],
      [country, String(row.assessment_number), phase, row.date_of_assessment ?? ''],
    ],
  });
  return new Response(new Uint8Array(bytes), {
    headers: { 'Content-Type': sheetType, 'Content-Disposition': `attachment; filename="per-${row.id}.xlsx"` },
  });
}

const withoutSubcomponents: Filter = (values) =>
  values.at(-1)?.toLowerCase() === 'true' ? sql`component_letter IS NULL OR is_parent = 1` : sql`1`;

/** Preparedness: the cycles of National Societies and the components that they assess. */
export const perRoom: Room = {
  name: 'per',
  tables: [perComponents, perProcesses, perAssessments],
  seed: seedPer,
  routes: [
    ...publicPerRoutes,
    route('GET /api/v2/export-per/{id}/', 'members', exportCycle),
    ...resource('/api/v2/aggregated-per-process-status/', perProcesses, {
      ...perList,
      visible: (context) => allOf([sql`is_latest = 1`, ownCycles(context)]),
    }),
    ...resource('/api/v2/per-process-status/', perProcesses, { ...perList, visible: ownCycles }),
    ...resource('/api/v2/per-formcomponent/', perComponents, {
      filters: { area: equals('area'), area_id: equals('area'), exclude_subcomponents: withoutSubcomponents },
      ordering: ['id', 'area', 'component_num', 'component_letter'],
      defaultOrder: 'area,component_num,component_letter',
      item: PerComponent,
      serialise: (rows, { language }) => rows.map((row) => componentItem(row, language)),
    }),
  ],
};
