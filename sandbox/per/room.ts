import { PerComponent } from '#contract/perComponent';
import { FormArea, FormQuestion, FormQuestionGroup } from '#contract/perForm';
import { PerProcess } from '#contract/perProcess';
import { PerStats } from '#contract/perStats';
import type { Context } from '../core/http/context';
import { anyOfRepeated, equals, type Filter } from '../core/http/filters';
import { inLanguage } from '../core/http/language';
import { pageOfItems } from '../core/http/listing';
import { resource } from '../core/http/resource';
import { type Route, route } from '../core/http/route';
import type { Room } from '../core/room';
import { allOf, sql } from '../core/store/sql';
import { countries, regions } from '../places/tables';
import { display } from '../reference/labels';
import { isPerAdminOf, ownCycles } from './access';
import { assessmentRoutes } from './assessments';
import { dashboardRoutes } from './dashboards';
import { exportCycle } from './exportCycle';
import { perFileRoutes } from './files';
import { answerOptions, perOptions, typeDetails } from './options';
import { overviewRoutes } from './overviews';
import { planRoutes } from './plans';
import { publicPerRoutes } from './publicPer';
import { seedPer } from './seed';
import { areaItem, componentItem, perItems, questionItem, ratingsOf } from './serialise';
import {
  type PerOverviewRow,
  perAreas,
  perAssessments,
  perComponents,
  perDocuments,
  perFiles,
  perOverviews,
  perPrioritizations,
  perQuestionGroups,
  perQuestions,
  perWorkPlans,
} from './tables';

const perList = {
  access: 'members' as const,
  filters: { country: anyOfRepeated('country'), region: anyOfRepeated('region'), id: equals('id') },
  related: { country: countries, region: regions },
  ordering: ['assessment_number', 'phase', 'date_of_assessment'],
  defaultOrder: 'country,-assessment_number,-date_of_assessment',
  item: PerProcess,
  serialise: perItems,
};

/** Everybody may read the list; the ratings are for administrators of the place. @source reference/preparedness.md, section 4.1 */
function statsItems(rows: readonly PerOverviewRow[], context: Context): PerStats[] {
  const { language } = context;
  const ratings = ratingsOf(
    context,
    rows.map(({ country }) => country),
  );
  return rows.map((row) => ({
    id: row.id,
    assessment_number: row.assessment_number,
    assessment_ratings: isPerAdminOf(context, row)
      ? ratings.filter(({ country }) => country === row.country).map(({ country: _, ...rating }) => rating)
      : null,
    country_id: row.country,
    date_of_assessment: row.date_of_assessment,
    phase: row.phase,
    phase_display: display('per_perphases', row.phase, language),
    type_of_assessment: typeDetails(row.type_of_assessment, language),
  }));
}

const statsList = {
  filters: perList.filters,
  ordering: ['id'],
  defaultOrder: '-created_at',
  item: PerStats,
  serialise: statsItems,
};

const withoutSubcomponents: Filter = (values) =>
  values.at(-1)?.toLowerCase() === 'true' ? sql`component_letter IS NULL OR is_parent = 1` : sql`1`;

const questionsOfArea: Filter = (values, parameter) =>
  sql`component IN (SELECT id FROM per_component WHERE ${equals('area')(values, parameter)})`;

/** The questions of the assessment; public. */
const formRoutes: Route[] = [
  route('GET /api/v2/per-options/', 'members', ({ language }) => perOptions(language)),
  route('GET /api/v2/per-formanswer/', 'everyone', ({ language, url }) => pageOfItems(answerOptions(language), url)),
  ...resource('/api/v2/per-formarea/', perAreas, {
    filters: { id: equals('id'), area_num: equals('id') },
    ordering: ['id'],
    item: FormArea,
    serialise: (rows, context) => rows.map(({ id }) => areaItem(context, id)),
  }),
  ...resource('/api/v2/per-formcomponent/', perComponents, {
    filters: { area: equals('area'), area_id: equals('area'), exclude_subcomponents: withoutSubcomponents },
    ordering: ['id', 'area', 'component_num', 'component_letter'],
    defaultOrder: 'area,component_num,component_letter',
    item: PerComponent,
    serialise: (rows, { language }) => rows.map((row) => componentItem(row, language)),
  }),
  ...resource('/api/v2/per-formquestion/', perQuestions, {
    filters: { component: equals('component'), area_id: questionsOfArea },
    ordering: ['id'],
    item: FormQuestion,
    serialise: (rows, context) => rows.map((row) => questionItem(row, context)),
  }),
  ...resource('/api/v2/per-formquestion-group/', perQuestionGroups, {
    ordering: ['id'],
    item: FormQuestionGroup,
    serialise: (rows, { language }) =>
      rows.map(({ name: title, ...row }) => ({ ...row, title: inLanguage(title, language) ?? '', description: null })),
  }),
];

/** Preparedness: the cycles of National Societies with their assessments, prioritisations and work plans. */
export const perRoom: Room = {
  name: 'per',
  tables: [
    perAreas,
    perComponents,
    perQuestionGroups,
    perQuestions,
    perOverviews,
    perAssessments,
    perPrioritizations,
    perWorkPlans,
    perFiles,
    perDocuments,
  ],
  seed: seedPer,
  routes: [
    ...publicPerRoutes,
    ...dashboardRoutes,
    ...formRoutes,
    ...overviewRoutes,
    ...assessmentRoutes,
    ...planRoutes,
    ...perFileRoutes,
    route('GET /api/v2/export-per/{id}/', 'members', exportCycle),
    ...resource('/api/v2/aggregated-per-process-status/', perOverviews, {
      ...perList,
      visible: (context) => allOf([sql`is_latest = 1`, ownCycles(context)]),
    }),
    ...resource('/api/v2/per-process-status/', perOverviews, {
      ...perList,
      visible: ownCycles,
      single: (row, context) => perItems([row], context)[0],
    }),
    ...resource('/api/v2/per-stats/', perOverviews, { ...statsList, access: 'members' }),
    ...resource('/api/v2/public-per-stats/', perOverviews, statsList),
  ],
};
