import {
  asRows,
  hasDifferentId,
  hasKey,
  identityKeys,
  isPlainObject,
  keyOf,
  matchingRow,
  rowAt,
  type Values,
} from './rows';

/** An interface is not assignable to a record type; form values may be either. */
const fieldsOf = (values: object) => values as Values;

interface Place {
  /** Dotted, a row of a list by its client_id or id: `sources.7.spec`. A list without such rows counts as one field. */
  readonly path: string;
  /** The path in the form, a row by its index: `sources.0.spec`. */
  readonly field: string;
}

/** A difference between two versions of a document: a field, or a row that only one of them has. */
export interface Difference extends Place {
  readonly before: unknown;
  readonly after: unknown;
}

/** The version to which the path in the form belongs: the second one for a row that it alone has. */
export const documentOf = <V>({ field, before }: Difference, first: V, second: V): V =>
  before === undefined && /\.\d+$/.test(field) ? second : first;

const top: Place = { path: '', field: '' };
const joined = (parent: string, key: string) => (parent === '' ? key : `${parent}.${key}`);
const below = ({ path, field }: Place, key: string, place: string | number): Place => ({
  path: joined(path, key),
  field: joined(field, String(place)),
});

const isNothing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b) || (isNothing(a) && isNothing(b))) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  }
  return a instanceof Date && b instanceof Date && a.getTime() === b.getTime();
}

function compareFields(before: Values, after: Values, place: Place): readonly Difference[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys]
    .filter((key) => !identityKeys.has(key))
    .flatMap((key) => compare(before[key], after[key], below(place, key, key)));
}

function compareRows(before: readonly Values[], after: readonly Values[], list: Place): readonly Difference[] {
  const first = before.flatMap((row, index) => {
    const place = below(list, keyOf(row), index);
    const other = matchingRow(row, after);
    return other ? compareFields(row, other, place) : [{ ...place, before: row, after: undefined }];
  });
  const added = after.flatMap((row, index) =>
    matchingRow(row, before) ? [] : [{ ...below(list, keyOf(row), index), before: undefined, after: row }],
  );
  return [...first, ...added];
}

function compare(before: unknown, after: unknown, place: Place): readonly Difference[] {
  if (Object.is(before, after)) return [];
  if (isPlainObject(before) && isPlainObject(after) && !hasDifferentId(before, after)) {
    return compareFields(before, after, place);
  }
  const [first, second] = [asRows(before), asRows(after)];
  if (first && second) return compareRows(first, second, place);
  return isSameValue(before, after) ? [] : [{ ...place, before, after }];
}

/**
 * Whether two form values are equal. Absent, null, an empty text and an empty list are equal; ids and the order of rows are
 * ignored.
 */
export const isSame = (a: unknown, b: unknown): boolean => compare(a, b, top).length === 0;

/** The differences of two versions, in the order of the first, followed by the additions of the second. */
export const differencesBetween = (first: object, second: object): readonly Difference[] =>
  compareFields(fieldsOf(first), fieldsOf(second), top);

/** The value at a difference's path, undefined when there is none. */
export const valueAt = (values: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => {
    if (Array.isArray(inner)) return rowAt(inner, key);
    return isPlainObject(inner) ? inner[key] : undefined;
  }, values);

function replaced(inner: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown {
  const isEnd = rest.length === 0;
  if (Array.isArray(inner)) {
    const row = rowAt(inner, key);
    if (row === undefined) return [...inner, value];
    if (isEnd && value === undefined) return inner.filter((each) => each !== row);
    return inner.map((each) => (each === row ? (isEnd ? value : replaced(row, rest, value)) : each));
  }
  // the first row of an empty list
  if (!isPlainObject(inner) && isEnd && hasKey(value, key)) return [value];
  const fields = isPlainObject(inner) ? inner : {};
  return { ...fields, [key]: isEnd ? value : replaced(fields[key], rest, value) };
}

/** A copy with the value at a difference's path replaced; a row of which the value is undefined is left out. */
export const withValueAt = <V extends object>(values: V, path: string, value: unknown): V =>
  replaced(values, path.split('.'), value) as V;
