import readExcelFile from 'read-excel-file/universal';
import type { DrefType } from '#contract/enums';
import { drefType } from '#domain/dref/drefTypes';
import { isLanguage, type Language } from '#domain/language/language';
import { readDefinedNames } from './definedNames';
import type { SheetValue } from './sheetTypes';
import { optionsSheet, templateMark, templateVersion } from './template';

export interface AnswerCell {
  readonly value: SheetValue;
  readonly sheet: string;
  /** The row number that Excel shows, from 1. */
  readonly row: number;
}

export interface FilledTemplate {
  readonly type: DrefType;
  /** The language of the template; undefined where the file does not say it. */
  readonly language: Language | undefined;
  /** The answers that are not empty, by the key of their field. */
  readonly answers: ReadonlyMap<string, AnswerCell>;
}

/** The reason why a file cannot be imported. */
export type TemplateRefusal = 'unreadable' | 'otherFile' | 'otherVersion';

type Sheets = Awaited<ReturnType<typeof readExcelFile>>;

const isAnswer = (value: unknown): value is SheetValue =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value).trim() !== '' : value instanceof Date;

/** The names by which templates of the other product are known, of which each has a cell. */
const knownNames = ['title', 'event_description', 'num_affected'];

/** The sheet that its templates of imminent applications lack. */
const actionsSheet = 'Actions Needs';

/** A name of the other product as a key of this one: its lists name the row once more. */
const keyOfName = (name: string) =>
  name
    .replace(/^(risk_security)__risk__/, '$1__')
    .replace(/^(source_information)__source__/, '$1__')
    .replace(/__indicator__/, '__indicators__');

/**
 * Reads a template of the other product, whose questions are found by names of cells; the answer stands beside the named cell.
 *
 * @source reference/dref.md, sections 1.6 and 7
 */
async function readNamed(file: Blob, sheets: Sheets): Promise<FilledTemplate | TemplateRefusal> {
  const cells = await readDefinedNames(file);
  if (!knownNames.every((known) => cells.some(({ name }) => name === known))) return 'otherFile';
  const answers = cells.flatMap(({ name, sheet, row }): (readonly [string, AnswerCell])[] => {
    const value: unknown = sheets.find((each) => each.sheet === sheet)?.data[row - 1]?.[1];
    return isAnswer(value) ? [[keyOfName(name), { value, sheet, row }]] : [];
  });
  const hasActions = sheets.some(({ sheet }) => sheet === actionsSheet);
  const type = hasActions ? drefType.response : drefType.imminent;
  return { type, language: undefined, answers: new Map(answers) };
}

/**
 * Reads a filled template: formulas as their results, rich text as plain text.
 *
 * @returns the answers, or the reason why the file is refused
 */
export async function readTemplate(file: Blob): Promise<FilledTemplate | TemplateRefusal> {
  const sheets = await readExcelFile(file).catch(() => null);
  if (!sheets) return 'unreadable';
  const [mark, version, type, language] = String(sheets[0]?.data[0]?.[0] ?? '').split(' ');
  if (mark !== templateMark) return readNamed(file, sheets);
  const known = Object.values(drefType).find((each) => String(each) === type);
  if (known === undefined) return 'otherFile';
  if (version !== String(templateVersion)) return 'otherVersion';
  const questions = sheets.filter(({ sheet }) => sheet !== optionsSheet);
  const cells = questions.flatMap(({ sheet, data }) =>
    data.flatMap(([key, , value], index): (readonly [string, AnswerCell])[] =>
      typeof key === 'string' && isAnswer(value) ? [[key, { value, sheet, row: index + 1 }]] : [],
    ),
  );
  return { type: known, language: isLanguage(language) ? language : undefined, answers: new Map(cells) };
}
