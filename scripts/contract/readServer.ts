import { safeParse } from 'zod/v4/core';
import type { EndpointSpec } from '#contract/endpoint';
import { endpoints } from '#contract/endpoints';

export interface ServerToRead {
  /** The address of the GO API, without `/api`. */
  readonly server: string;
  /** The address of the risk API; its endpoints are not read without it. */
  readonly risk?: string | undefined;
  readonly token?: string | undefined;
  /** Maximum rows of a list; ids for single records are taken from them. */
  readonly limit?: number;
  readonly fetch?: (request: Request) => Promise<Response> | Response;
}

export interface ServerReading {
  /** Number of responses that were compared with the contract. */
  readonly responses: number;
  /** What does not fit, one line each. */
  readonly misfits: readonly string[];
  /** Endpoints without any compared response, with the reason: refused, missing, or nothing to read. */
  readonly notRead: readonly string[];
}

type Row = Readonly<Record<string, unknown>>;
type Value = string | number;

/** Records read of each endpoint with a parameter. */
const recordsOfEach = 4;

const property =
  (name: string) =>
  (row: Row): unknown[] => [row[name]];

/** Lists with the values of a parameter, where they are not the ids of the list at the endpoint's own path. */
const sources: Readonly<Record<string, readonly [list: string, valuesOf: (row: Row) => unknown[]]>> = {
  'GET /api/v2/event/{slug}': ['GET /api/v2/event/', property('slug')],
  'GET /api/v2/user/{id}/': ['GET /api/v2/user/me/', property('id')],
  'GET /api/v2/language/{id}/': ['GET /api/v2/language/', property('code')],
  'GET /api/v2/country-plan/{country}/': ['GET /api/v2/country/', property('id')],
  'GET /api/v2/region-project/{id}/overview/': ['GET /api/v2/region/', property('id')],
  'GET /api/v2/region-project/{id}/movement-activities/': ['GET /api/v2/region/', property('id')],
  'GET /api/v2/region-project/{id}/national-society-activities/': ['GET /api/v2/region/', property('id')],
  'GET /api/v2/dref/{id}/': ['GET /api/v2/active-dref/', property('id')],
  'GET /api/v2/dref-share-user/{id}/': ['GET /api/v2/active-dref/', property('id')],
  'GET /api/v2/dref-op-update/{id}/': [
    'GET /api/v2/active-dref/',
    ({ operational_update_details: updates }) => (Array.isArray(updates) ? updates.map(({ id }) => id) : []),
  ],
  'GET /api/v2/dref-final-report/{id}/': ['GET /api/v2/completed-dref/', property('id')],
  'GET /api/v2/per-overview/{id}/': ['GET /api/v2/per-process-status/', property('id')],
  'GET /api/v2/per-assessment/{id}/': ['GET /api/v2/per-process-status/', property('assessment')],
  'GET /api/v2/per-prioritization/{id}/': ['GET /api/v2/per-process-status/', property('prioritization')],
  'GET /api/v2/per-work-plan/{id}/': ['GET /api/v2/per-process-status/', property('workplan')],
  'GET /api/v2/public-per-assessment/{id}/': ['GET /api/v2/public-per-process-status/', property('assessment')],
  'GET /api/v2/public-per-prioritization/{id}/': ['GET /api/v2/public-per-process-status/', property('prioritization')],
};

/** Queries without which an endpoint answers nothing. */
const queries: Readonly<Record<string, string>> = {
  'GET /api/v1/search/': 'keyword=flood',
  'GET /api/v1/aggregate/': 'model_type=appeal&sum_amount_funded=amount_funded',
  'GET /api/v1/country-seasonal/': 'iso3=ken',
  'GET /api/v1/country-imminent-counts/': 'iso3=ken',
  'GET /api/v2/bulk-upload-local-unit/get-bulk-upload-template/': 'bulk_upload_template=local_unit',
};

/** Reads that store something at the server. */
const writing = ['GET /api/v2/export-flash-update/{id}/'];

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const isValue = (value: unknown): value is Value => typeof value === 'number' || typeof value === 'string';

