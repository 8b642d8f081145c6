import { QueryClient } from '@tanstack/react-query';
import { delay, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { defineList } from './defineList';
import { fieldSortedDescending } from './emptyLast';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

interface Row {
  readonly id: number;
  readonly start_date: string | null;
}

const row = (id: number, start_date: string | null): Row => ({ id, start_date });
const dated = ['2026-05-01', '2026-04-01', '2026-03-01', '2026-02-01'].map((day, index) => row(index + 1, day));
const undated = [row(8, null), row(9, null), row(10, null)];

/** The list as the server sorts it, from the latest: rows without a date first. */
const serve = (rows: readonly Row[]) => {
  const queries: string[] = [];
  server.use(
    http.get('http://localhost:3000/api/v2/personnel/', ({ request }) => {
      const { searchParams } = new URL(request.url);
      queries.push(searchParams.toString());
      const found = searchParams.has('start_date__gte') ? rows.filter(({ start_date }) => start_date !== null) : rows;
      const offset = Number(searchParams.get('offset') ?? 0);
      return HttpResponse.json({
        count: found.length,
        next: null,
        previous: null,
        results: found.slice(offset, offset + Number(searchParams.get('limit'))),
      });
    }),
  );
  return queries;
};

const list = (filter: string | null, tieBreak?: string) =>
  defineList('GET /api/v2/personnel/', {
    filters: {},
    toQuery: () => ({}),
    defaultOrdering: '-start_date',
    tieBreak,
    nullableFields: { start_date: filter },
  });

const idsOf = async (filter: string | null, page: number, limit: number, tieBreak?: string) => {
  const table = { limit, offset: (page - 1) * limit, ordering: undefined };
  // the test's client shares nothing with the product's
  const { results } = await new QueryClient().fetchQuery(list(filter, tieBreak).pageQuery({}, table, undefined));
  return results.map(({ id }) => id);
};

describe.each(['start_date__gte', null])('sorted from the latest date, with the filter %s', (filter) => {
  test.each([
    [1, 3, [1, 2, 3]],
    [2, 3, [4, 8, 9]],
    [3, 3, [10]],
    [1, 4, [1, 2, 3, 4]],
    [2, 4, [8, 9, 10]],
    [1, 9999, [1, 2, 3, 4, 8, 9, 10]],
  ])('page %i of %i rows has the rows with a date before those without', async (page, limit, ids) => {
    serve([...undated, ...dated]);
    expect(await idsOf(filter, page, limit)).toEqual(ids);
  });
});

describe('a long list without a filter', () => {
  const many = Array.from({ length: 1_000 }, (_, index) => row(index + 10, null));

  test.each([
    [1, 3, [1, 2, 3]],
    [2, 3, [4, 10, 11]],
    [3, 3, [12, 13, 14]],
    [335, 3, [1008, 1009]],
  ])('page %i of %i rows has the rows with a date before those without', async (page, limit, ids) => {
    serve([...many, ...dated]);
    expect(await idsOf(null, page, limit)).toEqual(ids);
  });

  test('is read in few rounds and not whole, and the next page knows where the dates begin', async () => {
    const queries = serve([...many, ...dated, row(5, '2026-01-01')]);
    let [rounds, open] = [0, 0];
    server.use(
      http.get('*', async () => {
        if (open === 0) rounds += 1;
        open += 1;
        await delay(20);
        open -= 1;
      }),
    );
    // an order of its own: where the dates begin is known of that of the tests above
    expect(await idsOf(null, 1, 3, '-id')).toEqual([1, 2, 3]);
    expect(queries.every((query) => !query.includes('limit=9999'))).toBe(true);
    // one row after the other takes 12
    expect(rounds).toBeLessThan(10);
    expect(queries.length).toBeLessThan(24);
    queries.length = 0;
    expect(await idsOf(null, 2, 3, '-id')).toEqual([4, 5, 10]);
    expect(queries.length).toBeLessThan(8);
  });

  test('without any date is as the server has it', async () => {
    serve(many);
    expect(await idsOf(null, 1, 3)).toEqual([10, 11, 12]);
  });
});

test('a first page that begins with a date takes one request, as without this rule', async () => {
  const queries = serve(dated);
  expect(await idsOf('start_date__gte', 1, 3)).toEqual([1, 2, 3]);
  expect(queries).toHaveLength(1);
  expect(await idsOf('start_date__gte', 2, 3)).toEqual([4]);
});

test.each([
  ['-start_date,name', {}, 'start_date'],
  ['start_date,name', {}, undefined],
  ['name,-start_date', {}, undefined],
  ['-start_date', { start_date__lte: '2026-01-01' }, undefined],
  ['-start_date', { start_date__lte: null }, 'start_date'],
  [undefined, {}, undefined],
])('the order %s with %o can have rows without %s first', (ordering, filters, field) =>
  expect(fieldSortedDescending({ ordering, ...filters }, { start_date: null })).toBe(field),
);
