import { describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints';
import { wire } from '#contract/wire';
import { type ContractEndpoint, compareWith, type OpenApiDocument } from '../scripts/contract/compare';
import { dumpContract } from '../scripts/contract/dump';
import type { SchemaNode } from '../scripts/contract/schemas';
import reasons from '../src/contract/contract-exceptions.json';

test('dumpContract returns every endpoint with a path and JSON Schemas', () => {
  const dump = dumpContract();
  expect(dump.endpoints).toHaveLength(Object.keys(endpoints).length);
  for (const { method, path, query, response } of dump.endpoints) {
    expect(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).toContain(method);
    expect(path).toMatch(/^\/[a-z0-9/_{}-]+$/);
    if (query) expect(query).toMatchObject({ type: 'object' });
    if (response) expect(Object.keys(response).length).toBeGreaterThan(1);
  }
});

test('the reasons for differences name existing endpoints', () => {
  const names = Object.keys(endpoints);
  const unknown = Object.keys(reasons).filter((line) => !names.some((name) => line.startsWith(`${name} `)));
  expect(unknown).toEqual([]);
});

const documentOf = (operation: object): OpenApiDocument => ({ paths: { '/api/v2/thing/{pk}/': operation as never } });
const endpointOf = (parts: Partial<ContractEndpoint>): ContractEndpoint => ({
  method: 'GET',
  path: '/api/v2/thing/{id}/',
  api: 'main',
  query: null,
  body: null,
  response: null,
  ...parts,
});
const object = (properties: Record<string, SchemaNode>, required: string[] = []): SchemaNode => ({
  type: 'object',
  properties,
  required,
});
const json = (schema: SchemaNode) => ({ content: { 'application/json': { schema } } });
const answering = (schema: SchemaNode) => documentOf({ get: { responses: { 200: json(schema) } } });
const differences = (document: OpenApiDocument, parts: Partial<ContractEndpoint>) =>
  compareWith(document, [endpointOf(parts)], {}).differences;

describe('compareWith', () => {
  const theirs = object({
    id: { type: 'integer' },
    name: { type: 'string', nullable: true },
    tags: { type: 'array', items: object({ key: { type: 'integer' } }) },
  });

  test('finds no differences regardless of slot names and of the notation of null and numbers', () => {
    const own = object({
      id: { type: 'number' },
      name: { anyOf: [{ type: 'string' }, { type: 'null' }] },
      tags: { type: 'array', items: object({ key: { type: 'integer' } }) },
    });
    expect(differences(answering(theirs), { response: own })).toEqual([]);
    expect(compareWith(answering(theirs), [endpointOf({ api: 'risk', path: '/x/' })], {})).toMatchObject({
      compared: 0,
      skipped: 1,
    });
  });

  test.each([
    ['a missing field', { other: { type: 'string' } }, 'response.other: the server does not send it'],
    ['null', { name: { type: 'string' } }, 'response.name: the server may send null'],
    ['another type', { id: { type: 'string' } }, 'response.id: response type string but the server sends integer'],
    [
      'a row of a list',
      { tags: { type: 'array', items: object({ label: { type: 'string' } }) } },
      'response.tags[].label: the server does not send it',
    ],
  ] satisfies [string, Record<string, SchemaNode>, string][])('finds %s in a response', (_, properties, line) => {
    expect(differences(answering(theirs), { response: object(properties) })).toEqual([
      `GET /api/v2/thing/{id}/ ${line}`,
    ]);
  });

  test('finds unknown, read-only and missing required fields of a body', () => {
    const taken = object(
      { id: { type: 'integer', readOnly: true }, at: { type: 'string', readOnly: true }, name: { type: 'string' } },
      ['at', 'name'],
    );
    const document = documentOf({ post: { requestBody: json(taken) }, patch: { requestBody: json(taken) } });
    const body = object({ id: { type: 'integer' }, at: { type: 'string' }, colour: { type: 'string' } });
    const lines = ['body.at: the server only sends it', 'body.colour: the server does not take it'];
    expect(differences(document, { method: 'PATCH', body })).toEqual(
      lines.map((line) => `PATCH /api/v2/thing/{id}/ ${line}`),
    );
    expect(differences(document, { method: 'POST', body })).toEqual(
      [...lines, 'body.name: the server requires it'].map((line) => `POST /api/v2/thing/{id}/ ${line}`),
    );
  });

  test('finds unknown operations and parameters', () => {
    const document = documentOf({
      get: {
        parameters: [
          { name: 'country', in: 'query' },
          { name: 'pk', in: 'path' },
        ],
      },
    });
    const query = object({ country: { type: 'integer' }, limit: { type: 'integer' }, colour: { type: 'string' } });
    expect(differences(document, { query })).toEqual([
      'GET /api/v2/thing/{id}/ query.colour: the endpoint does not take it',
    ]);
    expect(differences(document, { method: 'DELETE' })).toEqual([
      'DELETE /api/v2/thing/{id}/: path: no such operation',
    ]);
  });

  test('follows references and stops in recursive schemas', () => {
    const document = {
      ...answering({ $ref: '#/components/schemas/Node' }),
      components: {
        schemas: { Node: object({ child: { $ref: '#/components/schemas/Node' }, name: { type: 'string' } }) },
      },
    };
    const own: SchemaNode = object({ child: { $ref: '#' }, name: { type: 'string' } });
    expect(differences(document, { response: own })).toEqual([]);
    const wrong = object({ child: object({ child: object({ name: { type: 'integer' } }) }) });
    expect(differences(document, { response: wrong })).toEqual([
      'GET /api/v2/thing/{id}/ response.child.child.name: response type integer but the server sends string',
    ]);
  });

  test('ignores differences with a reason and lists reasons without a difference', () => {
    const line = 'GET /api/v2/thing/{id}/ response.other: the server does not send it';
    const endpoint = endpointOf({ response: object({ other: { type: 'string' } }) });
    expect(compareWith(answering(theirs), [endpoint], { [line]: 'why', other: 'why' })).toMatchObject({
      differences: [],
      unusedReasons: ['other'],
    });
  });
});

test('repeated parameters of the wire table exist in the contract', () => {
  const parameters = new Map(
    Object.entries(endpoints).map(([name, { query }]) => [name, Object.keys(query?.shape ?? {})]),
  );
  for (const [name, { repeat = [] }] of Object.entries(wire)) {
    for (const parameter of repeat) expect(parameters.get(name), name).toContain(parameter);
  }
});
