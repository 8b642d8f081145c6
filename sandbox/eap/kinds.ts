import { z } from 'zod';
import { FullEap, FullEapBody, SimplifiedEap, SimplifiedEapBody } from '#contract/eapDocument';
import type { EapKind } from '#domain/eap/eapTypes';
import type { Answers } from './tables';

interface KindSpec {
  readonly path: `/api/v2/${string}/`;
  readonly item: z.ZodObject;
  readonly body: z.ZodObject;
}

/** Path and schemas of each kind of document. */
export const kinds: Readonly<Record<EapKind, KindSpec>> = {
  simplified: { path: '/api/v2/simplified-eap/', item: SimplifiedEap, body: SimplifiedEapBody },
  full: { path: '/api/v2/full-eap/', item: FullEap, body: FullEapBody },
};

/** What a document holds besides its answers. */
const others = new Set([
  'created_by',
  'modified_by',
  'modified_at',
  'parent',
  'export_file',
  'diff_file',
  'review_checklist_file',
  'eap_registration',
]);

const blankOf = (schema: z.ZodType): unknown => {
  const inner = schema instanceof z.ZodNullable ? schema.unwrap() : schema;
  if (inner instanceof z.ZodArray) return [];
  if (schema instanceof z.ZodNullable) return null;
  if (inner instanceof z.ZodBoolean) return false;
  return inner instanceof z.ZodString ? '' : null;
};

const namesOf = ({ body, item }: KindSpec) =>
  Object.keys(body.shape).filter((name) => name in item.shape && !others.has(name));

/** The names of the answers of a kind. */
export const answerNames = (kind: EapKind): readonly string[] => namesOf(kinds[kind]);

/** The answers of a new document. */
export const blankAnswers = (kind: EapKind): Answers =>
  Object.fromEntries(
    answerNames(kind).map((name) => [name, blankOf(kinds[kind].item.shape[name] as unknown as z.ZodType)]),
  );

/** Names of the fields that link files with captions, as lists. */
export const fileLists = (kind: EapKind): readonly string[] =>
  answerNames(kind).filter((name) => name.endsWith('_files') && !name.endsWith('_relevant_files'));

/** Names of the fields that hold files by their ids, as lists. */
export const idLists = (kind: EapKind): readonly string[] =>
  answerNames(kind).filter((name) => name.endsWith('_relevant_files'));

/** Names of the fields that hold one file by its id. */
export const singleFiles = (kind: EapKind): readonly string[] =>
  answerNames(kind).filter((name) => name.endsWith('_file') && name !== 'cover_image_file');

/** Lists of rows, with the table on the server that holds their rows: a row is known by its id in the whole table. */
const tableOfList: Readonly<Record<string, string>> = {
  partner_contacts: 'contact',
  districts: 'district',
  early_actions: 'action',
  potential_risks: 'risk',
  prioritized_impacts: 'impact',
  key_actors: 'actor',
  planned_operations: 'operation',
  enabling_approaches: 'approach',
  indicators: 'indicator',
  readiness_activities: 'activity',
  prepositioning_activities: 'activity',
  early_action_activities: 'activity',
};

/** The table of a list's rows; undefined for a field that is no such list. */
export const rowTable = (name: string): string | undefined =>
  name.endsWith('_source_of_information') ? 'source' : tableOfList[name];
