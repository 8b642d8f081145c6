import { get } from 'react-hook-form';
import type { AnyField, Option } from '#app/form/definition';
import { applies, fieldNamed } from '#app/form/derive';
import { rulesOfKind } from '#app/form/fieldKinds';
import { writtenNumber } from '#domain/dref/writtenNumber';
import { formatIsoDate, parseDate } from '#domain/format/dates';
import type { Language } from '#domain/language/language';
import { bulleted } from '#ui/content/bulleted';
import { isPlainObject } from '#ui/drafts/rows';
import { randomId } from '#ui/form/clientId';
import { applicationForm } from '../application/applicationForm';
import type { ApplicationValues } from '../fields/drefShape';
import { emptyProposedActions } from '../form/proposedActions';
import type { AnswerCell, FilledTemplate } from './readTemplate';
import { type TemplateField, type TemplateSheet, titleFieldOf } from './templateFields';

/** The reason why an answer of the file is not imported. */
export type ImportReason =
  | 'notAnOption'
  | 'notANumber'
  | 'ambiguousNumber'
  | 'notADay'
  | 'answeredAlready'
  | 'notAsked';

export interface LeftOutAnswer {
  readonly label: string;
  readonly cell: AnswerCell;
  readonly reason: ImportReason;
}

export interface ImportedAnswers {
  /** The answers to write into the form. */
  readonly changes: Partial<ApplicationValues>;
  /** The number of answers of the file among the changes. */
  readonly count: number;
  readonly leftOut: readonly LeftOutAnswer[];
}

type Parsed = { readonly value: unknown } | { readonly reason: ImportReason };

const plain = (text: string) => text.trim().toLocaleLowerCase();

function chosen(value: AnswerCell['value'], options: readonly Option[]): Parsed {
  const text = plain(String(value));
  const option = options.find(({ key, label }) => plain(label) === text || plain(String(key)) === text);
  return option ? { value: option.key } : { reason: 'notAnOption' };
}

/** A cell of numbers as it is; a text by the language of the template, and not at all where it may mean two numbers. */
function numberIn(value: AnswerCell['value'], language: Language | undefined): Parsed {
  if (typeof value === 'number') return { value };
  if (typeof value !== 'string') return { reason: 'notANumber' };
  const read = writtenNumber(value, language);
  if (read.value !== undefined) return { value: read.value };
  return { reason: read.problem === 'ambiguous' ? 'ambiguousNumber' : 'notANumber' };
}

function dayIn(value: AnswerCell['value']): Parsed {
  // the library reads a day as midnight UTC
  const day = value instanceof Date ? value.toISOString().slice(0, 10) : formatIsoDate(parseDate(String(value).trim()));
  return day ? { value: day } : { reason: 'notADay' };
}

/** The text of a cell. Excel turns a typed e-mail address into a link. */
const textIn = (value: AnswerCell['value']) =>
  (value instanceof Date ? value.toISOString().slice(0, 10) : String(value)).trim().replace(/^mailto:/i, '');

interface Reading {
  readonly optionsOf: (field: AnyField) => readonly Option[];
  /** Of the template. */
  readonly language: Language | undefined;
}

function parsed(field: AnyField, value: AnswerCell['value'], { optionsOf, language }: Reading): Parsed {
  if (field.options ?? field.choices) return chosen(value, optionsOf(field));
  if (field.kind === 'count' || field.kind === 'number') return numberIn(value, language);
  if (field.kind === 'date') return dayIn(value);
  return { value: field.isBulleted ? bulleted(textIn(value)) : textIn(value) };
}

type Row = Record<string, unknown>;
type StoredRow = Readonly<Row>;

const blankRow = (rowFields: NonNullable<AnyField['rowFields']>): Row => ({
  client_id: randomId(),
  ...Object.fromEntries(Object.entries(rowFields).map(([name, { kind }]) => [name, rulesOfKind(kind).blank])),
});

interface Answer {
  readonly field: TemplateField;
  readonly cell: AnswerCell;
  readonly value: unknown;
}

/** A row of the file, with the rows of its own lists by their number in the file. */
interface ReadRow {
  readonly answers: Row;
  readonly inner: Map<string, Map<number, Row>>;
}

/** The value of a key, added to the map where it is missing. */
function entryOf<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key) ?? make();
  map.set(key, known);
  return known;
}

/** The rows of a list that the file holds by their titles or numbers, in the file's order. Unused numbers of rows leave no gap. */
function rowsOf(answers: readonly Answer[], { rowFields = {} }: AnyField): ReadonlyMap<unknown, Row> {
  const titleField = titleFieldOf(rowFields)?.name;
  const rows = new Map<unknown, ReadRow>();
  for (const { field, value } of answers) {
    const { path } = field;
    if (!path) continue;
    const row = entryOf(rows, path.row, () => ({
      answers: { ...blankRow(rowFields), ...(titleField && { [titleField]: path.row }) },
      inner: new Map(),
    }));
    if (path.inner) {
      const { list, row: number } = path.inner;
      const innerRows = entryOf(row.inner, list, () => new Map<number, Row>());
      entryOf(innerRows, number, () => blankRow(rowFields[list]?.rowFields ?? {}))[path.name] = value;
    } else row.answers[path.name] = value;
  }
  return new Map(
    [...rows].map(([title, { answers: row, inner }]) => [
      title,
      { ...row, ...Object.fromEntries([...inner].map(([list, innerRows]) => [list, [...innerRows.values()]])) },
    ]),
  );
}

