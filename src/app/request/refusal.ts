import { ApiError, type FormErrors, type MessageKey } from './errors';

type Json = unknown;
const isRecord = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const joinTexts = (value: Json): string | null => {
  if (typeof value === 'string') return value.trim() || null;
  if (Array.isArray(value) && value.every((item) => typeof item === 'string' || typeof item === 'number'))
    return value.join(' ').trim() || null;
  return null;
};

const rowKey = (row: Json, index: number) =>
  isRecord(row) && (typeof row.client_id === 'string' || typeof row.client_id === 'number')
    ? String(row.client_id)
    : String(index);

/** Fields for the server's operators, which are not shown. */
const hidden = new Set(['internal_non_field_errors']);

/**
 * Converts the server's errors to a tree of messages. Lists of messages are joined; rows are keyed by the client_id of the sent row.
 *
 * @param errors - the `errors` object of an answer
 * @param sent - the body that was sent, for the client_ids of its rows
 * @returns null without a readable message
 * @source reference/shell-and-account.md, section 0.6
 */
function formErrorsOf(errors: Json, sent: Json): FormErrors | null {
  const text = joinTexts(errors);
  if (text) return { non_field_errors: text };
  const tree = nested(errors, sent);
  return typeof tree === 'object' ? tree : null;
}

function nested(errors: Json, sent: Json): string | FormErrors | null {
  const text = joinTexts(errors);
  if (text) return text;
  const entries: [string, Json, Json][] = Array.isArray(errors)
    ? errors.map((row, index) => {
        const sentRow = Array.isArray(sent) ? sent[index] : undefined;
        return [rowKey(sentRow, index), row, sentRow];
      })
    : isRecord(errors)
      ? Object.entries(errors)
          .filter(([field]) => !hidden.has(field))
          .map(([field, value]) => [field, value, isRecord(sent) ? sent[field] : undefined])
      : [];
  const read = entries
    .map(([field, value, sentValue]) => [field, nested(value, sentValue)] as const)
    .filter((entry): entry is readonly [string, string | FormErrors] => entry[1] !== null);
  return read.length > 0 ? Object.fromEntries(read) : null;
}

const fallbackKey = (method: string, status: number): MessageKey => {
  if (status === 429) return 'tooMany';
  if (method === 'GET') return 'read';
  if (status === 401) return 'loginEnded';
  if (status === 413) return 'tooLarge';
  return 'action';
};

const parsed = (text: string): Json => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const looksLikePage = (text: string) => /^\s*</.test(text);

/** Statuses that have a message of the product's own, whatever the server says. @source reference/product.md, section 8 */
const hasOwnSentence = (method: string, status: number) =>
  status === 429 || (method !== 'GET' && (status === 401 || status === 413));

/** The keys of a response that are not names of fields. */
const envelope = new Set([
  'detail',
  'message',
  'error_message',
  'error_code',
  'statusCode',
  'status',
  'code',
  'timestamp',
]);

const fieldsIn = (body: Readonly<Record<string, Json>>) =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !envelope.has(name)));

/** The text that a response without a form's errors has for people. */
const generalText = (body: Json): string | null =>
  isRecord(body)
    ? (joinTexts(body.detail) ?? joinTexts(body.message) ?? joinTexts(body.error_message))
    : joinTexts(body);

/**
 * Converts an unsuccessful response to an ApiError.
 *
 * The server has many shapes: `{errors: {…}}`, the fields alone, `detail`, `message`, the older `{statusCode, error_message}`, a list of
 * texts, and plain text. An HTML page is replaced by the product's own message, and so are form errors of a read, which has no form.
 * JSON is never shown as such.
 *
 * @param text - the answer's body
 * @param sent - the body that was sent
 * @source reference/product.md, section 8
 */
export function refusal(method: string, url: string, status: number, text: string, sent: Json): ApiError {
  const make = (serverMessage: string | null, messageKey: MessageKey, formErrors: FormErrors | null = null) =>
    new ApiError({ kind: 'refused', status, method, url, serverMessage, messageKey, formErrors });

  const key = fallbackKey(method, status);
  if (status >= 500) return make(null, 'server');
  if (text.trim() === '') return make(null, key === 'read' || key === 'action' ? 'empty' : key);
  const body = parsed(text);
  const ofForm = (errors: Json) => {
    const formErrors = formErrorsOf(errors, sent);
    const general = formErrors?.non_field_errors;
    if (hasOwnSentence(method, status)) return make(null, key, formErrors);
    if (typeof general === 'string') return make(general, key, formErrors);
    return make(null, formErrors && method !== 'GET' ? 'correctErrors' : key, formErrors);
  };
  if (isRecord(body) && body.errors !== undefined) return ofForm(body.errors);
  // the words of the older views, such as a wrong password
  if (isRecord(body) && typeof body.statusCode === 'number' && typeof body.error_message === 'string')
    return make(body.error_message, key, { non_field_errors: body.error_message });
  if (hasOwnSentence(method, status)) return make(null, key);
  const general = body === undefined ? plainText(text) : generalText(body);
  if (general) return make(general, key, { non_field_errors: general });
  return isRecord(body) && method !== 'GET' ? ofForm(fieldsIn(body)) : make(null, key);
}

/** The text of a response that is no JSON, up to 500 characters; null for a page. */
const plainText = (text: string) => (looksLikePage(text) ? null : text.trim().slice(0, 500));
