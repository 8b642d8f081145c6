import { CompletedDref, DrefMini } from '#contract/dref';
import { type Context, requireUser } from '../core/http/context';
import { anyOfColumn, contains, equals, range } from '../core/http/filters';
import { resource } from '../core/http/resource';
import type { Room } from '../core/room';
import { isIfrcUser } from '../core/sign-in/rights';
import { allOf, type Sql, sql, valueList } from '../core/store/sql';
import { countryMiniById } from '../places/serialise';
import { display } from '../reference/labels';
import { seedDrefs } from './seed';
import { type DrefRow, drefs } from './tables';

/** The user's own processes; all of them for the federation's administrators and for coordinators of a region. */
function ownDrefs(context: Context): Sql | null {
  const user = requireUser(context);
  const mayAll = isIfrcUser(user) || user.permissions.some((each) => each.startsWith('dref_region_admin_'));
  return mayAll ? null : sql`user = ${user.id}`;
}

const types = { dref: 'DREF', update: 'OPS_UPDATE', report: 'FINAL_REPORT' } as const;
const typeNames = { dref: 'DREF application', update: 'Operational update', report: 'Final report' } as const;

/** Fields that every stage has in lists. */
function stageFields(row: DrefRow, context: Context) {
  const { language } = context;
  return {
    id: row.id,
    appeal_code: row.appeal_code,
    application_type: types[row.stage],
    application_type_display: typeNames[row.stage],
    country: row.country,
    country_details: countryMiniById(context, row.country),
    created_at: row.created_at,
    date_of_approval: row.date_of_approval,
    disaster_type: row.disaster_type,
    national_society: row.country,
    status: row.status,
    status_display: display('dref_dref_status', row.status, language),
    title: row.title,
    type_of_dref: row.type_of_dref,
    type_of_dref_display: display('dref_dref_dref_type', row.type_of_dref, language),
  };
}

const onsetFields = (row: DrefRow, { language }: Context) => ({
  disaster_category: row.disaster_category,
  disaster_category_display: display('dref_dref_disaster_category', row.disaster_category, language),
  type_of_onset: row.type_of_onset,
  type_of_onset_display: display('dref_dref_onset_type', row.type_of_onset, language),
});

const isOpen = ({ status }: DrefRow) => status !== 4;

function drefItems(rows: DrefRow[], context: Context) {
  const stages = context.store.select(drefs, {
    where: sql`stage <> 'dref' AND dref IN ${valueList(rows.map(({ id }) => id))}`,
    order: sql`created_at DESC`,
  });
  return rows.map((row) => {
    const updates = stages.filter((each) => each.dref === row.id && each.stage === 'update');
    const report = stages.find((each) => each.dref === row.id && each.stage === 'report');
    return {
      ...stageFields(row, context),
      ...onsetFields(row, context),
      final_report_details: report ? stageFields(report, context) : null,
      has_final_report: report !== undefined,
      has_ops_update: updates.length > 0,
      is_dref_imminent_v2: false,
      operational_update_details: updates.map((each) => ({
        ...stageFields(each, context),
        ...onsetFields(each, context),
        operational_update_number: each.number,
      })),
      starting_language: 'en',
      unpublished_final_report_count: report && isOpen(report) ? 1 : 0,
      unpublished_op_update_count: updates.filter(isOpen).length,
    };
  });
}

function completedItems(rows: DrefRow[], context: Context) {
  const applications = context.store.getMany(
    drefs,
    rows.map(({ dref }) => dref),
  );
  return rows.flatMap((row) => {
    const application = applications.get(row.dref);
    const [dref] = application ? drefItems([application], context) : [];
    const { date_of_approval, disaster_type: _, national_society: __, ...fields } = stageFields(row, context);
    const { type_of_dref: ___, type_of_dref_display: ____, ...shown } = fields;
    return dref
      ? { ...shown, date_of_publication: date_of_approval, dref, glide_code: null, starting_language: 'en' }
      : [];
  });
}

const listed = {
  access: 'members' as const,
  filters: {
    ...range('created_at'),
    country: anyOfColumn('country'),
    type_of_dref: anyOfColumn('type_of_dref'),
    disaster_type: equals('disaster_type'),
    appeal_code: contains('appeal_code'),
  },
  ordering: ['id', 'created_at', 'appeal_code', 'title', 'status'],
  defaultOrder: '-created_at',
};

/** DREF processes: applications, operational updates and final reports. */
export const drefRoom: Room = {
  name: 'dref',
  tables: [drefs],
  seed: seedDrefs,
  routes: [
    ...resource('/api/v2/active-dref/', drefs, {
      ...listed,
      visible: (context) => allOf([sql`stage = 'dref' AND is_completed = 0`, ownDrefs(context)]),
      item: DrefMini,
      serialise: drefItems,
    }),
    ...resource('/api/v2/completed-dref/', drefs, {
      ...listed,
      visible: (context) => allOf([sql`stage = 'report' AND status = 4`, ownDrefs(context)]),
      item: CompletedDref,
      serialise: completedItems,
    }),
  ],
};
