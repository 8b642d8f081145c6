import { CompletedDref, DrefMini } from '#contract/dref';
import type { Context } from '../core/http/context';
import { anyOfColumn, anyOfRepeated, contains, dayRange, equals } from '../core/http/filters';
import { resource } from '../core/http/resource';
import type { Route } from '../core/http/route';
import { idsOf } from '../core/sign-in/rights';
import { allOf, type Sql, sql, valueList } from '../core/store/sql';
import { countryMiniById } from '../places/serialise';
import { display } from '../reference/labels';
import { visibleApplications, visibleStages } from './access';
import {
  type ApplicationRow,
  applications,
  type ReportRow,
  reports,
  type SharedAnswers,
  type StageRow,
  updates,
} from './tables';
import { completeTranslations } from './workflow';

const types = { application: 'DREF', update: 'OPS_UPDATE', report: 'FINAL_REPORT' } as const;

const stageNames = {
  application: () => 'DREF application',
  update: (number: number) => `Operational update #${number}`,
  report: () => 'Final report',
};

/** The fields of every stage in lists. */
function stageFields(stage: keyof typeof types, row: StageRow<SharedAnswers>, context: Context) {
  const { language } = context;
  const { answers } = row;
  return {
    id: row.id,
    appeal_code: answers.appeal_code,
    application_type: types[stage],
    application_type_display: stageNames[stage](row.number),
    country: answers.country,
    country_details: countryMiniById(context, answers.country),
    created_at: row.created_at,
    date_of_approval: answers.date_of_approval,
    disaster_type: answers.disaster_type,
    status: row.status,
    status_display: display('dref_dref_status', row.status, language),
    title: answers.title,
    type_of_dref: answers.type_of_dref,
    type_of_dref_display:
      answers.type_of_dref === null ? null : display('dref_dref_dref_type', answers.type_of_dref, language),
  };
}

function onsetFields({ answers }: StageRow<SharedAnswers>, { language }: Context) {
  const { disaster_category, type_of_onset } = answers;
  return {
    disaster_category,
    disaster_category_display:
      disaster_category === null ? null : display('dref_dref_disaster_category', disaster_category, language),
    type_of_onset,
    type_of_onset_display: type_of_onset === null ? null : display('dref_dref_onset_type', type_of_onset, language),
  };
}

/** The response of the server for a missing final report: a blank one. */
const noReport = {
  title: '',
  national_society: null,
  disaster_type: null,
  type_of_dref: null,
  appeal_code: '',
  country: null,
  status: null,
  date_of_approval: null,
};

const isOpen = ({ status }: { status: number }) => status !== 4;

function activeItems(rows: readonly ApplicationRow[], context: Context): DrefMini[] {
  const ids = valueList(rows.map(({ id }) => id));
  const allUpdates = context.store.select(updates, { where: sql`dref IN ${ids}`, order: sql`number DESC` });
  const allReports = context.store.select(reports, { where: sql`dref IN ${ids}` });
  return rows.map((row) => {
    const own = allUpdates.filter(({ dref }) => dref === row.id);
    const report = allReports.find(({ dref }) => dref === row.id);
    return {
      ...stageFields('application', row, context),
      ...onsetFields(row, context),
      national_society: row.answers.national_society,
      title: row.answers.title ?? '',
      final_report_details: report
        ? { ...stageFields('report', report, context), national_society: report.answers.national_society }
        : noReport,
      has_final_report: report !== undefined,
      has_ops_update: own.length > 0,
      is_dref_imminent_v2: row.is_dref_imminent_v2,
      operational_update_details: own.map((update) => ({
        ...stageFields('update', update, context),
        ...onsetFields(update, context),
        national_society: update.answers.national_society,
        operational_update_number: update.number,
      })),
      starting_language: row.starting_language,
      unpublished_final_report_count: report && isOpen(report) ? 1 : 0,
      unpublished_op_update_count: own.filter(isOpen).length,
    };
  });
}

function completedItems(rows: readonly ReportRow[], context: Context): CompletedDref[] {
  const parents = context.store.getMany(
    applications,
    rows.map(({ dref }) => dref),
  );
  const minis = new Map(activeItems([...parents.values()], context).map((item) => [item.id, item]));
  return rows.flatMap((row) => {
    const dref = minis.get(row.dref);
    const {
      date_of_approval: _,
      disaster_type: __,
      type_of_dref: ___,
      type_of_dref_display: ____,
      ...fields
    } = stageFields('report', row, context);
    const { date_of_publication, glide_code } = row.answers;
    return dref ? { ...fields, date_of_publication, dref, glide_code, starting_language: row.starting_language } : [];
  });
}

const listed = {
  access: 'members' as const,
  filters: {
    ...dayRange('created_at'),
    country: anyOfRepeated('country'),
    type_of_dref: anyOfColumn('type_of_dref'),
    disaster_type: equals('disaster_type'),
    appeal_code: contains('appeal_code'),
  },
  ordering: ['id', 'created_at', 'appeal_code', 'title', 'status'],
  defaultOrder: '-created_at',
};

/** The condition of a list itself, which the server forgets for people who coordinate no region. @source reference/real-server.md, section 2.3 */
const ownFilter = (condition: Sql, { user, forgetsDrefFilters }: Context): Sql | null => {
  const isCoordinator = user?.is_superuser || (user !== null && idsOf(user, 'dref_region_admin').length > 0);
  return forgetsDrefFilters && !isCoordinator ? null : condition;
};

const one = <Item>(items: readonly Item[]): Item => {
  const [item] = items;
  if (item === undefined) throw new Error('nothing was serialised');
  return item;
};

/** Lists of DREFs by their latest stage. @source reference/dref.md, sections 4.1 and 4.2 */
export const drefListRoutes: Route[] = [
  ...resource('/api/v2/active-dref/', applications, {
    ...listed,
    visible: (context) =>
      allOf([ownFilter(sql`is_active = 1`, context), visibleApplications(completeTranslations(context))]),
    item: DrefMini,
    serialise: activeItems,
    single: (row, context) => one(activeItems([row], context)),
  }),
  ...resource('/api/v2/completed-dref/', reports, {
    ...listed,
    visible: (context) => allOf([ownFilter(sql`status = 4`, context), visibleStages(context)]),
    item: CompletedDref,
    serialise: completedItems,
    single: (row, context) => one(completedItems([row], context)),
  }),
];
