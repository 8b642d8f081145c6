export type Values = Readonly<Record<string, unknown>>;

/** Interfaces are no records to the compiler; forms are described by either. */
const fieldsOf = (values: object) => values as Values;

/** A field that two versions of a document hold differently. */
export interface Difference {
  /** Dotted, as forms name their fields. A list counts as one field. */
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

export const isPlainObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

const isNothing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Whether two values mean the same in a form: nothing is nothing, whether absent, null, an empty text or an empty list. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b) || (isNothing(a) && isNothing(b))) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  }
  if (a instanceof Date && b instanceof Date) return a.getTime() === b.getTime();
  if (isPlainObject(a) && isPlainObject(b)) return differencesBetween(a, b).length === 0;
  return false;
}

/** The fields in which two versions differ, in the order of the first, then what only the second has. */
export function differencesBetween(first: object, second: object, parent = ''): readonly Difference[] {
  const [before, after] = [fieldsOf(first), fieldsOf(second)];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => {
    const path = parent === '' ? key : `${parent}.${key}`;
    const [a, b] = [before[key], after[key]];
    if (isPlainObject(a) && isPlainObject(b)) return differencesBetween(a, b, path);
    return isSame(a, b) ? [] : [{ path, before: a, after: b }];
  });
}

/** The value at a dotted path, undefined when there is none. */
export const valueAt = (values: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (isPlainObject(inner) ? inner[key] : undefined), values);

/** A copy with the value at a dotted path replaced. */
export function withValueAt<V extends object>(values: V, path: string, value: unknown): V {
  const [key = '', ...rest] = path.split('.');
  const inner = fieldsOf(values)[key];
  const replaced = rest.length === 0 ? value : withValueAt(isPlainObject(inner) ? inner : {}, rest.join('.'), value);
  return { ...values, [key]: replaced };
}
