import { type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form';

/** The server's errors as a tree: a text, or the errors of an object or a list (rows by client_id or place). */
export interface ServerErrors {
  readonly [field: string]: string | readonly string[] | ServerErrors;
}

/** An error at the path of its field. */
export interface Placed {
  readonly path: string;
  readonly message: string;
}

const isRow = (value: unknown): value is { readonly client_id?: unknown } =>
  typeof value === 'object' && value !== null;

/** A row of a list, which holds all its fields and the id that the form gave it. */
const isFormRow = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && 'client_id' in value;

/** The index of a row in the form, by its key in the server's errors. */
const rowIndex = (rows: readonly unknown[], key: string) => {
  const byClientId = rows.findIndex((row) => isRow(row) && String(row.client_id) === key);
  return byClientId >= 0 ? String(byClientId) : key;
};

function place(errors: ServerErrors, values: unknown, path: string): Placed[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (key === 'non_field_errors') return leaf(path === '' ? 'root.server' : `${path}.root`, error, values);
    // the form does not show this part of a row
    if (isFormRow(values) && !(key in values)) return leaf(`${path}.root`, error, undefined);
    const step = Array.isArray(values) ? rowIndex(values, key) : key;
    return leaf(path === '' ? step : `${path}.${step}`, error, values === undefined ? undefined : get(values, step));
  });
}

const isTexts = (error: ServerErrors[string]): error is readonly string[] => Array.isArray(error);

function leaf(path: string, error: ServerErrors[string], values: unknown): Placed[] {
  if (typeof error === 'string') return [{ path: pathOfText(path, values), message: error }];
  if (isTexts(error)) return [{ path: pathOfText(path, values), message: error.join(' ') }];
  return place(error, values, path);
}

/** The error of a whole list or object goes to its `root`, since its path has the errors of its parts. */
const pathOfText = (path: string, value: unknown) => {
  const isWhole = Array.isArray(value) && value.some(isRow);
  return isWhole && !path.endsWith('root') && !path.startsWith('root') ? `${path}.root` : path;
};

/**
 * Sets the server's errors on the fields of a form and focuses the first.
 *
 * @param form - of react-hook-form
 * @param errors - nested as the values are; list rows by client_id, or by their place; `non_field_errors` of the form go to
 * `root.server`, those of a row or list to its `root`
 * @returns the errors that were set
 */
export function applyServerErrors<V extends FieldValues>(
  form: Pick<UseFormReturn<V>, 'setError' | 'getValues'>,
  errors: ServerErrors,
): readonly Placed[] {
  const placed = place(errors, form.getValues(), '');
  const firstField = placed.findIndex(({ path }) => !path.startsWith('root'));
  for (const [index, { path, message }] of placed.entries()) {
    form.setError(path as Path<V>, { type: 'server', message }, { shouldFocus: index === firstField });
  }
  return placed;
}
