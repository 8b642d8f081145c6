import { NextStageBody } from '#contract/drefDocument';
import { type Context, requireMember } from '../core/http/context';
import { requestError, serverError, unknownId, validationError } from '../core/http/errors';
import { isLanguage, type Language } from '../core/http/language';
import { jsonResponse, type Route, route } from '../core/http/route';
import { sql } from '../core/store/sql';
import { visibleApplications } from './access';
import { blankReport, blankUpdate, copyCommonFields } from './answers';
import { reportItem, updateItem } from './serialise';
import { linkedLists } from './sharedRows';
import {
  type ApplicationAnswers,
  type ApplicationRow,
  applications,
  type ReportAnswers,
  reports,
  type SharedAnswers,
  type UpdateAnswers,
  type UpdateRow,
  updates,
} from './tables';
import { regionOf } from './writing';

/** The stages after the application. Their answers are copied from the stage before. @source reference/dref.md, sections 3.2, 3.3 and 4.5 */

interface NewStage {
  readonly application: ApplicationRow;
  readonly language: Language;
  /** The newest operational update, if there is one. */
  readonly latest: UpdateRow | undefined;
}

/** The application of a new stage, after the checks. */
async function newStage(context: Context): Promise<NewStage> {
  const body = await context.body(NextStageBody);
  const { store } = context;
  const application = store.get(applications, body.dref, visibleApplications(context));
  if (!application) throw validationError({ dref: [unknownId(body.dref)] });
  if (application.status !== 4) {
    throw requestError("Can't create it while the DREF application is not approved.");
  }
  const language = body.starting_language;
  const offered: readonly string[] = [application.starting_language, application.original_language];
  if (!isLanguage(language) || language !== context.language || !offered.includes(language)) {
    throw requestError(`The starting language must be that of the request and one of: ${offered.join(', ')}.`);
  }
  const latest = store.first(updates, sql`dref = ${application.id}`, sql`number DESC`);
  return { application, language, latest };
}

/** The map and the cover, which every stage copies from the application. */
const pictures = ({ answers }: ApplicationRow) => ({
  event_map_file: answers.event_map_file,
  cover_image_file: answers.cover_image_file,
});

/** The answers of an application or update in a language. */
const answersFor = <Answers>(
  row: { answers: Answers; translated_from: Partial<Record<Language, Answers>> },
  language: Language,
) => row.translated_from[language] ?? row.answers;

const isImminent = ({ type_of_dref }: SharedAnswers) => type_of_dref === 0;

const notCopied = {
  assessment_report: null,
  changing_timeframe_operation: null,
  changing_operation_strategy: null,
  changing_target_population_of_operation: null,
  changing_geographic_location: null,
  changing_budget: null,
  request_for_second_allocation: null,
  summary_of_change: null,
  reporting_start_date: null,
  reporting_end_date: null,
  additional_allocation: null,
};

function firstUpdate(row: ApplicationRow, from: ApplicationAnswers): UpdateAnswers {
  const allocated = isImminent(from) ? from.total_cost : from.amount_requested;
  return {
    ...copyCommonFields(from, blankUpdate()),
    ...notCopied,
    type_of_dref: row.is_dref_imminent_v2 ? 2 : from.type_of_dref,
    number_of_people_targeted: from.num_assisted,
    number_of_people_affected: from.num_affected,
    new_operational_start_date: from.date_of_approval,
    new_operational_end_date: isImminent(from) ? null : from.end_date,
    total_operation_timeframe: from.operation_timeframe,
    dref_allocated_so_far: allocated,
    total_dref_allocation: allocated,
  };
}

function laterUpdate(from: UpdateAnswers, application: ApplicationAnswers): UpdateAnswers {
  return {
    ...from,
    ...notCopied,
    assessment_report: from.assessment_report,
    is_volunteer_team_diverse: null,
    estimated_number_of_affected_male: null,
    estimated_number_of_affected_female: null,
    estimated_number_of_affected_girls_under_18: null,
    estimated_number_of_affected_boys_under_18: null,
    dref_allocated_so_far: from.total_dref_allocation,
    total_dref_allocation: from.total_dref_allocation,
    new_operational_start_date: application.date_of_approval,
  };
}

const stageRow = (context: Context, { application, language }: NewStage, answers: SharedAnswers) => ({
  dref: application.id,
  status: 1 as const,
  original_language: language,
  starting_language: language,
  finalizes_at: null,
  finalizing_fails: false,
  translated_from: {},
  region: regionOf(answers.country, context),
  created_by: requireMember(context).id,
  modified_by: null,
  created_at: context.now.toISOString(),
  modified_at: context.now.toISOString(),
});

