import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type AnswerShape, answerShape, hasShape } from './answers';
import type { EndpointSpec } from './endpoint';
import { endpoints } from './endpoints';
import { wire } from './wire';

const schemaOf: Readonly<Record<string, EndpointSpec>> = endpoints;

/** The kind of answer that a schema describes; null where it describes none, which leaves texts, files and no content. */
function kindOf(schema: z.core.$ZodType | null) {
  if (schema === null) return null;
  if (schema instanceof z.ZodArray) return 'list';
  if (!(schema instanceof z.ZodObject)) throw new Error('An answer of a new kind needs a shape');
  const names = Object.keys(schema.shape);
  if (names.includes('results') && names.includes('count')) return 'page';
  return names.includes('id') ? 'record' : 'object';
}

const requiredNames = (schema: z.core.$ZodType | null) =>
  schema instanceof z.ZodObject
    ? Object.keys(schema.shape).filter((name) => !schema.shape[name].safeParse(undefined).success)
    : [];

/** Records whose empty form at the server has no id. */
const recordsWithoutId = ['GET /api/v2/country/{id}/', 'GET /api/v2/country/{id}/latest-per-overview/'];

test.each(Object.keys(endpoints))('%s is marked as its schema says', (name) => {
  const schema = schemaOf[name]?.response ?? null;
  const marked = answerShape(name);
  const kind = kindOf(schema);
  if (typeof marked !== 'string') {
    expect(marked).not.toHaveLength(0);
    expect(requiredNames(schema)).toEqual(expect.arrayContaining([...marked]));
    if (kind === 'record' && !recordsWithoutId.includes(name)) expect(marked).toContain('id');
  } else if (kind === null) expect(['nothing', 'text', 'file']).toContain(marked);
  else if (recordsWithoutId.includes(name)) expect(marked).toBe('object');
  else expect(marked).toBe(kind);
});

test('an endpoint is of the same API in the contract as on the wire', () => {
  for (const [name, { api }] of Object.entries(schemaOf)) expect(wire[name]?.api ?? 'main', name).toBe(api);
  for (const name of Object.keys(wire)) expect(schemaOf).toHaveProperty([name]);
});

describe('an answer has its shape', () => {
  const html = '<!doctype html><title>Sign in to the network</title>';
  test.each<[AnswerShape, valid: unknown, invalid: readonly unknown[]]>([
    ['page', { count: 0, results: [] }, [html, null, {}, [], { results: null, count: 0 }, { results: [] }]],
    ['list', [], [html, null, {}, '']],
    ['record', { id: 0 }, [html, null, {}, [], { id: null }]],
    ['object', {}, [html, null, []]],
    [['data'], { data: null }, [html, null, {}, []]],
    ['nothing', null, [html, { id: 1 }]],
    ['text', html, [null, {}]],
    ['file', new Blob(), [html, null, {}]],
  ])('%s', (shape, valid, invalid) => {
    expect(hasShape(shape, valid)).toBe(true);
    for (const answer of invalid) expect(hasShape(shape, answer)).toBe(false);
  });
});
