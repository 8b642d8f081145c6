import { z } from 'zod';
import { type FieldErrors, validationError } from './errors';

type Issue = z.core.$ZodIssue;

const kindOf = (value: unknown) => {
  if (Array.isArray(value)) return 'list';
  if (value === null) return 'null';
  return { string: 'str', number: 'int', boolean: 'bool', object: 'dict' }[typeof value as string] ?? typeof value;
};

const wrongType: Record<string, (value: unknown) => string> = {
  string: () => 'Not a valid string.',
  int: () => 'A valid integer is required.',
  number: () => 'A valid integer is required.',
  boolean: () => 'Must be a valid boolean.',
  array: (value) => `Expected a list of items but got type "${kindOf(value)}".`,
  object: (value) => `Invalid data. Expected a dictionary, but got ${kindOf(value)}.`,
};

const wrongFormat: Record<string, string> = {
  email: 'Enter a valid email address.',
  url: 'Enter a valid URL.',
  datetime:
    'Datetime has wrong format. Use one of these formats instead: YYYY-MM-DDThh:mm[:ss[.uuuuuu]][+HH:MM|-HH:MM|Z].',
  date: 'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.',
};

/** The real server's message for an invalid value. */
function messageFor(issue: Issue, value: unknown): string {
  if (value === undefined) return 'This field is required.';
  if (value === null) return 'This field may not be null.';
  switch (issue.code) {
    case 'too_big':
      return issue.origin === 'string'
        ? `Ensure this field has no more than ${issue.maximum} characters.`
        : `Ensure this value is less than or equal to ${issue.maximum}.`;
    case 'too_small':
      if (issue.origin === 'string') return 'This field may not be blank.';
      return issue.origin === 'array'
        ? 'This list may not be empty.'
        : `Ensure this value is greater than or equal to ${issue.minimum}.`;
    case 'invalid_value':
      return `"${String(value)}" is not a valid choice.`;
    case 'invalid_format':
      return value === '' ? 'This field may not be blank.' : (wrongFormat[issue.format] ?? 'Enter a valid value.');
    case 'invalid_type':
      return wrongType[issue.expected]?.(value) ?? 'Enter a valid value.';
    case 'invalid_union': {
      const [first] = issue.errors.flat();
      return first ? messageFor(first, value) : 'Enter a valid value.';
    }
    default:
      return issue.message;
  }
}

const at = (whole: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    whole,
  );

/** Adds a message at its path; a list with an invalid row gets one object per row. */
function place(errors: FieldErrors, path: readonly PropertyKey[], message: string, value: unknown): void {
  const [head, next, ...rest] = path;
  const key = head === undefined ? 'non_field_errors' : String(head);
  const below = head === undefined ? undefined : at(value, [head]);
  if (next === undefined) {
    const before = errors[key];
    errors[key] = [...(Array.isArray(before) ? before.filter((each) => typeof each === 'string') : []), message];
  } else if (typeof next === 'number') {
    const rows: FieldErrors[] = Array.isArray(errors[key])
      ? (errors[key] as FieldErrors[])
      : (Array.isArray(below) ? below : []).map(() => ({}));
    // A list of plain values has messages for the whole list.
    if (rest.length === 0) errors[key] = [message];
    else {
      const row = rows[next] ?? {};
      place(row, rest, message, at(below, [next]));
      rows[next] = row;
      errors[key] = rows;
    }
  } else {
    const inner = errors[key];
    const nested: FieldErrors = typeof inner === 'object' && !Array.isArray(inner) ? inner : {};
    place(nested, [next, ...rest], message, below);
    errors[key] = nested;
  }
}

/** Zod's issues in the error shape of the real server. */
function fieldErrors(issues: readonly Issue[], body: unknown): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues) place(errors, issue.path, messageFor(issue, at(body, issue.path)), body);
  return errors;
}

/** The largest whole number of the server's columns, four bytes with a sign. */
const largestInteger = 2 ** 31 - 1;

/** Numbers of the body that the server's columns cannot hold. */
function tooLarge(value: unknown, path: readonly PropertyKey[] = []): Issue[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => tooLarge(each, [...path, index]));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, each]) => tooLarge(each, [...path, key]));
  }
  if (typeof value !== 'number' || Math.abs(value) <= largestInteger) return [];
  const [code, bound] =
    value > 0
      ? (['too_big', { maximum: largestInteger }] as const)
      : (['too_small', { minimum: -largestInteger - 1 }] as const);
  return [{ code, ...bound, origin: 'int', path: [...path], input: value, message: '' } as Issue];
}

/** The body parsed by its schema, or the issues of the schema and of the numbers that are too large. */
function read<Schema extends z.core.$ZodType>(schema: Schema, body: unknown) {
  const { success, data, error } = z.safeParse(schema, body);
  const issues = [...(success ? [] : error.issues), ...tooLarge(body)];
  return issues.length === 0 && success ? { data } : { errors: fieldErrors(issues, body) };
}

/** The errors of a body by field; empty for a valid one. @source reference/real-server.md, section 2.2 */
export const schemaErrors = (schema: z.core.$ZodType, body: unknown): FieldErrors => read(schema, body).errors ?? {};

/** The body parsed by its schema; throws 400 with the errors by field. */
export function validated<Schema extends z.core.$ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const { data, errors } = read(schema, body);
  if (errors) throw validationError(errors);
  // without errors the data are those of the schema
  return data as z.output<Schema>;
}
