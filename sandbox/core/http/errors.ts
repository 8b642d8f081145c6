/** Messages by field, a bare text where the real server sends one; nested objects keep their nesting, and a list has one object per row, empty for a valid one. */
export type FieldErrors = { [field: string]: string[] | string | FieldErrors | FieldErrors[] };

/** An error response in the shape of the real server. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: unknown,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

const enveloped = (code: number, errors: unknown) => ({
  timestamp: new Date().toISOString(),
  error_code: code,
  errors,
});

/** The main shape: `{timestamp, error_code, errors}`. @source reference/shell-and-account.md, section 0.6 */
function mainShape(status: number, message: string, code = status, headers: Record<string, string> = {}): ApiError {
  return new ApiError(status, enveloped(code, { non_field_errors: [message] }), message, headers);
}

const challenge = { 'WWW-Authenticate': 'Token' };

export const unauthenticated = () => mainShape(401, 'Authentication credentials were not provided.', 4011, challenge);

export const invalidToken = () => mainShape(401, 'Invalid token.', 4012, challenge);

/** @param message - some permissions have a sentence of their own */
export const forbidden = (message = 'You do not have permission to perform this action.') => mainShape(403, message);

export const notFound = () => mainShape(404, 'Resource not found');

export const methodNotAllowed = (method: string) => mainShape(405, `Method "${method}" not allowed.`);

export const notAcceptable = () => mainShape(406, 'Could not satisfy the request Accept header.');

export const unsupportedMediaType = (type: string) => mainShape(415, `Unsupported media type "${type}" in request.`);

/** The response of the gateway before the real server, which is HTML. */
export const payloadTooLarge = () =>
  new ApiError(413, '<html><head><title>413 Request Entity Too Large</title></head></html>', 'too large');

export const validationError = (errors: FieldErrors) =>
  new ApiError(
    400,
    enveloped(Object.keys(errors).every((field) => field === 'non_field_errors') ? 4001 : 400, errors),
    'validation failed',
  );

/** @throws ApiError 400 with the errors by field, where there are any */
export function throwIfInvalid(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw validationError(errors);
}

type FieldError = FieldErrors[string];
const isRows = (errors: FieldError | undefined): errors is FieldErrors[] =>
  Array.isArray(errors) && errors.every((row) => typeof row === 'object');

/** Merges two sets of errors: lists of rows row by row, other fields from the first set. */
export function mergeErrors(first: FieldErrors, second: FieldErrors): FieldErrors {
  const merged: FieldErrors = { ...second, ...first };
  for (const [field, errors] of Object.entries(second)) {
    const others = first[field];
    if (isRows(errors) && isRows(others))
      merged[field] = errors.map((row, index) => mergeErrors(others[index] ?? {}, row));
  }
  return merged;
}

/** Errors that a save raises after validation: their messages are bare texts, not lists. */
export const saveError = (errors: Readonly<Record<string, string>>) =>
  new ApiError(400, enveloped(400, errors), Object.values(errors).join(' '));

/** The server's message for an unknown id. */
export const unknownId = (id: number): string => `Invalid pk "${id}" - object does not exist.`;

/** A validation error without a field. */
export const requestError = (message: string) => validationError({ non_field_errors: [message] });

/** An edit in another language than the original one; unlike elsewhere the message is not in a list. @source reference/emergencies.md, section 4.6 */
export const originalLanguageOnly = (original: string) => {
  const message = `Original language is "${original}": only the original language is supported when changing.`;
  return new ApiError(400, enveloped(4001, { non_field_errors: message }), message);
};

/** The shape of older views: `{statusCode, error_message}`. */
export const legacyError = (message: string, status = 400) =>
  new ApiError(status, { statusCode: status, error_message: message }, message);

export const serverError = (message: string) =>
  new ApiError(
    500,
    enveloped(500, {
      non_field_errors: ['We are experiencing technical difficulties; our team has been notified.'],
      internal_non_field_errors: [message],
    }),
    message,
  );

/** A failure outside the server's views, which is a page instead of JSON. */
export const failurePage = () =>
  new ApiError(
    500,
    '<!doctype html><html lang="en"><head><title>Server Error (500)</title></head><body><h1>Server Error (500)</h1></body></html>',
    'server error',
  );

/** An error of this status in the main shape, for injected failures. */
export const injectedError = (status: number) =>
  status >= 500 ? serverError('injected failure') : mainShape(status, 'Injected failure.');
