import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type AnswerShape, answerShape, hasShape } from './answers';
import type { EndpointSpec } from './endpoint';
import { endpoints } from './endpoints';
import { wire } from './wire';

const schemaOf: Readonly<Record<string, EndpointSpec>> = endpoints;

/** The shape that a schema describes; undefined where it describes none, which leaves texts, files and no content. */
function shapeOf(schema: z.ZodType | null): AnswerShape | undefined {
  if (schema === null) return undefined;
  if (schema instanceof z.ZodArray) return 'list';
  if (!(schema instanceof z.ZodObject)) throw new Error('An answer of a new kind needs a shape');
  const names = Object.keys(schema.shape);
  if (names.includes('results') && names.includes('count')) return 'page';
  if (names.includes('id')) return 'record';
  return names.filter((name) => !schema.shape[name].safeParse(undefined).success);
}

test.each(Object.keys(endpoints))('%s is marked as its schema says', (name) => {
  const marked = answerShape(name);
  const described = shapeOf(schemaOf[name]?.response ?? null);
  if (described === undefined) expect(['nothing', 'text', 'file']).toContain(marked);
  else if (typeof described === 'string') expect(marked).toBe(described);
  else {
    expect(marked).not.toHaveLength(0);
    expect(described).toEqual(expect.arrayContaining([...marked]));
  }
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
    [['data'], { data: null }, [html, null, {}, []]],
    ['nothing', null, [html, { id: 1 }]],
    ['text', html, [null, {}]],
    ['file', new Blob(), [html, null, {}]],
  ])('%s', (shape, valid, invalid) => {
    expect(hasShape(shape, valid)).toBe(true);
    for (const answer of invalid) expect(hasShape(shape, answer)).toBe(false);
  });
});
