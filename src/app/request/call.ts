import { config } from '#app/config';
import { chosenLanguage } from '#app/language/chosenLanguage';
import type { BodyOf, Endpoint, Endpoints, PathValues, QueryOf } from '#contract/types';
import { wire } from '#contract/wire';
import type { Language } from '#domain/language/language';
import { authorization } from './authorization';
import { failure } from './errors';
import { callUrl, fillSlots, type PathSlots, type QueryValues, repeatedParameters } from './url';

type Empty = Record<never, never>;
type PathPart<E extends Endpoint> = keyof PathValues<E> extends never ? Empty : { readonly path: PathValues<E> };
type QueryPart<E extends Endpoint> = Endpoints[E]['query'] extends null ? Empty : { readonly query?: QueryOf<E> };
type BodyPart<E extends Endpoint> = Endpoints[E]['body'] extends null ? Empty : { readonly body: BodyOf<E> };

/** The input of an endpoint by the contract: path, query and body. */
export type Input<E extends Endpoint> = PathPart<E> & QueryPart<E> & BodyPart<E>;

export interface SendOptions {
  readonly signal?: AbortSignal;
  /** Language of the request. By default reads use the chosen language and writes use English. */
  readonly language?: 'chosen' | Language;
  /** For login and the public password calls, where a stale token would be refused. */
  readonly anonymous?: boolean;
  /** Expected media type of the response; JSON by default. */
  readonly accept?: keyof typeof mediaTypes;
  /** `low` for what no first view waits for: on a slow line it follows the code of the page. */
  readonly priority?: RequestPriority | undefined;
}

/** Media types of requests and responses. */
export const mediaTypes = {
  json: 'application/json',
  csv: 'text/csv',
  excel: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** Some exports of spreadsheets refuse any but their own media type, others refuse that one unless all others are accepted too. */
const acceptHeader = (accept: keyof typeof mediaTypes) =>
  accept === 'excel' ? `${mediaTypes.excel}, */*;q=0.5` : mediaTypes[accept];

/** The parts of a call, untyped: what `send` and `upload` share. */
export interface Call {
  readonly endpoint: string;
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: BodyInit | null;
  readonly accept: keyof typeof mediaTypes;
}

/** A call's input without the contract's types. */
export interface LooseInput {
  readonly path?: PathSlots;
  readonly query?: QueryValues;
  readonly body?: unknown;
}

/**
 * The input of a read whose endpoint is a type parameter: the compiler cannot put the parts of `Input` together for an endpoint that
 * it does not know, so the parameters must have been typed before.
 */
export const queryInput = <E extends Endpoint>(query: object) => ({ query }) as unknown as Input<E>;

const appendTo = (form: FormData, name: string, value: unknown) => {
  if (Array.isArray(value)) for (const item of value) appendTo(form, name, item);
  else if (value instanceof Blob) form.append(name, value);
  else if (value === null || value === undefined) form.append(name, '');
  else form.append(name, String(value));
};

/** A form-data body: arrays are repeated, files sent as they are, null and undefined become an empty text. @source reference/product.md, section 7 */
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

const isRisk = (endpoint: string) => wire[endpoint]?.api === 'risk';

/** Only requests to the main API send the token, neither those to the risk API nor absolute URLs of other hosts. */
const takesToken = (endpoint: string, { origin }: URL) =>
  !isRisk(endpoint) && origin === new URL(config.apiEndpoint).origin;

/**
 * The request that an endpoint and its input make: address, headers and body.
 *
 * @throws ApiError `no-body` for a write without a body: such a request is not made
 */
export function prepareCall(endpoint: string, input: LooseInput, options: SendOptions = {}): Call {
  const [method, template] = split(endpoint);
  const path = fillSlots(template, input.path);
  const base = isRisk(endpoint) ? config.riskApiEndpoint : config.apiEndpoint;
  const url = callUrl(base, path, input.query, repeatedParameters(endpoint));
  const { body, contentType } = sentBody(endpoint, input.body);
  if (body === null && ['POST', 'PUT', 'PATCH'].includes(method)) {
    console.error(`${endpoint} needs a body`);
    throw failure('no-body', method, url);
  }
  const language = options.language ?? (method === 'GET' ? 'chosen' : 'en');
  const token = options.anonymous || !takesToken(endpoint, url) ? undefined : authorization().token();
  const { accept = 'json' } = options;
  const headers = new Headers({
    Accept: acceptHeader(accept),
    'Accept-Language': language === 'chosen' ? chosenLanguage() : language,
  });
  if (token) headers.set('Authorization', `Token ${token}`);
  if (contentType) headers.set('Content-Type', contentType);
  return { endpoint, method, url, headers, body, accept };
}
