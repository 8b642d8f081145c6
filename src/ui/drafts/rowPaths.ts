import { hasKey, isPlainObject, keyOf } from './rows';

/**
 * The path of a field with rows by their key, which stays the same when other rows are added and removed.
 *
 * @param field - the path in the form, rows by their index: `references.0.document`
 */
export function keyedPath(values: unknown, field: string): string {
  let inner = values;
  const parts = field.split('.').map((part) => {
    const isRow = Array.isArray(inner);
    inner = isRow || isPlainObject(inner) ? (inner as Record<string, unknown>)[part] : undefined;
    return isRow && isPlainObject(inner) ? keyOf(inner) || part : part;
  });
  return parts.join('.');
}

/** The path in the form of a field whose rows are given by their key; null when such a row no longer exists. */
export function fieldAtPath(values: unknown, path: string): string | null {
  let inner = values;
  const parts: string[] = [];
  for (const part of path.split('.')) {
    const key = Array.isArray(inner) ? inner.findIndex((row) => hasKey(row, part)) : part;
    if (key === -1) return null;
    inner = Array.isArray(inner) || isPlainObject(inner) ? (inner as Record<string, unknown>)[key] : undefined;
    parts.push(String(key));
  }
  return parts.join('.');
}
