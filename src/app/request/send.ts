import { config } from '#app/config';
import { chosenLanguage } from '#app/language/chosenLanguage';
import { currentSession } from '#app/session/session';
import type { BodyOf, Endpoint, Endpoints, PathValues, QueryOf, ResponseOf } from '#contract/types';
import { wire } from '#contract/wire';
import { ApiError, type FailureKind, refusal } from './errors';
import { callUrl, fillSlots, type PathSlots, type QueryValues, repeatedParameters } from './url';

type Empty = Record<never, never>;
type PathPart<E extends Endpoint> = keyof PathValues<E> extends never ? Empty : { readonly path: PathValues<E> };
type QueryPart<E extends Endpoint> = Endpoints[E]['query'] extends null ? Empty : { readonly query?: QueryOf<E> };
type BodyPart<E extends Endpoint> = Endpoints[E]['body'] extends null ? Empty : { readonly body: BodyOf<E> };

/** What an endpoint takes, as the contract says: a wrong path, parameter or body does not compile. */
export type Input<E extends Endpoint> = PathPart<E> & QueryPart<E> & BodyPart<E>;

export interface SendOptions {
  readonly signal?: AbortSignal;
  /** Overrides the rule that reads speak the chosen language and writes speak English. */
  readonly language?: 'chosen' | 'en';
  /** For login and the public password calls, where a stale token would be refused. */
  readonly anonymous?: boolean;
  readonly accept?: 'json' | 'csv' | 'excel';
}

const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const mediaTypes = { json: 'application/json', csv: 'text/csv', excel } as const;

/** The parts of a call, untyped: what the typed functions below and the upload share. */
export interface Call {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: BodyInit | null;
}

/** A call's input without the contract's types. */
export interface LooseInput {
  readonly path?: PathSlots;
  readonly query?: QueryValues;
  readonly body?: unknown;
}

const appendTo = (form: FormData, name: string, value: unknown) => {
  if (Array.isArray(value)) for (const item of value) appendTo(form, name, item);
  else if (value instanceof Blob) form.append(name, value);
  else if (value === null || value === undefined) form.append(name, '');
  else form.append(name, String(value));
};

/** A form-data body: arrays are repeated, files kept, nothing becomes an empty text. @source specification.md, section 7 */
export function formDataOf(body: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) appendTo(form, name, value);
  return form;
}

const sentBody = (endpoint: string, body: unknown) => {
  if (body === undefined || body === null) return { body: null, contentType: null };
  if (body instanceof Blob) return { body, contentType: body.type || null };
  if (wire[endpoint]?.body === 'form-data')
    return { body: formDataOf(body as Record<string, unknown>), contentType: null };
  return { body: JSON.stringify(body), contentType: mediaTypes.json };
};

const split = (endpoint: string): [method: string, path: string] => {
  const at = endpoint.indexOf(' ');
  return [endpoint.slice(0, at), endpoint.slice(at + 1)];
};

/** Paths of the risk API, whose base address is another one. */
const isRisk = (path: string) => path.startsWith('/api/v1/') && !/^\/api\/v1\/(search|aggregate)\//.test(path);

/** An absolute address of an endpoint may lead elsewhere: nobody else gets the token. */
const isOurs = ({ origin }: URL) =>
  [config.apiEndpoint, config.riskApiEndpoint].some((endpoint) => new URL(endpoint).origin === origin);

/** @throws ApiError `no-body` for a write without a body: such a request is not made */
export function prepareCall(endpoint: string, input: LooseInput, options: SendOptions = {}): Call {
  const [method, template] = split(endpoint);
  const path = fillSlots(template, input.path);
  const base = isRisk(path) ? config.riskApiEndpoint : config.apiEndpoint;
  const url = callUrl(base, path, input.query, repeatedParameters(endpoint));
  const { body, contentType } = sentBody(endpoint, input.body);
  if (body === null && ['POST', 'PUT', 'PATCH'].includes(method)) {
    console.error(`${endpoint} needs a body`);
    throw failure('no-body', method, url);
  }
  const speaksChosen = options.language ? options.language === 'chosen' : method === 'GET';
  const token = options.anonymous || !isOurs(url) ? undefined : currentSession()?.token;
  const headers = new Headers({
    Accept: mediaTypes[options.accept ?? 'json'],
    'Accept-Language': speaksChosen ? chosenLanguage() : 'en',
  });
  if (token) headers.set('Authorization', `Token ${token}`);
  if (contentType) headers.set('Content-Type', contentType);
  return { method, url, headers, body };
}

const messageKeys = {
  network: 'network',
  parse: 'parse',
  redirected: 'redirected',
  'no-body': 'noBody',
  refused: 'action',
  'soft-failure': 'action',
} as const;

export const failure = (kind: FailureKind, method: string, url: URL, status: number | null = null) =>
  new ApiError({
    kind,
    status,
    method,
    url: url.href,
    serverMessage: null,
    messageKey: messageKeys[kind],
    formErrors: null,
  });

const finalPath = (response: Response) => {
  try {
    return new URL(response.url).pathname;
  } catch {
    return '';
  }
};

/** Reads an answer: JSON parsed, a spreadsheet as a blob, anything else as text. @throws ApiError */
export async function readAnswer(response: Response, call: Call, sent: unknown): Promise<unknown> {
  if (response.redirected && finalPath(response).includes('login'))
    throw failure('redirected', call.method, call.url, response.status);
  const type = response.headers.get('Content-Type') ?? '';
  if (!response.ok) {
    const text = await response.text();
    throw refusal(call.method, call.url.href, response.status, text, sent);
  }
  if (response.status === 204) return null;
  if (type.startsWith(excel)) return response.blob();
  const text = await response.text();
  if (!/^application\/json\b/.test(type)) return text;
  try {
    return JSON.parse(text);
  } catch {
    throw failure('parse', call.method, call.url, response.status);
  }
}

const isAbort = (error: unknown) => error instanceof Object && 'name' in error && error.name === 'AbortError';

/**
 * Makes a call of the contract.
 *
 * @returns what the server answered, in the contract's shape
 * @throws ApiError for every failure but an abort, which passes as it is
 */
export async function send<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: SendOptions = {},
): Promise<ResponseOf<E>> {
  const loose = input as LooseInput;
  const call = prepareCall(endpoint, loose, options);
  let response: Response;
  try {
    response = await fetch(call.url, {
      method: call.method,
      headers: call.headers,
      body: call.body,
      signal: options.signal ?? null,
    });
  } catch (error) {
    if (isAbort(error)) throw error;
    throw failure('network', call.method, call.url);
  }
  try {
    return (await readAnswer(response, call, loose.body)) as ResponseOf<E>;
  } catch (error) {
    if (error instanceof ApiError || isAbort(error)) throw error;
    throw failure('network', call.method, call.url, response.status);
  }
}
