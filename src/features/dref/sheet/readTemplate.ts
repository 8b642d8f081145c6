import readExcelFile from 'read-excel-file/universal';
import type { DrefType } from '#contract/enums';
import { drefType } from '#domain/dref/drefTypes';
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
  /** The answers that are not empty, by the key of their field. */
  readonly answers: ReadonlyMap<string, AnswerCell>;
}

/** The reason why a file cannot be imported. */
export type TemplateRefusal = 'unreadable' | 'otherFile' | 'otherVersion';

const isAnswer = (value: unknown): value is SheetValue =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value).trim() !== '' : value instanceof Date;

/**
 * Reads a filled template: formulas as their results, rich text as plain text.
 *
 * @returns the answers, or the reason why the file is refused
 */
export async function readTemplate(file: Blob): Promise<FilledTemplate | TemplateRefusal> {
  const sheets = await readExcelFile(file).catch(() => null);
  if (!sheets) return 'unreadable';
  const [mark, version, type] = String(sheets[0]?.data[0]?.[0] ?? '').split(' ');
  const known = Object.values(drefType).find((each) => String(each) === type);
  if (mark !== templateMark || known === undefined) return 'otherFile';
  if (version !== String(templateVersion)) return 'otherVersion';
  const questions = sheets.filter(({ sheet }) => sheet !== optionsSheet);
  const cells = questions.flatMap(({ sheet, data }) =>
    data.flatMap(([key, , value], index): (readonly [string, AnswerCell])[] =>
      typeof key === 'string' && isAnswer(value) ? [[key, { value, sheet, row: index + 1 }]] : [],
    ),
  );
  return { type: known, answers: new Map(cells) };
}
