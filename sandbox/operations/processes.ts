import { AlertSubscription } from '#contract/alertSubscription';
import { FlashUpdate } from '#contract/flashUpdate';
import { PerProcess } from '#contract/perProcess';
import { idsOf } from '../account/rights';
import { type Context, loggedIn } from '../http/context';
import { notAcceptable } from '../http/errors';
import { anyOfColumn, equals, range } from '../http/filters';
import { resource, rowOf } from '../http/resource';
import { type Route, route } from '../http/route';
import { display } from '../reference/labels';
import { countryBrief, countryMiniById, disasterTypeById, districtMini } from '../serialise/places';
import { pick } from '../store/lookups';
import { allOf, type Sql, sql, valueList } from '../store/sql';
import { type FlashUpdateRow, flashUpdates, type PerProcessRow, perProcesses } from '../store/tables/operations';
import { alertSubscriptions, users } from '../store/tables/people';
import { workbook } from './spreadsheet';

/** Superusers and core administrators see every cycle, other administrators those of their places, everybody else none. */
function ownCycles(context: Context): Sql | null {
  const user = loggedIn(context);
  if (user.is_superuser || user.permissions.includes('per_core_admin')) return null;
  return sql`country IN ${valueList(idsOf(user, 'per_country_admin'))} OR region IN ${valueList(idsOf(user, 'per_region_admin'))}`;
}

function perItem(row: PerProcessRow, context: Context) {
  const { region: _, is_latest: __, ...fields } = row;
  const reached = (phase: number) => (row.phase >= phase ? row.id : null);
  return {
    ...fields,
    assessment: reached(2),
    prioritization: reached(3),
    workplan: reached(4),
    country_details: countryMiniById(context, row.country),
    phase_display: display('per_perphases', row.phase, context.language),
    type_of_assessment: 1,
    type_of_assessment_details: { id: 1, name: row.type_of_assessment },
    translation_module_original_language: 'en',
    translation_module_skip_auto_translation: false,
  };
}

const perList = {
  access: 'members' as const,
  filters: { country: anyOfColumn('country'), region: anyOfColumn('region'), id: equals('id') },
  ordering: ['assessment_number', 'phase', 'date_of_assessment'],
  defaultOrder: '-date_of_assessment',
  item: PerProcess,
  serialise: (rows: PerProcessRow[], context: Context) => rows.map((row) => perItem(row, context)),
};

function flashItems(rows: FlashUpdateRow[], context: Context) {
  const { store, lookups, language } = context;
  const authors = store.getMany(
    users,
    rows.flatMap(({ user }) => user ?? []),
  );
  return rows.map(({ countries, districts, user, ...row }) => {
    const author = authors.get(user ?? 0);
    const nothing = { ar: null, es: null, fr: null };
    return {
      ...row,
      actions_taken: [],
      country_district: pick(lookups.countries, countries).map((country, index) => {
        const own = pick(lookups.districts, districts).filter((each) => each.country === country.id);
        return {
          id: row.id * 100 + index,
          client_id: null,
          country: country.id,
          country_details: countryBrief(country, language),
          district: own.map(({ id }) => id),
          district_details: own.map(districtMini),
        };
      }),
      created_by: user,
      created_by_details: author
        ? { id: author.id, first_name: author.first_name, last_name: author.last_name, username: author.username }
        : null,
      extracted_at: null,
      extracted_file: null,
      graphics: [],
      graphics_files: [],
      hazard_type_details: disasterTypeById(context, row.hazard_type),
      ifrc_email: null,
      ifrc_name: null,
      ifrc_phone: null,
      ifrc_title: null,
      map: [],
      map_files: [],
      modified_by: null,
      originator_email: null,
      originator_name: null,
      originator_phone: null,
      originator_title: null,
      references: [],
      share_with: null,
      share_with_display: null,
      situational_overview_en: row.situational_overview,
      situational_overview_ar: nothing.ar,
      situational_overview_es: nothing.es,
      situational_overview_fr: nothing.fr,
      title_en: row.title,
      title_ar: nothing.ar,
      title_es: nothing.es,
      title_fr: nothing.fr,
      translation_module_original_language: 'en',
      translation_module_skip_auto_translation: false,
    };
  });
}

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** `GET /api/v2/export-per/{id}/`: a cycle as a spreadsheet, refused unless the caller asks for one. */
function exportCycle(context: Context): Response {
  if (!context.accept.includes(sheetType) && !context.accept.includes('text/html')) throw notAcceptable();
  const row = rowOf(context, perProcesses);
  const country = countryMiniById(context, row.country)?.name ?? '';
  const phase = display('per_perphases', row.phase, context.language);
  const bytes = workbook([
    ['Country', 'Cycle', 'Phase', 'Date of assessment'],
    [country, String(row.assessment_number), phase, row.date_of_assessment ?? ''],
  ]);
  return new Response(new Uint8Array(bytes), {
    headers: { 'Content-Type': sheetType, 'Content-Disposition': `attachment; filename="per-${row.id}.xlsx"` },
  });
}

export const processRoutes: Route[] = [
  route('GET /api/v2/export-per/{id}/', 'members', exportCycle),
  ...resource('/api/v2/aggregated-per-process-status/', perProcesses, {
    ...perList,
    visible: (context) => allOf([sql`is_latest = 1`, ownCycles(context)]),
  }),
  ...resource('/api/v2/per-process-status/', perProcesses, { ...perList, visible: ownCycles }),
  ...resource('/api/v2/flash-update/', flashUpdates, {
    access: 'members',
    filters: { ...range('created_at'), hazard_type: equals('hazard_type') },
    ordering: ['id', 'title', 'created_at', 'hazard_type'],
    defaultOrder: '-created_at',
    item: FlashUpdate,
    serialise: flashItems,
    single: (row, context) => flashItems([row], context)[0],
  }),
  ...resource('/api/v2/alert-subscription/', alertSubscriptions, {
    access: 'members',
    visible: (context) => sql`user = ${loggedIn(context).id}`,
    item: AlertSubscription,
    serialise: (rows) => rows,
  }),
];
