import type { z } from 'zod';
import { DrefBody, DrefFinalReportBody, DrefOperationalUpdateBody } from '#contract/drefDocument';
import { type Context, requireMember } from '../core/http/context';
import {
  type FieldErrors,
  originalLanguageOnly,
  requestError,
  saveError,
  serverError,
  throwIfInvalid,
} from '../core/http/errors';
import { rowOf } from '../core/http/resource';
import { jsonResponse, type Route, route } from '../core/http/route';
import { schemaErrors, validated } from '../core/http/validate';
import { sql } from '../core/store/sql';
import { countries } from '../places/tables';
import { blankApplication } from './answers';
import {
  appealCodeErrors,
  applicationErrors,
  checkPreview,
  expenditureErrors,
  fileErrors,
  imageErrors,
  imminentErrors,
  relatedErrors,
} from './checks';
import { assessmentResets, savedAnswers } from './saving';
import { rowsOfStages, updateSharedRows } from './sharedRows';
import { applicationStage, reportStage, type Stage, updateStage } from './stages';
import {
  type ApplicationRow,
  applications,
  drefFiles,
  noFile,
  type ReportRow,
  reports,
  rowLists,
  type SharedAnswers,
  type StageRow,
  type UpdateRow,
} from './tables';
import { completeTranslations } from './workflow';

type Given = Readonly<Record<string, unknown>>;

export const regionOf = (country: number | null, { lookups }: Pick<Context, 'lookups'>) =>
  country === null ? null : (lookups.rows(countries).get(country)?.region ?? null);

const hasNoId = (link: unknown) => typeof link === 'object' && link !== null && !Reflect.get(link, 'id');

/**
 * The server fails on null for the list of images, and of an application on an image without an id, before it validates any field.
 *
 * @source reference/dref.md, section 4.4
 */
function checkImageIds({ images_file: images }: Given, { url }: Context): void {
  if (images === null) throw serverError("'NoneType' object is not iterable");
  const isApplication = url.pathname.startsWith(applicationStage.path);
  if (isApplication && Array.isArray(images) && images.some((image) => image === null || hasNoId(image))) {
    throw serverError('KeyError: id');
  }
}

/** The body with an id in every link to a file: the server makes a file for a link without one. */
function withFileIds(body: Given): Given {
  const named = (link: unknown) => (hasNoId(link) ? { ...(link as object), id: noFile } : link);
  const links = [...ofOne, ...ofList].flatMap((name) => {
    const given = body[name];
    return given === undefined ? [] : [[name, Array.isArray(given) ? given.map(named) : named(given)]];
  });
  return { ...body, ...Object.fromEntries(links) };
}

async function parsed(schema: z.core.$ZodType, context: Context): Promise<Given> {
  const given = (await context.rawBody()) as Given;
  checkImageIds(given, context);
  const body = withFileIds(given);
  throwIfInvalid({ ...relatedErrors(body, context), ...schemaErrors(schema, body) });
  return validated(schema, body) as Given;
}

/**
 * Checks that the stored document may be changed.
 *
 * @throws ApiError 400; the errors that the real server finds while saving have no field name
 * @source reference/dref.md, section 4.4
 */
function checkStored(row: StageRow<SharedAnswers>, given: Given, context: Context): void {
  if (row.status === 2) throw requestError('Cannot be changed while it is being finalized (FINALIZING).');
  if (row.original_language !== context.language) throw originalLanguageOnly(row.original_language);
  if (row.status === 4) throw requestError("Approved Dref can't be changed. Please contact Admin");
  const { modified_at } = given;
  if (typeof modified_at !== 'string') throw saveError({ modified_at: 'Modified At is required!' });
}

const checkNotObsolete = (row: StageRow<SharedAnswers>, { modified_at }: Given) => {
  if (Date.parse(String(modified_at)) < Date.parse(row.modified_at))
    throw saveError({ modified_at: 'OBSOLETE_PAYLOAD' });
};

/** Pictures that the server saves before the document, and those that it saves after it. */
const ofOne = ['cover_image_file', 'event_map_file'] as const;
const ofList = ['images_file', 'photos_file'] as const;

/**
 * The server saves no picture in another language than that of its upload. For pictures of a list it finds that out once the document
 * and its rows are stored: such a refusal is half a save.
 *
 * @throws ApiError 400 with bare text
 * @source reference/real-server.md, DREF R6 and R7
 */
function checkLanguages(given: Given, names: readonly string[], { store, language }: Context): void {
  const ids = names
    .flatMap((name) => given[name] ?? [])
    .flatMap((link) => (link as { readonly id?: number } | null)?.id ?? []);
  const other = [...store.getMany(drefFiles, ids).values()].find(
    ({ original_language: own }) => own !== null && own !== language,
  );
  if (other) throw saveError({ non_field_errors: `Only original langauge is supported: ${other.original_language}` });
}

