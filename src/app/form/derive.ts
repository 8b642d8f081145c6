import { get, set } from 'react-hook-form';
import { labelled } from '#domain/format/labelled';
import type { Language } from '#domain/language/language';
import { asRows, matchingRow } from '#ui/drafts/rows';
import { withClientId } from '#ui/form/clientId';
import type { AnyField, AnyFormDefinition, FormOf, FormValues } from './definition';
import { rulesOfKind } from './fieldKinds';
import { filesFromStored, filesToBody } from './files';

type StepField = AnyField & { readonly step: string };

type FieldEntries = readonly (readonly [name: string, field: StepField])[];

const knownEntries = new WeakMap<object, FieldEntries>();

/** The fields of a definition with their names, in the order of the table. Cached, as they are read with every keystroke. */
export function fieldEntries({ fields }: { readonly fields: object }): FieldEntries {
  const entries = knownEntries.get(fields) ?? Object.entries(fields);
  knownEntries.set(fields, entries);
  return entries;
}

const valuesFrom = <V>(definition: AnyFormDefinition, read: (name: string, field: AnyField) => unknown): V => {
  const values: FormValues = {};
  for (const [name, field] of fieldEntries(definition)) set(values, name, read(name, field));
  return values as V;
};

const initialOf = (field: AnyField) => field.initial ?? rulesOfKind(field.kind).blank;

/** The values of a new document. */
export const blankValues = <V extends object, S extends object>(definition: FormOf<V, S>): V =>
  valuesFrom<V>(definition, (_, field) => initialOf(field));

/** The form values of a stored document. Lists and texts that the server sends as null count as unanswered. */
export function valuesOfStored<V extends object, S extends object>(definition: FormOf<V, S>, stored: S): V {
  const values = valuesFrom<V>(definition, (name, field) => storedValue(field, name, stored));
  return { ...values, ...definition.fromStored?.(stored) };
}

/** Whether a field applies, given the other values. */
export const applies = (field: Pick<AnyField, 'appliesTo'>, values: object) => field.appliesTo?.(values) ?? true;

/** Whether a field is required, given the other values. */
export const isRequired = (field: Pick<AnyField, 'isRequired'>, values: object) =>
  typeof field.isRequired === 'function' ? field.isRequired(values) : field.isRequired;

/** The values with blanks for fields that do not apply; used for comparisons and request bodies. */
export function applicableValues<V extends object>(definition: AnyFormDefinition, values: V): V {
  const applicable = structuredClone(values);
  for (const [name, field] of fieldEntries(definition)) {
    if (!applies(field, values)) set(applicable as FormValues, name, rulesOfKind(field.kind).blank);
  }
  return applicable;
}

/** The form value of a stored field. Of a row, only its fields and ids are read. */
function storedValue(field: AnyField, name: string, stored: object): unknown {
  const value: unknown = get(stored, field.storedAs ?? name);
  if (field.fromStored) return field.fromStored(value);
  if (field.kind === 'files') return filesFromStored(value);
  if (field.kind !== 'rows') return rulesOfKind(field.kind).fromStored(value);
  return Array.isArray(value) && value.length > 0 ? storedRows(field, value) : null;
}

/** The rows of a list with keys of their own: of rows with the same key the first one has it. */
function storedRows(list: AnyField, rows: readonly StoredRow[]): readonly FormValues[] {
  const keys = new Set<string>();
  return inRowOrder(list, rows).map((row) => {
    const own = list.rowKey?.(row as never);
    const client_id = own === undefined || keys.has(own) ? withClientId(row).client_id : own;
    keys.add(client_id);
    return storedRow(list, row, client_id);
  });
}

const inRowOrder = ({ rowOrder }: AnyField, rows: readonly StoredRow[]) =>
  rowOrder ? rows.toSorted((a, b) => rowOrder(a as never) - rowOrder(b as never)) : rows;

