import type { Dref, DrefFinalReport, DrefOperationalUpdate } from '#contract/drefDocument';
import type { DrefFile } from '#contract/drefParts';
import type { Context } from '../core/http/context';
import { users } from '../core/sign-in/users';
import { pick } from '../core/store/lookups';
import { sql } from '../core/store/sql';
import { countryMiniById, districtMini } from '../places/serialise';
import { districts } from '../places/tables';
import { display } from '../reference/labels';
import { disasterTypeById } from '../reference/serialise';
import { fileItems, previewOf, userName } from './files';
import {
  type ApplicationRow,
  applications,
  type ReportRow,
  reports,
  type SharedAnswers,
  type StageRow,
  type UpdateRow,
  updates,
} from './tables';

/** The documents of a DREF as the API returns them. */

/** The label of a key; null without one. */
const labelOf = (name: Parameters<typeof display>[0], key: string | number | null, { language }: Context) =>
  key === null ? null : display(name, key, language);

/** The answers in the language of the request if they were written in it, before or after a translation, else as they are. */
const answersIn = <Answers>(row: StageRow<Answers>, { language }: Context): Answers =>
  row.original_language === language ? row.answers : (row.translated_from[language] ?? row.answers);

const icon = ({ url }: Context) => new URL('/sandbox/pictures/snow-line.svg', url.origin).href;

const person = (id: number | null, { store }: Context) => {
  const row = id === null ? undefined : store.get(users, id);
  return row ? userName(row) : null;
};

/** The people with whom the application, and with it all its stages, is shared. */
export function sharedUsers(dref: number, { store }: Context) {
  const { users: ids = [] } = store.get(applications, dref) ?? {};
  return pick(store.getMany(users, ids), ids).map(userName);
}

type FileFields<Names extends string> = Readonly<Record<Names, number | null>>;

function documentFields<Answers extends SharedAnswers>(row: StageRow<Answers>, context: Context) {
  const { language, lookups } = context;
  const answers = answersIn(row, context);
  const ids = [answers.event_map_file, answers.cover_image_file, ...answers.images_file, ...answers.photos_file];
  const files = fileItems(
    ids.flatMap((id) => id ?? []),
    context,
  );
  const file = (id: number | null) => (id === null ? null : (files.get(id) ?? null));
  const titled = <Row extends { title: string }>(
    rows: readonly Row[],
    name: 'dref_identified_need_title' | 'dref_national_society_action_title' | 'dref_planned_intervention_title',
  ) => rows.map((each) => ({ ...each, title_display: display(name, each.title, language), image_url: icon(context) }));
  return {
    id: row.id,
    answers,
    shown: {
      country_details: countryMiniById(context, answers.country),
      cover_image_file: file(answers.cover_image_file),
      created_at: row.created_at,
      created_by: row.created_by,
      created_by_details: person(row.created_by, context),
      disaster_category_display: labelOf('dref_dref_disaster_category', answers.disaster_category, context),
      disaster_type_details: disasterTypeById(context, answers.disaster_type),
      district_details: pick(lookups.rows(districts), answers.district).map(districtMini),
      event_map_file: file(answers.event_map_file),
      images_file: pick(files, answers.images_file),
      modified_at: row.modified_at,
      modified_by: row.modified_by,
      modified_by_details: person(row.modified_by, context),
      national_society_actions: titled(answers.national_society_actions, 'dref_national_society_action_title'),
      needs_identified: titled(answers.needs_identified, 'dref_identified_need_title'),
      photos_file: pick(files, answers.photos_file),
      planned_interventions: titled(answers.planned_interventions, 'dref_planned_intervention_title'),
      proposed_action: answers.proposed_action.map((each) => ({
        ...each,
        proposed_type_display: display('dref_proposed_action', each.proposed_type, language),
      })),
      starting_language: row.starting_language,
      status: row.status,
      translation_module_original_language: row.original_language,
      type_of_dref_display: labelOf('dref_dref_dref_type', answers.type_of_dref, context),
      type_of_onset_display: labelOf('dref_dref_onset_type', answers.type_of_onset, context),
      users_details: sharedUsers(row.dref, context),
    },
  };
}

/** The details of files that a document holds by id: `budget_file_details` of `budget_file`. */
function fileDetails<Name extends string>(answers: FileFields<Name>, names: readonly Name[], context: Context) {
  const files = fileItems(
    names.flatMap((name) => answers[name] ?? []),
    context,
  );
  return Object.fromEntries(names.map((name) => [`${name}_details`, files.get(answers[name] ?? 0) ?? null])) as Record<
    `${Name}_details`,
    DrefFile | null
  >;
}

export function applicationItem(row: ApplicationRow, context: Context): Dref {
  const { store, language } = context;
  const { id, answers, shown } = documentFields(row, context);
  const { photos_file: _, ...document } = shown;
  const { photos_file: __, ...own } = answers;
  const mini = (stage: StageRow<SharedAnswers>) => ({
    id: stage.id,
    status: stage.status,
    status_display: display('dref_dref_status', stage.status, language),
    title: stage.answers.title,
  });
  const report = store.first(reports, sql`dref = ${row.id}`);
  return {
    ...own,
    ...document,
    id,
    ...fileDetails(
      answers,
      [
        'assessment_report',
        'budget_file',
        'contingency_plans_supporting_document',
        'disaster_category_analysis',
        'scenario_analysis_supporting_document',
        'supporting_document',
        'targeting_strategy_support_file',
      ],
      context,
    ),
    budget_file_preview: previewOf(answers.budget_file, context),
    dref_access_user_list: [...new Set([...(row.created_by === null ? [] : [row.created_by]), ...row.users])],
    final_report_details: report ? mini(report) : null,
    is_dref_imminent_v2: row.is_dref_imminent_v2,
    is_final_report_created: row.is_final_report_created,
    operational_update_details: store
      .select(updates, { where: sql`dref = ${row.id}`, order: sql`number DESC` })
      .map((update) => ({ ...mini(update), operational_update_number: update.number })),
    status_display: display('dref_dref_status', row.status, language),
  };
}

export function updateItem(row: UpdateRow, context: Context): DrefOperationalUpdate {
  const { id, answers, shown } = documentFields(row, context);
  const { proposed_action: _, ...document } = shown;
  const { proposed_action: __, ...own } = answers;
  return {
    ...own,
    ...document,
    id,
    dref: row.dref,
    operational_update_number: row.number,
    ...fileDetails(answers, ['assessment_report', 'budget_file'], context),
    budget_file_preview: previewOf(answers.budget_file, context),
  };
}

export function reportItem(row: ReportRow, context: Context): DrefFinalReport {
  const { id, answers, shown } = documentFields(row, context);
  return {
    ...answers,
    ...shown,
    id,
    dref: row.dref,
    is_dref_imminent_v2: row.is_dref_imminent_v2,
    ...fileDetails(answers, ['assessment_report', 'financial_report'], context),
    financial_report_preview: previewOf(answers.financial_report, context),
  };
}
