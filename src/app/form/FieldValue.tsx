import { Fragment, type ReactNode } from 'react';
import { get } from 'react-hook-form';
import { formatDate } from '#domain/format/dates';
import { formatList } from '#domain/format/formatList';
import { formatNumber } from '#domain/format/numbers';
import type { Language } from '#domain/language/language';
import { displayStrings } from '#ui/displayStrings';
import { isPlainObject } from '#ui/drafts/rows';
import type { UploadedFile } from '#ui/fields/uploads';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import type { AnyField, AnyFormDefinition, FormValues, OptionKey, OptionSource } from './definition';
import { fieldAt, fieldNamed, labelOf, listOfRow, rowAround, rowNumber, rowsAround } from './derive';
import { type FieldKind, rulesOfKind } from './fieldKinds';
import { useFieldOptions } from './formContext';
import { optionName } from './optionName';

interface OptionNamesProps {
  readonly source: OptionSource<object>;
  /** The document that the value belongs to: options may depend on its other answers. */
  readonly document: object;
  /** The row of the document that the value stands in. */
  readonly row: unknown;
  readonly keys: readonly OptionKey[];
}

function OptionNames({ source, document, row, keys }: OptionNamesProps) {
  const { language } = useLanguage();
  const t = useStrings(displayStrings);
  const { options, isError } = useFieldOptions({ options: source }, document, row);
  if (!options && !isError) return t.fetching;
  // two values without a name are still told apart
  const nameOf = (key: OptionKey) => optionName(options ?? [], key, String(key));
  return formatList(keys.map(nameOf), language);
}

/** A day, yyyy-MM-dd, in words. */
export function DateText({ value }: { readonly value: string }) {
  const { language } = useLanguage();
  return formatDate(value, language) ?? value;
}

/** A number as it is read, and any other value as it is. */
function PlainValue({ value }: { readonly value: unknown }) {
  const { language } = useLanguage();
  return typeof value === 'number' ? formatNumber(value, language) : String(value);
}

const isKey = (value: unknown): value is OptionKey =>
  typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean';

const keysOf = (value: unknown): readonly OptionKey[] =>
  Array.isArray(value) ? value.filter(isKey) : isKey(value) ? [value] : [];

const fileText = ({ name, caption }: UploadedFile) => (caption ? `${name} (${caption})` : name);

interface Place {
  readonly document: object;
  readonly row: unknown;
}

/** The value of a field as text; undefined where the default formatting applies. */
function fieldValue(field: AnyField, value: unknown, t: unknown, { document, row }: Place): ReactNode {
  const keys = keysOf(value);
  const chosen = field.choices?.(t).find(({ key }) => key === value);
  if (chosen) return chosen.label;
  if (field.options && keys.length > 0) {
    return <OptionNames source={field.options} document={document} row={row} keys={keys} />;
  }
  if (field.kind === 'rows' && Array.isArray(value) && field.rowFields) {
    const { rowFields } = field;
    return (value as FormValues[]).map((each, index) => (
      <Fragment key={String(each.client_id ?? index)}>
        {index > 0 && '; '}
        <RowValue fields={rowFields} row={each} document={document} t={t} />
      </Fragment>
    ));
  }
  if (field.kind === 'files' && Array.isArray(value)) return (value as UploadedFile[]).map(fileText).join(', ');
  if (field.kind === 'year' && typeof value === 'number') return String(value);
  const isDate = field.kind === 'date' || field.kind === 'utcDate';
  if (typeof value !== 'string' || value === '') return undefined;
  if (isDate) return <DateText value={value} />;
  // the default formatting takes tags out, which are words here
  return field.kind === 'richText' ? undefined : value;
}

interface RowValueProps {
  readonly fields: NonNullable<AnyField['rowFields']>;
  readonly row: FormValues;
  readonly document: object;
  readonly t: unknown;
}

/** A whole row, field by field. */
function RowValue({ fields, row, document, t }: RowValueProps) {
  const parts = Object.entries(fields).filter(
    ([name, { kind }]) => kind !== 'hidden' && !rulesOfKind(kind).isBlank(row[name]),
  );
  return parts.map(([name, field], index) => (
    <Fragment key={name}>
      {index > 0 && ' · '}
      {field.kind === 'checkbox'
        ? field.label(t, document)
        : (fieldValue(field, row[name], t, { document, row }) ?? <PlainValue value={row[name]} />)}
    </Fragment>
  ));
}

