import type { FieldErrors } from 'react-hook-form';

/** One error of a form; the path is that of the field, with `.root` for what belongs to a row, a list or the form as a whole. */
export interface FlatError {
  readonly path: string;
  readonly message: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The `type` of an error is a string; the errors of a field named `type` are an object. */
const isError = (value: Record<string, unknown>) => typeof value.type === 'string';

function walk(value: unknown, path: string): FlatError[] {
  if (!isRecord(value)) return [];
  if (isError(value)) return [{ path, message: typeof value.message === 'string' ? value.message : '' }];
  return Object.entries(value).flatMap(([key, nested]) =>
    key === 'ref' ? [] : walk(nested, path === '' ? key : `${path}.${key}`),
  );
}

/** Every error of a form, in the order of its fields. */
export const flattenErrors = (errors: FieldErrors): FlatError[] => walk(errors, '');

/**
 * How many errors each step of a long form holds.
 *
 * @param fieldsOfStep - the field paths of each step; a path includes its descendants
 */
export function countErrorsByStep<Step extends string>(
  errors: FieldErrors,
  fieldsOfStep: Readonly<Record<Step, readonly string[]>>,
): Record<Step, number> {
  const paths = flattenErrors(errors).map((error) => error.path);
  const isWithin = (path: string, field: string) => path === field || path.startsWith(`${field}.`);
  const counts = (Object.keys(fieldsOfStep) as Step[]).map((step) => [
    step,
    paths.filter((path) => fieldsOfStep[step].some((field) => isWithin(path, field))).length,
  ]);
  return Object.fromEntries(counts);
}
