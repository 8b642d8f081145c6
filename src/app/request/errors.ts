import type { Strings } from '#domain/language/strings';
import type { requestStrings } from './strings';

/** Errors of a form as a tree: a field's text, or a nested object's or list's errors (list rows by client_id). */
export interface FormErrors {
  readonly [field: string]: string | FormErrors;
}

/** The sentences of `requestStrings` in the chosen language. */
export type RequestStrings = Strings<(typeof requestStrings)['templates']>;
export type MessageKey = {
  [K in keyof RequestStrings]: RequestStrings[K] extends string ? K : never;
}[keyof RequestStrings];

export type FailureKind =
  /** no connection to the server */
  | 'network'
  /** the server did not answer within the time limit */
  | 'timeout'
  /** an answer that is not what the contract promises */
  | 'parse'
  /** led to a login page */
  | 'redirected'
  /** a write without a body, which is not sent */
  | 'no-body'
  /** the server answered with a status that is no success */
  | 'refused'
  /** HTTP 200 whose body says that nothing was done */
  | 'soft-failure';

export interface FailureParts {
  readonly kind: FailureKind;
  readonly status: number | null;
  readonly method: string;
  readonly url: string;
  /** The server's message, when it is readable. */
  readonly serverMessage: string | null;
  /** The product's message, where the server has none. */
  readonly messageKey: MessageKey;
  readonly formErrors: FormErrors | null;
  /** The errors of a form in the server's own words, where `formErrors` has the product's. */
  readonly serverErrors?: FormErrors | null;
}

/** The error of every failed request. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: FailureKind;
  readonly status: number | null;
  readonly method: string;
  readonly url: string;
  readonly serverMessage: string | null;
  readonly messageKey: MessageKey;
  readonly formErrors: FormErrors | null;
  readonly serverErrors: FormErrors | null;

  constructor(parts: FailureParts) {
    super(parts.serverMessage ?? parts.messageKey);
    this.kind = parts.kind;
    this.status = parts.status;
    this.method = parts.method;
    this.url = parts.url;
    this.serverMessage = parts.serverMessage;
    this.messageKey = parts.messageKey;
    this.formErrors = parts.formErrors;
    this.serverErrors = parts.serverErrors ?? parts.formErrors;
  }

  /** Details to copy for support, without token and form content. */
  get debugText(): string {
    const { kind, status, method, url, message, serverErrors } = this;
    return JSON.stringify({ kind, status, method, url, message, errors: serverErrors }, null, 2);
  }
}

/** Whether a request was aborted. It compares the name, because the error may come from another realm. */
export const isAbort = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;

/** Whether the login was refused: the token has expired, or there is none. */
export const isUnauthorised = (error: unknown): boolean => isApiError(error) && error.status === 401;

/** Whether the error is permanent for this user: 401, 403 or 404. */
export const isRefusedOrMissing = (error: unknown): boolean =>
  isApiError(error) && [401, 403, 404].includes(error.status ?? 0);

/** The sentence to show for any error, in the chosen language. */
export function errorMessage(error: unknown, t: RequestStrings): string {
  if (!isApiError(error)) return t.action;
  // the server's words are about the token
  if (isUnauthorised(error) && error.method === 'GET') return t.logInToSee;
  return error.serverMessage ?? t[error.messageKey];
}

type OwnFailure = Exclude<FailureKind, 'refused' | 'soft-failure'>;

function messageKeyOf(kind: OwnFailure, method: string): MessageKey {
  if (kind === 'no-body') return 'noBody';
  return kind === 'timeout' && method !== 'GET' ? 'timeoutOfWrite' : kind;
}

/** Creates an error without a message of the server. */
export const failure = (kind: OwnFailure, method: string, url: URL, status: number | null = null) =>
  new ApiError({
    kind,
    status,
    method,
    url: url.href,
    serverMessage: null,
    messageKey: messageKeyOf(kind, method),
    formErrors: null,
  });

/** Whether the server may have stored what was sent, although no usable response came. */
export const mayBeStored = (error: unknown) =>
  !isApiError(error) ||
  error.kind === 'network' ||
  error.kind === 'timeout' ||
  error.kind === 'parse' ||
  (error.status ?? 0) >= 500;
