/** What a form's fields did wrong; nested objects keep their nesting, lists have an object (empty when fine) for each row. */
export type FieldErrors = { [field: string]: string[] | FieldErrors | FieldErrors[] };

/** An answer that is not a success, in the shape that the real server gives it. */
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

const asksForToken = { 'WWW-Authenticate': 'Token' };

export const notLoggedIn = () => mainShape(401, 'Authentication credentials were not provided.', 4011, asksForToken);

export const badToken = () => mainShape(401, 'Invalid token.', 4012, asksForToken);

export const notAllowed = () => mainShape(403, 'You do not have permission to perform this action.');

export const notFound = () => mainShape(404, 'Resource not found');

export const wrongMethod = (method: string) => mainShape(405, `Method "${method}" not allowed.`);

export const notAcceptable = () => mainShape(406, 'Could not satisfy the request Accept header.');

export const wrongMediaType = (type: string) => mainShape(415, `Unsupported media type "${type}" in request.`);

/** What the gateway before the real server says, so not JSON. */
export const tooLarge = () =>
  new ApiError(413, '<html><head><title>413 Request Entity Too Large</title></head></html>', 'too large');

export const badForm = (errors: FieldErrors) =>
  new ApiError(
    400,
    enveloped(Object.keys(errors).every((field) => field === 'non_field_errors') ? 4001 : 400, errors),
    'validation failed',
  );

/** A complaint about no field in particular. */
export const badRequest = (message: string) => badForm({ non_field_errors: [message] });

/** An edit in another language than the text was written in; the message is not in a list, unlike all others. @source reference/emergencies.md, section 4.6 */
export const inWrongLanguage = (original: string) => {
  const message = `Original language is "${original}": only the original language is supported when changing.`;
  return new ApiError(400, enveloped(4001, { non_field_errors: message }), message);
};

/** The shape of the hand-written views: `{statusCode, error_message}`. */
export const oldShape = (message: string, status = 400) =>
  new ApiError(status, { statusCode: status, error_message: message }, message);

export const crashed = (message: string) =>
  new ApiError(
    500,
    enveloped(500, {
      non_field_errors: ['We are experiencing technical difficulties; the team has been told.'],
      internal_non_field_errors: [message],
    }),
    message,
  );

/** An error of this status in the main shape, for failures on purpose. */
export const anyStatus = (status: number) =>
  status >= 500 ? crashed('failing on purpose') : mainShape(status, 'Failing on purpose.');
