export type Values = Readonly<Record<string, unknown>>;

export const isPlainObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** The objects of a list; none for any other value. */
export const rowsIn = (value: unknown): readonly Values[] => (Array.isArray(value) ? value.filter(isPlainObject) : []);

/** Keys that identify objects; they are not shown. */
export const identityKeys: ReadonlySet<string> = new Set(['id', 'client_id']);

const isKnown = (id: unknown) => id !== undefined && id !== null && id !== '';

/** The `client_id` of a row first, since a new row has no `id`. */
const keysOf = ({ client_id, id }: Values) => [client_id, id].filter(isKnown).map(String);

export const keyOf = (row: Values): string => keysOf(row)[0] ?? '';

export const hasKey = (value: unknown, key: string): value is Values =>
  isPlainObject(value) && keysOf(value).includes(key);

/** Whether two objects outside lists have different ids, such as two uploaded files. */
export const hasDifferentId = (a: Values, b: Values) => isKnown(a.id) && isKnown(b.id) && String(a.id) !== String(b.id);

/** Finds a row of a list by its client_id, else by its id. */
export const rowAt = (list: readonly unknown[], key: string): Values | undefined => {
  const rows = list.filter(isPlainObject);
  return rows.find(({ client_id }) => String(client_id) === key) ?? rows.find(({ id }) => String(id) === key);
};

/** Finds the same row in another version of the list. */
export const matchingRow = (row: Values, list: readonly Values[]): Values | undefined =>
  keysOf(row)
    .map((key) => rowAt(list, key))
    .find((found) => found !== undefined);

/** A list whose rows have ids (undefined counts as an empty list); null for any other value. */
export function asRows(value: unknown): readonly Values[] | null {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value) || !value.every(isPlainObject)) return null;
  const keys = value.map(keyOf);
  return keys.includes('') || new Set(keys).size < keys.length ? null : value;
}
