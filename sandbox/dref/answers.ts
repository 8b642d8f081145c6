import { randomInt } from 'node:crypto';
import { z } from 'zod';
import {
  applicationFields,
  costFields,
  finalReportFields,
  followUpFields,
  operationalUpdateFields,
  planFields,
  sharedFields,
} from '#contract/drefFields';
import {
  type ApplicationAnswers,
  type DrefLists,
  type ReportAnswers,
  rowLists,
  type SharedAnswers,
  type UpdateAnswers,
} from './tables';

type Shape = Readonly<Record<string, z.ZodType>>;

const blankOf = (schema: z.ZodType): unknown => {
  if (schema instanceof z.ZodArray) return [];
  return z.safeParse(schema, null).success ? null : false;
};

const blankFields = (shape: Shape) =>
  Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, blankOf(schema)]));

const blankLists = (): DrefLists => ({
  national_society_actions: [],
  needs_identified: [],
  planned_interventions: [],
  risk_security: [],
  source_information: [],
  proposed_action: [],
  images_file: [],
  photos_file: [],
  event_map_file: null,
  cover_image_file: null,
});

const shapes = {
  application: { ...sharedFields, ...planFields, ...costFields, ...applicationFields },
  update: { ...sharedFields, ...planFields, ...followUpFields, ...operationalUpdateFields },
  report: { ...sharedFields, ...followUpFields, ...costFields, ...finalReportFields },
};

// the fields come from the schemas from which the types are inferred
const blank = (shape: Shape) => ({ ...blankFields(shape), ...blankLists() }) as unknown;

export const blankApplication = (national_society: number): ApplicationAnswers => ({
  ...(blank(shapes.application) as ApplicationAnswers),
  national_society,
});
export const blankUpdate = (): UpdateAnswers => ({
  ...(blank(shapes.update) as UpdateAnswers),
  national_society: null,
});
export const blankReport = (): ReportAnswers => ({
  ...(blank(shapes.report) as ReportAnswers),
  national_society: null,
});

/** The answers of one document for which another one has a field. */
export function copyCommonFields<To extends object>(from: object, to: To): To {
  const shared = Object.entries(from).filter(([name]) => name in to);
  return { ...to, ...Object.fromEntries(shared) };
}

const newId = () => randomInt(1_000_000, 2 ** 31);

interface GivenRow {
  id?: number | undefined;
}

/** Rows after a save: rows with a known id are updated, others are created, missing ones are deleted. @source reference/dref.md, section 4.5 */
export function savedRows<Row extends { id: number }, Given extends GivenRow>(
  given: readonly Given[],
  stored: readonly Row[],
  merge: (given: Given, before: Row | undefined) => Omit<Row, 'id'>,
): Row[] {
  return given.map((row) => {
    const before = row.id === undefined ? undefined : stored.find(({ id }) => id === row.id);
    return { ...merge(row, before), id: before?.id ?? newId() } as Row;
  });
}

const shortFields = /_(name|title|email|phone_number)$|^(appeal_code|glide_code|title_prefix)$/;

/** The names of the free texts of a document. */
const textFields = (answers: object) =>
  Object.entries(answers).flatMap(([name, value]) =>
    typeof value === 'string' && !shortFields.test(name) && !/^\d{4}-\d{2}-\d{2}$/.test(value) ? [name] : [],
  );

/** The free texts of rows, those of rows within rows included. */
const rowTexts: ReadonlySet<string> = new Set([
  'description',
  'progress_towards_outcome',
  'narrative_description_of_achievements',
  'challenges',
  'lessons_learnt',
  'risk',
  'mitigation',
  'activity',
]);

/** A row with every free text changed; the titles of indicators are texts, those of other rows are keys. */
export function mapRowTexts<Row extends object>(row: Row, change: (text: string) => string, isIndicator = false): Row {
  const changed = Object.entries(row).map(([name, value]): [string, unknown] => {
    if (Array.isArray(value)) return [name, value.map((inner) => mapRowTexts(inner, change, name === 'indicators'))];
    const isText = rowTexts.has(name) || (isIndicator && name === 'title');
    return [name, isText && typeof value === 'string' ? change(value) : value];
  });
  return Object.fromEntries(changed) as Row;
}

/** The answers with every free text changed, those of rows as well. */
export function mapTexts<Answers extends SharedAnswers>(answers: Answers, change: (text: string) => string): Answers {
  const fields = textFields(answers).map((name) => [name, change(String(answers[name as keyof Answers]))]);
  const lists = rowLists.map((name) => [name, answers[name].map((row) => mapRowTexts(row, change))]);
  return { ...answers, ...Object.fromEntries(fields), ...Object.fromEntries(lists) };
}