function storedRow({ rowFields = {} }: AnyField, row: StoredRow, client_id: string): FormValues {
  const { id } = row;
  return {
    client_id,
    ...(id !== undefined && id !== null && { id }),
    ...Object.fromEntries(Object.entries(rowFields).map(([name, field]) => [name, storedValue(field, name, row)])),
  };
}

interface StoredRow {
  readonly id?: number | null;
  readonly client_id?: string | null;
}

const isSentAsIs = ({ isSent, isLocal }: Pick<AnyField, 'isSent' | 'isLocal'>) => isSent !== false && !isLocal;

/** What is stored, as the form holds it and as the server sent it. */
interface Before<Value> {
  readonly values: Value;
  readonly stored: unknown;
}

/** The fields of a body: those that apply, and blanks for those that applied before this edit. */
function fieldsToBody(
  entries: Iterable<readonly [name: string, field: AnyField]>,
  values: object,
  before: Before<object> | undefined,
  isAsked: (field: AnyField, values: object) => boolean,
): FormValues {
  const body: FormValues = {};
  for (const [name, field] of entries) {
    if (!isSentAsIs(field)) continue;
    const isShown = isAsked(field, values);
    const wasShown = before !== undefined && isAsked(field, before.values);
    if (!isShown && !wasShown) continue;
    const value: unknown = isShown ? get(values, name) : rulesOfKind(field.kind).blank;
    const valueBefore: unknown = get(before?.values, name);
    const sent = valueToBody(field, value, {
      values: valueBefore,
      stored: get(before?.stored, field.storedAs ?? name),
    });
    if (sent !== undefined) set(body, field.sentAs ?? name, sent);
  }
  return body;
}

function valueToBody(field: AnyField, value: unknown, before: Before<unknown>): unknown {
  const rules = rulesOfKind(field.kind);
  const isText = typeof before.stored === 'string' && !field.fromStored;
  const isKept = field.keepsStored ? before.stored !== undefined : rules.keepsStored && isText;
  if (isKept && value === before.values) return before.stored;
  if (field.toBody) return field.toBody(value as never);
  if (field.kind === 'files') return filesToBody(field.files, value);
  const sent = rules.toBody(value);
  if (field.kind !== 'rows' || !Array.isArray(sent)) return sent;
  const rowsBefore = asRows(before.values) ?? [];
  const stored: readonly StoredRow[] = Array.isArray(before.stored) ? before.stored : [];
  return sent.map((row: FormValues) => {
    const values = matchingRow(row, rowsBefore);
    const isSameRow = ({ id, client_id }: StoredRow) =>
      values?.id === undefined ? client_id === values?.client_id : id === values.id;
    return rowToBody(field, row, values && { values, stored: stored.find(isSameRow) });
  });
}

const appliesToRow = (field: AnyField, row: object) => field.appliesToRow?.(row as never) ?? true;

/**
 * A row as it is sent, by the fields of its list.
 *
 * @param before - the stored row; undefined for a new one
 */
export function rowToBody(
  { rowFields = {}, rowIdentity = ['id'] }: Pick<AnyField, 'rowFields' | 'rowIdentity'>,
  row: FormValues,
  before: Before<object> | undefined,
): FormValues {
  // a row that two users added gets the id of the stored one
  const identity = rowIdentity.map((name) => [name, row[name] ?? get(before?.values, name)] as const);
  return {
    ...Object.fromEntries(identity.filter(([, id]) => id !== undefined && id !== null)),
    ...fieldsToBody(Object.entries(rowFields), row, before, appliesToRow),
  };
}

/**
 * The body of a save: every field that applies, then the parts that the definition shapes itself. A field that does not apply is left
 * out, so the server keeps its value; a field that an answer of this edit removed is sent blank; a text that was not touched is sent
 * exactly as it is stored.
 */
