import type { AnyField, Option, OptionKey } from '#app/form/definition';
import { fieldNamed, stepOf } from '#app/form/derive';
import type { DrefType } from '#contract/enums';
import { type DrefStep, stepsOfLayout } from '#domain/dref/drefSteps';
import { type DrefLayout, drefLayout } from '#domain/dref/drefTypes';
import { labelled } from '#domain/format/labelled';
import type { Language } from '#domain/language/language';
import { applicationForm, newApplicationValues } from '../application/applicationForm';
import type { DrefFieldName } from '../fields/drefShape';
import { fieldTable, isRequestedDraft, stepLayout } from '../fields/fieldTable';
import type { DrefStrings } from '../form/useDrefStrings';

/** The path of a field within a row, which is identified by its title or its number. */
export interface TemplatePath {
  readonly list: string;
  /** The title of the row, where rows have titles; else its number from 0. */
  readonly row: string | number;
  readonly name: string;
  readonly inner?: { readonly list: string; readonly row: number };
}

export interface TemplateField {
  /** The path joined by two underscores, as in `needs_identified__health__description`. */
  readonly key: string;
  readonly label: string;
  readonly hint: string | undefined;
  /** A model answer. */
  readonly example: string | undefined;
  readonly field: AnyField;
  /** Undefined for a field that is not in a row. */
  readonly path?: TemplatePath;
}

export interface TemplateSection {
  readonly title: string;
  readonly fields: readonly TemplateField[];
}

export interface TemplateSheet {
  readonly name: string;
  readonly sections: readonly TemplateSection[];
}

/** The number of rows that the template offers for a list without titles. @source reference/dref.md, section 1.6 */
const slots = 5;

/** Kinds that a cell cannot hold: files are uploaded in the form, options of a list depend on the country, a checkbox has no blank value. */
const kindsLeftOut: ReadonlySet<AnyField['kind']> = new Set(['files', 'checkbox', 'multiSelect']);

/** A field of the application as the template of a layout has it; undefined for those that it leaves out. */
export function templateField(name: DrefFieldName, layout: DrefLayout): AnyField | undefined {
  const field = fieldNamed(applicationForm, name);
  if (!field || field.isReadOnly || kindsLeftOut.has(field.kind)) return undefined;
  const isLeftOut = fieldTable[name].noTemplateFor?.includes(layout) ?? false;
  return isRequestedDraft('application', layout, name) && !isLeftOut ? field : undefined;
}

type RowFields = NonNullable<AnyField['rowFields']>;

/** The field that is chosen when a row is added, and that tells the rows of a list apart. */
export function titleFieldOf(rowFields: RowFields) {
  const [title] = Object.entries(rowFields).filter(([, { isReadOnly, options }]) => isReadOnly && options);
  return title && { name: title[0], field: title[1] };
}

/** The field of the type, whose options name the types. */
export const typeField: AnyField = applicationForm.fields.type_of_dref;

const guidanceFor = (field: AnyField, t: DrefStrings, values: object) => ({
  hint: field.hint?.(t, values),
  example: field.example?.(t, values),
});

type OptionsOf = (field: AnyField) => readonly Option[];

const joined = (...parts: readonly (string | number)[]) => parts.join('__');
const numbers = Array.from({ length: slots }, (_, index) => index);

/** The texts of the form, and their language. */
interface TemplateTexts {
  readonly t: DrefStrings;
  readonly language: Language;
}

interface RowPlace {
  readonly list: string;
  readonly row: string | number;
  readonly rowLabel: string;
}

function rowTemplate(rowFields: RowFields, place: RowPlace, { t, language }: TemplateTexts): TemplateField[] {
  const { list, row, rowLabel } = place;
  return Object.entries(rowFields).flatMap(([name, field]): TemplateField[] => {
    if (field.isReadOnly) return [];
    const label = field.label(t, {});
    if (field.kind !== 'rows') {
      const key = joined(list, row, name);
      return [
        {
          key,
          label: labelled(language, rowLabel, label),
          ...guidanceFor(field, t, {}),
          field,
          path: { list, row, name },
        },
      ];
    }
    return numbers.flatMap((number) =>
      Object.entries(field.rowFields ?? {}).map(([innerName, inner]) => ({
        key: joined(list, row, name, number, innerName),
        label: labelled(language, rowLabel, `${label} ${number + 1}, ${inner.label(t, {})}`),
        ...guidanceFor(inner, t, {}),
        field: inner,
        path: { list, row, name: innerName, inner: { list: name, row: number } },
      })),
    );
  });
}

/** Titles are strings or numbers. */
const keyOfRow = (key: OptionKey) => (typeof key === 'number' ? key : String(key));

function listTemplate(list: string, field: AnyField, texts: TemplateTexts, optionsOf: OptionsOf): TemplateField[] {
  const { t } = texts;
  const rowFields = field.rowFields ?? {};
  const titleField = titleFieldOf(rowFields);
  if (!titleField) {
    return numbers.flatMap((row) =>
      rowTemplate(rowFields, { list, row, rowLabel: `${field.label(t, {})} ${row + 1}` }, texts),
    );
  }
  const titles = optionsOf(titleField.field);
  return titles.flatMap(({ key, label }) =>
    rowTemplate(rowFields, { list, row: keyOfRow(key), rowLabel: label }, texts),
  );
}

/**
 * The fields of the import template, sheet by sheet, as the form asks for them.
 *
 * @param optionsOf - the loaded options of a field
 * @source reference/dref.md, section 1.6
 */
export function templateSheets(type: DrefType, texts: TemplateTexts, optionsOf: OptionsOf): readonly TemplateSheet[] {
  const { t } = texts;
  const values = { ...newApplicationValues(), type_of_dref: type };
  const layout = drefLayout('application', values);
  const fieldsOf = (name: DrefFieldName, step: DrefStep): TemplateField[] => {
    const field = templateField(name, layout);
    if (!field || stepOf(applicationForm, name, values) !== step) return [];
    if (field.kind === 'rows') return listTemplate(name, field, texts, optionsOf);
    return [{ key: name, label: field.label(t, values), ...guidanceFor(field, t, values), field }];
  };
  return stepsOfLayout(layout).map((step) => ({
    name: applicationForm.stepTitle(step, t, values),
    sections: stepLayout[step]
      .map(({ title, names }) => ({ title: t[title], fields: names.flatMap((name) => fieldsOf(name, step)) }))
      .filter(({ fields: own }) => own.length > 0),
  }));
}
