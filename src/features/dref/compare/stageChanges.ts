import { get } from 'react-hook-form';
import type { AnyField, AnyFormDefinition, FormValues } from '#app/form/definition';
import { applies, fieldEntries, valuesOfStored } from '#app/form/derive';
import { unsignedAddress } from '#domain/links/unsignedAddress';
import { bulleted } from '#ui/content/bulleted';
import { differencesBetween, isSame, withValueAt } from '#ui/drafts/differences';
import { rowsIn } from '#ui/drafts/rows';
import type { UploadedFile } from '#ui/fields/uploads';

/** A stage as its form holds it. */
export interface ComparedStage {
  readonly definition: AnyFormDefinition;
  readonly values: object;
  readonly stored: object;
}

/** An answer that differs from the stage before, or a row that only one of the two has. */
export interface StageChange {
  /** The field of the form. */
  readonly name: string;
  /** Dotted, a row by its key: `planned_interventions.health.budget`. */
  readonly path: string;
  /** The path in the form, a row by its index. Of a row that was removed, its index in the stage before. */
  readonly field: string;
  readonly before: unknown;
  readonly now: unknown;
  /** False for answers that are computed from others. */
  readonly canTakeBack: boolean;
}

/** Answers that belong to one stage alone, and that the server does not copy. @source reference/dref.md, section 4.5 */
const ofOneStage: ReadonlySet<string> = new Set([
  'is_dref_imminent_v2',
  'field_report',
  'changing_timeframe_operation',
  'changing_operation_strategy',
  'changing_target_population_of_operation',
  'changing_geographic_location',
  'changing_budget',
  'request_for_second_allocation',
  'summary_of_change',
  'additional_allocation',
  'dref_allocated_so_far',
  'reporting_start_date',
  'reporting_end_date',
]);

/** The answers of earlier stages under which a later one starts, the closest stage first. @source reference/dref.md, section 4.5 */
const earlierNames: Readonly<Record<string, readonly string[]>> = {
  number_of_people_affected: ['num_affected'],
  total_operation_timeframe: ['operation_timeframe'],
  total_operation_timeframe_imminent: ['operation_timeframe_imminent'],
  new_operational_start_date: ['date_of_approval'],
  new_operational_end_date: ['end_date'],
  operation_start_date: ['new_operational_start_date', 'date_of_approval'],
  operation_end_date: ['new_operational_end_date', 'end_date'],
  total_dref_allocation: ['total_cost', 'amount_requested'],
};

type Entry = readonly [name: string, field: AnyField];

/** The field of the stage before that an answer was copied from; undefined for an answer that is new in this stage. */
function earlierField(earlier: ComparedStage, name: string): Entry | undefined {
  const entries = new Map<string, AnyField>(fieldEntries(earlier.definition));
  const names = [name, ...(earlierNames[name] ?? [])].filter((each) => entries.has(each));
  const asked = names.find((each) => applies(entries.get(each) ?? {}, earlier.values)) ?? names[0];
  const field = asked === undefined ? undefined : entries.get(asked);
  return asked === undefined || field === undefined ? undefined : [asked, field];
}

/** What a row is about where its ids differ between the stages: a new row of the server replaces a linked one. */
const subjectOf = (row: FormValues) => row.title ?? row.sector ?? row.proposed_type ?? null;

/** The same row of the other stage, by its key, else by what it is about. */
const sameRow = (row: FormValues, rows: readonly FormValues[]) =>
  rows.find(({ client_id }) => client_id === row.client_id) ??
  rows.find((each) => subjectOf(row) !== null && subjectOf(each) === subjectOf(row));

/** A text without spaces around it, with line ends of one kind. */
const spaced = <Value>(text: Value): Value | string =>
  typeof text === 'string' ? text.replaceAll('\r\n', '\n').trim() : text;

const commonFields = (field: AnyField, before: AnyField | undefined) =>
  Object.entries(field.rowFields ?? {}).filter(([name]) => before?.rowFields?.[name] !== undefined);

/** An answer without what is no change: spaces around a text, the bullets that the form sets, results that the stage before does not ask. */
function comparable(field: AnyField, other: AnyField | undefined, value: unknown): unknown {
  if (field.kind === 'longText' || field.kind === 'text') {
    return field.isBulleted && typeof value === 'string' ? bulleted(spaced(value)) : spaced(value);
  }
  if (field.kind === 'multiSelect' && Array.isArray(value)) return value.toSorted();
  if (field.kind !== 'rows' || !Array.isArray(value)) return value;
  return rowsIn(value).map(({ client_id, id, ...row }) => ({
    client_id,
    ...(id !== undefined && { id }),
    ...Object.fromEntries(
      commonFields(field, other).map(([name, part]) => [name, comparable(part, other?.rowFields?.[name], row[name])]),
    ),
  }));
}

