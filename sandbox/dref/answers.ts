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
import type { Context } from '../core/http/context';
import type { ApplicationAnswers, DrefLists, ReportAnswers, SharedAnswers, UpdateAnswers } from './tables';
import { drefFiles } from './tables';

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

/**
 * Copies of the lists of a document, which the next stage may change. Files are copied as well, because their captions belong to the
 * document.
 */
export function clonedLists(lists: DrefLists, { store }: Pick<Context, 'store'>): DrefLists {
  const cloneFile = (id: number) => {
    const file = store.get(drefFiles, id);
    if (!file) return [];
    const { id: _, ...content } = file;
    return [store.insert(drefFiles, content).id];
  };
  const cloneOne = (id: number | null) => (id === null ? null : (cloneFile(id)[0] ?? null));
  const anew = <Row extends { id: number }>(rows: readonly Row[]) => rows.map((row) => ({ ...row, id: newId() }));
  return {
    national_society_actions: anew(lists.national_society_actions),
    needs_identified: anew(lists.needs_identified),
    planned_interventions: anew(lists.planned_interventions).map((row) => ({
      ...row,
      indicators: anew(row.indicators),
    })),
    risk_security: anew(lists.risk_security),
    source_information: anew(lists.source_information),
    proposed_action: anew(lists.proposed_action).map((row) => ({ ...row, activities: anew(row.activities) })),
    images_file: lists.images_file.flatMap(cloneFile),
    photos_file: lists.photos_file.flatMap(cloneFile),
    event_map_file: cloneOne(lists.event_map_file),
    cover_image_file: cloneOne(lists.cover_image_file),
  };
}

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

/** The answers with every free text changed, those of rows as well. */
export function mapTexts<Answers extends SharedAnswers>(answers: Answers, change: (text: string) => string): Answers {
  const text = (value: string | null) => (value === null ? null : change(value));
  const fields = textFields(answers).map((name) => [name, change(String(answers[name as keyof Answers]))]);
  return {
    ...answers,
    ...Object.fromEntries(fields),
    national_society_actions: answers.national_society_actions.map((row) => ({
      ...row,
      description: text(row.description),
    })),
    needs_identified: answers.needs_identified.map((row) => ({ ...row, description: text(row.description) })),
    planned_interventions: answers.planned_interventions.map((row) => ({
      ...row,
      description: text(row.description),
      progress_towards_outcome: text(row.progress_towards_outcome),
      narrative_description_of_achievements: text(row.narrative_description_of_achievements),
      challenges: text(row.challenges),
      lessons_learnt: text(row.lessons_learnt),
      indicators: row.indicators.map((indicator) => ({ ...indicator, title: text(indicator.title) })),
    })),
    risk_security: answers.risk_security.map((row) => ({
      ...row,
      risk: text(row.risk),
      mitigation: text(row.mitigation),
    })),
    proposed_action: answers.proposed_action.map((row) => ({
      ...row,
      activities: row.activities.map((each) => ({ ...each, activity: text(each.activity) })),
    })),
  };
}
