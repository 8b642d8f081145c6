import type { AnyField, Option, OptionKey } from '#app/form/definition';
import type { DrefType } from '#contract/enums';
import { type DrefStep, isAskedFor, stepsOfLayout } from '#domain/dref/drefSteps';
import { type DrefLayout, drefLayout } from '#domain/dref/drefTypes';
import { applicationForm } from '../application/applicationForm';
import { stepLayout } from '../form/stepLayout';
import type { DrefStrings } from '../form/useDrefStrings';

/** A path within the values: a field, or the field of a row that is known by its title or its number. */
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
  readonly field: AnyField;
  /** Undefined for a field of the form. */
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

/** Rows that the template has room for, of lists without titles. @source reference/dref.md, section 1.6 */
const slots = 5;

/**
 * Files are uploaded in the form; provinces depend on the country; a field report fills the form by itself; the type is that of the
 * template, whose questions are of no other.
 */
const leftOut = new Set<AnyField['kind']>(['files', 'checkbox', 'multiSelect']);
const leftOutNames: readonly string[] = ['field_report', 'type_of_dref'];
export const isInTemplate = (name: string, field: AnyField) =>
  !leftOut.has(field.kind) && !field.isReadOnly && !leftOutNames.includes(name);

/** The field of a row that is chosen when the row is added, and stands for it. */
export const titleFieldOf = (rowFields: NonNullable<AnyField['rowFields']>) =>
  Object.entries(rowFields).find(([, { isReadOnly, options }]) => isReadOnly && options)?.[0];

/** The field of the type, whose options name the types. */
export const typeField: AnyField = applicationForm.fields.type_of_dref;

/** Imminent operations are always of sudden onset. @source reference/dref.md, section 2.3.1 */
const isFixed = (name: string, layout: DrefLayout) => name === 'type_of_onset' && layout === 'imminent';

type OptionsOf = (field: AnyField) => readonly Option[];

const joined = (...parts: readonly (string | number)[]) => parts.join('__');
const numbers = Array.from({ length: slots }, (_, index) => index);

interface RowPlace {
  readonly list: string;
  readonly row: string | number;
  readonly rowLabel: string;
}

function rowTemplate(rowFields: NonNullable<AnyField['rowFields']>, place: RowPlace, t: DrefStrings): TemplateField[] {
  const { list, row, rowLabel } = place;
  return Object.entries(rowFields).flatMap(([name, field]): TemplateField[] => {
    if (field.isReadOnly) return [];
    const label = field.label(t, {});
    if (field.kind !== 'rows') {
      const key = joined(list, row, name);
      return [{ key, label: `${rowLabel}: ${label}`, hint: field.hint?.(t, {}), field, path: { list, row, name } }];
    }
    return numbers.flatMap((number) =>
      Object.entries(field.rowFields ?? {}).map(([innerName, inner]) => ({
        key: joined(list, row, name, number, innerName),
        label: `${rowLabel}: ${label} ${number + 1}, ${inner.label(t, {})}`,
        hint: inner.hint?.(t, {}),
        field: inner,
        path: { list, row, name: innerName, inner: { list: name, row: number } },
      })),
    );
  });
}

/** Titles are texts or numbers. */
const keyOfRow = (key: OptionKey) => (typeof key === 'number' ? key : String(key));

function listTemplate(list: string, field: AnyField, t: DrefStrings, optionsOf: OptionsOf): TemplateField[] {
  const rowFields = field.rowFields ?? {};
  const titleField = titleFieldOf(rowFields);
  if (!titleField) {
    return numbers.flatMap((row) =>
      rowTemplate(rowFields, { list, row, rowLabel: `${field.label(t, {})} ${row + 1}` }, t),
    );
  }
  const titles = optionsOf(rowFields[titleField] as AnyField);
  return titles.flatMap(({ key, label }) => rowTemplate(rowFields, { list, row: keyOfRow(key), rowLabel: label }, t));
}

/**
 * The fields of the import template, sheet by sheet, as the form asks for them.
 *
 * @param optionsOf - the loaded options of a field
 * @source reference/dref.md, section 1.6
 */
export function templateSheets(type: DrefType, t: DrefStrings, optionsOf: OptionsOf): readonly TemplateSheet[] {
  const layout = drefLayout('application', { type_of_dref: type });
  const fields = applicationForm.fields as Readonly<Record<string, AnyField | undefined>>;
  const fieldsOf = (name: string, step: DrefStep): TemplateField[] => {
    const field = fields[name];
    // the amount has its place on another tab of a loan
    const place = field?.stepFor?.({ type_of_dref: type }) ?? step;
    if (!field || place !== step || !isInTemplate(name, field)) return [];
    if (!isAskedFor('application', layout, name) || isFixed(name, layout)) return [];
    if (field.kind === 'rows') return listTemplate(name, field, t, optionsOf);
    const values = { type_of_dref: type };
    return [{ key: name, label: field.label(t, values), hint: field.hint?.(t, values), field }];
  };
  return stepsOfLayout(layout).map((step) => ({
    name: applicationForm.stepTitle(step, t, { type_of_dref: type } as never),
    sections: stepLayout[step]
      .map(({ title, names }) => ({ title: t[title] as string, fields: names.flatMap((name) => fieldsOf(name, step)) }))
      .filter(({ fields: own }) => own.length > 0),
  }));
}