/**
 * Writes the values of a form in dialogs: keys by the names of their options, days as dates, files by their names, rows field by field.
 *
 * @returns a function; undefined leaves a value to the default formatting of numbers, texts and lists
 */
export function renderFieldValue(definition: AnyFormDefinition, t: unknown) {
  return (path: string, value: unknown, document: object): ReactNode => {
    const named = fieldNamed(definition, path);
    if (named) return fieldValue(named, value, t, { document, row: rowAround(document, path) });
    const list = fieldAt(definition, path)?.[1];
    if (!isPlainObject(value) || !list) return undefined;
    // one of the rows or files of a field, or of a field of a row
    const holder = listOfRow(definition, path) ?? list;
    if (holder.kind === 'files') return fileText(value as unknown as UploadedFile);
    return holder.rowFields && <RowValue fields={holder.rowFields} row={value} document={document} t={t} />;
  };
}

const naming: ReadonlySet<FieldKind> = new Set(['select', 'nativeSelect', 'text']);

/** The field of a row that names it, its first choice or short text; undefined for a row without. */
export const namingField = ({ rowFields = {} }: AnyField, row: FormValues) =>
  Object.entries(rowFields).find(([each, { kind }]) => naming.has(kind) && !rulesOfKind(kind).isBlank(row[each]));

/** Names one row around a path: by its title, or by its first choice or short text; null where the value at the path says it itself. */
function rowNamer(definition: AnyFormDefinition, t: unknown, facts: unknown) {
  return (rowPath: string, path: string, document: object): ReactNode => {
    const row: unknown = get(document, rowPath);
    const holder = listOfRow(definition, rowPath);
    if (!isPlainObject(row) || !holder) return null;
    const title = holder.rowTitle?.(row as never, t, facts as never);
    if (title !== undefined) return title;
    // a whole row is described field by field
    if (path === rowPath) return null;
    const [name, field] = namingField(holder, row) ?? [];
    if (name === undefined || !field || path === `${rowPath}.${name}`) return null;
    return fieldValue(field, row[name], t, { document, row }) ?? <PlainValue value={row[name]} />;
  };
}

const inRow = (parts: readonly { readonly rowPath: string; readonly name: ReactNode }[]) =>
  parts.map(({ rowPath, name }, index) => (
    <Fragment key={rowPath}>
      {index > 0 && ' · '}
      <bdi>{name}</bdi>
    </Fragment>
  ));

/**
 * Names the rows that a value stands in, which its label only numbers.
 *
 * @returns a function; null where there is no row, or the value says itself which one it is
 */
export function renderRowName(definition: AnyFormDefinition, t: unknown, facts?: unknown) {
  const nameOf = rowNamer(definition, t, facts);
  return (path: string, document: object): ReactNode => {
    const names = rowsAround(path).flatMap((rowPath) => {
      const name = nameOf(rowPath, path, document);
      return name === null ? [] : [{ rowPath, name }];
    });
    if (names.length === 0) return null;
    return inRow(names);
  };
}

/**
 * Names a field by the rows that it stands in, those without a name by their number, whether or not the page shows them.
 *
 * @returns a function; undefined for a path that the form does not have
 */
export function renderFieldName(definition: AnyFormDefinition, t: unknown, language: Language, facts?: unknown) {
  const nameOf = rowNamer(definition, t, facts);
  return (path: string, document: object): ReactNode => {
    const rows = rowsAround(path).filter((rowPath) => rowPath !== path);
    const label = fieldNamed(definition, path)?.label(t, document);
    if (rows.length === 0 || label === undefined) return labelOf(definition, path, t, document, language);
    const names = rows.map((rowPath) => ({
      rowPath,
      name: nameOf(rowPath, path, document) ?? rowNumber(definition, rowPath, t, document),
    }));
    return inRow([...names, { rowPath: path, name: label }]);
  };
}

/** How a form names its fields and rows and writes their values, for dialogs that compare versions of it; labels are those of `values`. */
export const fieldTexts = (
  definition: AnyFormDefinition,
  t: unknown,
  values: object,
  language: Language,
  facts?: unknown,
) => ({
  labelOf: (path: string) => labelOf(definition, path, t, values, language) ?? path,
  renderValue: renderFieldValue(definition, t),
  renderRowName: renderRowName(definition, t, facts),
});
