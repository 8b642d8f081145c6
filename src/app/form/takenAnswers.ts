import { get } from 'react-hook-form';
import { isSame } from '#ui/drafts/differences';
import { keyOf, type Values } from '#ui/drafts/rows';
import type { AnyField, AnyFormDefinition } from './definition';
import { fieldEntries } from './derive';
import { rulesOfKind } from './fieldKinds';

/** A list of rows in the values of a form. */
export interface RowList {
  readonly field: AnyField;
  /** The path in the form: `activities.0.points`. */
  readonly path: string;
  readonly rows: readonly Values[];
}

/** The lists of a form by a path in which rows stand by their keys: `activities.7.points`. */
export type RowLists = ReadonlyMap<string, RowList>;

/** A row that is no longer in its list. */
export interface TakenRow {
  /** The key of its list in `RowLists`. */
  readonly list: string;
  readonly field: AnyField;
  /** The path where it stood. */
  readonly path: string;
  readonly row: Values;
  /** The rows of the list while it stood there. */
  readonly before: readonly Values[];
}

const noRows: readonly Values[] = [];

function addLists(
  lists: Map<string, RowList>,
  fields: Iterable<readonly [name: string, field: AnyField]>,
  values: object,
  place: string,
  path: string,
): void {
  for (const [name, field] of fields) {
    if (field.kind !== 'rows') continue;
    const value: unknown = get(values, name);
    const list = { field, path: `${path}${name}`, rows: Array.isArray(value) ? (value as readonly Values[]) : noRows };
    const key = `${place}${name}`;
    lists.set(key, list);
    const inner = Object.entries(field.rowFields ?? {}).filter(([, each]) => each.kind === 'rows');
    if (inner.length === 0) continue;
    for (const [index, row] of list.rows.entries())
      addLists(lists, inner, row, `${key}.${keyOf(row)}.`, `${list.path}.${index}.`);
  }
}

/** Every list of rows of the values, those within rows included. The rows are not copied. */
export function rowListsOf(definition: AnyFormDefinition, values: object): RowLists {
  const lists = new Map<string, RowList>();
  addLists(lists, fieldEntries(definition), values, '', '');
  return lists;
}

/** Whether the lists are the same arrays, at the same paths. */
export const areSameLists = (before: RowLists, after: RowLists): boolean =>
  before.size === after.size && [...after].every(([key, { rows }]) => before.get(key)?.rows === rows);

/** The key of a row among all rows of the form. */
export const rowPlace = (list: string, row: Values) => `${list}.${keyOf(row)}`;

/** The rows that are gone from lists that are still there. Rows within a row that is gone are part of it. */
export function rowsTaken(before: RowLists, after: RowLists): readonly TakenRow[] {
  return [...before].flatMap(([list, { field, path, rows }]) => {
    const now = after.get(list);
    if (!now || now.rows === rows) return [];
    const keys = new Set(now.rows.map(keyOf));
    return rows.flatMap((row, index) =>
      keys.has(keyOf(row)) ? [] : [{ list, field, path: `${path}.${index}`, row, before: rows }],
    );
  });
}

/**
 * Whether a row holds answers of a person: those that are neither read-only nor what the row began with.
 *
 * @param first - the row as it was added; left out for a row of the stored document
 */
export function hasOwnAnswers({ rowFields = {} }: Pick<AnyField, 'rowFields'>, row: Values, first?: Values): boolean {
  return Object.entries(rowFields).some(([name, field]) => {
    const value = row[name];
    if (field.isReadOnly || rulesOfKind(field.kind).isBlank(value)) return false;
    if (field.initial !== undefined && isSame(value, field.initial)) return false;
    if (!(field.isGiven?.(value as never) ?? true) || (first && isSame(value, first[name]))) return false;
    return field.kind !== 'rows' || (value as readonly Values[]).some((inner) => hasOwnAnswers(field, inner));
  });
}

/**
 * Puts items back after those that they followed. What was added, changed or moved since stays.
 *
 * @param before - the items while those that are gone stood among them
 */
export function putBack<T>(
  now: readonly T[],
  before: readonly T[],
  gone: readonly T[],
  keyOfItem: (item: T) => unknown,
): readonly T[] {
  const result = [...now];
  const placeOf = (item: T) => result.findIndex((each) => keyOfItem(each) === keyOfItem(item));
  for (const [index, item] of before.entries()) {
    if (!gone.includes(item) || placeOf(item) >= 0) continue;
    const previous = before.slice(0, index).findLast((each) => placeOf(each) >= 0);
    result.splice(previous === undefined ? 0 : placeOf(previous) + 1, 0, item);
  }
  return result;
}

/** An answer that took rows away. */
export interface Cause {
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
}

const asKeys = (value: unknown): readonly unknown[] | null =>
  value === null || value === undefined ? [] : Array.isArray(value) ? value : null;

/** The keys that a choice lost; none for an answer that is not a list. */
export const keysTaken = ({ before, after }: Cause): readonly unknown[] => {
  const now = asKeys(after) ?? [];
  return Array.isArray(before) ? before.filter((key) => !now.includes(key)) : [];
};

/** The answer with what it lost. One that was changed again since stays, unless it is a list. */
export function causeUndone(cause: Cause, now: unknown): unknown {
  const [before, keys] = [asKeys(cause.before), asKeys(now)];
  if (before && keys) return putBack(keys, before, keysTaken(cause), (key) => key);
  return isSame(now, cause.after) ? cause.before : now;
}

/** The rows of a list with those that were taken. A row that was added again without answers gives its place. */
export function rowsUndone(list: RowList, taken: readonly TakenRow[]): readonly Values[] {
  const isReplaced = (row: Values, { row: gone }: TakenRow) =>
    keyOf(row) === keyOf(gone) && !hasOwnAnswers(list.field, row);
  const kept = list.rows.map((row) => taken.find((each) => isReplaced(row, each))?.row ?? row);
  const before = taken[0]?.before ?? [];
  return putBack(
    kept,
    before,
    taken.map(({ row }) => row),
    keyOf,
  );
}
