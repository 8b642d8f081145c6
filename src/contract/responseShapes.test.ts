import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { EndpointSpec } from './endpoint';
import { endpoints } from './endpoints';
import { matchesShape, type ResponseShape, responseShape } from './responseShapes';
import { wire } from './wire';

const schemaOf: Readonly<Record<string, EndpointSpec>> = endpoints;

/** The shape of a response schema; null without a schema, for texts, files and no content. */
function kindOf(schema: z.core.$ZodType | null) {
  if (schema === null) return null;
  if (schema instanceof z.ZodArray) return 'list';
  if (!(schema instanceof z.ZodObject)) throw new Error('This kind of schema has no shape');
  const names = Object.keys(schema.shape);
  if (names.includes('results') && names.includes('count')) return 'page';
  return names.includes('id') ? 'record' : 'object';
}

const requiredNames = (schema: z.core.$ZodType | null) =>
  schema instanceof z.ZodObject
    ? Object.keys(schema.shape).filter((name) => !schema.shape[name].safeParse(undefined).success)
    : [];

/** Records that have no id when they are empty, or at an older server. */
const recordsWithoutId = [
  'GET /api/v2/country/{id}/',
  'GET /api/v2/country/{id}/latest-per-overview/',
  'POST /api/v2/external-token/',
];

test.each(Object.keys(endpoints))('the shape of %s matches its schema', (name) => {
  const schema = schemaOf[name]?.response ?? null;
  const marked = responseShape(name);
  const kind = kindOf(schema);
  if (typeof marked !== 'string') {
    expect(marked).not.toHaveLength(0);
    expect(requiredNames(schema)).toEqual(expect.arrayContaining([...marked]));
    if (kind === 'record' && !recordsWithoutId.includes(name)) expect(marked).toContain('id');
  } else if (kind === null) expect(['nothing', 'text', 'file']).toContain(marked);
  else if (recordsWithoutId.includes(name)) expect(marked).toBe('object');
  else expect(marked).toBe(kind);
});

test('the wire table has the API of each endpoint in the contract', () => {
  for (const [name, { api }] of Object.entries(schemaOf)) expect(wire[name]?.api ?? 'main', name).toBe(api);
  for (const name of Object.keys(wire)) expect(schemaOf).toHaveProperty([name]);
});

describe('matchesShape', () => {
  const html = '<!doctype html><title>Sign in to the network</title>';
  test.each<[ResponseShape, valid: unknown, invalid: readonly unknown[]]>([
    ['page', { count: 0, results: [] }, [html, null, {}, [], { results: null, count: 0 }, { results: [] }]],
    ['list', [], [html, null, {}, '']],
    ['record', { id: 0 }, [html, null, {}, [], { id: null }]],
    ['object', {}, [html, null, []]],
    [['data'], { data: null }, [html, null, {}, []]],
    ['nothing', null, [html, { id: 1 }]],
    ['text', html, [null, {}]],
    ['file', new Blob(), [html, null, {}]],
  ])('%s', (shape, valid, invalid) => {
    expect(matchesShape(shape, valid)).toBe(true);
    for (const answer of invalid) expect(matchesShape(shape, answer)).toBe(false);
  });
});
