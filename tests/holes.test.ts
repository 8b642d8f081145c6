import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { EndpointSpec } from '#contract/endpoint';
import { endpoints } from '#contract/endpoints';
import { openTestSandbox, type TestSandbox } from '#sandbox/testSandbox';
import { endpointAt } from '../scripts/contract/endpointAt';
import { makeHoles } from '../scripts/holes/makeHoles';

const holes = (schema: z.ZodType, response: unknown, seed = 1) =>
  makeHoles(schema, response, { name: 'GET /x/', seed });

describe('holes', () => {
  const Row = z.object({ id: z.int(), name: z.string().nullable(), note: z.string().optional() });
  const rows = Array.from({ length: 30 }, (_, id) => ({ id, name: 'Name', note: 'Note' }));

  test('are made in every third row, and in each row by one of three seeds', () => {
    const holed = [1, 2, 3].map((seed) => {
      const result = holes(z.array(Row), rows, seed) as z.infer<typeof Row>[];
      return result.filter((row, index) => JSON.stringify(row) !== JSON.stringify(rows[index])).map(({ id }) => id);
    });
    for (const ids of holed) {
      expect(ids.length).toBeGreaterThan(6);
      expect(ids.length).toBeLessThanOrEqual(10);
      expect(new Set(ids.map((id) => id % 3)).size).toBe(1);
    }
    expect(new Set(holed.flat()).size).toBe(holed.flat().length);
  });

  test('are null only where null, absent only where absence is allowed', () => {
    const result = holes(z.array(Row), rows) as Record<string, unknown>[];
    expect(result.some(({ name }) => name === null)).toBe(true);
    expect(result.some((row) => !('note' in row))).toBe(true);
    expect(result.every((row) => 'name' in row && row.note !== null && typeof row.id === 'number')).toBe(true);
  });

  test('are the same for the same seed, and others for another', () => {
    const texts = [1, 1, 4].map((seed) => JSON.stringify(holes(z.array(Row), rows, seed)));
    expect(texts[0]).toBe(texts[1]);
    expect(texts[0]).not.toBe(texts[2]);
  });

  test('of a page are made in its rows, not in its count and links', () => {
    const Page = z.object({ count: z.int(), next: z.string().nullable(), results: z.array(Row) });
    for (const seed of [1, 2, 3]) {
      const page = holes(Page, { count: 30, next: '/2', results: rows }, seed) as z.infer<typeof Page>;
      expect(page).toMatchObject({ count: 30, next: '/2' });
      expect(page.results).not.toEqual(rows);
    }
  });

  test('reach nested objects, lists, unions and records of a single response', () => {
    const place = z.object({ name: z.string().nullable() });
    const One = z.object({
      place,
      either: z.union([z.int(), place]),
      byCode: z.record(z.string(), z.int().nullable()),
      rows: z.array(Row),
      others: z.array(z.int().nullable()),
    });
    const full = {
      place: { name: 'Place' },
      either: { name: 'Place' },
      byCode: { a: 1, b: 2, c: 3 },
      rows,
      others: [1, 2, 3, 4, 5, 6],
    };
    const all = [1, 2, 3, 4, 5, 6].map((seed) => holes(One, full, seed) as z.infer<typeof One>);
    expect(all.some((one) => one.place.name === null)).toBe(true);
    expect(all.some((one) => JSON.stringify(one.either) === '{"name":null}')).toBe(true);
    expect(all.some((one) => Object.values(one.byCode).includes(null))).toBe(true);
    expect(all.every((one) => JSON.stringify(one.rows) !== JSON.stringify(rows))).toBe(true);
    expect(all.some((one) => one.others.includes(null))).toBe(true);
    expect(full.place.name).toBe('Place');
  });
});

test.each([
  ['/api/v2/event/', 'GET /api/v2/event/'],
  ['/api/v2/event/mini/?limit=5', 'GET /api/v2/event/mini/'],
  ['/api/v2/event/12/', 'GET /api/v2/event/{id}/'],
  ['/api/v2/event/lake-basin', 'GET /api/v2/event/{slug}'],
  ['/api/v2/nothing/', undefined],
])('the endpoint of GET %s is %s', (address, name) => {
  expect(endpointAt('GET', address)?.[0]).toBe(name);
});

describe('a response with holes still matches the contract', () => {
  let sandbox: TestSandbox;
  let token: string;
  beforeAll(async () => {
    sandbox = openTestSandbox();
    token = await sandbox.logIn('super');
  });
  afterAll(() => sandbox.close());

  const lists: [string, EndpointSpec][] = Object.entries<EndpointSpec>(endpoints).filter(
    ([name, { api, response }]) => name.startsWith('GET ') && !name.includes('{') && api === 'main' && response,
  );

  test.each(lists)('%s', async (name, { response }) => {
    const answer = await sandbox.request(name.includes('?') ? name : `${name}?limit=30`, { token });
    if (!answer.ok || !response) return;
    const body: unknown = await answer.json();
    for (const seed of [1, 2, 3]) {
      const read = z.safeParse(response, makeHoles(response, body, { name, seed }));
      expect(read.error?.issues.slice(0, 3)).toBeUndefined();
    }
  });
});