/** `POST /api/v2/dref/` */
async function create(context: Context): Promise<Response> {
  const user = requireMember(context);
  const given = await parsed(DrefBody, context);
  throwIfInvalid(applicationErrors(given, null, context));
  if (given.type_of_dref === 0) throwIfInvalid(imminentErrors(given));
  checkPreview(given, 'budget_file', context);
  checkLanguages(given, ofOne, context);
  const { store, now, language } = context;
  const row = store.transaction(() => {
    const blank = blankApplication(given.national_society as number);
    const answers = savedAnswers(given, blank, blank, context);
    const cleared = given.type_of_dref === 1 ? { ...answers, ...assessmentResets(false) } : answers;
    const made = store.insert(applications, {
      dref: 0,
      number: 0,
      status: 1,
      original_language: language,
      starting_language: language,
      finalizes_at: null,
      finalizing_fails: false,
      answers: cleared,
      translated_from: {},
      region: regionOf(cleared.country, context),
      created_by: user.id,
      modified_by: null,
      created_at: now.toISOString(),
      modified_at: now.toISOString(),
      is_active: true,
      is_dref_imminent_v2: given.type_of_dref === 0,
      is_final_report_created: false,
      users: [],
    });
    return store.update(applications, made.id, { dref: made.id });
  });
  checkLanguages(given, ofList, context);
  return jsonResponse(201, applicationStage.item(row, context));
}

interface Editing<Row extends StageRow<SharedAnswers>> {
  readonly stage: Stage<Row>;
  readonly schema: z.core.$ZodType;
  readonly errors: (given: Given, row: Row, context: Context) => FieldErrors;
  /** The PDF whose first page is shown. */
  readonly previewOf: string;
}

/** The server saves assessments without a check for conflicts, and keeps their `modified_at`. */
const isAssessment = (given: Given, row: StageRow<SharedAnswers>) =>
  ('type_of_dref' in given ? given.type_of_dref : row.answers.type_of_dref) === 1;

/** `PATCH …/{id}/` */
const edit =
  <Row extends StageRow<SharedAnswers>>({ stage, schema, errors, previewOf }: Editing<Row>) =>
  async (context: Context): Promise<unknown> => {
    const user = requireMember(context);
    completeTranslations(context);
    const { store, now } = context;
    const row = rowOf(context, stage.table, stage.visible(context));
    const given = await parsed(schema, context);
    checkStored(row, given, context);
    const takesShortcut = stage.name === 'application' && isAssessment(given, row);
    if (!takesShortcut) checkNotObsolete(row, given);
    throwIfInvalid(errors(given, row, context));
    checkPreview(given, previewOf, context);
    checkLanguages(given, ofOne, context);
    const saved = store.transaction(() => {
      const answers = savedAnswers(given, row.answers, rowsOfStages(row.dref, context), context);
      const changes: Partial<StageRow<SharedAnswers>> = {
        answers: takesShortcut ? { ...answers, ...assessmentResets(true) } : answers,
        translated_from: {},
        region: regionOf(answers.country, context),
        modified_by: user.id,
        ...(!takesShortcut && { modified_at: now.toISOString() }),
      };
      const named = rowLists.filter((name) => given[name] !== undefined).map((name) => [name, answers[name]]);
      updateSharedRows({ row, table: stage.table.name, saved: Object.fromEntries(named) }, context);
      return store.update(stage.table, row.id, changes as Partial<Row>);
    });
    checkLanguages(given, ofList, context);
    return stage.item(saved, context);
  };

const editApplication = edit<ApplicationRow>({
  stage: applicationStage,
  schema: DrefBody.partial(),
  previewOf: 'budget_file',
  errors: (given, row, context) => {
    if (context.store.first(reports, sql`dref = ${row.id} AND status = 4`)) {
      return { non_field_errors: ["Can't update since the final report is approved."] };
    }
    return {
      ...applicationErrors(given, row.answers, context),
      ...(given.type_of_dref === 0 ? imminentErrors(given) : {}),
    };
  },
});

const editUpdate = edit<UpdateRow>({
  stage: updateStage,
  schema: DrefOperationalUpdateBody,
  previewOf: 'budget_file',
  errors: (given, row, context) => ({
    ...appealCodeErrors(given, row.answers),
    ...imageErrors(given, row.answers, context),
    ...fileErrors(given, { budget_file: [], assessment_report: [] }, context),
  }),
});

const editReport = edit<ReportRow>({
  stage: reportStage,
  schema: DrefFinalReportBody,
  previewOf: 'financial_report',
  errors: (given, row, context) => ({
    ...imageErrors(given, row.answers, context),
    ...fileErrors(given, { financial_report: [], assessment_report: [] }, context),
    ...(row.is_dref_imminent_v2 && given.type_of_dref === 0 ? expenditureErrors(given) : {}),
  }),
});

const remove =
  <Row extends StageRow<SharedAnswers>>({ table, visible }: Stage<Row>) =>
  (context: Context): Response => {
    const row = rowOf(context, table, visible(context));
    context.store.delete(table, sql`id = ${row.id}`);
    return jsonResponse(204, null);
  };

const changing = <Row extends StageRow<SharedAnswers>>(stage: Stage<Row>, handle: (context: Context) => unknown) => [
  route(`PATCH ${stage.path}{id}/`, 'members', handle),
  route(`PUT ${stage.path}{id}/`, 'members', handle),
  route(`DELETE ${stage.path}{id}/`, 'members', remove(stage)),
];

export const drefWritingRoutes: Route[] = [
  route('POST /api/v2/dref/', 'members', create),
  ...changing(applicationStage, editApplication),
  ...changing(updateStage, editUpdate),
  ...changing(reportStage, editReport),
];