/**
 * The changes that a filled template makes to a form. Blank answers are filled; answers that the form already has are kept.
 *
 * @param sheets - the template of the file's type
 * @source reference/dref.md, sections 1.6 and 6
 */
export function importAnswers(
  { type, language, answers: cells }: FilledTemplate,
  sheets: readonly TemplateSheet[],
  optionsOf: (field: AnyField) => readonly Option[],
  values: ApplicationValues,
): ImportedAnswers {
  const leftOut: LeftOutAnswer[] = [];
  const leave = ({ label }: TemplateField, cell: AnswerCell, reason: ImportReason) =>
    leftOut.push({ label, cell, reason });
  const found = sheets
    .flatMap(({ sections }) => sections.flatMap(({ fields }) => fields))
    .flatMap((field): Answer[] => {
      const cell = cells.get(field.key);
      if (!cell) return [];
      const read = parsed(field.field, cell.value, { optionsOf, language });
      if ('value' in read) return [{ field, cell, value: read.value }];
      leave(field, cell, read.reason);
      return [];
    });

  const definitionOf = (name: string) => fieldNamed(applicationForm, name);
  const isBlank = (name: string) => rulesOfKind(definitionOf(name)?.kind ?? 'text').isBlank(get(values, name));
  const changes: Row = values.type_of_dref === null ? { type_of_dref: type } : {};
  const used: Answer[] = [];
  const take = (answer: Answer, name: string, isFree: boolean, value: unknown) => {
    if (!isFree) return leave(answer.field, answer.cell, 'answeredAlready');
    changes[name] = value;
    used.push(answer);
  };

  for (const answer of found.filter(({ field }) => !field.path)) {
    const { key } = answer.field;
    // an answer that the form already has is neither a change nor left out
    if (get(values, key) !== answer.value && key in values) take(answer, key, isBlank(key), answer.value);
  }
  for (const list of new Set(found.flatMap(({ field }) => field.path?.list ?? []))) {
    const own = found.filter(({ field }) => field.path?.list === list);
    const definition = definitionOf(list);
    if (!definition) continue;
    const titleField = titleFieldOf(definition.rowFields ?? {})?.name;
    const present = rowsIn(get(values, list)) ?? presentFrom(list);
    const isFree = ({ field }: Answer) => isRowFree(present, titleField, field.path?.row);
    const rows = rowsOf(own.filter(isFree), definition);
    const filled = withRows(present, rows, titleField);
    for (const answer of own) take(answer, list, isFree(answer), filled);
  }

  const merged = { ...values, ...changes };
  const isAsked = (name: string) => applies(definitionOf(name) ?? {}, merged);
  const nameOf = ({ field }: Answer) => field.path?.list ?? field.key;
  for (const answer of used) if (!isAsked(nameOf(answer))) leave(answer.field, answer.cell, 'notAsked');
  for (const name of Object.keys(changes)) if (!isAsked(name)) delete changes[name];
  const inFile = [...cells.values()];
  leftOut.sort((a, b) => inFile.indexOf(a.cell) - inFile.indexOf(b.cell));
  return { changes, count: used.filter((answer) => isAsked(nameOf(answer))).length, leftOut };
}

const rowsIn = (rows: unknown): readonly StoredRow[] | null =>
  Array.isArray(rows) ? rows.filter(isPlainObject) : null;

/** The initial rows of a list: an imminent operation always has both proposed actions. */
const presentFrom = (list: string): readonly StoredRow[] => (list === 'proposed_action' ? emptyProposedActions() : []);

/** The rows of the form with those of the file: a row replaces the one of the same title, else it is appended. */
function withRows(
  present: readonly StoredRow[],
  rows: ReadonlyMap<unknown, Row>,
  titleField: string | undefined,
): readonly StoredRow[] {
  if (titleField === undefined) return [...present, ...rows.values()];
  const titles = present.map((row) => row[titleField]);
  const merged = present.map((row) => {
    const { id, client_id } = row;
    const read = rows.get(row[titleField]);
    // stored rows keep the id by which the server updates them
    return read ? { ...read, client_id, ...(id !== undefined && { id }) } : row;
  });
  return [...merged, ...[...rows].flatMap(([title, row]) => (titles.includes(title) ? [] : [row]))];
}

/** Whether a row of the file may be imported: the form has no answer in the row of that title, or no row in a list without titles. */
function isRowFree(present: readonly StoredRow[], titleField: string | undefined, title: unknown): boolean {
  if (titleField === undefined) return present.length === 0;
  const row = present.find((each) => each[titleField] === title);
  const isAnswered = ([name, value]: [string, unknown]) =>
    ![titleField, 'client_id', 'id'].includes(name) && value !== null && !(Array.isArray(value) && value.length === 0);
  return !row || !Object.entries(row).some(isAnswered);
}
