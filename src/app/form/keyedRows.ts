import type { FormErrors } from '#app/request/errors';
import { errorTexts } from './errorTexts';

/** A row of a list in the request, with its key in the form. */
export interface KeyedRow<K, Body> {
  /** Null for stored rows that the form does not show and sends back unchanged. */
  readonly key: K | null;
  readonly body: Body;
}

interface KeyedRowsOptions<K extends string, Stored extends object, Body> {
  readonly keys: readonly K[];
  readonly stored: readonly Stored[] | null | undefined;
  readonly keyOf: (row: Stored) => string;
  /** What is sent for a key, given the stored row that the form edits; null for nothing. */
  readonly toBody: (key: K, stored: Stored | undefined) => Body | null;
  /** A stored row that the form does not show, as it is sent back. */
  readonly unchanged: (row: Stored) => Body;
}

/**
 * The request rows of a list that the form keys, such as contacts by role. The form edits the first stored row of each key; other stored
 * rows are sent unchanged, because the server deletes rows that are not sent.
 */
export function keyedRows<K extends string, Stored extends object, Body>(
  options: KeyedRowsOptions<K, Stored, Body>,
): readonly KeyedRow<K, Body>[] {
  const { keys, keyOf, toBody, unchanged } = options;
  const stored = options.stored ?? [];
  const edited = keys.map((key) => stored.find((row) => keyOf(row) === key));
  return [
    ...keys.flatMap((key, index) => {
      const body = toBody(key, edited[index]);
      return body === null ? [] : [{ key, body }];
    }),
    ...stored.filter((row) => !edited.includes(row)).map((row) => ({ key: null, body: unchanged(row) })),
  ];
}

/** A value for each key. */
export const byKey = <K extends string, V>(keys: readonly K[], read: (key: K) => V) =>
  Object.fromEntries(keys.map((key) => [key, read(key)])) as Record<K, V>;

/**
 * The server's errors of such a list under the keys of the form.
 *
 * @param errors - of the list as a whole, or of rows by their place in what was sent
 * @param fields - the parts of a row that the form shows; errors of other parts belong to the row as a whole
 */
export function keyedRowErrors<K extends string>(
  errors: string | FormErrors,
  rows: readonly KeyedRow<K, unknown>[],
  fields: readonly string[],
): FormErrors {
  if (typeof errors === 'string') return { non_field_errors: errors };
  const placed = Object.entries(errors).map(([index, error]): [string, string | FormErrors] => {
    const key = rows[Number(index)]?.key;
    if (!key) return ['non_field_errors', errorTexts(error).join(' ')];
    if (typeof error === 'string') return [key, { non_field_errors: error }];
    const parts = Object.entries(error).map(([part, text]) => [
      fields.includes(part) ? part : 'non_field_errors',
      text,
    ]);
    return [key, Object.fromEntries(parts)];
  });
  return Object.fromEntries(placed);
}