/** The rows of the stage before with the keys that the same rows have in this one. */
function aligned(field: AnyField, before: unknown, now: unknown): unknown {
  if (field.kind !== 'rows' || !Array.isArray(before)) return before;
  return rowsIn(before).map((row) => {
    const same = sameRow(row, rowsIn(now));
    if (!same) return row;
    const parts = Object.entries(field.rowFields ?? {}).map(([name, part]) => [
      name,
      aligned(part, row[name], same[name]),
    ]);
    const { id: _, ...rest } = row;
    const { id } = same;
    return { ...rest, ...Object.fromEntries(parts), client_id: same.client_id, ...(id !== undefined && { id }) };
  });
}

/** The address of a file without its signature, which differs from read to read. */
const addressOf = ({ href, name }: UploadedFile) => (href ? unsignedAddress(href) : name);

const contentsOf = (files: unknown) =>
  (Array.isArray(files) ? (files as readonly UploadedFile[]) : []).map((file) => [
    addressOf(file),
    file.caption?.trim() ?? '',
  ]);

function changesOf([name, field]: Entry, now: unknown, [, other]: Entry, earlier: unknown): readonly StageChange[] {
  const canTakeBack = !field.isReadOnly;
  if (field.kind === 'files') {
    const isEqual = isSame(contentsOf(now), contentsOf(earlier));
    return isEqual ? [] : [{ name, path: name, field: name, before: earlier, now, canTakeBack }];
  }
  const before = comparable(field, other, aligned(field, earlier, now));
  return differencesBetween({ [name]: comparable(field, other, now) }, { [name]: before }).map((difference) => ({
    name,
    path: difference.path,
    field: difference.field,
    before: difference.after,
    now: difference.before,
    canTakeBack,
  }));
}

/**
 * What an update or a report says otherwise than the stage before it, in the order of the form. Answers that a stage has for itself are
 * left out, and so are results that the stage before does not ask for.
 *
 * @source reference/dref.md, section 4.5
 */
export function stageChanges(current: ComparedStage, earlier: ComparedStage): readonly StageChange[] {
  return fieldEntries(current.definition).flatMap(([name, field]) => {
    if (ofOneStage.has(name) || !applies(field, current.values)) return [];
    const other = earlierField(earlier, name);
    return other ? changesOf([name, field], get(current.values, name), other, get(earlier.values, other[0])) : [];
  });
}

/**
 * The lists that cannot be compared: nothing differs, but they still hold the very rows of the stage before, which a save of another
 * client changes in both.
 *
 * @source reference/real-server.md, DREF B2
 */
export function sharedLists(current: ComparedStage, earlier: ComparedStage): readonly string[] {
  const changed = new Set(stageChanges(current, earlier).map(({ name }) => name));
  return fieldEntries(current.definition).flatMap(([name, field]) => {
    if (field.kind !== 'rows' || changed.has(name) || !applies(field, current.values)) return [];
    const ids = new Set(rowsIn(get(earlier.stored, name)).map(({ id }) => id));
    const isShared = rowsIn(get(current.stored, name)).some(({ id }) => ids.has(id));
    return isShared ? [name] : [];
  });
}

/** A row with a blank for each field that the stage before does not have. */
const completeRow = ({ rowFields = {} }: AnyField, row: FormValues): FormValues => ({
  ...Object.fromEntries(Object.keys(rowFields).map((name) => [name, null])),
  ...row,
});

/** The answer of a field with one change taken back. A row that comes back is a new one of this stage. */
export function takenBack(definition: AnyFormDefinition, values: object, change: StageChange): unknown {
  const { name, path, before } = change;
  if (path === name) return before;
  const value: unknown = get(withValueAt(values, path, before ?? undefined), name);
  const [, field] = fieldEntries(definition).find(([each]) => each === name) ?? [];
  return field?.kind === 'rows' && Array.isArray(value) ? rowsIn(value).map((row) => completeRow(field, row)) : value;
}

/** A stored document as a stage to compare. */
export const storedStage = (definition: AnyFormDefinition, stored: object): ComparedStage => ({
  definition,
  stored,
  values: valuesOfStored(definition, stored),
});