/** The rows of a list or of a page of one; a single record is one row. */
function rowsOf(body: unknown): Row[] {
  const rows = isRow(body) && Array.isArray(body.results) ? body.results : body;
  return (Array.isArray(rows) ? rows : [rows]).filter(isRow);
}

/** The list of which `GET /api/v2/event/{id}/…` reads one record. */
const listOf = (endpoint: string) => endpoint.slice(0, endpoint.indexOf('{'));

/** Places of the same kind in different rows are one misfit: `results.0.name` and `results.7.name`. */
const placeOf = (path: readonly PropertyKey[]) =>
  path.map((part) => (typeof part === 'number' ? '[]' : String(part))).join('.');

/**
 * Reads every GET endpoint of the contract at a running server, and compares the responses with the contract's schemas.
 *
 * Ids of single records are taken from the lists that the server answers. Only requests that read are sent.
 */
export async function readServer({
  server,
  risk,
  token,
  limit = 50,
  fetch: send = fetch,
}: ServerToRead): Promise<ServerReading> {
  const bodies = new Map<string, unknown>();
  const misfits = new Map<string, { readonly first: string; count: number }>();
  const notRead: string[] = [];
  let responses = 0;

  const note = (line: string, address: string) => {
    const known = misfits.get(line);
    if (known) known.count += 1;
    else misfits.set(line, { first: address, count: 1 });
  };

  /** @returns the body; null when the response was refused or not JSON. */
  const read = async (
    name: string,
    { api, response: schema }: EndpointSpec,
    address: string,
    refusals: Set<string>,
  ) => {
    const base = (api === 'risk' ? risk : server) ?? server;
    const headers = {
      Accept: 'application/json',
      ...(token && api === 'main' ? { Authorization: `Token ${token}` } : {}),
    };
    const response = await send(new Request(base.replace(/\/$/, '') + address, { headers }));
    if ([401, 403, 404].includes(response.status)) {
      refusals.add(String(response.status));
      return null;
    }
    responses += 1;
    if (!response.ok) {
      note(`${name}: answered ${response.status}`, address);
      return null;
    }
    const body: unknown = await response.json().catch(() => undefined);
    if (body === undefined) {
      note(`${name}: the response is not JSON`, address);
      return null;
    }
    const { error } = schema ? safeParse(schema, body) : {};
    for (const { path, message } of error?.issues ?? []) note(`${name} ${placeOf(path)}: ${message}`, address);
    return body;
  };

  const table = Object.entries<EndpointSpec>(endpoints).filter(
    ([name, { response }]) => name.startsWith('GET ') && response !== null && !writing.includes(name),
  );

  for (const [name, spec] of table) {
    const path = name.slice('GET '.length);
    if (path.includes('{')) continue;
    if (spec.api === 'risk' && risk === undefined) {
      notRead.push(`${name}: name the risk API by --risk`);
      continue;
    }
    const refusals = new Set<string>();
    const query = [queries[name], spec.query && 'limit' in spec.query._zod.def.shape ? `limit=${limit}` : undefined];
    const search = query.filter(Boolean).join('&');
    const body = await read(name, spec, search ? `${path}?${search}` : path, refusals);
    bodies.set(name, body);
    for (const status of refusals) notRead.push(`${name}: ${status}`);
  }

  for (const [name, spec] of table) {
    const path = name.slice('GET '.length);
    if (!path.includes('{') || (spec.api === 'risk' && risk === undefined)) continue;
    const [list, valuesOf] = sources[name] ?? [listOf(name), property('id')];
    const values = [...new Set(rowsOf(bodies.get(list)).flatMap(valuesOf).filter(isValue))];
    const refusals = new Set<string>();
    let found = 0;
    for (const value of values.slice(0, recordsOfEach * 5)) {
      if (found === recordsOfEach) break;
      const address = path.replace(/\{\w+\}/, encodeURIComponent(value));
      if ((await read(name, spec, address, refusals)) !== null) found += 1;
    }
    if (found > 0) continue;
    notRead.push(
      `${name}: ${refusals.size > 0 ? [...refusals].join(', ') : `${list} gives no value for its parameter`}`,
    );
  }

  return {
    responses,
    misfits: [...misfits].map(([line, { first, count }]) => `${line} (${first}${count > 1 ? `, ${count} times` : ''})`),
    notRead,
  };
}
