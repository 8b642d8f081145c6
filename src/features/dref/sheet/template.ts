import type { AnyField, Option } from '#app/form/definition';
import type { DrefType } from '#contract/enums';
import { columnLetters } from '#domain/files/columnLetters';
import type { Language } from '#domain/language/language';
import type { DrefStrings } from '../form/useDrefStrings';
import type { SheetChoice, SheetRow, WorkbookSheet } from './sheetTypes';
import type { DrefSheetStrings } from './strings';
import { type TemplateField, type TemplateSheet, templateSheets } from './templateFields';
import { writeWorkbook } from './writeWorkbook';

/** In the first cell of the first sheet: identifies a template of this product. */
export const templateMark = 'dref-application-template';
/** Increased when keys change: files of another version are refused. */
export const templateVersion = 1;

/** A sheet name as Excel accepts it: 31 characters, without the characters that it reserves. */
const sheetName = (name: string) => name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31);
export const optionsSheet = 'options';

export interface TemplateStrings {
  readonly form: DrefStrings;
  readonly sheet: DrefSheetStrings;
  /** By which numbers that are written as text are read on import. */
  readonly language: Language;
  /** The loaded options of a field. */
  readonly optionsOf: (field: AnyField) => readonly Option[];
}

/** Lists of options, each in a column of its own; fields with the same options share one. */
function optionColumns(optionsOf: TemplateStrings['optionsOf']) {
  const columns: (readonly string[])[] = [];
  const rangeOf = (field: AnyField): string | null => {
    const labels = optionsOf(field).map(({ label }) => label);
    if (labels.length === 0) return null;
    const known = columns.findIndex((column) => column.join('\n') === labels.join('\n'));
    const at = known === -1 ? columns.push(labels) - 1 : known;
    const letter = columnLetters(at);
    return `${optionsSheet}!$${letter}$1:$${letter}$${labels.length}`;
  };
  const rows = (): SheetRow[] =>
    Array.from({ length: Math.max(0, ...columns.map(({ length }) => length)) }, (_, row) => ({
      cells: columns.map((column) => ({ value: column[row] ?? null, format: '@' })),
    }));
  return { rangeOf, rows, count: () => columns.length };
}

const formats: Partial<Readonly<Record<AnyField['kind'], string>>> = {
  count: '#,##0',
  number: '#,##0.##',
  date: 'yyyy-mm-dd',
};
const linesOf = ({ kind }: AnyField) => (kind === 'longText' || kind === 'richText' ? 5 : 1);

const fieldRow = ({ key, label, field }: TemplateField, note: string): SheetRow => ({
  lines: Math.max(linesOf(field), Math.ceil(label.length / 42), Math.ceil(note.length / 52)),
  cells: [
    { value: key, format: '@' },
    { value: label, look: 'label' },
    { look: 'answer', format: formats[field.kind] ?? '@' },
    { value: note, look: 'note' },
  ],
});

const isChoice = ({ options, choices }: AnyField) => Boolean(options ?? choices);

function formatNote(field: AnyField, t: DrefSheetStrings): string | undefined {
  if (isChoice(field)) return t.chooseFromList;
  if (field.kind === 'date') return t.writeDay;
  if (field.kind === 'count' || field.kind === 'number') return t.writeNumber;
  return field.maxLength ? t.atMost({ count: field.maxLength }) : undefined;
}

/** How to answer, in the words of the form: the format, what belongs there, and a model answer. */
function noteOf({ field, hint, example }: TemplateField, t: DrefSheetStrings): string {
  const model = example && t.exampleOf({ text: example });
  return [formatNote(field, t), hint, model].filter(Boolean).join(' ');
}

function fieldSheet(
  { name, sections }: TemplateSheet,
  strings: TemplateStrings,
  rangeOf: (field: AnyField) => string | null,
) {
  const t = strings.sheet;
  const choices: SheetChoice[] = [];
  const rows: SheetRow[] = [
    {
      cells: [
        null,
        { value: t.fieldColumn, look: 'heading' },
        { value: t.answerColumn, look: 'heading' },
        { value: t.guidanceColumn, look: 'heading' },
      ],
    },
  ];
  for (const section of sections) {
    rows.push({ cells: [null, { value: section.title, look: 'heading' }, { look: 'heading' }, { look: 'heading' }] });
    for (const field of section.fields) {
      const range = isChoice(field.field) ? rangeOf(field.field) : null;
      if (range) choices.push({ row: rows.length, range });
      rows.push(fieldRow(field, noteOf(field, t)));
    }
  }
  return {
    name: sheetName(name),
    rows,
    widths: [4, 44, 60, 54],
    choices,
    readOnly: { columns: [0, 1, 3], message: t.answersOnly },
    hasKeys: true,
  } satisfies WorkbookSheet;
}

function cover(type: DrefType, typeLabel: string, { sheet: t, language }: TemplateStrings): WorkbookSheet {
  const text = (value: string): SheetRow => ({ cells: [null, { value }], lines: Math.ceil(value.length / 100) });
  return {
    name: sheetName(t.coverSheet),
    hasKeys: true,
    readOnly: { columns: [0, 1], message: t.answersOnly },
    widths: [4, 110],
    rows: [
      {
        cells: [
          { value: [templateMark, templateVersion, type, language].join(' '), format: '@' },
          { value: t.coverTitle({ type: typeLabel }), look: 'title' },
        ],
        lines: 2,
      },
      text(t.coverPurpose),
      text(t.coverFill),
      text(t.coverFiles),
      text(t.coverImport),
    ],
  };
}

/**
 * The import template of one type of application: an xlsx file.
 *
 * @source reference/dref.md, section 1.6
 */
export function writeTemplate(type: DrefType, typeLabel: string, strings: TemplateStrings): Promise<Blob> {
  const columns = optionColumns(strings.optionsOf);
  const sheets = templateSheets(type, { t: strings.form, language: strings.language }, strings.optionsOf).map((sheet) =>
    fieldSheet(sheet, strings, columns.rangeOf),
  );
  const columnsOfOptions = Array.from({ length: columns.count() }, (_, column) => column);
  const options = {
    name: optionsSheet,
    rows: columns.rows(),
    widths: columnsOfOptions.map(() => 30),
    readOnly: { columns: columnsOfOptions, message: strings.sheet.answersOnly },
  };
  return writeWorkbook([cover(type, typeLabel, strings), ...sheets, options]);
}