/** `POST /api/v2/dref-op-update/` */
async function createUpdate(context: Context): Promise<Response> {
  const body = (await context.rawBody()) as Readonly<Record<string, unknown>>;
  if ('appeal_code' in body) throw serverError("'NoneType' object has no attribute 'appeal_code'");
  const stage = await newStage(context);
  const { application, language, latest } = stage;
  if (latest && latest.status !== 4) {
    throw requestError("Can't create an operational update while the previous one is not approved.");
  }
  const { store } = context;
  const row = store.transaction(() => {
    const root = answersFor(application, language);
    const answers = latest ? laterUpdate(answersFor(latest, language), root) : firstUpdate(application, root);
    const lists = linkedLists({ ...answers, ...pictures(application) }, context);
    return store.insert(updates, {
      ...stageRow(context, stage, answers),
      number: (latest?.number ?? 0) + 1,
      answers: { ...answers, ...lists },
    });
  });
  return jsonResponse(201, updateItem(row, context));
}

/** The answers of a report: from the latest update, else from the application. */
export function reportAnswers(
  row: ApplicationRow,
  from: ApplicationAnswers,
  update: UpdateAnswers | undefined,
): ReportAnswers {
  const copied = copyCommonFields(update ?? from, blankReport());
  const costs = row.is_dref_imminent_v2
    ? {
        sub_total_cost: from.sub_total_cost,
        surge_deployment_cost: from.surge_deployment_cost,
        surge_deployment_expenditure_cost: from.surge_deployment_cost,
        indirect_cost: from.indirect_cost,
        indirect_expenditure_cost: from.indirect_cost,
        total_cost: from.total_cost,
        proposed_action: from.proposed_action,
      }
    : { proposed_action: [] };
  const timeframe = update
    ? { total_operation_timeframe: update.total_operation_timeframe }
    : isImminent(from)
      ? { total_operation_timeframe: null, total_operation_timeframe_imminent: from.operation_timeframe_imminent }
      : { total_operation_timeframe: from.operation_timeframe };
  return {
    ...copied,
    ...costs,
    ...timeframe,
    number_of_people_affected: update ? update.number_of_people_affected : from.num_affected,
    number_of_people_targeted: update ? update.number_of_people_targeted : from.num_assisted,
    num_assisted: null,
    operation_start_date: from.date_of_approval,
    operation_end_date: update ? update.new_operational_end_date : from.end_date,
    total_dref_allocation: update
      ? update.total_dref_allocation
      : isImminent(from)
        ? from.total_cost
        : from.amount_requested,
    photos_file: update?.photos_file ?? [],
    ...(update && {
      estimated_number_of_affected_girls_under_18: from.estimated_number_of_affected_girls_under_18,
      estimated_number_of_affected_boys_under_18: from.estimated_number_of_affected_boys_under_18,
    }),
    date_of_approval: null,
    did_national_society: null,
  };
}

/** `POST /api/v2/dref-final-report/` */
async function createReport(context: Context): Promise<Response> {
  const stage = await newStage(context);
  const { application, language, latest } = stage;
  const { store } = context;
  if (latest && latest.status !== 4) {
    throw requestError(`Can't create Final Report for not approved Operational Update ${latest.id} ids `);
  }
  if (application.answers.type_of_dref === 3)
    throw requestError("Can't create a final report for a DREF of type Loan.");
  if (store.first(reports, sql`dref = ${application.id}`)) {
    throw validationError({ dref: ['dref final report with this dref already exists.'] });
  }
  const row = store.transaction(() => {
    const root = answersFor(application, language);
    const answers = reportAnswers(application, root, latest && answersFor(latest, language));
    const lists = linkedLists({ ...answers, ...pictures(application) }, context);
    if (!latest) store.update(applications, application.id, { is_final_report_created: true });
    return store.insert(reports, {
      ...stageRow(context, stage, answers),
      number: 0,
      is_dref_imminent_v2: application.is_dref_imminent_v2,
      answers: { ...answers, ...lists },
    });
  });
  return jsonResponse(201, reportItem(row, context));
}

export const nextStageRoutes: Route[] = [
  route('POST /api/v2/dref-op-update/', 'members', createUpdate),
  route('POST /api/v2/dref-final-report/', 'members', createReport),
];