export function bodyOf<V extends object, S extends object>(
  definition: FormOf<V, S>,
  values: V,
  stored: S | undefined,
): FormValues {
  const before = stored && { values: valuesOfStored(definition, stored), stored };
  const body = fieldsToBody(fieldEntries(definition), values, before, applies);
  const shaped = { ...body, ...definition.toBody?.(applicableValues(definition, values), stored) };
  return Object.fromEntries(Object.entries(shaped).filter(([, value]) => value !== undefined));
}

const isWithin = (path: string, name: string) => path === name || path.startsWith(`${name}.`);

const ownField = ({ fields }: { readonly fields: object }, name: string): StepField | undefined =>
  Object.hasOwn(fields, name) ? Reflect.get(fields, name) : undefined;

/** The field at a path, or the list that contains the path; undefined without one. */
export function fieldAt(definition: AnyFormDefinition, path: string): FieldEntries[number] | undefined {
  const own = ownField(definition, path);
  if (own) return [path, own];
  return (
    fieldEntries(definition).find(([name]) => isWithin(path, name)) ??
    // a group, such as one contact, has the position of its first field
    fieldEntries(definition).find(([name]) => isWithin(name, path.replace(/\.root$/, '')))
  );
}

/** The field of a row at `list.0.field`, and so on within the row's own lists. */
function rowFieldAt(definition: AnyFormDefinition, path: string): AnyField | undefined {
  const [list, ...rest] = path.split('.');
  const top: AnyField | undefined = list === undefined ? undefined : ownField(definition, list);
  if (rest.length === 0 || rest.length % 2 === 1) return undefined;
  return rest
    .filter((_, index) => index % 2 === 1)
    .reduce<AnyField | undefined>((field, name) => field?.rowFields?.[name], top);
}

/** The row that contains a field, by the field's path; undefined for a field of the form. */
export function rowAround(values: object, path: string): unknown {
  const row = /^(.*\.\d+)\.[^.]+$/.exec(path)?.[1];
  return row === undefined ? undefined : get(values, row);
}

/** The paths of the rows around a path, its own included: `activities.0`, `activities.0.points.1`. */
export const rowsAround = (path: string): readonly string[] =>
  [...path.matchAll(/\.\d+(?=\.|$)/g)].map(({ 0: number, index }) => path.slice(0, index + number.length));

/** The field of exactly this name, of the form or of a row; undefined for other paths. */
export const fieldNamed = (definition: AnyFormDefinition, name: string): AnyField | undefined =>
  ownField(definition, name) ?? rowFieldAt(definition, name);

/** The list of a row, by the row's path: that of `activities.0` is `activities`. */
export const listOfRow = (definition: AnyFormDefinition, path: string): AnyField | undefined =>
  fieldNamed(definition, path.replace(/\.\d+$/, ''));

/**
 * The path of what the page shows for a path: its own, that of its row where the row does not show the field, or null where the form shows
 * nothing of it. The server may name a field of another kind of document or row.
 */
export function shownPath(definition: AnyFormDefinition, path: string, values: object): string | null {
  const field = fieldAt(definition, path)?.[1];
  if (!field || field.kind === 'hidden' || !applies(field, values)) return null;
  const isMissing = (row: string) => {
    const [part = 'root'] = path
      .slice(row.length + 1)
      .split('.')
      .filter(Boolean);
    const list = listOfRow(definition, row);
    if (part === 'root' || !list?.rowFields) return false;
    const inRow = list.rowFields[part];
    return !inRow || inRow.kind === 'hidden' || !appliesToRow(inRow, get(values, row) ?? {});
  };
  return rowsAround(path).find(isMissing) ?? path;
}

/** The step of a field of the form. */
export const stepOfField = (field: StepField, values: object): string => field.stepFor?.(values) ?? field.step;

/** The step of a path; null without one. */
export function stepOf(definition: AnyFormDefinition, path: string, values: object): string | null {
  const field = fieldAt(definition, path)?.[1];
  return field ? stepOfField(field, values) : null;
}

