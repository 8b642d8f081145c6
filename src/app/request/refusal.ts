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
  if (status >= 500) return 'server';
  if (method === 'GET') return 'read';
  if (status === 401) return 'notPermitted';
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

/** Statuses of writes that have a message of the product's own. @source reference/product.md, section 8 */
const hasOwnSentence = (method: string, status: number) => method !== 'GET' && (status === 401 || status === 413);

/**
 * Converts an unsuccessful response to an ApiError.
 *
 * The server has three shapes: `{errors: {…}}`, the older `{statusCode, error_message}`, and plain text. An HTML page is
 * replaced by the product's own message, and so are form errors of a read, which has no form.
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
  if (isRecord(body)) {
    if (typeof body.statusCode === 'number' && typeof body.error_message === 'string')
      return make(body.error_message, key, { non_field_errors: body.error_message });
    if (body.errors !== undefined) {
      const formErrors = formErrorsOf(body.errors, sent);
      const general = formErrors?.non_field_errors;
      if (hasOwnSentence(method, status)) return make(null, key, formErrors);
      if (typeof general === 'string') return make(general, key, formErrors);
      return make(null, formErrors && method !== 'GET' ? 'correctErrors' : key, formErrors);
    }
    const detail = hasOwnSentence(method, status) ? null : joinTexts(body.detail);
    return make(detail, key, detail ? { non_field_errors: detail } : null);
  }
  if (hasOwnSentence(method, status)) return make(null, key);
  const plain = looksLikePage(text) ? null : typeof body === 'string' ? body : text.trim().slice(0, 500);
  return make(plain, key, plain ? { non_field_errors: plain } : null);
}