interface Stepped<Step extends string> {
  readonly steps: readonly Step[];
  readonly stepApplies?: (step: Step, values: never) => boolean;
}

/** The visible steps, given the values. */
export const stepsFor = <Step extends string>({ steps, stepApplies }: Stepped<Step>, values: object): readonly Step[] =>
  steps.filter((step) => stepApplies?.(step, values as never) ?? true);

/** Paths sorted by step, then by the table; paths without a field last. */
export function inFormOrder(definition: AnyFormDefinition, paths: readonly string[]): readonly string[] {
  const names = fieldEntries(definition).map(([name]) => name);
  const rank = (path: string) => {
    const entry = fieldAt(definition, path);
    if (!entry) return Number.POSITIVE_INFINITY;
    return definition.steps.indexOf(entry[1].step) * names.length + names.indexOf(entry[0]);
  };
  return [...paths].sort((a, b) => rank(a) - rank(b));
}

const namesByStep = (
  definition: AnyFormDefinition,
  values: object,
  isMeant: (name: string, field: AnyField) => boolean,
): Readonly<Record<string, readonly string[]>> => {
  const names = new Map<string, string[]>(definition.steps.map((step: string) => [step, []]));
  for (const [name, field] of fieldEntries(definition)) {
    if (isMeant(name, field)) names.get(stepOfField(field, values))?.push(name);
  }
  return Object.fromEntries(names);
};

/** The names of the fields by step. */
export const fieldsOfSteps = (definition: AnyFormDefinition, values: object) =>
  namesByStep(definition, values, () => true);

/** The names of the fields that are answered in one version and do not apply in another, where they would be sent blank. */
export const answersLost = (definition: AnyFormDefinition, before: object, after: object): readonly string[] =>
  fieldEntries(definition)
    .filter(([name, field]) => {
      const value = get(before, name);
      const isGiven = !rulesOfKind(field.kind).isBlank(value) && (field.isGiven?.(value as never) ?? true);
      return isGiven && !field.isReadOnly && applies(field, before) && !applies(field, after);
    })
    .map(([name]) => name);

/** The labels of a path from the outside in, also of fields that are not mounted: one of each row, by its number, and that of the field. */
export function labelsOf(
  definition: AnyFormDefinition,
  path: string,
  t: unknown,
  values: object,
): readonly string[] | undefined {
  const place = path.replace(/\.root$/, '');
  const entry = fieldEntries(definition).find(([name]) => isWithin(place, name));
  if (!entry) return undefined;
  const [name, field] = entry;
  const rest = place.slice(name.length + 1);
  const within = field.rowFields ? rest.split('.').filter(Boolean) : [];
  return labelsWithin(field, within, t, values);
}

/** The label of a path, also of fields that are not mounted. Rows are numbered. */
export function labelOf(
  definition: AnyFormDefinition,
  path: string,
  t: unknown,
  values: object,
  language: Language,
): string | undefined {
  const labels = labelsOf(definition, path, t, values);
  return labels && labelled(language, ...labels);
}

/** The label of a list with the number of one of its rows. */
const numbered = (label: string, index: number | string) => `${label} ${Number(index) + 1}`;

/** What a row is called by its number: 'Indicators 2'. */
export const rowNumber = (definition: AnyFormDefinition, rowPath: string, t: unknown, values: object): string =>
  numbered(listOfRow(definition, rowPath)?.label(t, values) ?? '', rowPath.slice(rowPath.lastIndexOf('.') + 1));

/** The label of a field; for a row with its number, before that of a field within. */
function labelsWithin(field: AnyField, rest: readonly string[], t: unknown, values: object): readonly string[] {
  const [index, part, ...deeper] = rest;
  const label = field.label(t, values);
  if (index === undefined) return [label];
  const row = numbered(label, index);
  const inner = part === undefined ? undefined : field.rowFields?.[part];
  return inner ? [row, ...labelsWithin(inner, inner.rowFields ? deeper : [], t, values)] : [row];
}
